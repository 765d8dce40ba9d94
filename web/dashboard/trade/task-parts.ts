import type { TaskOutput } from '../../../client/index.ts';
import type { TaskName } from '../../../generated/tasks.ts';
import type { Html } from '../../html.ts';
import { type Failure, failureIn, type TaskAnswered, type Visit } from '../dashboard.ts';
import { refusedBlock } from '../parts.ts';

/** The answer of a task in the form that has this member; others of its forms are refusals. */
export type AnswerWith<T extends TaskName, K extends string> = Extract<
  TaskOutput<T>,
  { readonly [Key in K]: unknown }
>;

/** What a task answered, or why it did not. */
export function answerWith<T extends TaskName, K extends string>(
  answer: TaskAnswered<T>,
  member: K,
): { readonly data: AnswerWith<T, K> } | { readonly failure: Failure } {
  const { data } = answer;
  // The member tells the form of the answer.
  if (data !== undefined && member in data) return { data: data as AnswerWith<T, K> };
  return { failure: failureIn(answer) ?? refusalIn(data) };
}

/** The first of the errors with which a task refused what it was asked. */
function refusalIn(data: unknown): Failure {
  const [first] =
    (data as { errors?: readonly { code?: string; message?: string }[] } | undefined)?.errors ?? [];
  return {
    status: 400,
    code: first?.code ?? 'refused',
    message: first?.message ?? 'The agent did not do it, and gave no reason.',
    issues: [],
    detail: {},
  };
}

/** A part of a page that says its own refusal, so that the rest of the page stays. */
export function taskBlock<T extends TaskName, K extends string>(
  visit: Visit,
  answer: TaskAnswered<T>,
  member: K,
  show: (data: AnswerWith<T, K>) => Html,
): Html {
  const found = answerWith(answer, member);
  return 'data' in found ? show(found.data) : refusedBlock(visit, found.failure);
}

/** An amount in the currency's own way, or both as they are when the currency is unknown. */
export function moneyText(value: number | undefined, currency: string | undefined): string {
  if (value === undefined) return 'unknown';
  if (currency === undefined || !/^[A-Z]{3}$/.test(currency)) return String(value);
  return new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' }).format(value);
}
