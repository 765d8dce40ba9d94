import { objectOf } from '../../src/domain/json/values.ts';
import { type Context, part, type Reading } from '../check.ts';
import { must } from '../verdict.ts';
import { okay, refused, rule } from './answers.ts';
import {
  BRAND_FILE,
  brandFile,
  challenge,
  freshHost,
  PUBLISHER_FILE,
  prove,
  publish,
  publisherFile,
  saveBrand,
  saveProperty,
} from './owned.ts';

const BRAND_RULES = 'Brand resolution, save rules';
const PROPERTY_RULES = 'Property resolution, save rules';
const CONTROLS = 'Authentication, save-time controls';
const WRITES = ['credential', 'sandbox'] as const;
const OWNS = ['credential', 'sandbox', 'site'] as const;
const AGENT = 'https://agent.example.com/mcp';
const BRAND = ['registry.save.brand'];
const PROPERTY = ['registry.save.property'];

/** A brand entry that the runner made. The domain is sent with a scheme and in upper case. */
const savedBrand: Reading<{ host: string; name: string }> = {
  name: 'a brand entry of the runner',
  async read(context) {
    const host = freshHost(context, 'brand');
    await prove(context, host);
    const name = 'Conformance One';
    const answer = await saveBrand(context, host, name, { domain: `HTTPS://${host.toUpperCase()}` });
    const { success, domain, revision_number } = await okay('saveBrand', answer);
    must(success, 'success is not true', answer);
    must(domain === host, `domain is ${domain}, not ${host}`, answer);
    must(revision_number === undefined, 'a new entry has a revision_number', answer);
    return { host, name };
  },
};

const savedProperty: Reading<{ host: string }> = {
  name: 'a property entry of the runner',
  async read(context) {
    const host = freshHost(context, 'property');
    await prove(context, host);
    const answer = await saveProperty(context, host, 'Conformance One', {
      authorized_agents: [{ url: AGENT, authorized_for: 'Everything' }],
    });
    const { success, revision_number } = await okay('saveProperty', answer);
    must(success, 'success is not true', answer);
    must(revision_number === undefined, 'a new entry has a revision_number', answer);
    return { host };
  },
};

const isSaved = async (context: Context, host: string) => {
  const answer = await context.ask({ path: '/api/brands/resolve', query: { domain: host } });
  return answer.status === 200 && objectOf(answer.json).source === 'community';
};

/** The check that owns the rule of a reading. */
const owning = (reading: Reading<unknown>) => ({
  run: async (context: Context) => void (await context.own(reading)),
});

