import { isDeepStrictEqual } from 'node:util';
import { newId } from '../../src/infra/random.ts';
import { crawl } from '../../src/jobs/brands/crawlDomain.ts';
import type { Answer, TestApp } from '../support/app.ts';
import { countStatements } from './count-statements.ts';

export const BRAND_PATH = '/.well-known/brand.json';
export const ADAGENTS_PATH = '/.well-known/adagents.json';

/** A brand canonical document. */
export const canonical = (id: string, more: object = {}) => ({ id, names: [{ en: `The ${id}` }], ...more });

/** An adagents.json with one website and one agent that may sell it. */
export const publisherFile = (domain: string, more: object = {}) => ({
  authorized_agents: [
    {
      url: `https://sales.${domain}`,
      authorized_for: 'Display',
      authorization_type: 'property_ids',
      property_ids: ['main'],
    },
  ],
  properties: [
    {
      property_id: 'main',
      property_type: 'website',
      name: `Site of ${domain}`,
      identifiers: [{ type: 'domain', value: domain }],
    },
  ],
  ...more,
});

/** How often a host was asked for a path. */
export const asked = ({ sites }: Pick<TestApp, 'sites'>, host: string, path: string): number =>
  sites.requests.filter((request) => request === `${host} ${path}`).length;

/** A host whose address is known and where nothing listens. */
export function putDead({ sites }: Pick<TestApp, 'sites'>, host: string): void {
  sites.hosts.set(host, 'http://127.0.0.1:9');
}

export const resolveBrand = (app: TestApp, domain: string, query = '') =>
  app.get(`/api/brands/resolve?domain=${encodeURIComponent(domain)}${query}`);

export const resolveProperty = (app: TestApp, domain: string, query = '') =>
  app.get(`/api/properties/resolve?domain=${encodeURIComponent(domain)}${query}`);

/** Serves a page that answers only once `release` is called. */
export function putGated(
  { sites }: Pick<TestApp, 'sites'>,
  host: string,
  path: string,
  page: { status?: number; body?: string; type?: string },
): { release(): void } {
  let release = () => {};
  const opened = new Promise<void>((resolve) => {
    release = resolve;
  });
  sites.serve(host, path, async (_request, response) => {
    await opened;
    const { status = 200, body = '', type = 'application/json' } = page;
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  return { release };
}

/**
 * Asks the same many times at once while the outside holds its answer back, until every question has asked the database
 * what it needs and waits for the outside too; then lets the outside answer.
 */
export async function allAtOnce(
  app: TestApp,
  gate: { release(): void },
  asks: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const statements = countStatements(app.store);
  try {
    const answers = asks.map((ask) => ask());
    await eventually(
      async () => statements.reads.filter((asked) => isDeepStrictEqual(asked, statements.reads[0])).length,
      (arrived) => arrived >= asks.length,
    );
    // What follows an answer of the database is asked in the same turn of the event loop.
    for (let quiet = 0; quiet < 5; quiet = statements.open === 0 ? quiet + 1 : 0)
      await new Promise((resolve) => setTimeout(resolve, 20));
    gate.release();
    return await Promise.all(answers);
  } finally {
    statements.stop();
  }
}

/** Does what the crawl job does, now. */
export const crawlNow = ({ store, fetcher, clock }: TestApp, domain: string) =>
  crawl(domain, { store, fetcher, now: () => clock.now(), newId });

/** Asks until the answer is as wanted; for what the service does after it has answered. */
export async function eventually<T>(ask: () => Promise<T>, isWanted: (value: T) => boolean): Promise<T> {
  for (let left = 1_500; ; left -= 1) {
    const value = await ask();
    if (isWanted(value) || left === 0) return value;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
