import { objectOf } from '../../src/domain/json/values.ts';
import { type Context, part } from '../check.ts';
import { judgeable, must } from '../verdict.ts';
import { okay, rule } from './answers.ts';
import { feedAsk, feedEnd, feedPage } from './feed-page.ts';
import {
  BRAND_FILE,
  brandFile,
  crawled,
  freshHost,
  PUBLISHER_FILE,
  publish,
  publisherFile,
} from './owned.ts';

const BOTH = 'Lookups and authorization, both sides';
const EVENTS = 'Registry change feed event types';
const SITE = ['site'] as const;
const OWNS = ['credential', 'sandbox', 'site'] as const;

/** The front page of a site that has no brand file. */
const SHOP =
  '<title>Shop</title><meta name="description" content="A shop for gears and their parts."><link rel="icon" href="/icon.svg">';

/** The two sides of an authorization, as the two files say them. */
type Sides = { delegation?: string; relationship?: string };

/** Publishes both files; the answer of the check. A side without a word is silent. */
async function authorization(context: Context, sides: Sides, claimed?: string) {
  const publisher = freshHost(context, 'publisher');
  const seller = freshHost(context, 'seller');
  const agent = `https://${seller}/mcp`;
  const { delegation, relationship } = sides;
  const stranger = 'https://stranger.example.com/mcp';
  await publish(
    context,
    publisher,
    PUBLISHER_FILE,
    publisherFile(publisher, delegation === undefined ? stranger : agent, {
      delegation_type: delegation ?? 'delegated',
    }),
  );
  await publish(
    context,
    seller,
    BRAND_FILE,
    brandFile('Seller', {
      agents: [{ type: 'sales', id: 'sales', url: agent }],
      ...(relationship === undefined
        ? {}
        : { properties: [{ type: 'website', identifier: publisher, relationship }] }),
    }),
  );
  const answer = await context.ask({
    path: '/api/registry/validate/property-authorization',
    query: {
      agent_url: agent,
      identifier_type: 'domain',
      identifier_value: publisher,
      delegation_type: claimed,
    },
  });
  return { answer, ...(await okay('validatePropertyAuthorization', answer)) };
}

const isRefused = (what: string, sides: Sides, claimed?: string) => ({
  after: ['registry.site.authorized'],
  async run(context: Context) {
    const { authorized, answer } = await authorization(context, sides, claimed);
    must(!authorized, `authorized is true, and ${what}`, answer);
  },
});

