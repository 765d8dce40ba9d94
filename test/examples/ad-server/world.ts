import { assert } from 'chai';
import { type AdServer, startAdServer } from '../../../examples/ad-server/server.ts';
import { DEFAULTS, type Settings } from '../../../examples/ad-server/settings.ts';
import { type AdServerOperationId, adServerOperations } from '../../../generated/ad-server.ts';
import type * as T from '../../../generated/types/ad-server.ts';
import { schemaValidators } from '../../../generated/validators/index.ts';
import { freePort } from '../../../scripts/free-port.ts';

export const TOKEN = 'a-token-for-tests-only';
/** A browser of a person, as its requests say. */
export const PERSON =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/153.0.0.0 Safari/537.36';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** A whole hour, at which every world begins. */
export const BEGIN = Date.parse('2026-12-01T06:00:00Z');

const products: Settings['products'] = [
  {
    product_id: 'banner',
    name: 'Banner on the front page',
    channels: ['display'],
    units_per_day: 10_000,
    floor: '2.00',
    slots: [
      { id: 'top', width: 300, height: 250, kinds: ['image', 'html5', 'native'] },
      { id: 'side', width: 300, height: 250, kinds: ['image', 'html5', 'native'] },
    ],
  },
  {
    product_id: 'film',
    name: 'Film before the news',
    channels: ['olv'],
    units_per_day: 1000,
    floor: '10',
    slots: [{ id: 'preroll', width: 640, height: 360, kinds: ['video', 'vast'] }],
  },
];

type Asked = { readonly status: number; readonly body: unknown; readonly headers: Headers };

export type World = AdServer & {
  readonly base: string;
  /** Time of the ad server, which tests move. */
  readonly clock: { now: number };
  /** Next numbers of its dice. */
  readonly dice: number[];
  /** Calls an operation of the contract; every answer is checked against its schema. */
  call(id: AdServerOperationId, options?: CallOptions): Promise<Asked>;
  /** A request of a browser. */
  browse(path: string, init?: RequestInit): Promise<Response>;
};

export type CallOptions = {
  readonly ids?: readonly string[];
  readonly body?: unknown;
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
};

let keys = 0;
export function newKey(): string {
  keys += 1;
  return `key-of-the-test-${String(keys).padStart(6, '0')}`;
}

