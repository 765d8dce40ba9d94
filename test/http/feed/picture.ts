type Json = Readonly<Record<string, unknown>>;
export type WireEvent = {
  event_id: string;
  event_type: string;
  entity_type: string;
  entity_id: string;
  payload: Json;
};

/** What somebody who has read nothing but events knows of the registry. */
export type Picture = {
  properties: Map<string, Json>;
  collections: Map<string, Json>;
  authorizations: Map<string, Json>;
  agents: Map<string, string>;
  enrolled: Set<string>;
  profiles: Map<string, Json>;
  compliance: Map<string, unknown>;
  badges: Map<string, Set<unknown>>;
  files: Map<string, Json>;
};

export const blankPicture = (): Picture => ({
  properties: new Map(),
  collections: new Map(),
  authorizations: new Map(),
  agents: new Map(),
  enrolled: new Set(),
  profiles: new Map(),
  compliance: new Map(),
  badges: new Map(),
  files: new Map(),
});

/** Paints one event into the picture. Throws on what cannot have happened to it: a second birth, or a death of nobody. */
export function paint(picture: Picture, event: WireEvent): void {
  const { event_type: type, entity_id: id, payload } = event;
  const url = String(payload.agent_url);
  const { changed_fields: _changed, reactivated_at: _back, ...state } = payload;
  const add = <K>(map: Map<K, unknown>, key: K) => {
    if (map.has(key)) throw new Error(`${type} of ${String(key)}, which is there already`);
  };
  const held = <K>(map: Map<K, unknown>, key: K) => {
    if (!map.has(key)) throw new Error(`${type} of ${String(key)}, which is not there`);
  };
  switch (type) {
    case 'property.created':
    case 'property.reactivated':
      add(picture.properties, id);
      picture.properties.set(id, state);
      return;
    case 'property.updated':
      held(picture.properties, id);
      picture.properties.set(id, state);
      return;
    case 'property.merged':
      held(picture.properties, id);
      held(picture.properties, String(payload.canonical_rid));
      return;
    case 'property.stale':
      held(picture.properties, id);
      picture.properties.delete(id);
      return;
    case 'collection.created':
      add(picture.collections, id);
      picture.collections.set(id, state);
      return;
    case 'collection.updated':
      held(picture.collections, id);
      picture.collections.set(id, state);
      return;
    case 'collection.merged':
      held(picture.collections, String(payload.canonical_rid));
      return;
    case 'collection.removed':
      held(picture.collections, id);
      picture.collections.delete(id);
      return;
    case 'authorization.granted':
      add(picture.authorizations, id);
      picture.authorizations.set(id, state);
      return;
    case 'authorization.modified':
      held(picture.authorizations, id);
      picture.authorizations.set(id, state);
      return;
    case 'authorization.revoked':
      held(picture.authorizations, id);
      picture.authorizations.delete(id);
      return;
    case 'agent.discovered':
      // One that stays enrolled may come into files, and go, more than once.
      if (payload.source === 'enrolment') {
        if (picture.enrolled.has(url)) throw new Error(`${url} is enrolled already`);
        picture.enrolled.add(url);
      } else if (!picture.enrolled.has(url)) add(picture.agents, url);
      picture.agents.set(url, id);
      return;
    case 'agent.removed':
      held(picture.agents, url);
      picture.agents.delete(url);
      picture.enrolled.delete(url);
      picture.profiles.delete(url);
      return;
    case 'agent.profile_updated':
      held(picture.agents, url);
      if (payload.enrolled !== true) picture.enrolled.delete(url);
      picture.profiles.set(url, payload.inventory_profile as Json);
      return;
    case 'agent.compliance_changed':
      picture.compliance.set(url, payload.current_status);
      return;
    case 'agent.verification_earned': {
      const badges = picture.badges.get(url) ?? new Set();
      picture.badges.set(url, badges.add(payload.role));
      return;
    }
    case 'agent.verification_lost':
      if (picture.badges.get(url)?.delete(payload.role) !== true) throw new Error(`${url} had no such badge`);
      return;
    case 'publisher.adagents_discovered':
    case 'publisher.adagents_changed':
      picture.files.set(String(payload.publisher_domain), payload);
      return;
    default:
      throw new Error(`nobody knows what ${type} means`);
  }
}

/** The picture as plain values in an order of its own, to be compared with what the registry answers. */
export function framed(picture: Picture) {
  const sorted = <T>(map: ReadonlyMap<string, T>) =>
    Object.fromEntries([...map].sort(([a], [b]) => (a < b ? -1 : 1)));
  return {
    properties: sorted(
      new Map(
        [...picture.properties].map(([rid, { publisher_domain: domain, source, identifiers, property }]) => [
          rid,
          { domain, source, identifiers, name: (property as { name?: unknown }).name },
        ]),
      ),
    ),
    collections: sorted(
      new Map(
        [...picture.collections].map(
          ([rid, { publisher_domain: domain, collection_id: key, name, identifiers }]) => [
            rid,
            { domain, key, name, identifiers },
          ],
        ),
      ),
    ),
    authorizations: sorted(picture.authorizations),
    agents: [...picture.agents.keys()].sort(),
    enrolled: [...picture.enrolled].sort(),
    profiles: sorted(picture.profiles),
    compliance: sorted(new Map([...picture.compliance].filter(([, status]) => status !== 'unknown'))),
    badges: sorted(
      new Map(
        [...picture.badges]
          .filter(([, roles]) => roles.size > 0)
          .map(([url, roles]) => [url, [...roles].sort()]),
      ),
    ),
    publishers: sorted(new Map([...publishersOf(picture)])),
  };
}

function publishersOf({ files, properties, authorizations }: Picture) {
  const count = (map: ReadonlyMap<string, Json>, domain: string, by: (item: Json) => unknown) =>
    new Set([...map.values()].filter(({ publisher_domain: own }) => own === domain).map(by)).size;
  const domains = new Set<string>();
  for (const { publisher_domain: domain } of properties.values()) domains.add(String(domain));
  for (const [domain, { adagents_valid: isValid }] of files) if (isValid === true) domains.add(domain);
  return [...domains].map((domain): [string, Json] => [
    domain,
    {
      has_valid_adagents: files.get(domain)?.adagents_valid === true,
      agent_count: count(authorizations, domain, ({ agent_url: url }) => url),
      property_count: count(properties, domain, ({ property_rid: rid }) => rid),
    },
  ]);
}
