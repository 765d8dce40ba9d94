import { good, row, status } from '../registry/rows.ts';
import type { Body, Variant } from '../variant.ts';

const SAVE_BRAND = /^POST \/api\/brands\/save$/;
const SAVE_PROPERTY = /^POST \/api\/properties\/save$/;
const RESOLVE = /^GET \/api\/brands\/resolve$/;
const CRAWL = /^POST \/api\/registry\/crawl-request$/;
const BOTH_SIDES = /^GET \/api\/registry\/validate\/property-authorization$/;
const VALIDATE = /^GET \/api\/properties\/validate$/;
const FEED = /^GET \/api\/registry\/feed$/;

/** A refused save of this name is done. */
const saved =
  (name: string): Variant['spoil'] =>
  (told, { body: sent }) => {
    if (sent?.brand_name === name && told.status >= 400) told.status = 200;
  };
const authorized = (value: boolean) =>
  good((body: Body) => {
    body.authorized = value;
  });

/** Faults of this service as a registry, one each: of what needs a domain that the runner serves, or a person. */
export const ownRegistryVariants: readonly Variant[] = [
  row('access.organization', 'no key opens the feed', FEED, status(200, 403)),
  row('access.person', 'no member may read the feed', FEED, status(200, 403)),
  row('agents.members', 'members see no agent', /^GET \/api\/registry\/agents$/, (told, { headers }) => {
    if (headers.has('authorization')) told.body.agents = [];
  }),
  row('crawl.accepted', 'a crawl request is done at once', CRAWL, status(202, 200)),
  row('crawl.often', 'a refusal does not say how many seconds to wait', CRAWL, (told) => {
    if (told.status === 429) told.body.retry_after = 'a while';
  }),
  row('crawl.often', 'every crawl request is taken', CRAWL, status(429, 202)),
  row('save.unproven', 'nobody has to prove a domain', SAVE_BRAND, saved('Conformance Unproven')),
  row('save.failed-proof', 'a wrong proof is a proof', SAVE_BRAND, saved('Conformance Failed')),
  row('save.other-organization', 'a proof is for everybody', SAVE_BRAND, saved('Conformance Theirs')),
  row('save.brand', 'a save is accepted, and not done', SAVE_BRAND, status(200, 202)),
  row(
    'save.brand-source',
    'the entry of a member has the source of a file',
    RESOLVE,
    good((body) => {
      body.source = 'brand_json';
    }),
  ),
  row(
    'save.brand-revision',
    'a history forgets',
    /^GET \/api\/brands\/history$/,
    good((body) => {
      body.revisions = [];
    }),
  ),
  row('save.brand-conflict', 'a brand with a file is a wrong request', SAVE_BRAND, status(409, 400)),
  row('save.property', 'a save is accepted, and not done', SAVE_PROPERTY, status(200, 202)),
  row(
    'save.property-agents',
    'the entry of a member authorizes an agent',
    /^GET \/api\/registry\/lookup\/domain\//,
    good(({ authorized_agents: agents }) => {
      agents.push({ url: 'https://anybody.example/mcp' });
    }),
  ),
  row(
    'save.property-revision',
    'a history forgets',
    /^GET \/api\/properties\/history$/,
    good((body) => {
      body.revisions = [];
    }),
  ),
  row('save.property-conflict', 'a property with a file is a wrong request', SAVE_PROPERTY, status(409, 400)),
  row('save.nonce-lifetime', 'a nonce lives for a day', /^POST \/api\/ownership\/challenges$/, ({ body }) => {
    body.expires_at = new Date(Date.parse(body.expires_at) + 86_400_000).toISOString();
  }),
  row(
    'site.brand',
    'a file has the source of a member',
    RESOLVE,
    good((body) => {
      body.source = 'community';
    }),
  ),
  row(
    'site.brand-raw',
    'a raw file lacks what nobody knows',
    /^GET \/api\/brands\/brand-json$/,
    good(({ data }) => delete data.unheard_of),
  ),
  row(
    'site.properties',
    'the properties of a file are lost',
    /^GET \/api\/properties\/resolve$/,
    good((body) => {
      body.properties = [];
    }),
  ),
  row(
    'site.enriched',
    'what was enriched has the source of a member',
    RESOLVE,
    good((body) => {
      if (body.source === 'enriched') body.source = 'community';
    }),
  ),
  row(
    'site.valid',
    'every file is wrong',
    VALIDATE,
    good((body) => {
      body.valid = false;
    }),
  ),
  row(
    'site.invalid',
    'every file is right',
    VALIDATE,
    good((body) => {
      body.valid = true;
    }),
  ),
  row('site.authorized', 'nothing is authorized', BOTH_SIDES, authorized(false)),
  row('site.silent-publisher', 'the word of the operator is enough', BOTH_SIDES, authorized(true)),
  row('site.silent-operator', 'the word of the publisher is enough', BOTH_SIDES, authorized(true)),
  row('site.other-relationship', 'every relationship is the right one', BOTH_SIDES, authorized(true)),
  row('site.other-claim', 'every claim is the right one', BOTH_SIDES, authorized(true)),
];