export const sitePart = part(
  [
    rule(
      'site.brand',
      'Brand resolution record',
      'A domain with a brand.json resolves to what its file says, with source brand_json.',
      SITE,
    ),
    rule(
      'site.brand-raw',
      'Brand resolution',
      'The raw brand file of a domain is returned as it is served.',
      SITE,
    ),
    rule(
      'site.properties',
      'Property resolution',
      'A domain with an adagents.json resolves to the properties of its file.',
      SITE,
    ),
    rule(
      'site.enriched',
      'Brand resolution record',
      'What enrichment finds resolves with source enriched, and its revisions are edited by system.',
      SITE,
    ),
    rule('site.valid', 'Property resolution', 'A valid adagents.json is found to be valid.', SITE),
    rule(
      'site.invalid',
      'Property resolution',
      'A broken adagents.json is an answer with valid false, not an error.',
      SITE,
    ),
    rule(
      'site.authorized',
      BOTH,
      'A property is authorized when both sides say so with the same relationship.',
      SITE,
    ),
    rule(
      'site.silent-publisher',
      BOTH,
      'A property is not authorized when the file of the publisher does not name the agent.',
      SITE,
    ),
    rule(
      'site.silent-operator',
      BOTH,
      'A property is not authorized when the brand file of the operator does not declare it.',
      SITE,
    ),
    rule(
      'site.other-relationship',
      BOTH,
      'A property is not authorized when the relationship is another one than the delegation type.',
      SITE,
    ),
    rule(
      'site.other-claim',
      BOTH,
      'A property is not authorized under another delegation type than the one of the file.',
      SITE,
    ),
    rule(
      'site.events',
      EVENTS,
      'A crawled file is reported by the events of its publisher, its property and its authorization.',
      OWNS,
    ),
    rule(
      'site.looked-up',
      'Lookups and authorization',
      'The agents of a crawled file are found by the domain.',
      OWNS,
    ),
  ],
  {
    'registry.site.brand': {
      async run(context) {
        const host = freshHost(context, 'own');
        await publish(context, host, BRAND_FILE, brandFile('Conformance Own', { keller_type: 'master' }));
        const answer = await context.ask({ path: '/api/brands/resolve', query: { domain: host } });
        const { source, brand_name, canonical_domain } = await okay('resolveBrand', answer);
        must(source === 'brand_json', `source is ${source}, not brand_json`, answer);
        must(
          brand_name === 'Conformance Own',
          `brand_name is ${brand_name}, and the file has another`,
          answer,
        );
        must(canonical_domain === host, `canonical_domain is ${canonical_domain}, not ${host}`, answer);
      },
    },
    'registry.site.brand-raw': {
      after: ['registry.site.brand'],
      async run(context) {
        const host = freshHost(context, 'raw');
        await publish(
          context,
          host,
          BRAND_FILE,
          brandFile('Conformance Raw', { unheard_of: { kept: true } }),
        );
        const answer = await context.ask({ path: '/api/brands/brand-json', query: { domain: host } });
        const { data } = await okay('getBrandJson', answer);
        const { unheard_of: kept } = objectOf(data);
        must(JSON.stringify(kept) === '{"kept":true}', 'data lacks a field that the file has', answer);
      },
    },
    'registry.site.properties': {
      async run(context) {
        const host = freshHost(context, 'filed');
        await publish(context, host, PUBLISHER_FILE, publisherFile(host, 'https://agent.example.com/mcp'));
        const answer = await context.ask({ path: '/api/properties/resolve', query: { domain: host } });
        const { source, properties } = await okay('resolveProperty', answer);
        must(source === 'adagents_json', `source is ${source}, not adagents_json`, answer);
        must(
          properties.some(({ name }) => name === 'Main'),
          'the property of the file is missing',
          answer,
        );
      },
    },
    'registry.site.enriched': {
      after: ['registry.site.brand'],
      async run(context) {
        const host = freshHost(context, 'shop');
        await publish(context, host, '/', SHOP);
        const query = { domain: host };
        const enriched = await context.ask({ path: '/api/brands/enrich', query });
        judgeable(enriched.status === 200, `nothing is found about a site: ${enriched.status}`);
        const { success } = await okay('enrichBrand', enriched);
        judgeable(success, 'nothing is found about a site');
        const answer = await context.ask({ path: '/api/brands/resolve', query });
        const { source } = await okay('resolveBrand', answer);
        must(source === 'enriched', `source is ${source}, not enriched`, answer);
        const history = await context.ask({ path: '/api/brands/history', query });
        const { revisions } = await okay('getBrandHistory', history);
        const other = revisions.find(({ editor_name }) => editor_name !== 'system');
        must(!other, `editor_name is ${other?.editor_name}, not system`, history);
      },
    },
    'registry.site.valid': {
      async run(context) {
        const host = freshHost(context, 'valid');
        await publish(context, host, PUBLISHER_FILE, publisherFile(host, 'https://agent.example.com/mcp'));
        const answer = await context.ask({ path: '/api/properties/validate', query: { domain: host } });
        const { valid } = await okay('validateProperty', answer);
        must(valid, 'valid is false for a file that conforms', answer);
      },
    },
    'registry.site.invalid': {
      after: ['registry.site.valid'],
      async run(context) {
        for (const content of ['{broken', { authorized_agents: 'everybody' }]) {
          const host = freshHost(context, 'broken');
          await publish(context, host, PUBLISHER_FILE, content);
          const answer = await context.ask({ path: '/api/properties/validate', query: { domain: host } });
          const { valid } = await okay('validateProperty', answer);
          must(!valid, `valid is true for ${JSON.stringify(content)}`, answer);
        }
      },
    },
    'registry.site.authorized': {
      async run(context) {
        const both = { delegation: 'delegated', relationship: 'delegated' };
        const { authorized, reason, answer } = await authorization(context, both);
        judgeable(!/unreachable/.test(String(reason)), `the peer could not look: ${String(reason)}`);
        must(authorized, `both sides agree, and authorized is false: ${String(reason)}`, answer);
        const claim = await authorization(context, both, 'delegated');
        must(claim.authorized, 'both sides agree with the claim, and authorized is false', claim.answer);
      },
    },
    'registry.site.silent-publisher': isRefused('the file of the publisher does not name the agent', {
      relationship: 'delegated',
    }),
    'registry.site.silent-operator': isRefused('the operator does not declare the property', {
      delegation: 'delegated',
    }),
    'registry.site.other-relationship': isRefused('the operator declares another relationship', {
      delegation: 'delegated',
      relationship: 'ad_network',
    }),
    'registry.site.other-claim': isRefused(
      'another delegation type is claimed',
      { delegation: 'delegated', relationship: 'delegated' },
      'direct',
    ),
    'registry.site.events': {
      after: ['registry.crawl.accepted', 'registry.feed.caught-up', 'registry.site.valid'],
      async run(context) {
        const { cursor } = await feedEnd(context);
        const { host } = await crawled(context);
        const wanted = new Set([
          'publisher.adagents_discovered',
          'property.created',
          'authorization.granted',
        ]);
        let at = cursor;
        await context.until(`${[...wanted].join(', ')} of ${host}`, async () => {
          const page = await feedPage(await context.ask(feedAsk({ cursor: at, limit: 10_000 })));
          at = page.cursor;
          for (const { event_type, payload } of page.events)
            if (JSON.stringify(payload).includes(host)) wanted.delete(event_type);
          return wanted.size === 0 || undefined;
        });
      },
    },
    'registry.site.looked-up': {
      after: ['registry.crawl.accepted', 'registry.lookup.domain', 'registry.site.valid'],
      async run(context) {
        const { host } = await crawled(context);
        await context.until(`the agent of ${host}`, async () => {
          const answer = await context.ask({ path: `/api/registry/lookup/domain/${host}` });
          const { authorized_agents: listed } = await okay('lookupDomain', answer);
          return listed.length > 0 || undefined;
        });
      },
    },
  },
);
