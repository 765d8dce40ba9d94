/** A type of the contract as rules read it: nothing in it can be changed, however deep. */
export type Wire<T> = T extends (infer Item)[]
  ? readonly Wire<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Wire<T[Key]> }
    : T;

/** Fields of the contract whose values are not known to be those of the contract: of somebody who may write anything. */
export type Unread<T, Names extends keyof T, Value = unknown> = { readonly [Name in Names]?: Value };

type KeyOf<T> = T extends unknown ? keyof T : never;

/** A union whose members may be asked for each other's fields: those that they do not have are undefined. */
export type OneOf<T, Names extends PropertyKey = KeyOf<T>> = T extends unknown
  ? T & { readonly [Name in Exclude<Names, keyof T>]?: undefined }
  : never;
