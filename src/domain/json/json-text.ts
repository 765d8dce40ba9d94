declare const held: unique symbol;

/** JSON text of a T that this service wrote: it goes out as it is, or is read with `fromJsonText`. */
export type JsonText<T> = string & { readonly [held]: T };

export const toJsonText = <T>(value: T): JsonText<T> => JSON.stringify(value) as JsonText<T>;

export const fromJsonText = <T>(text: JsonText<T>): T => JSON.parse(text);
