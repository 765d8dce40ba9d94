/** A JSON object whose members have not been validated. */
export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value if it is an object, otherwise an empty object. */
export const objectOf = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});

/** The objects of a list; empty if the value is not a list. */
export const objectsIn = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

/** Whether two JSON values are equal. The order of object keys is ignored; the order of array items counts. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every(
    (key) => Object.hasOwn(b, key) && sameJson(a[key as keyof typeof a], b[key as keyof typeof b]),
  );
}

declare const held: unique symbol;

/**
 * JSON text of a T that this service wrote: it is sent unchanged, or parsed with `fromJsonText` without validation.
 */
export type JsonText<T> = string & { readonly [held]: T };

export const toJsonText = <T>(value: T): JsonText<T> => JSON.stringify(value) as JsonText<T>;

export const fromJsonText = <T>(text: JsonText<T>): T => JSON.parse(text);

/** In characters of JSON. A longer list is cut, and a longer object left out, where a record is repeated to every reader. */
export const LONGEST_MEMBER = 32 * 1024;

/**
 * A payload of limited size, so that long values from an untrusted file are not repeated to every reader.
 * Lists over 32 KB of JSON are cut to the items that fit, objects of that size are left out, and `shortened`
 * names both. The type of the payload comes from where it is used, so that the compiler sees a wrong name in it.
 */
export function bounded<T extends object>(payload: NoInfer<T>): T {
  const long = Object.entries(payload).filter(([, value]) => isTooLong(value));
  if (long.length === 0) return payload;
  const short = Object.fromEntries(
    long.map(([name, value]) => [name, Array.isArray(value) ? leading(value) : undefined]),
  );
  return { ...payload, ...short, shortened: long.map(([name]) => name) };
}

/** Whether `bounded` would cut this member or leave it out. */
const isTooLong = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && JSON.stringify(value).length > LONGEST_MEMBER;

function leading(list: readonly unknown[]): unknown[] {
  // The brackets and commas count too, so that an item of a list that is too long does not fit.
  let left = LONGEST_MEMBER - 1;
  const end = list.findIndex((item) => {
    left -= JSON.stringify(item).length + 1;
    return left < 0;
  });
  return list.slice(0, end);
}
