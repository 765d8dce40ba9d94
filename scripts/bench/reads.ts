import { sharesOf } from './filled-world.ts';
import { domainOf, FAN_OUT, nameOf, publishersFor, WIDE } from './names.ts';
import { quantile } from './quantile.ts';
import type { Trips } from './round-trips.ts';
import { seededBrand } from './seed-brands.ts';
import type { Ask } from './throughput.ts';

/** Number of keys that are requested in turn. */
const KEYS = 100;
/** Requests that are sent one by one to count their round trips. */
const COUNTED = 25;

/** What the reads find: `size` is the number of authorizations. */
export type ReadWorld = {
  readonly size: number;
  readonly authorization: string;
  /** Id of an event in the middle. */
  readonly cursor: string;
};

type Read = { readonly name: string; asks(world: ReadWorld): Ask[] };

/** A read of one of many keys, each a number below `among`. */
const point = (name: string, among: (size: number) => number, path: (n: number) => string): Read => ({
  name,
  asks: ({ size }) =>
    Array.from({ length: KEYS }, (_, key) => ({ path: path(Math.floor((key * among(size)) / KEYS)) })),
});

/** Reads of both engines. */
export const READS: readonly Read[] = [
  point(
    'brands/resolve',
    (size) => sharesOf(size).brands,
    (n) => `/api/brands/resolve?domain=${seededBrand(n)}`,
  ),
  point('by domain', publishersFor, (n) => `/api/registry/lookup/domain/${domainOf(n)}`),
  point(
    'by property',
    publishersFor,
    (n) => `/api/registry/lookup/property?type=domain&value=${domainOf(n)}`,
  ),
  point(
    'property authorization',
    (size) => Math.min(FAN_OUT, publishersFor(size)),
    (n) =>
      `/api/registry/validate/property-authorization?${new URLSearchParams({
        agent_url: WIDE,
        identifier_type: 'domain',
        identifier_value: domainOf(n),
        mode: 'index',
      })}`,
  ),
  point(
    'publisher',
    (size) => sharesOf(size).publishers,
    (n) => `/api/registry/publisher?domain=${domainOf(n)}`,
  ),
  point(
    'search for a domain',
    (size) => sharesOf(size).publishers,
    (n) => `/api/search?q=${domainOf(n)}`,
  ),
  point(
    'search for a name',
    (size) => sharesOf(size).publishers,
    (n) => `/api/search?q=${encodeURIComponent(nameOf(n).join(' '))}`,
  ),
  {
    name: 'agent search',
    asks: ({ authorization }) => [{ path: '/api/registry/agents/search', headers: { authorization } }],
  },
  {
    name: 'feed page of 100',
    asks: ({ authorization, cursor }) => [
      { path: `/api/registry/feed?cursor=${cursor}&limit=100`, headers: { authorization } },
    ],
  },
];

/** What a request asks PostgreSQL, one request at a time, as the median of some: now and then the service asks something of its own. */
export async function tripsOf(origin: string, asks: readonly Ask[], trips: () => Trips): Promise<Trips> {
  const found: Trips[] = [];
  for (let turn = 0; turn < COUNTED; turn += 1) {
    const { path = '', headers = {} } = asks[turn % asks.length] ?? {};
    const before = trips();
    const answer = await fetch(`${origin}${path}`, { headers });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    const after = trips();
    found.push({ statements: after.statements - before.statements, waits: after.waits - before.waits });
  }
  const median = (of: keyof Trips) =>
    quantile(
      found.map((one) => one[of]),
      0.5,
    );
  return { statements: median('statements'), waits: median('waits') };
}
