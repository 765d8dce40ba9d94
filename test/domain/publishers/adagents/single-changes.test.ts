import { readdirSync, readFileSync } from 'node:fs';
import { assert } from 'chai';
import { schemaValidators, type Validate } from '../../../../generated/validators/index.ts';
import { checkAdagents, inspectAdagents } from '../../../../src/domain/publishers/adagents/check.ts';
import { judgeAdagentsFile } from '../../../../src/domain/publishers/adagents/judge.ts';
import type { Projection } from '../../../../src/domain/publishers/adagents/projection.ts';
import { propertyPlace } from '../../../../src/domain/publishers/adagents/properties.ts';
import { propertiesInScope } from '../../../../src/domain/publishers/adagents/scope.ts';
import {
  isBroken,
  itAgreesWithTheSchema,
  type JudgedChange,
  type SingleChange,
  singleChanges,
  told,
  valueAt,
} from '../../../support/single-changes.ts';

const FOLDER = new URL('../../../fixtures/adagents/valid/', import.meta.url);
const files = readdirSync(FOLDER).map((name) => ({
  name,
  file: JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')),
}));
const DOMAIN = 'gazette.example';
const PUBLISHERS = [DOMAIN, 'nordics.example', 'herald.example', 'other.example'];

let conforms: Validate;
before(async () => {
  conforms = await schemaValidators.adagents();
});

/** What the pattern of a domain name cannot express: two labels, the last one not of digits. */
const isAboutDomain = (message: string) => /must have at least two labels|must be a domain/.test(message);

for (const { name, file } of files)
  describe(`checkAdagents: single changes of ${name}`, () => {
    let judged: JudgedChange[] = [];
    before(() => {
      judged = [...singleChanges(file)].map((change) => {
        const { document } = change;
        return { ...change, ...checkAdagents(document, { domain: DOMAIN }), accepted: conforms(document) };
      });
    });

    itAgreesWithTheSchema(() => judged, isAboutDomain);

    it('grants nothing more when one item is broken', () => {
      const before = PUBLISHERS.map((publisher) => granted(file, publisher));
      const wider = judged.filter(isBroken).filter(({ document, accepted }) => {
        if (accepted) return false;
        return PUBLISHERS.some((publisher, i) =>
          [...granted(document, publisher)].some((grant) => !before[i]?.has(grant)),
        );
      });
      assert.deepEqual(wider.map(told), []);
    });

    it('uses all other items when one item is broken', () => {
      const before = used(file);
      const lost = judged.filter(isBroken).filter((change) => {
        const [list, index] = change.path;
        if (typeof index !== 'number' || !ITEMS.includes(String(list))) return false;
        const mine = new Set([`${list}[${index}]`, `${list}:${nameOf(file, change.path)}`]);
        const after = used(change.document);
        // A placement that refers to a faulty format is faulty too.
        const goesAlong = (field: string) => list === 'formats' && field.startsWith('placements');
        const isOwn = (field: string) => mine.has(field) || field.startsWith(`${list}[${index}].`);
        return [...before].some((field) => !after.has(field) && !isOwn(field) && !goesAlong(field));
      });
      assert.deepEqual(lost.map(told), []);
    });
  });

/** The name of the placement or signal that a change is in. */
const nameOf = (file: unknown, path: SingleChange['path']): unknown => {
  const item = Object(valueAt(file, path.slice(0, 2)));
  return item.placement_id ?? item.id;
};

const ITEMS = ['authorized_agents', 'properties', 'collections', 'placements', 'formats', 'signals'];

/** One text for each property that an agent may sell, with all limits, and one for each authorization of signals. */
function granted(document: unknown, publisherDomain: string): Set<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(document));
  const judged = judgeAdagentsFile(bytes, { publisherDomain, fileDomain: DOMAIN, role: 'own' });
  if (!judged.valid) return new Set();
  return new Set(
    judged.projection.authorizations.flatMap((entry) => grants(entry, publisherDomain, judged.projection)),
  );
}

function grants(
  entry: Projection['authorizations'][number],
  publisherDomain: string,
  { properties }: Projection,
): string[] {
  const { scope, agentUrl, authorizationType } = entry;
  const limits = JSON.stringify([
    agentUrl,
    scope.collections,
    scope.placement_ids,
    scope.placement_tags,
    scope.countries,
    scope.delegation_type,
    scope.exclusive,
    scope.effective_from,
    scope.effective_until,
    authorizationType,
  ]);
  const named = [...(scope.signal_ids ?? []), ...(scope.signal_tags ?? [])].filter((id) =>
    /^[\w-]+$/.test(id),
  );
  const signals = named.map((id) => `${limits} ${id}`);
  const reached = propertiesInScope(entry, publisherDomain, properties).map(
    ({ identifiers }) => `${limits} ${JSON.stringify(identifiers)}`,
  );
  return authorizationType.startsWith('signal') ? signals : reached;
}

/** The paths of the items that are used. */
function used(document: unknown): Set<string> {
  const inspection = inspectAdagents(document, { domain: DOMAIN });
  if (inspection.variant !== 'inline' || inspection.findings.errors.length > 0) return new Set();
  const { agents, properties, collections, placements, signals } = inspection;
  const named = (list: string, items: readonly Record<string, unknown>[], id: string) =>
    items.map((item) => `${list}:${item[id]}`);
  return new Set([
    ...[...agents, ...collections].map(({ field }) => field),
    ...properties.map(propertyPlace),
    ...named('placements', placements, 'placement_id'),
    ...named('signals', signals, 'id'),
  ]);
}

