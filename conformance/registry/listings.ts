import type { Context } from '../check.ts';
import type { Answer } from '../http/ask.ts';
import { judgeable, must } from '../verdict.ts';
import { type BodyOf, okay, refused } from './answers.ts';
import { brands, properties } from './readings.ts';

/** Brands and properties have the same listing, history and bulk resolution: one set of checks for both. */
export type Kind = 'brands' | 'properties';

const LIST = { brands: 'listBrands', properties: 'listProperties' } as const;
const HISTORY = { brands: 'getBrandHistory', properties: 'getPropertyHistory' } as const;
const BULK = { brands: 'resolveBrandsBulk', properties: 'resolvePropertiesBulk' } as const;
const RESOLVE = { brands: 'resolveBrand', properties: 'resolveProperty' } as const;

async function listedDomains(context: Context, kind: Kind): Promise<string[]> {
  const listed =
    kind === 'brands' ? (await context.read(brands)).brands : (await context.read(properties)).properties;
  return [...new Set(listed.map(({ domain }) => domain))];
}

const page = async (context: Context, kind: Kind, query: Record<string, string | number>) => {
  const answer = await context.ask({ path: `/api/${kind}/registry`, query });
  const body = await okay(LIST[kind], answer);
  const items: { domain: string }[] = 'brands' in body ? body.brands : body.properties;
  return { answer, items };
};

/** A list may change while it is read: what differs is read again before it is a fault. */
const MOST_TRIES = 3;

export const pagesAre = (kind: Kind) => async (context: Context) => {
  for (let tries = 1; ; tries += 1) {
    const two = await page(context, kind, { limit: 2 });
    must(two.items.length <= 2, `limit=2 lists ${two.items.length}`, two.answer);
    judgeable(two.items.length === 2, 'fewer than two are listed');
    const second = await page(context, kind, { limit: 1, offset: 1 });
    must(second.items.length === 1, `limit=1&offset=1 lists ${second.items.length}`, second.answer);
    const isSame = second.items[0]?.domain === two.items[1]?.domain;
    must(isSame || tries < MOST_TRIES, 'limit=1&offset=1 is not the second of limit=2', second.answer);
    if (isSame) return;
  }
};

export const searchFinds = (kind: Kind) => async (context: Context) => {
  const [domain] = await listedDomains(context, kind);
  judgeable(domain, 'nothing is listed');
  const { items, answer } = await page(context, kind, { search: domain, limit: 50 });
  must(
    items.some((item) => item.domain === domain),
    `search=${domain} does not find what is listed under it`,
    answer,
  );
  const nothing = await page(context, kind, { search: context.fresh('nobody'), limit: 50 });
  must(nothing.items.length === 0, 'a search for a name that nobody has finds something', nothing.answer);
};

/** Listed domains that are resolved one by one. */
const MOST_RESOLVED = 6;

export const recordsAre = (kind: Kind) => async (context: Context) => {
  const domains = (await listedDomains(context, kind)).slice(0, MOST_RESOLVED);
  let resolved = 0;
  for (const domain of domains) {
    const answer = await context.ask({ path: `/api/${kind}/resolve`, query: { domain } });
    // What is listed may have no record of its own: a brand of a house, a file that is stale.
    if (answer.status === 404 || answer.status === 503) continue;
    await okay(RESOLVE[kind], answer);
    resolved += 1;
  }
  judgeable(resolved > 0, 'none of the listed domains resolves');
};

export const unknownIs404 = (kind: Kind) => async (context: Context) => {
  const domain = `${context.fresh('nobody')}.invalid`;
  const answer = await context.ask({ path: `/api/${kind}/resolve`, query: { domain } });
  refused(answer, 'a domain that does not exist', 404);
};

export const bulkIsSingle = (kind: Kind) => async (context: Context) => {
  const domains = (await listedDomains(context, kind)).slice(0, MOST_RESOLVED);
  judgeable(domains.length > 0, 'nothing is listed');
  const unknown = `${context.fresh('nobody')}.invalid`;
  const path = `/api/${kind}/resolve/bulk`;
  const answer = await context.ask({ method: 'POST', path, body: { domains: [...domains, unknown] } });
  const { results } = await okay(BULK[kind], answer);
  must((results[unknown] ?? null) === null, `${unknown} has a record`, answer);
  for (const domain of domains) {
    const single = await context.ask({ path: `/api/${kind}/resolve`, query: { domain } });
    if (single.status !== 200) continue;
    const record = results[domain];
    must(record, `${domain} resolves alone, and is missing in bulk`, answer);
    const body = await okay(RESOLVE[kind], single);
    const same =
      'canonical_id' in body && 'canonical_id' in record
        ? body.canonical_id === record.canonical_id
        : body.source === record.source;
    must(same, `${domain} has another record in bulk than alone`, answer);
  }
};

