import { canonicalAgentUrl } from '../net/agent-url.ts';
import { canonicalDomain } from '../net/domain-name.ts';

/** `object`: what the event is about by its own identifier, such as a property. */
export type EntryKind = 'domain' | 'agent' | 'object';

/** An entry of the registry whose events a reader wants, under the name that events have for it. */
export type EntryFilter = { readonly kind: EntryKind; readonly name: string };

type ParsedEntry = { ok: true; entry: EntryFilter } | { ok: false; reason: string };

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Reads the name of an entry: an identifier, the URL of an agent, or else a domain. */
export function parseEntry(given: string): ParsedEntry {
  const text = given.trim();
  if (ID.test(text)) return { ok: true, entry: { kind: 'object', name: text.toLowerCase() } };
  if (text.includes('://')) {
    const agent = canonicalAgentUrl(text);
    return agent.ok ? { ok: true, entry: { kind: 'agent', name: agent.url } } : agent;
  }
  const domain = canonicalDomain(text);
  return domain.ok ? { ok: true, entry: { kind: 'domain', name: domain.domain } } : domain;
}

/** Longest name of an entry that an index takes. */
const LONGEST_NAME = 1024;

/** The publisher and the agent that a payload names. */
export function namedEntries(payload: object): { domain: string | null; agent: string | null } {
  const members = new Map<string, unknown>(Object.entries(payload));
  const text = (name: string) => {
    const value = members.get(name);
    return typeof value === 'string' && value.length <= LONGEST_NAME ? value : null;
  };
  return { domain: text('publisher_domain'), agent: text('agent_url_canonical') ?? text('agent_url') };
}
