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
  const stroke = STROKES[event.event_type];
  if (stroke === undefined) throw new Error(`nobody knows what ${event.event_type} means`);
  stroke(picture, event);
}

type Stroke = (picture: Picture, event: WireEvent) => void;
type Kind = 'properties' | 'collections' | 'authorizations';

function mustBeNew(map: ReadonlyMap<string, unknown>, key: string, type: string): void {
  if (map.has(key)) throw new Error(`${type} of ${key}, which is there already`);
}

function mustBeThere(map: ReadonlyMap<string, unknown>, key: string, type: string): void {
  if (!map.has(key)) throw new Error(`${type} of ${key}, which is not there`);
}

const stateOf = ({ payload }: WireEvent): Json => {
  const { changed_fields: _changed, reactivated_at: _back, ...state } = payload;
  return state;
};

const born =
  (kind: Kind): Stroke =>
  (picture, event) => {
    mustBeNew(picture[kind], event.entity_id, event.event_type);
    picture[kind].set(event.entity_id, stateOf(event));
  };

const changed =
  (kind: Kind): Stroke =>
  (picture, event) => {
    mustBeThere(picture[kind], event.entity_id, event.event_type);
    picture[kind].set(event.entity_id, stateOf(event));
  };

const gone =
  (kind: Kind): Stroke =>
  (picture, { event_type: type, entity_id: id }) => {
    mustBeThere(picture[kind], id, type);
    picture[kind].delete(id);
  };

const urlOf = ({ payload }: WireEvent): string => String(payload.agent_url);

const published: Stroke = ({ files }, { payload }) => {
  files.set(String(payload.publisher_domain), payload);
};

const STROKES: Readonly<Record<string, Stroke>> = {
  'property.created': born('properties'),
  'property.reactivated': born('properties'),
  'property.updated': changed('properties'),
  'property.merged': ({ properties }, { event_type: type, entity_id: id, payload }) => {
    mustBeThere(properties, id, type);
    mustBeThere(properties, String(payload.canonical_rid), type);
  },
  'property.stale': gone('properties'),
  'collection.created': born('collections'),
  'collection.updated': changed('collections'),
  'collection.merged': ({ collections }, { event_type: type, payload }) =>
    mustBeThere(collections, String(payload.canonical_rid), type),
  'collection.removed': gone('collections'),
  'authorization.granted': born('authorizations'),
  'authorization.modified': changed('authorizations'),
  'authorization.revoked': gone('authorizations'),
  'agent.discovered': discovered,
  'agent.removed': ({ agents, enrolled, profiles }, event) => {
    const url = urlOf(event);
    mustBeThere(agents, url, event.event_type);
    agents.delete(url);
    enrolled.delete(url);
    profiles.delete(url);
  },
  'agent.profile_updated': ({ agents, enrolled, profiles }, event) => {
    const url = urlOf(event);
    mustBeThere(agents, url, event.event_type);
    if (event.payload.enrolled !== true) enrolled.delete(url);
    profiles.set(url, event.payload.inventory_profile as Json);
  },
  'agent.compliance_changed': ({ compliance }, event) => {
    compliance.set(urlOf(event), event.payload.current_status);
  },
  'agent.verification_earned': ({ badges }, event) => {
    const roles = badges.get(urlOf(event)) ?? new Set();
    badges.set(urlOf(event), roles.add(event.payload.role));
  },
  'agent.verification_lost': ({ badges }, event) => {
    const url = urlOf(event);
    if (badges.get(url)?.delete(event.payload.role) !== true) throw new Error(`${url} had no such badge`);
  },
  'publisher.adagents_discovered': published,
  'publisher.adagents_changed': published,
};

/** An agent that stays enrolled may come into files, and go, more than once. */
function discovered({ agents, enrolled }: Picture, event: WireEvent): void {
  const url = urlOf(event);
  if (event.payload.source === 'enrolment') {
    if (enrolled.has(url)) throw new Error(`${url} is enrolled already`);
    enrolled.add(url);
  } else if (!enrolled.has(url)) mustBeNew(agents, url, event.event_type);
  agents.set(url, event.entity_id);
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
