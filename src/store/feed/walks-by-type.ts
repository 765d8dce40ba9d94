import type { EntryKind } from '../../domain/feed/entries.ts';
import type { Engine } from '../engine/dialect.ts';
import { numberParam, param, params, type Statement, statement } from '../engine/statement.ts';

/** `wire` is the event's JSON up to the value of `created_at`, which `feedEventOf` appends. */
export type EventRow = { event_id: string; event_type: string; created_at: number; wire: string };

// The payload is sent as it was stored: parsing and serialising it again would be most of the work of a page. Names
// of types and ids need no escaping; the actor's label may.
export const eventColumnsText = (engine: Engine) =>
  `event_id, event_type, created_at, '{"event_id":"' || event_id || '","event_type":"' || event_type ||
   '","entity_type":"' || entity_type || '","entity_id":"' || entity_id || '","payload":' || payload ||
   ',"actor":' || ${engine === 'sqlite' ? 'json_quote(actor)' : 'cast(to_json(actor) as text)'} ||
   ',"created_at":"' as wire`;

type OfTypes = Statement<Record<string, string | number>, EventRow>;
type Walk = { walk: OfTypes; named: Record<string, string> };
/** An operator, and the name of the parameter that ids are compared with. */
type Bound = readonly [operator: '<' | '<=' | '>' | '>=', name: string];

/**
 * The recursive table `occurring` of event types, found by jumping from one to the next in an index.
 *
 * @param isMeant - condition on the events `e`; the index must begin with its columns, followed by the type
 */
export const occurringTypes = (isMeant = 'true'): string => `occurring(event_type) as (
  select (select min(e.event_type) from events e where ${isMeant})
  union all
  select (select min(e.event_type) from events e where ${isMeant} and e.event_type > o.event_type)
  from occurring o where o.event_type is not null
)`;

/** The column, which begins an index, that names the entries of a kind. */
export const ENTRY_COLUMNS: Readonly<Record<EntryKind, string>> = {
  domain: 'publisher_domain',
  agent: 'agent_url',
  object: 'entity_id',
};

/**
 * Reads of the events of a few types between two ids, in an order: one ordered index walk per type, up to the parameter
 * `limit`. With a less specific query the planner reads all events that pass, or all that do not, for every page. SQLite
 * merges the walks of a union and needs one statement per number of types. With an entry only the events that name it are
 * read, whose name is the parameter `entry`.
 */
function walksByType(
  bounds: readonly [Bound, Bound],
  order: 'asc' | 'desc',
  entry?: EntryKind,
): (engine: Engine, types: readonly string[]) => Walk {
  const unions: OfTypes[] = [];
  const column = entry === undefined ? undefined : ENTRY_COLUMNS[entry];
  function union(count: number): OfTypes {
    unions[count] ??= statement((k, engine) => {
      const [first, ...others] = Array.from({ length: count }, (_, index) =>
        bounds.reduce(
          (walk, [operator, name]) => walk.where('event_id', operator, param(name)),
          k('events')
            .where('event_type', param(`type${index}`))
            .where(column === undefined ? {} : { [column]: param('entry') })
            .select(k.raw(eventColumnsText(engine))),
        ),
      );
      if (first === undefined) throw new Error('no type to select');
      return first.unionAll(others).orderBy('event_id', order).limit(numberParam('limit'));
    });
    return unions[count];
  }
  const between = bounds
    .map(([operator, name]) => `(event_type, event_id) ${operator} (wanted.type, :${name})`)
    .concat(column === undefined ? [] : [`${column} = :entry`])
    .join(' and ');
  const lateral: OfTypes = statement((k, engine) =>
    k.raw(
      `select ${eventColumnsText(engine)} from events where event_id = any(array(
         select walked.event_id
         from unnest(cast(:types as text[])) as wanted(type) cross join lateral (
           select event_id from events where ${between}
           order by event_type ${order}, event_id ${order} limit :limit
         ) walked
         order by walked.event_id ${order} limit :limit
       )) order by event_id ${order}`,
      params('types', ...bounds.map(([, name]) => name), ...(column === undefined ? [] : ['entry']), 'limit'),
    ),
  );
  return (engine, types) =>
    engine === 'sqlite'
      ? {
          walk: union(types.length),
          named: Object.fromEntries(types.map((type, index) => [`type${index}`, type])),
        }
      : { walk: lateral, named: { types: `{${types.map((type) => JSON.stringify(type)).join(',')}}` } };
}

const KINDS: readonly EntryKind[] = ['domain', 'agent', 'object'];
type Walks = ReturnType<typeof walksByType>;

/** The same walks over all events, and over those of an entry of each kind. */
export function walksOfEntries(
  bounds: readonly [Bound, Bound],
  order: 'asc' | 'desc',
): (kind: EntryKind | undefined) => Walks {
  const all = walksByType(bounds, order);
  const byKind = new Map(KINDS.map((kind) => [kind, walksByType(bounds, order, kind)]));
  return (kind) => (kind === undefined ? undefined : byKind.get(kind)) ?? all;
}
