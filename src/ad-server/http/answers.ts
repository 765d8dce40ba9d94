import type { AdServerPackageStatus, AdServerProblemCode } from '../../../generated/types/ad-server.ts';
import { schemaValidators } from '../../../generated/validators/index.ts';
import { isObject } from '../../domain/json/values.ts';
import type { AdServerRefused } from '../ad-server.ts';

/** Codes that the status alone does not tell. */
const TOLD: ReadonlySet<unknown> = new Set<AdServerProblemCode>([
  'stale_revision',
  'in_flight',
  'reservation_expired',
  'package_stopped',
  'capabilities_changed',
  'idempotency_conflict',
  'insufficient_inventory',
  'bid_below_floor',
  'invalid_flight',
  'invalid_terms',
  'invalid_period',
]);

export const isCode = (code: unknown): code is AdServerProblemCode => TOLD.has(code);

const LONGEST_WAIT_SECONDS = 900;

/** The wait that a `Retry-After` of whole seconds asks for, at most 15 minutes; null for any other value. */
export function retryAfterMs(header: string | undefined): number | null {
  if (header === undefined || !/^\d{1,9}$/.test(header)) return null;
  return Math.min(LONGEST_WAIT_SECONDS, Number(header)) * 1000;
}

const LONGEST_REASON = 500;
export const adServerRefused = (code: AdServerRefused['code'], reason: string): AdServerRefused => ({
  ok: false,
  code,
  reason: reason.slice(0, LONGEST_REASON),
});

/** Why an answer breaks the contract; null when it keeps to its schema. */
export async function faultOfAnswer(
  schema: keyof typeof schemaValidators,
  answer: unknown,
): Promise<AdServerRefused | null> {
  const validate = await schemaValidators[schema]();
  if (validate(answer)) return null;
  const [fault] = validate.errors ?? [];
  return adServerRefused(
    'broken_answer',
    `${fault?.instancePath ?? ''} ${fault?.message ?? 'is not JSON'}`.trim(),
  );
}

const STATES: ReadonlySet<unknown> = new Set([
  'building',
  'awaiting_approval',
  'rejected',
  'needs_creatives',
  'ready',
  'delivering',
  'paused',
  'completed',
  'stopped',
  'unknown',
] satisfies AdServerPackageStatus[]);

/** A state that this program does not know keeps the last one: later versions of the contract may have more. */
export function withKnownStates(body: unknown): unknown {
  if (!isObject(body)) return body;
  if (Array.isArray(body.packages)) return { ...body, packages: body.packages.map(withKnownStates) };
  const isState = 'package_id' in body && typeof body.state === 'string';
  return isState && !STATES.has(body.state) ? { ...body, state: 'unknown' } : body;
}
