import { isObject, type Json, listOf } from '../../client/json.ts';
import { judgeable, must } from '../verdict.ts';
import { at } from './readings.ts';
import type { Called } from './wire/called.ts';

/** A request that breaks a rule must be refused; with one of the codes where the rule names them. */
export function mustBeRefused(called: Called, what: string, codes: readonly string[] = []): void {
  const { refusal, fault, body, task } = called;
  judgeable(fault === null, `${task}: ${fault}`);
  const instead = `was answered with ${JSON.stringify(body.status ?? 'an answer')}`;
  must(refusal !== null, `${what} must be refused, but ${instead}`, called);
  if (codes.length > 0)
    must(
      codes.includes(refusal.code),
      `${what} must be refused with ${codes.join(' or ')}, but was refused with ${refusal.code}`,
      called,
    );
}

/** Codes that say that a request is wrong by itself. */
export const WRONG = ['INVALID_REQUEST', 'VALIDATION_ERROR'];
/** Codes that say who may not call. */
export const UNKNOWN_CALLER = [
  'AUTH_REQUIRED',
  'AUTH_MISSING',
  'AUTH_INVALID',
  'UNAUTHORIZED',
  'PERMISSION_DENIED',
];

/** The object in a list that has a value in a member. */
export const found = (list: unknown, member: string, value: unknown): Json | undefined =>
  listOf(list).find((item): item is Json => isObject(item) && item[member] === value);

/** The object at a path of an answer; NotJudged when it is none. */
export function objectAt(called: Called, ...path: readonly (string | number)[]): Json {
  const value = at(called.body, path);
  judgeable(isObject(value), `the answer of ${called.task} has no \`${path.join('.')}\``);
  return value;
}

/** The text at a path of an answer; NotJudged when it is none. */
export function textAt(called: Called, ...path: readonly (string | number)[]): string {
  const value = at(called.body, path);
  judgeable(typeof value === 'string', `the answer of ${called.task} has no \`${path.join('.')}\``);
  return value;
}
