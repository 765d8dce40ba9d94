import type { Told } from '../explorer.ts';

export type ListedChange = Told<'listChanges'>['events'][number];

/** What changed, as parts of a sentence: the entry, what happened to it, and what it concerns. */
export type ChangeWords = {
  readonly domain: string | null;
  readonly agent: string | null;
  readonly name: string | null;
  readonly say: string;
};

const VERBS: Readonly<Record<string, string>> = {
  'property.created': 'has a new property',
  'property.updated': 'changed a property',
  'property.merged': 'has two properties that are one',
  'property.stale': 'no longer lists a property',
  'property.reactivated': 'lists a property again',
  'collection.created': 'has a new collection',
  'collection.updated': 'changed a collection',
  'collection.merged': 'has two collections that are one',
  'collection.removed': 'no longer lists a collection',
  'agent.discovered': 'became known',
  'agent.profile_updated': 'has a new profile',
  'agent.removed': 'is no longer known',
  'agent.compliance_changed': 'has another result of its checks',
  'agent.verification_earned': 'earned a badge',
  'agent.verification_lost': 'lost a badge',
  'publisher.adagents_discovered': 'published an adagents.json',
  'publisher.adagents_changed': 'changed its adagents.json',
  'authorization.granted': 'authorized',
  'authorization.modified': 'changed the authorization of',
  'authorization.revoked': 'revoked the authorization of',
};

/** Parts of the feed that people filter by. */
export const CHANGE_FILTERS: readonly (readonly [string, string])[] = [
  ['', 'everything'],
  ['authorization.*', 'authorizations'],
  ['publisher.*', 'files of publishers'],
  ['property.*', 'properties'],
  ['collection.*', 'collections'],
  ['agent.*', 'agents'],
];

const textAt = (value: unknown, key: string): string | null => {
  if (typeof value !== 'object' || value === null) return null;
  const found: unknown = Object.entries(value).find(([name]) => name === key)?.[1];
  return typeof found === 'string' && found !== '' ? found : null;
};

const inner = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : null;

/** The words for an event. A type that came later is said by its name. */
export function changeWords({ event_type: type, payload }: ListedChange): ChangeWords {
  return {
    // An event about an agent may name the publisher through which it became known.
    domain: type.startsWith('agent.') ? null : textAt(payload, 'publisher_domain'),
    agent: textAt(payload, 'agent_url_canonical') ?? textAt(payload, 'agent_url'),
    name:
      textAt(inner(payload, 'property'), 'name') ??
      textAt(payload, 'name') ??
      textAt(payload, 'current_status') ??
      textAt(payload, 'reason'),
    say: VERBS[type] ?? type,
  };
}

/** The sentence as plain text, for feed readers. */
export function changeText(change: ListedChange): string {
  const { domain, agent, name, say } = changeWords(change);
  const subject = domain ?? agent ?? 'The registry';
  const object = domain !== null && agent !== null ? ` ${agent}` : '';
  return `${subject} ${say}${object}${name === null ? '' : `: ${name}`}`;
}
