export type Json = null | boolean | number | string | Json[] | JsonObject;

export interface JsonObject {
  [key: string]: Json;
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object, or an empty object for any other value. For optional parts of a document. */
export function objectOr(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

/** The elements, or an empty list when the value is not an array. */
export function arrayOr(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

/** One step of a JSON pointer (RFC 6901 §3). */
export function pointerStep(key: string | number): string {
  return `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The key of a JSON pointer step, which is given without its `/`. */
export function unescapeStep(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** Value under a JSON pointer ("" is the whole document), or undefined when it does not exist. */
export function atPointer(value: Json, pointer: string): Json | undefined {
  let current: Json | undefined = value;
  for (const step of pointer.split('/').slice(1)) {
    const key = unescapeStep(step);
    if (Array.isArray(current)) current = /^\d+$/.test(key) ? current[Number(key)] : undefined;
    else current = isObject(current) && Object.hasOwn(current, key) ? current[key] : undefined;
  }
  return current;
}

/** Compares by code unit, which gives the same order on every machine, whatever its locale. */
export function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
