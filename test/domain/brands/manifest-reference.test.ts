import { assert } from 'chai';
import {
  type AdagentsManifest,
  adagentsReference,
  type BrandManifest,
  brandReference,
} from '../../../src/domain/brands/manifest-reference.ts';

const BASE = 'https://registry.example';
const OWN_BRAND = 'https://a.example/.well-known/brand.json';
const OWN_ADAGENTS = 'https://a.example/.well-known/adagents.json';

const brand = (change: Partial<BrandManifest>): BrandManifest => ({
  outcome: null,
  hasCopy: 0,
  hasEntry: 0,
  isNamed: 0,
  url: null,
  variant: null,
  agentUrl: null,
  agentId: null,
  ...change,
});
const adagents = (change: Partial<AdagentsManifest>): AdagentsManifest => ({
  status: 'unknown',
  hasCopy: 0,
  hasEntry: 0,
  isScheduled: 0,
  url: null,
  ...change,
});

/** Address and status, or null where there is no reference. */
const shown = (reference: ReturnType<typeof brandReference>) =>
  reference && [reference.manifest_url ?? reference.agent_url, reference.verification_status];

describe('brandReference', () => {
  const HOSTED = `${BASE}/brands/a.example/brand.json`;
  const cases: [what: string, known: Partial<BrandManifest>, expected: (string | null)[] | null][] = [
    ['nothing is known', {}, null],
    ['nobody looked, and a house names the domain', { isNamed: 1 }, [OWN_BRAND, 'pending']],
    ['there is none, whoever names the domain', { outcome: 'absent', isNamed: 1 }, null],
    ['the file is good', { outcome: 'resolved', hasCopy: 1, isNamed: 1 }, [OWN_BRAND, 'valid']],
    [
      'the file is elsewhere',
      { outcome: 'resolved', hasCopy: 1, url: 'https://cdn.example/b.json' },
      ['https://cdn.example/b.json', 'valid'],
    ],
    ['the file is bad', { outcome: 'invalid' }, [OWN_BRAND, 'invalid']],
    ['the file is bad now', { outcome: 'invalid', hasCopy: 1 }, [OWN_BRAND, 'invalid']],
    ['the host is away', { outcome: 'unreachable', hasCopy: 1 }, [OWN_BRAND, 'unreachable']],
    ['the host never answered', { outcome: 'unreachable', isNamed: 1 }, null],
    ['there is only an entry', { hasEntry: 1 }, [HOSTED, 'valid']],
    ['there is an entry, and a house names the domain', { hasEntry: 1, isNamed: 1 }, [HOSTED, 'valid']],
    ['the entry is beside no file', { outcome: 'absent', hasEntry: 1 }, [HOSTED, 'valid']],
    [
      'the entry is beside a good file',
      { outcome: 'resolved', hasCopy: 1, hasEntry: 1 },
      [OWN_BRAND, 'valid'],
    ],
    ['the entry is beside a bad file', { outcome: 'invalid', hasEntry: 1 }, [HOSTED, 'valid']],
    [
      'the entry is beside a host that is away',
      { outcome: 'unreachable', hasCopy: 1, hasEntry: 1 },
      [HOSTED, 'valid'],
    ],
    ['a host never answered, beside an entry', { outcome: 'unreachable', hasEntry: 1 }, [HOSTED, 'valid']],
  ];
  for (const [what, known, expected] of cases) {
    it(`tells where it is when ${what}`, () =>
      assert.deepEqual(shown(brandReference('a.example', brand(known), BASE)), expected));
  }

  const AGENT = {
    variant: 'brand_agent',
    url: OWN_BRAND,
    agentUrl: 'https://agent.example/mcp',
    agentId: 'the_brand',
    hasCopy: 1,
  } as const;
  for (const [outcome, status] of [
    ['resolved', 'valid'],
    ['unreachable', 'unreachable'],
    ['invalid', 'invalid'],
  ] as const) {
    it(`names the agent that answers in place of a file: ${status}`, () =>
      assert.deepEqual(brandReference('a.example', brand({ ...AGENT, outcome }), BASE), {
        reference_type: 'agent',
        manifest_url: null,
        agent_url: 'https://agent.example/mcp',
        agent_id: 'the_brand',
        verification_status: status,
      }));
  }

  it('names no agent that a file only lists', () =>
    assert.equal(
      brandReference('a.example', brand({ ...AGENT, variant: 'brand', outcome: 'resolved' }), BASE)
        ?.reference_type,
      'url',
    ));
});

describe('adagentsReference', () => {
  const HOSTED = `${BASE}/publisher/a.example/.well-known/adagents.json`;
  const cases: [what: string, known: Partial<AdagentsManifest>, expected: (string | null)[] | null][] = [
    ['somebody asked in vain', {}, null],
    ['a crawl is to come', { isScheduled: 1 }, [OWN_ADAGENTS, 'pending']],
    ['there is none, and the next crawl is to come', { status: 'absent', isScheduled: 1 }, null],
    ['the file is good', { status: 'valid', hasCopy: 1, isScheduled: 1 }, [OWN_ADAGENTS, 'valid']],
    [
      'a pointer led to it',
      { status: 'valid', hasCopy: 1, url: 'https://cdn.example/a.json' },
      ['https://cdn.example/a.json', 'valid'],
    ],
    ['the file is bad', { status: 'invalid', isScheduled: 1 }, [OWN_ADAGENTS, 'invalid']],
    ['the host is away', { status: 'unreachable', hasCopy: 1 }, [OWN_ADAGENTS, 'unreachable']],
    ['the host never answered', { status: 'unreachable', isScheduled: 1 }, null],
    ['there is only an entry', { hasEntry: 1, isScheduled: 1 }, [HOSTED, 'valid']],
    [
      'the entry is beside a good file',
      { status: 'valid', hasCopy: 1, hasEntry: 1 },
      [OWN_ADAGENTS, 'valid'],
    ],
    ['the entry is beside a bad file', { status: 'invalid', hasEntry: 1 }, [HOSTED, 'valid']],
  ];
  for (const [what, known, expected] of cases) {
    it(`tells where it is when ${what}`, () =>
      assert.deepEqual(shown(adagentsReference('a.example', adagents(known), BASE)), expected));
  }

  it('finds nothing for a domain that nobody knows', () =>
    assert.isNull(adagentsReference('a.example', undefined, BASE)));
});