export async function startWorld(given: Partial<Settings> = {}, begin: number = BEGIN): Promise<World> {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const settings = {
    ...DEFAULTS,
    token: TOKEN,
    port,
    publicUrl: base,
    origins: ['http://page.example'],
    products,
    database: ':memory:',
    countries: { NL: 0.5, DE: 0.25 },
    countryHeader: 'X-Country',
    ...given,
  };
  const clock = { now: begin };
  const dice: number[] = [];
  const server = await startAdServer(
    settings,
    () => clock.now,
    () => dice.shift() ?? 0,
  );
  const call = async (id: AdServerOperationId, options: CallOptions = {}): Promise<Asked> => {
    const { ids = [], body, key, query = {}, headers = {} } = options;
    const { path, method, isKeyed, answers } = adServerOperations[id];
    const places = [...ids];
    const filled = path.replace(/\{\w+\}/g, () => encodeURIComponent(places.shift() ?? ''));
    const address = new URL(base + filled);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    const response = await fetch(address, {
      method: method.toUpperCase(),
      headers: {
        authorization: `Bearer ${TOKEN}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(isKeyed ? { 'idempotency-key': key ?? newKey() } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const parsed: unknown = text === '' ? undefined : JSON.parse(text);
    await conforms(id, answers, response.status, parsed);
    return { status: response.status, body: parsed, headers: response.headers };
  };
  const browse = (path: string, init: RequestInit = {}) =>
    fetch(base + path, {
      redirect: 'manual',
      ...init,
      headers: { 'user-agent': PERSON, 'x-country': 'NL', ...init.headers },
    });
  return { ...server, base, clock, dice, call, browse };
}

async function conforms(
  id: string,
  answers: Readonly<Record<number, keyof typeof schemaValidators | null>>,
  status: number,
  body: unknown,
): Promise<void> {
  const schema = answers[status];
  assert.notStrictEqual(schema, undefined, `${id} answered ${status}, which its contract does not list`);
  if (schema === null || schema === undefined) return assert.isUndefined(body);
  const validate = await schemaValidators[schema]();
  assert.isTrue(
    validate(body),
    `${id} ${status}: ${JSON.stringify(validate.errors)} ${JSON.stringify(body)}`,
  );
}

export const terms = (changes: Partial<T.AdServerPackageTerms> = {}): T.AdServerPackageTerms => ({
  revision: 1,
  buy_id: 'mb_1',
  account: { account_id: 'acc_1', name: 'Tidewater' },
  product: { product_id: 'banner', channels: ['display'], delivery_type: 'guaranteed' },
  flight: { start: new Date(BEGIN).toISOString(), end: new Date(BEGIN + 10 * DAY).toISOString() },
  budget_minor: 10_000,
  price: { model: 'cpm', currency: 'EUR', amount: '4.00', is_fixed: true },
  goal: { unit: 'impressions', quantity: 25_000 },
  pacing: 'asap',
  desired: 'paused',
  ...changes,
});

export const creative = (id: string, changes: Partial<T.AdServerCreative> = {}): T.AdServerCreative => ({
  creative_id: id,
  digest: 'ab'.repeat(32),
  kind: 'image',
  size: { width: 300, height: 250 },
  assets: [{ role: 'image', type: 'image', url: 'https://cdn.example/boots.png' }],
  landing_url: 'https://shop.example/boots?a=1',
  ...changes,
});

/** A package that delivers. Its revisions are 1 to 3. */
export async function running(
  world: World,
  id: string,
  changes: Partial<T.AdServerPackageTerms> = {},
  creatives: readonly T.AdServerCreative[] = [creative('cr_1')],
): Promise<void> {
  const put = await world.call('putPackage', { ids: [id], body: terms(changes) });
  assert.equal(put.status, 200, JSON.stringify(put.body));
  const set = await world.call('putCreatives', { ids: [id], body: { revision: 2, creatives } });
  assert.equal(set.status, 200, JSON.stringify(set.body));
  assert.equal((await world.call('startPackage', { ids: [id], body: { revision: 3 } })).status, 200);
}

export type Shown = {
  readonly slot: string;
  readonly kind: string;
  readonly events: string;
  readonly click: string;
  readonly image?: string;
};

export async function decisions(
  world: World,
  slots: readonly string[],
  { headers = {}, ...body }: { headers?: Record<string, string>; consent?: boolean; driven?: boolean } = {},
): Promise<{ ads: (Shown | null)[]; cookie: string | null }> {
  const answer = await world.browse('/ads/decisions', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ slots, ...body }),
  });
  assert.equal(answer.status, 200);
  const { ads } = (await answer.json()) as { ads: (Shown | null)[] };
  return { ads, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? null };
}

/** Shows one ad to a person: the decision and the pixel. */
export async function shownTo(
  world: World,
  slot = 'top',
  headers: Record<string, string> = {},
): Promise<Shown> {
  const { ads } = await decisions(world, [slot], { headers });
  const [ad] = ads;
  if (ad == null) throw new Error(`no ad for ${slot}`);
  await pixel(world, ad, 'impression');
  return ad;
}

export const pixel = (world: World, ad: Shown, event: string, headers: Record<string, string> = {}) =>
  world.browse(ad.events.slice(world.base.length) + event, { headers });

/** All totals of a package, over all hours and creatives. */
export async function totals(world: World, id: string): Promise<Record<string, number>> {
  const { body } = await world.call('getDelivery');
  const sums: Record<string, number> = {};
  for (const row of (body as T.AdServerDelivery).rows)
    if (row.kind === 'total' && row.package_id === id)
      for (const [name, count] of Object.entries(row.counts)) sums[name] = (sums[name] ?? 0) + Number(count);
  return sums;
}
