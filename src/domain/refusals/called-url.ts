import { isObject } from '../json/values.ts';
import type { Steps } from '../steps.ts';
import { TaskError } from './task-error.ts';

/** Whether this service may call a URL. `message` may be shown to the caller that registers the URL. */
export type UrlVerdict = { readonly ok: true } | { readonly ok: false; readonly message: string };

/**
 * The one rule for URLs that are registered to be called later, by their text: the host need not exist yet, and no
 * name is resolved, so that callers learn nothing about the network of this service.
 */
export type JudgeUrl = (url: string) => UrlVerdict;

const MEND = 'Send an https URL of a public host, without a user name, a password or a port.';

/** The refusal of a URL that this service would not call; null when it may be registered. */
export function refuseUrl(url: string, field: string, judgeUrl: JudgeUrl): TaskError | null {
  const verdict = judgeUrl(url);
  if (verdict.ok) return null;
  const name = field.slice(field.lastIndexOf('.') + 1);
  return new TaskError('INVALID_REQUEST', `\`${name}\` cannot be called: ${verdict.message}.`, {
    field,
    suggestion: MEND,
  });
}

/** Lists of entries that fail on their own: their handlers judge each entry, and the other entries succeed. */
const FAIL_ALONE: Readonly<Record<string, string>> = {
  sync_accounts: 'accounts.',
  sync_catalogs: 'catalogs.',
  sync_governance: 'accounts.',
};
/** URLs to judge between two pauses: about a millisecond. */
const URLS = 100;

/**
 * Judges every URL of a request that this service would call: the fields that the schemas mark with `x-called`. A
 * field that is only kept today is judged all the same, so that a URL is accepted everywhere or nowhere.
 *
 * @throws {TaskError} INVALID_REQUEST for the first URL that this service would not call
 */
export function* judgeCalledUrls(
  { name, calledUrls }: { readonly name: string; readonly calledUrls: readonly string[] },
  args: object,
  judgeUrl: JudgeUrl,
): Steps<void> {
  const alone = FAIL_ALONE[name];
  let judged = 0;
  for (const path of calledUrls) {
    if (alone !== undefined && path.startsWith(alone)) continue;
    for (const { field, value } of valuesAt(args, path.split('.'), '')) {
      const refusal = typeof value === 'string' ? refuseUrl(value, field, judgeUrl) : null;
      if (refusal !== null) throw refusal;
      judged += 1;
      if (judged % URLS === 0) yield;
    }
  }
}

type Found = { readonly field: string; readonly value: unknown };

function* valuesAt(value: unknown, [step, ...rest]: readonly string[], field: string): Generator<Found> {
  if (step === undefined) {
    if (value !== undefined) yield { field, value };
    return;
  }
  if (Array.isArray(value)) {
    if (step === '*')
      for (const [at, item] of value.entries()) yield* valuesAt(item, rest, `${field}[${at}]`);
    return;
  }
  if (!isObject(value)) return;
  if (step.startsWith('?')) {
    const [constant = '', expected] = step.slice(1).split('=');
    if (value[constant] === expected) yield* valuesAt(value, rest, field);
    return;
  }
  const names = step === '*' ? Object.keys(value) : Object.hasOwn(value, step) ? [step] : [];
  for (const key of names) yield* valuesAt(value[key], rest, field === '' ? key : `${field}.${key}`);
}
