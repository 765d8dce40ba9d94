import { judgeable, must } from '../verdict.ts';
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
