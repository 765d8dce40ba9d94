import { findError } from '../../../client/read-error.ts';
import { protocol } from '../../../generated/protocol.ts';
import { bad, type ForeignAnswer, type ForeignJson, shortText } from '../../domain/agents/foreign-answer.ts';

/** What stands beside an error in a body that is nothing else. */
const ENVELOPE = new Set(['error', 'errors', 'status', 'context', 'message', 'code']);

/**
 * Reads a task's body, whichever transport brought it. The error is looked for where the client looks for it. An error
 * flag, the protocol's error field, a failed status, or a body of an error and nothing else make it a refusal; `errors`
 * beside data are advice.
 */
export function readTaskBody(body: ForeignJson | undefined, isError: boolean): ForeignAnswer {
  if (body === undefined)
    return isError ? refused(null, undefined) : bad('the agent answered no JSON object');
  const error = findError([body]);
  const isMarked = isError || body[protocol.errorField] !== undefined || body.status === 'failed';
  if (!isMarked && (error === undefined || !isEnvelope(body))) return { ok: true, data: body };
  return refused(error?.code ?? null, error?.message);
}

const isEnvelope = (body: ForeignJson): boolean =>
  Object.keys(body).every(
    (key) => ENVELOPE.has(key) || key === protocol.errorField || key.endsWith('_version'),
  );

const refused = (code: string | null, message: string | undefined): ForeignAnswer => ({
  ...{ ok: false, kind: 'refused', code: shortText(code, 64) ?? null },
  message: shortText(message, 300) ?? 'the agent answered an error',
});
