import { isObject } from '../../../src/domain/json/values.ts';
import type { Expected } from './statement.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const UUID7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

const isText = (value: unknown, form: RegExp) => typeof value === 'string' && form.test(value);

type Check = (value: unknown, of: Expected) => boolean;
const fits = (value: unknown, of: Expected) => faultsOf(value, of).length === 0;

const CHECKS: Readonly<Record<string, Check>> = {
  uuid: (value) => isText(value, UUID),
  uuid7: (value) => isText(value, UUID7),
  timestamp: (value) => isText(value, INSTANT),
  text: (value) => typeof value === 'string' && value !== '',
  integer: (value) => Number.isSafeInteger(value),
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  object: isObject,
  list: (value) => Array.isArray(value),
  absent: (value) => value === undefined,
  some: (value, of) => Array.isArray(value) && value.some((item) => fits(item, of)),
  none: (value, of) => Array.isArray(value) && !value.some((item) => fits(item, of)),
  each: (value, of) => Array.isArray(value) && value.length > 0 && value.every((item) => fits(item, of)),
  items: (value, of) => Array.isArray(value) && value.length === of,
  'one of': (value, of) => Array.isArray(of) && of.some((choice) => fits(value, choice)),
  like: (value, of) => isText(value, new RegExp(String(of))),
};

/** Where a value is not what it must be; empty when it is. */
export function faultsOf(value: unknown, expected: Expected, at = ''): string[] {
  const fault = () => [`${at || 'the value'} is ${JSON.stringify(value)}, not ${JSON.stringify(expected)}`];
  if (isObject(expected) && typeof expected.$ === 'string') {
    const check = CHECKS[expected.$];
    if (check === undefined) throw new Error(`a statement describes a value by ${expected.$}`);
    return check(value, (expected.of ?? null) as Expected) ? [] : fault();
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(value) || value.length !== expected.length) return fault();
    return expected.flatMap((item, index) => faultsOf(value[index], item, `${at}[${index}]`));
  }
  if (isObject(expected)) {
    if (!isObject(value)) return fault();
    return Object.entries(expected).flatMap(([key, inner]) =>
      faultsOf(Object.hasOwn(value, key) ? value[key] : undefined, inner as Expected, `${at}.${key}`),
    );
  }
  return value === expected ? [] : fault();
}
