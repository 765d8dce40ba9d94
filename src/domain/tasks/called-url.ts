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