export const savesPart = part(
  [
    rule(
      'save.brand-fields',
      BRAND_RULES,
      'A brand without domain or brand_name is refused with 400.',
      WRITES,
    ),
    rule(
      'save.property-fields',
      PROPERTY_RULES,
      'A property entry without publisher_domain, or with an item without type or name, is refused with 400.',
      WRITES,
    ),
    rule(
      'save.unproven',
      CONTROLS,
      'A new entry is not committed without evidence of control over its domain.',
      OWNS,
    ),
    rule(
      'save.brand',
      BRAND_RULES,
      'A new brand entry is made after a proof, under the normalized domain and without revision_number.',
      OWNS,
    ),
    rule(
      'save.brand-source',
      'Brand save request',
      'A saved brand resolves with source community and the name that was sent.',
      OWNS,
    ),
    rule(
      'save.brand-revision',
      BRAND_RULES,
      'Saving a community entry again answers with revision_number, and the history has it.',
      OWNS,
    ),
    rule('save.brand-conflict', BRAND_RULES, 'Saving a brand that a brand.json backs answers 409.', OWNS),
    rule(
      'save.property',
      PROPERTY_RULES,
      'A new property entry is made after a proof, without revision_number.',
      OWNS,
    ),
    rule(
      'save.property-agents',
      'Property save request',
      'Sent authorized_agents are ignored: the entry authorizes nobody.',
      OWNS,
    ),
    rule(
      'save.property-revision',
      PROPERTY_RULES,
      'Saving a hosted property again makes a revision, and the history has it.',
      OWNS,
    ),
    rule(
      'save.property-conflict',
      PROPERTY_RULES,
      'Saving a property that an adagents.json backs answers 409.',
      OWNS,
    ),
    rule('save.failed-proof', CONTROLS, 'A failed proof commits nothing and invalidates its nonce.', OWNS),
    rule('save.nonce-lifetime', CONTROLS, 'A nonce expires 15 minutes after it was issued.', OWNS),
    rule('save.other-organization', CONTROLS, 'A nonce is for one organization: another one cannot use it.', [
      ...OWNS,
      'second credential',
    ]),
  ],
  {
    'registry.save.brand-fields': {
      async run(context) {
        for (const body of [{ brand_name: 'X' }, { domain: 'conformance.invalid' }, {}]) {
          const answer = await context.ask({ method: 'POST', path: '/api/brands/save', body, as: 'member' });
          refused(answer, `the body ${JSON.stringify(body)}`, 400);
        }
      },
    },
    'registry.save.property-fields': {
      async run(context) {
        const publisher_domain = 'conformance.invalid';
        for (const body of [
          { properties: [{ type: 'website', name: 'X' }] },
          { publisher_domain, properties: [{ type: 'website' }] },
          { publisher_domain, properties: [{ name: 'X' }] },
        ]) {
          const answer = await context.ask({
            method: 'POST',
            path: '/api/properties/save',
            body,
            as: 'member',
          });
          refused(answer, `the body ${JSON.stringify(body)}`, 400);
        }
      },
    },
    'registry.save.unproven': {
      async run(context) {
        const host = freshHost(context, 'unproven');
        const answer = await saveBrand(context, host, 'Conformance Unproven');
        must(answer.status >= 400, `an unproven brand entry answers ${answer.status}`, answer);
        must(!(await isSaved(context, host)), 'an unproven brand entry is committed', answer);
        const other = await saveProperty(context, freshHost(context, 'unproven'), 'Conformance Unproven');
        must(other.status >= 400, `an unproven property entry answers ${other.status}`, other);
      },
    },
    'registry.save.brand': owning(savedBrand),
    'registry.save.brand-source': {
      after: BRAND,
      async run(context) {
        const { host, name } = await context.read(savedBrand);
        const answer = await context.ask({ path: '/api/brands/resolve', query: { domain: host } });
        const { source, brand_name } = await okay('resolveBrand', answer);
        must(source === 'community', `source is ${source}, not community`, answer);
        must(brand_name.startsWith('Conformance'), `brand_name is ${brand_name}, not ${name}`, answer);
      },
    },
    'registry.save.brand-revision': {
      after: ['registry.save.brand-source'],
      async run(context) {
        const { host } = await context.read(savedBrand);
        const answer = await saveBrand(context, host, 'Conformance Two');
        const { revision_number: number } = await okay('saveBrand', answer);
        must(number !== undefined, 'an edit has no revision_number', answer);
        const history = await context.ask({ path: '/api/brands/history', query: { domain: host } });
        const { revisions } = await okay('getBrandHistory', history);
        must(
          revisions.some(({ revision_number }) => revision_number === number),
          `the history does not have revision ${number}`,
          history,
        );
        const resolved = await context.ask({ path: '/api/brands/resolve', query: { domain: host } });
        const { brand_name } = await okay('resolveBrand', resolved);
        must(brand_name === 'Conformance Two', `after the edit brand_name is ${brand_name}`, resolved);
      },
    },
    'registry.save.brand-conflict': {
      after: BRAND,
      async run(context) {
        const host = freshHost(context, 'backed');
        await publish(context, host, BRAND_FILE, brandFile('Backed'));
        await prove(context, host);
        const answer = await saveBrand(context, host, 'Not Backed');
        refused(answer, 'a brand with a file of its own', 409);
      },
    },
    'registry.save.property': owning(savedProperty),
    'registry.save.property-agents': {
      after: PROPERTY,
      async run(context) {
        const { host } = await context.read(savedProperty);
        const answer = await context.ask({ path: `/api/registry/lookup/domain/${host}` });
        const { authorized_agents: listed } = await okay('lookupDomain', answer);
        must(listed.length === 0, `${listed[0]?.url} is authorized by an entry of a member`, answer);
        const hosted = await context.ask({ path: `/publisher/${host}${PUBLISHER_FILE}` });
        if (hosted.status !== 200) return;
        const { authorized_agents: stored } = objectOf(hosted.json);
        must(
          Array.isArray(stored) && stored.length === 0,
          'the hosted document has authorized_agents',
          hosted,
        );
      },
    },
    'registry.save.property-revision': {
      after: PROPERTY,
      async run(context) {
        const { host } = await context.read(savedProperty);
        const answer = await saveProperty(context, host, 'Conformance Two');
        const { revision_number: number } = await okay('saveProperty', answer);
        must(number !== undefined, 'an edit has no revision_number', answer);
        const history = await context.ask({ path: '/api/properties/history', query: { domain: host } });
        const { revisions } = await okay('getPropertyHistory', history);
        must(
          revisions.some(({ revision_number }) => revision_number === number),
          `the history does not have revision ${number}`,
          history,
        );
      },
    },
    'registry.save.property-conflict': {
      after: PROPERTY,
      async run(context) {
        const host = freshHost(context, 'filed');
        await publish(context, host, PUBLISHER_FILE, publisherFile(host, AGENT));
        await prove(context, host);
        const answer = await saveProperty(context, host, 'Not Backed');
        refused(answer, 'a property with a file of its own', 409);
      },
    },
    'registry.save.failed-proof': {
      after: BRAND,
      async run(context) {
        const host = freshHost(context, 'failed');
        const { path, body } = await challenge(context, host);
        await publish(context, host, path, 'this is not the nonce');
        const failed = await saveBrand(context, host, 'Conformance Failed');
        must(failed.status >= 400, `a save with a wrong proof answers ${failed.status}`, failed);
        must(!(await isSaved(context, host)), 'a save with a wrong proof is committed', failed);
        await context.site.publish(host, path, { body });
        const late = await saveBrand(context, host, 'Conformance Failed');
        must(late.status >= 400, `the nonce of a failed proof is accepted: ${late.status}`, late);
      },
    },
    'registry.save.nonce-lifetime': {
      after: BRAND,
      async run(context) {
        const { answer } = await challenge(context, freshHost(context, 'nonce'));
        // The clock of the peer, where it says it.
        const now = Date.parse(answer.headers.get('date') ?? '') || Date.now();
        const minutes = (Date.parse(String(objectOf(answer.json).expires_at)) - now) / 60_000;
        must(minutes > 0 && minutes <= 16, `a nonce expires after ${minutes.toFixed(1)} minutes`, answer);
      },
    },
    'registry.save.other-organization': {
      after: BRAND,
      async run(context) {
        const host = freshHost(context, 'theirs');
        await prove(context, host);
        const answer = await saveBrand(context, host, 'Conformance Theirs', { as: 'other' });
        must(answer.status >= 400, `the nonce of another organization is accepted: ${answer.status}`, answer);
      },
    },
  },
);
