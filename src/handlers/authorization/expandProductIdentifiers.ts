import type {
  RegistryExpandedIdentifier,
  RegistryExpandedProperty,
} from '../../../generated/types/registry.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { selects } from '../../domain/authorization/coverage.ts';
import type { PropertyFacts } from '../../domain/authorization/evidence.ts';
import { sellsAt } from '../../domain/authorization/judge-publisher.ts';
import { agentKey } from '../../domain/net/agent-url.ts';
import { pastMoment } from '../../domain/text/past.ts';
import { shownNames } from '../../record/authorization/evidence.ts';
import { openPast } from '../../record/authorization/past.ts';
import {
  eachPublisher,
  onlyPublisher,
  type Selected,
  selectorsOf,
} from '../../record/authorization/selected.ts';

const MOST_PROPERTIES = 5000;
const MOST_IDENTIFIERS = 10_000;
const MOST_KEPT = 11 * MOST_PROPERTIES;

export const expandProductIdentifiers: ReadHandler<'expandProductIdentifiers'> = async ({ body }, call) => {
  const agentUrl = agentKey(body.agent_url, 'agent_url');
  const selectors = selectorsOf(body.publisher_properties);
  const at = pastMoment(body.at, call.now);
  const past = at === null ? null : await openPast(call, at, onlyPublisher(selectors));
  const looks = body.mode === 'index' || past !== null ? 'none' : 'unknown';
  const asked = { selectors, looks } as const;
  const found = await eachPublisher(
    { ...call, live: call.live, ...past },
    agentUrl,
    asked,
    expander(at ?? call.now),
  );
  const properties = found.flatMap((one) => one.properties).slice(0, MOST_PROPERTIES);
  const identifiers = properties.flatMap(identifiersOf).slice(0, MOST_IDENTIFIERS);
  const property_count = found.reduce((sum, one) => sum + one.propertyCount, 0);
  const identifier_count = found.reduce((sum, one) => sum + one.identifierCount, 0);
  return {
    body: {
      agent_url: body.agent_url,
      ...(at === null ? {} : { at: at.toISOString() }),
      properties,
      identifiers,
      property_count,
      identifier_count,
      truncated: properties.length < property_count || identifiers.length < identifier_count,
      generated_at: call.now.toISOString(),
    },
  };
};

/**
 * Collects what the agent may sell of each publisher. All properties are counted, but only as many are kept as
 * a response can show.
 */
function expander(now: Date) {
  let kept = 0;
  return async ({ selectors, publisher, pages }: Selected) => {
    const domain = publisher.publisherDomain ?? '';
    const expansion = { properties: [] as RegistryExpandedProperty[], propertyCount: 0, identifierCount: 0 };
    const entries = publisher.revocation === null ? publisher.entries : [];
    // Nothing can be sold where no entry names the agent, so there is nothing to read.
    if (entries.length === 0) return expansion;
    const sells = sellsAt(entries, domain, now);
    const tests = selectors.map(selects);
    for await (const page of pages) {
      for (const { key, facts } of page) {
        if (!tests.some((isMeant) => isMeant(facts)) || !sells(facts)) continue;
        expansion.propertyCount += 1;
        expansion.identifierCount += facts.identifiers.length;
        // Publishers may be read concurrently, so which properties are shown is known only at the end.
        if (expansion.properties.length === MOST_PROPERTIES || kept === MOST_KEPT) continue;
        kept += 1;
        expansion.properties.push(expanded(domain, key, facts));
      }
    }
    return expansion;
  };
}

// The cast is safe: only properties of known types are projected from files.
const expanded = (domain: string, key: string, facts: PropertyFacts) =>
  ({
    publisher_domain: domain,
    property_id: facts.propertyId ?? facts.rid ?? key,
    ...(facts.rid === null ? {} : { property_rid: facts.rid }),
    property_name: facts.name,
    property_type: facts.propertyType,
    ...shownNames(facts),
  }) as RegistryExpandedProperty;

const identifiersOf = ({ identifiers, property_id, publisher_domain }: RegistryExpandedProperty) =>
  identifiers.map(
    ({ type, value }): RegistryExpandedIdentifier => ({ type, value, property_id, publisher_domain }),
  );
