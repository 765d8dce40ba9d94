import { BUY, inAnswer, inRefusal, row } from '../../conformance-runner/variants/agent/rows.ts';
import type { AgentVariant } from '../../conformance-runner/variants/variant.ts';

/** What is wrong with an agent that somebody wrote by hand, each by the requirement that it breaks. */
export const threeFaults: readonly AgentVariant[] = [
  row(
    'idempotency.replayed',
    'a response that is returned again does not say so',
    inAnswer(BUY, (body) => delete body.replayed),
  ),
  row(
    'context.answer',
    'context is lost in a listing',
    inAnswer('list_creative_formats', (body) => delete body.context),
  ),
  row(
    'errors.no-secrets',
    'an error shows where the code stands',
    inRefusal(
      (error) => {
        error.message += ' at run (/srv/agent/index.js:10:3)';
      },
      ['INVALID_REQUEST'],
    ),
  ),
];
