import type { AdServerEventList } from '../../../generated/types/ad-server.ts';
import type { Tables } from '../../store/index.ts';
import type { KeyedJob } from '../../store/queue/jobs.ts';

type Events = Readonly<AdServerEventList['events']>;

/**
 * Takes events of the ad server, each once: what they are about is read again soon. Nothing else of them is believed, so
 * that an event that is invented, late or lost changes nothing.
 *
 * @returns the kinds of the events that were new
 */
export async function takeEvents(
  tx: Tables,
  events: Events,
  figuresJob: KeyedJob<'readFigures'>,
  now: Date,
): Promise<ReadonlySet<Events[number]['type']>> {
  const isNew = await tx.adServerEvents.addAll(
    events.map(({ event_id: id }) => id),
    now,
  );
  const taken = events.filter(({ event_id: id }) => isNew.has(id));
  const packages = new Set(taken.flatMap(({ package_id: id }) => (id === undefined ? [] : [id])));
  for (const id of packages) await tx.adServerPackages.checkAt(id, now);
  const types = new Set(taken.map(({ type }) => type));
  if (types.has('figures.ready')) await tx.jobs.enqueue(figuresJob);
  return types;
}
