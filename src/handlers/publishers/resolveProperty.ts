import { domainGiven } from '../../desk/admission.ts';
import type { ReadCall, ReadHandler } from '../../desk/call.ts';
import type { SeenPublisher } from '../../desk/live/publishers.ts';
import type { Body } from '../../domain/contract/shapes.ts';
import { ApiError } from '../../domain/errors.ts';
import { withFreshness } from '../../domain/publishers/crawl.ts';
import {
  failureBlock,
  isPublisherWorthAsking,
  type LastFailure,
  lastFailure,
  publisherFreshness,
} from '../../domain/publishers/freshness.ts';
import { pastMoment } from '../../domain/text/past.ts';
import { publisherThen } from '../../record/publishers/past-publisher.ts';

export const resolveProperty: ReadHandler<'resolveProperty'> = async ({ query }, look) => {
  const { store, now } = look;
  const domain = domainGiven(query.domain);
  const fresh = query.fresh === true;
  const at = pastMoment(query.at, now, fresh);
  if (at !== null) return { body: await resolvedThen(look, domain, at) };
  const stored = await store.publishers.findRecord(domain);
  let seen: SeenPublisher | undefined;
  if (fresh || isPublisherWorthAsking(stored, now)) {
    seen = await look.live.resolvePublisher(domain);
    if (seen.record !== null)
      return { body: { ...seen.record, freshness: { state: 'live', validated_at: now.toISOString() } } };
    // The stored properties are no longer valid; the crawl that records this is already scheduled.
    if (!seen.isKept && stored?.source === 'adagents_json') throw notKnown(domain, seen.failure);
  }
  if (stored === undefined || stored.record === null) {
    look.demand.notePublisherMiss(domain);
    throw notKnown(domain, seen?.failure ?? (stored === undefined ? null : lastFailure(stored)));
  }
  const state = fresh ? publisherFreshness(stored, now, false) : publisherFreshness(stored, now);
  const failure = seen !== undefined && stored.source === 'adagents_json' ? seen.failure : null;
  const more = failure === null ? failureBlock(stored) : { last_failure: failure };
  return { json: withFreshness(stored.record, state, more) };
};

async function resolvedThen(call: ReadCall, domain: string, at: Date): Promise<Body<'resolveProperty'>> {
  const { record, freshness } = await publisherThen(call, domain, at);
  // The cast is safe: the record is that of a response of then.
  return { ...record, at: at.toISOString(), freshness } as Body<'resolveProperty'>;
}

function notKnown(domain: string, failure: LastFailure | null): ApiError {
  const why = failure === null ? '.' : `: its adagents.json is ${failure.outcome} (${failure.message}).`;
  return new ApiError('not_found', `No properties are known for ${domain}${why}`, {
    domain,
    ...(failure === null ? {} : { last_failure: failure }),
  });
}
