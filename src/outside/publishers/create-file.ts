import { ApiError } from '../../domain/errors.ts';
import {
  type CreateContext,
  type Created,
  type CreateInput,
  composeAdagents,
} from '../../domain/publishers/adagents/create.ts';
import { loadAdagentsChecks } from '../../domain/publishers/adagents/load-checks.ts';
import { holdsValues } from '../../domain/text/sha256.ts';
import { inThread, programOf, type ThreadLimits } from '../../infra/threads.ts';
import { createTurns } from '../../infra/turns.ts';

/** A file with up to this many values is validated and written within milliseconds. */
const IN_PLACE_VALUES = 2_000;
// These turns are separate from those of crawls, so that neither waits for the other. Each waiting request keeps a
// parsed body of some megabytes, and one caller may have half of the waiting places.
export const CREATE_TURNS = { atOnce: 1, perShare: 1, mostWaiting: 16 };
const threads = createTurns(CREATE_TURNS);
const BUSY_SECONDS = 5;
/** A request has a limited size, so only a machine without any time to spare takes so long. */
const LIMITS: ThreadLimits = { longestMs: 60_000, mostHeapMb: 512, mostBuffersMb: 64 };

/**
 * Writes an adagents.json: in place when it is small, otherwise in a thread so that no other request waits for it.
 *
 * @param share caller to which the turn is charged
 */
export async function createFile(
  input: CreateInput,
  context: CreateContext,
  share: string,
): Promise<Created> {
  if (!holdsValues(input, IN_PLACE_VALUES)) {
    await loadAdagentsChecks();
    return composeAdagents(input, context);
  }
  if (threads.isFull(share)) {
    throw new ApiError('unavailable', 'Too many large files are being made; try again in a moment.', {
      retry_after: BUSY_SECONDS,
    });
  }
  const endTurn = await threads.take(share);
  try {
    return await inThread<Created>(programOf(import.meta.url, 'create-worker'), { input, context }, LIMITS);
  } finally {
    endTurn();
  }
}
