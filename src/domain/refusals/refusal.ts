import type { TaskErrorCode } from '../../../generated/task-errors.ts';
import { TaskError } from './task-error.ts';

/** Why a request is refused: an error code, the path of the field, and how to correct it. */
export type BuyRejected = {
  readonly code: TaskErrorCode;
  /** `packages[0].budget`; empty when no single field is wrong. */
  readonly field: string;
  readonly message: string;
  readonly details?: Readonly<Record<string, unknown>>;
  readonly suggestion?: string;
  /** Name of the rule that an asset breaks, which `validate_input` returns. */
  readonly rule?: string;
  /** Overrides the `recovery` that the error table has for the code. */
  readonly recovery?: 'transient' | 'correctable' | 'terminal';
};

/** The validated value, or all refusals in the order of the checks. */
export type Judged<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusals: readonly [BuyRejected, ...BuyRejected[]] };

type Extra = Pick<BuyRejected, 'details' | 'suggestion' | 'recovery' | 'rule'>;

export const refuse = (
  code: TaskErrorCode,
  field: string,
  message: string,
  extra: Extra = {},
): BuyRejected => ({
  code,
  field,
  message,
  ...extra,
});

/**
 * The refusal of a value outside a closed set. Its details name the rejected value and the values that this caller
 * may send.
 */
export const outside = (
  code: TaskErrorCode,
  field: string,
  message: string,
  rejected: unknown,
  accepted: readonly unknown[],
): BuyRejected =>
  refuse(code, field, message, { details: { rejected_value: rejected, accepted_values: accepted } });

/** `value()` when there are no refusals, otherwise the refusals. */
export function judged<T>(refusals: readonly BuyRejected[], value: () => T): Judged<T> {
  const [first, ...others] = refusals;
  return first === undefined ? { ok: true, value: value() } : { ok: false, refusals: [first, ...others] };
}

/**
 * Placeholder for the value of a refused request, which is never read.
 *
 * @throws {RangeError} always
 */
export const noValue = (): never => {
  throw new RangeError('what was refused has no value');
};

/** A field path as a JSON pointer: `packages[0].budget` → `/packages/0/budget`. */
export const pointerOf = (field: string): string =>
  field === ''
    ? ''
    : `/${field
        .replaceAll('~', '~0')
        .replaceAll('/', '~1')
        .replaceAll(/\[(\d+)\]/g, '.$1')
        .split('.')
        .join('/')}`;

/** The task's error: the first refusal, and the others as its `issues`. */
export function taskErrorOf([first, ...others]: readonly [BuyRejected, ...BuyRejected[]]): TaskError {
  const issues = [first, ...others].map(({ field, message }) => ({
    pointer: pointerOf(field),
    message,
    keyword: 'rule',
  }));
  return new TaskError(first.code, first.message, {
    ...(first.field === '' ? {} : { field: first.field }),
    ...(first.suggestion === undefined ? {} : { suggestion: first.suggestion }),
    ...(first.details === undefined ? {} : { details: first.details }),
    ...(first.recovery === undefined ? {} : { recovery: first.recovery }),
    ...(others.length === 0 || first.field === '' ? {} : { issues }),
  });
}
