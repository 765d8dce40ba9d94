import { newId } from '../../../src/infra/random.ts';
import { crawl } from '../../../src/jobs/brands/crawlDomain.ts';
import type { Answer, TestApp } from '../../support/app.ts';

export const AGENT = 'https://sales.brightlane.example/mcp';

type Json = Record<string, unknown>;

/** A property of a publisher that is known by its own domain. */
export const site = (id: string, domain: string, rest: Json = {}): Json => ({
  property_id: id,
  property_type: 'website',
  name: `Site ${id}`,
  identifiers: [{ type: 'domain', value: domain }],
  ...rest,
});

export const app = (id: string, type: string, value: string, rest: Json = {}): Json => ({
  property_id: id,
  property_type: 'mobile_app',
  name: `App ${id}`,
  identifiers: [{ type, value }],
  ...rest,
});

/** An entry that covers properties by id and is delegated, unless told otherwise. */
export const entry = (ids: string[], rest: Json = {}): Json => ({
  url: AGENT,
  authorized_for: 'Display and video',
  authorization_type: 'property_ids',
  property_ids: ids,
  delegation_type: 'delegated',
  ...rest,
});

export const adagents = (properties: Json[], authorized_agents: Json[], rest: Json = {}): Json => ({
  properties,
  authorized_agents,
  ...rest,
});

type Declared = [type: string, identifier: string, relationship?: string];

/** A brand.json that declares agents and properties. */
export const brandJson = (agents: string[], properties: Declared[], rest: Json = {}): Json => ({
  id: 'brand',
  names: [{ en: 'Brand' }],
  agents: agents.map((url, index) => ({ type: 'sales', url, id: `agent_${index}` })),
  properties: properties.map(([type, identifier, relationship]) => ({
    type,
    identifier,
    ...(relationship === undefined ? {} : { relationship }),
  })),
  ...rest,
});

export type World = {
  publish(domain: string, file: Json): void;
  declare(domain: string, file: Json): void;
  serve(host: string, path: string, body: Json | string): void;
  /** Crawls, as the job does, what these domains serve now. */
  crawl(...domains: string[]): Promise<void>;
  authorize(query: Record<string, string | string[]>): Promise<Answer>;
};

export function worldOf(served: TestApp): World {
  return {
    publish: (domain, file) =>
      served.sites.put(domain, '/.well-known/adagents.json', { body: JSON.stringify(file) }),
    declare: (domain, file) =>
      served.sites.put(domain, '/.well-known/brand.json', { body: JSON.stringify(file) }),
    serve: (host, path, body) =>
      served.sites.put(host, path, { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    async crawl(...domains) {
      const { store, fetcher, clock } = served;
      for (const domain of domains) await crawl(domain, { store, fetcher, now: () => clock.now(), newId });
    },
    authorize(query) {
      const params = new URLSearchParams();
      for (const [name, value] of Object.entries({ agent_url: AGENT, identifier_type: 'domain', ...query })) {
        for (const one of [value].flat()) params.append(name, one);
      }
      return served.get(`/api/registry/validate/property-authorization?${params}`);
    },
  };
}
