import type { NewEvent } from '../../store/feed/events.ts';
import type { PendingChanges } from '../../store/publishers/documents.ts';

export const noChanges: PendingChanges = {
  propertiesAdded: 0,
  propertiesRemoved: 0,
  agentsAdded: [],
  agentsRemoved: [],
};

/** More names than anybody reads; the authorization events have them all. */
const MOST_AGENTS = 1000;

const ADDED = new Set(['property.created', 'property.reactivated']);

/** Counts one more piece of a file: its events, and the agents that came or went for the publisher. */
export function addChanges(
  before: PendingChanges,
  {
    events,
    agentsAdded = [],
    agentsRemoved = [],
  }: { events: readonly NewEvent[]; agentsAdded?: readonly string[]; agentsRemoved?: readonly string[] },
): PendingChanges {
  const count = (isOne: (type: string) => boolean) =>
    events.filter(({ eventType }) => isOne(eventType)).length;
  return {
    propertiesAdded: before.propertiesAdded + count((type) => ADDED.has(type)),
    propertiesRemoved: before.propertiesRemoved + count((type) => type === 'property.stale'),
    agentsAdded: [...before.agentsAdded, ...agentsAdded].slice(0, MOST_AGENTS),
    agentsRemoved: [...before.agentsRemoved, ...agentsRemoved].slice(0, MOST_AGENTS),
  };
}