describe('checkAdagents: a limit that cannot be read', () => {
  const agent = {
    url: 'https://sales.example/mcp',
    authorized_for: 'Everything',
    authorization_type: 'property_tags',
    property_tags: ['news'],
  };
  const other = { ...agent, url: 'https://other.example/mcp' };
  const limits: [string, unknown][] = [
    ['countries', ['US', 'usa']],
    ['countries', 'US'],
    ['countries', [null]],
    ['collections', [{ publisher_domain: 'x y', collection_ids: ['a'] }]],
    ['collections', [7]],
    ['placement_ids', ['']],
    ['placement_ids', 'home'],
    ['placement_tags', [7]],
    ['delegation_type', 'reseller'],
    ['exclusive', 'yes'],
    ['effective_from', 'soon'],
    ['effective_until', '2026-02-30T00:00:00Z'],
    ['signing_keys', [{}]],
    ['signing_keys', []],
  ];
  for (const [name, value] of limits)
    it(`leaves out the entry with ${name} ${JSON.stringify(value)}, and no other`, () => {
      const document = { authorized_agents: [{ ...agent, [name]: value }, other] };
      const inspection = inspectAdagents(document, { domain: DOMAIN });
      assert(inspection.variant === 'inline');
      assert.deepEqual(inspection.findings.errors, []);
      assert.deepEqual(
        inspection.agents.map(({ agentUrl }) => agentUrl),
        [other.url],
      );
      assert(
        inspection.findings.warnings.some(({ field }) => field.startsWith(`authorized_agents[0].${name}`)),
      );
    });

  for (const [name] of limits)
    it(`takes ${name}: null for absent, with a warning`, () => {
      const document = { authorized_agents: [{ ...agent, [name]: null }, other] };
      const inspection = inspectAdagents(document, { domain: DOMAIN });
      assert(inspection.variant === 'inline');
      assert.lengthOf(inspection.agents, 2);
      assert(inspection.findings.warnings.some(({ field }) => field === `authorized_agents[0].${name}`));
    });

  for (const entry of [null, {}, { publisher_domain: 'x y', revoked_at: '2026-01-01T00:00:00Z' }])
    it(`refuses a file with the revocation ${JSON.stringify(entry)}, which does not tell whom it is about`, () => {
      const document = { authorized_agents: [other], revoked_publisher_domains: [entry] };
      assert.isNotEmpty(checkAdagents(document, { domain: DOMAIN }).errors);
    });

  for (const entry of [{}, { revoked_at: null }, { revoked_at: 'soon' }])
    it(`counts a revocation with ${JSON.stringify(entry)} for its time`, () => {
      const document = {
        authorized_agents: [other],
        properties: [
          {
            property_type: 'website',
            name: 'G',
            tags: ['news'],
            identifiers: [{ type: 'domain', value: DOMAIN }],
          },
        ],
        revoked_publisher_domains: [{ publisher_domain: DOMAIN, ...entry }],
      };
      const bytes = new TextEncoder().encode(JSON.stringify(document));
      const judged = judgeAdagentsFile(bytes, { publisherDomain: DOMAIN, fileDomain: DOMAIN, role: 'own' });
      assert.isTrue(judged.valid);
      assert.deepEqual(judged.projection.authorizations, []);
      assert(
        judged.findings.warnings.some(({ field }) => field === 'revoked_publisher_domains[0].revoked_at'),
      );
    });
});

describe('checkAdagents: messages', () => {
  const message = (document: unknown, field: string) => {
    const { errors, warnings } = checkAdagents(document, { domain: DOMAIN });
    return [...errors, ...warnings].find((found) => found.field === field)?.message;
  };

  it('says that a property lacks its type, and which there are', () => {
    const document = {
      authorized_agents: [],
      properties: [{ property_id: 'a', name: 'A', type: 'website' }],
    };
    assert.match(
      message(document, 'properties[0].property_type') ?? '',
      /^property_type is required, use one of website, /,
    );
  });

  it('says that a selector lacks its type, and which there are', () => {
    const agent = {
      authorization_type: 'publisher_properties',
      publisher_properties: [{ publisher_domain: 'x.example' }],
    };
    assert.equal(
      message({ authorized_agents: [agent] }, 'authorized_agents[0].publisher_properties[0].selection_type'),
      'selection_type is required, use one of all, by_id, by_tag',
    );
  });

  for (const name of ['\u200b\u200b', '\u2800', '\u00ad', ' \ufe0f'])
    it(`finds names in which nobody sees anything (${JSON.stringify(name)})`, () => {
      const document = {
        authorized_agents: [],
        properties: [{ property_type: 'website', name, identifiers: [{ type: 'domain', value: DOMAIN }] }],
        collections: [{ collection_id: 'c', name }],
        placements: [{ placement_id: 'p', name, property_tags: ['news'] }],
        signals: [{ id: 's', name, value_type: 'binary' }],
        tags: { news: { name, description: 'News' } },
      };
      for (const field of ['properties[0]', 'collections[0]', 'placements[0]', 'signals[0]', 'tags.news'])
        assert.equal(message(document, `${field}.name`), 'name must not be blank', field);
    });
});