const strangers = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name}-${index}.invalid`);

export const bulkTakes100 = (kind: Kind) => async (context: Context) => {
  const path = `/api/${kind}/resolve/bulk`;
  const domains = strangers(100, context.fresh('nobody'));
  const answer = await context.ask({ method: 'POST', path, body: { domains } });
  judgeable(answer.status !== 503, 'the peer is too busy to look at 100 domains');
  must(answer.status === 200, `100 domains answer ${answer.status}, not 200`, answer);
};

export const bulkRefuses101 = (kind: Kind) => async (context: Context) => {
  const path = `/api/${kind}/resolve/bulk`;
  const domains = strangers(101, context.fresh('nobody'));
  refused(await context.ask({ method: 'POST', path, body: { domains } }), '101 domains', 400);
};

export const bulkRefusesOthers = (kind: Kind) => async (context: Context) => {
  const path = `/api/${kind}/resolve/bulk`;
  for (const body of [{}, { domains: 'one.invalid' }, { domains: [1] }, '{"domains":'])
    refused(await context.ask({ method: 'POST', path, body }), `the body ${JSON.stringify(body)}`, 400);
};

export const badDomainIs400 = (kind: Kind) => async (context: Context) => {
  for (const name of ['resolve', 'history'])
    for (const domain of [undefined, 'not a domain', 'a..b', '*.example.com']) {
      const answer = await context.ask({ path: `/api/${kind}/${name}`, query: { domain } });
      refused(answer, `${name} with ${domain === undefined ? 'no domain' : `domain=${domain}`}`, 400);
    }
};

/** A listed domain with a history of at least so many revisions, and the answer that has it. */
async function withHistory(context: Context, kind: Kind, least: number, best = least) {
  let fallback: { domain: string; answer: Answer; body: BodyOf<'getBrandHistory'> } | undefined;
  for (const domain of (await listedDomains(context, kind)).slice(0, 30)) {
    const answer = await context.ask({ path: `/api/${kind}/history`, query: { domain, limit: 100 } });
    if (answer.status === 404) continue;
    const body = await okay(HISTORY[kind], answer);
    if (body.revisions.length >= best) return { domain, answer, body };
    if (body.revisions.length >= least) fallback ??= { domain, answer, body };
  }
  if (fallback !== undefined) return fallback;
  judgeable(false, `no listed domain has a history of ${least} or more revisions`);
  throw new Error('not reached');
}

export const historyIs = (kind: Kind) => async (context: Context) => {
  const { domain, answer, body } = await withHistory(context, kind, 1, 2);
  must(body.domain === domain, `domain is ${body.domain}, not ${domain}`, answer);
  must(body.total >= body.revisions.length, 'total is less than the revisions that are listed', answer);
  for (const { is_rollback, rolled_back_to } of body.revisions)
    must(
      is_rollback === (rolled_back_to !== undefined),
      'rolled_back_to is there without a rollback, or missing with one',
      answer,
    );
  const numbers = body.revisions.map(({ revision_number }) => revision_number);
  must(
    numbers.every((number, at) => at === 0 || number < (numbers[at - 1] ?? 0)),
    `revisions are not newest first: ${numbers.slice(0, 10).join(', ')}`,
    answer,
  );
};

export const historyPages = (kind: Kind) => async (context: Context) => {
  const { domain, body } = await withHistory(context, kind, 2);
  const ask = { path: `/api/${kind}/history`, query: { domain, limit: 1, offset: 1 } };
  const answer = await context.ask(ask);
  const { revisions } = await okay(HISTORY[kind], answer);
  must(revisions.length === 1, `limit=1&offset=1 lists ${revisions.length}`, answer);
  must(
    revisions[0]?.revision_number === body.revisions[1]?.revision_number,
    'limit=1&offset=1 is not the second revision',
    answer,
  );
};

export const historyHas100 = (kind: Kind) => async (context: Context) => {
  const { domain } = await withHistory(context, kind, 1);
  const answer = await context.ask({ path: `/api/${kind}/history`, query: { domain, limit: 101 } });
  if (answer.status === 400) return;
  const { revisions } = await okay(HISTORY[kind], answer);
  must(revisions.length <= 100, `limit=101 lists ${revisions.length}`, answer);
};
