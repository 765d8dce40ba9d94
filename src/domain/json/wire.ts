/** A type of the contract as rules read it: nothing in it can be changed, however deep. */
export type Wire<T> = T extends (infer Item)[]
  ? readonly Wire<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Wire<T[Key]> }
    : T;

type KeyOf<T> = T extends unknown ? keyof T : never;

/** A union whose members may be asked for each other's fields: those that they do not have are undefined. */
export type OneOf<T, Names extends PropertyKey = KeyOf<T>> = T extends unknown
  ? T & { readonly [Name in Exclude<Names, keyof T>]?: undefined }
  : never;
