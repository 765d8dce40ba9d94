// @generated from codegen/emit/webhooks.ts by codegen. Do not edit; run "npm run codegen".

/**
 * A body while it is written: deeply readonly, and an optional member may be undefined, which leaves it out of the
 * JSON. A writer can so name every member in one literal, in which the compiler sees a wrong name.
 */
export type Written<T> = T extends readonly (infer Item)[]
  ? readonly Written<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: {} extends Pick<T, K> ? Written<T[K]> | undefined : Written<T[K]> }
    : T;
