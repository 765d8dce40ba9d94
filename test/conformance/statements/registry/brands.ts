import { absent, each, list, object, type Statement, text, timestamp, truth, whole } from '../statement.ts';
import { brandFile, proved, savedBrand, siteOf } from './entries.ts';

const RECORD = 'Brand resolution record';
const HISTORY = 'Revision entry';
const SAVE = 'Brand save request';
const RESOLUTION = 'Brand resolution';
const RULES = 'Brand resolution, save rules';

const fields = (source: string) => ({
  canonical_id: text,
  canonical_domain: text,
  brand_name: text,
  keller_type: text,
  house_domain: text,
  source,
});
const many = (count: number) => Array.from({ length: count }, (_, index) => `many-${index}.example`);

export const brandStatements: readonly Statement[] = [
  {
    heading: RECORD,
    rule: 'A domain that serves a brand file resolves to a record with all six fields; `source` is `brand_json`.',
    given: [brandFile('own.example', { id: 'own', names: [{ en: 'Own Brand' }], keller_type: 'master' })],
    steps: [
      {
        request: 'GET /api/brands/resolve?domain=own.example',
        answer: {
          status: 200,
          body: {
            canonical_id: 'own.example',
            canonical_domain: 'own.example',
            brand_name: 'Own Brand',
            keller_type: 'master',
            house_domain: 'own.example',
            source: 'brand_json',
          },
        },
      },
    ],
  },
  {
    heading: RECORD,
    rule: 'A member submission resolves with the same fields; `source` is `community`.',
    given: savedBrand('ours.example', 'Ours'),
    steps: [
      {
        request: 'GET /api/brands/resolve?domain=ours.example',
        answer: { status: 200, body: fields('community') },
      },
    ],
  },
  {
    heading: RECORD,
    rule: 'Data of enrichment resolves with the same fields; `source` is `enriched`.',
    given: [
      {
        publish: 'machine.example/',
        content:
          '<title>Machine</title><meta name="description" content="A shop for machines and their parts."><link rel="icon" href="/icon.svg">',
      },
      { request: 'GET /api/brands/enrich?domain=machine.example', answer: { status: 200 } },
    ],
    steps: [
      {
        request: 'GET /api/brands/resolve?domain=machine.example',
        answer: { status: 200, body: fields('enriched') },
      },
    ],
  },
  {
    heading: RECORD,
    rule: 'The canonical identifier identifies one brand: a site cannot take the one of another.',
    given: [
      brandFile('first.example', { id: 'shared', names: [{ en: 'First' }] }),
      brandFile('second.example', { id: 'shared', names: [{ en: 'Second' }] }),
    ],
    steps: [
      {
        request: 'GET /api/brands/resolve?domain=first.example',
        answer: { status: 200, body: { canonical_id: 'first.example' } },
      },
      {
        request: 'GET /api/brands/resolve?domain=second.example',
        answer: { status: 200, body: { canonical_id: 'second.example' } },
      },
    ],
  },
  {
    heading: HISTORY,
    rule: 'Revisions are listed newest first, with number, editor, summary, source and time, in an envelope with domain and total.',
    given: [...savedBrand('edited.example', 'One'), ...savedBrand('edited.example', 'Two')],
    steps: [
      {
        request: 'GET /api/brands/history?domain=edited.example',
        answer: {
          status: 200,
          body: {
            domain: 'edited.example',
            total: 2,
            revisions: [
              {
                revision_number: 2,
                editor_name: 'Members',
                edit_summary: text,
                source: 'community',
                is_rollback: false,
                rolled_back_to: absent,
                created_at: timestamp,
              },
              { revision_number: 1, is_rollback: false },
            ],
          },
        },
      },
    ],
  },
  {
    heading: HISTORY,
    rule: 'A rollback is a revision with `is_rollback` true, and `rolled_back_to` names the revision that was restored.',
    given: [
      ...savedBrand('restored.example', 'One'),
      ...savedBrand('restored.example', 'Two'),
      { rollBack: 'brand', domain: 'restored.example', to: 1 },
    ],
    steps: [
      {
        request: 'GET /api/brands/history?domain=restored.example&limit=1',
        answer: {
          status: 200,
          body: { total: 3, revisions: [{ revision_number: 3, is_rollback: true, rolled_back_to: 1 }] },
        },
      },
      {
        request: 'GET /api/brands/resolve?domain=restored.example',
        answer: { status: 200, body: { brand_name: 'One' } },
      },
    ],
  },
  {
    heading: HISTORY,
    rule: '`system` marks automated enrichment.',
    given: [
      {
        publish: 'gears.example/',
        content:
          '<title>Gears</title><meta name="description" content="A shop for gears and their parts."><link rel="icon" href="/icon.svg">',
      },
      { request: 'GET /api/brands/enrich?domain=gears.example', answer: { status: 200 } },
    ],
    steps: [
      {
        request: 'GET /api/brands/history?domain=gears.example',
        answer: { status: 200, body: { revisions: each({ editor_name: 'system', source: 'enriched' }) } },
      },
    ],
  },
  {
    heading: SAVE,
    rule: 'The server normalizes the domain (scheme stripped, lower-cased), sets the source to `community` and keeps the manifest.',
    given: proved('norm.example'),
    steps: [
      {
        as: 'member',
        request: 'POST /api/brands/save',
        body: {
          domain: 'HTTPS://Norm.Example',
          brand_name: 'Norm',
          brand_manifest: {
            name: 'Norm',
            description: 'Makes norms.',
            logos: [{ url: 'https://norm.example/logo.svg', tags: ['primary'] }],
            colors: [{ hex: '#1a2b3c', type: 'primary' }],
          },
        },
        answer: {
          status: 200,
          body: { success: true, message: text, domain: 'norm.example', id: text, revision_number: absent },
        },
      },
      {
        request: 'GET /api/brands/registry?search=norm.example',
        answer: { status: 200, body: { brands: [{ domain: 'norm.example', source: 'community' }] } },
      },
    ],
  },
  {
    heading: RULES,
    rule: '1: `domain` and `brand_name` are required; otherwise 400.',
    steps: [
      { as: 'member', request: 'POST /api/brands/save', body: { brand_name: 'X' }, answer: { status: 400 } },
      {
        as: 'member',
        request: 'POST /api/brands/save',
        body: { domain: 'x.example' },
        answer: { status: 400 },
      },
    ],
  },
  {
    heading: RULES,
    rule: '2: a domain without an entry gets one, and the response has no `revision_number`.',
    given: proved('fresh.example'),
    steps: [
      {
        as: 'member',
        request: 'POST /api/brands/save',
        body: { domain: 'fresh.example', brand_name: 'Fresh' },
        answer: { status: 200, body: { success: true, revision_number: absent } },
      },
    ],
  },
  {
    heading: RULES,
    rule: '3: saving a community entry again makes a revision, and the response carries `revision_number`.',
    given: savedBrand('again.example', 'One'),
    steps: [
      {
        as: 'member',
        request: 'POST /api/brands/save',
        body: { domain: 'again.example', brand_name: 'Two' },
        answer: { status: 200, body: { success: true, revision_number: 2 } },
      },
    ],
  },
  {
    heading: RULES,
    rule: '4: an entry that a brand file backs answers 409, also when nobody asked for the domain before.',
    given: [brandFile('backed.example', { id: 'b', names: [{ en: 'Backed' }] }), ...proved('backed.example')],
    steps: [
      {
        as: 'member',
        request: 'POST /api/brands/save',
        body: { domain: 'backed.example', brand_name: 'Not Backed' },
        answer: { status: 409, body: { error: text, message: text } },
      },
    ],
  },
  {
    heading: RESOLUTION,
    rule: 'Bulk resolution takes up to 100 domains per call.',
    given: [brandFile('bulk.example', { id: 'b', names: [{ en: 'Bulk' }] })],
    steps: [
      {
        request: 'POST /api/brands/resolve/bulk',
        body: { domains: ['bulk.example', ...many(99)] },
        answer: {
          status: 200,
          body: { results: { 'bulk.example': { brand_name: 'Bulk' } } },
        },
      },
      {
        request: 'POST /api/brands/resolve/bulk',
        body: { domains: many(101) },
        answer: { status: 400 },
      },
    ],
  },
  {
    heading: RESOLUTION,
    rule: 'Bulk resolution takes 20 requests per minute and address.',
    steps: [
      {
        request: 'POST /api/brands/resolve/bulk',
        body: { domains: ['nobody.example'] },
        times: 21,
        answer: { status: 429, body: { retry_after: whole } },
      },
    ],
  },
  {
    heading: RESOLUTION,
    rule: 'The raw brand file of a domain is returned as it is served.',
    given: [brandFile('raw.example', { id: 'raw', names: [{ en: 'Raw' }], unheard_of: { kept: true } })],
    steps: [
      {
        request: 'GET /api/brands/brand-json?domain=raw.example',
        answer: {
          status: 200,
          body: {
            domain: 'raw.example',
            url: 'https://raw.example/.well-known/brand.json',
            data: { unheard_of: { kept: true } },
          },
        },
      },
    ],
  },
  {
    heading: RESOLUTION,
    rule: 'The registry lists all brands, with search and pagination.',
    given: [...savedBrand('aard.example', 'Aardvark One'), ...savedBrand('vark.example', 'Aardvark Two')],
    steps: [
      {
        request: 'GET /api/brands/registry?search=aardvark&limit=1',
        answer: { status: 200, body: { brands: [{ domain: 'aard.example' }], stats: object } },
      },
      {
        request: 'GET /api/brands/registry?search=aardvark&limit=1&offset=1',
        answer: { status: 200, body: { brands: [{ domain: 'vark.example' }] } },
      },
    ],
  },
  {
    heading: RESOLUTION,
    rule: 'Logos, colors and tone are obtained through enrichment or the listing.',
    given: [
      brandFile('logo.example', {
        id: 'l',
        names: [{ en: 'Logo' }],
        logos: [{ url: 'https://logo.example/l.svg', tags: ['primary'] }],
      }),
    ],
    steps: [
      {
        request: 'GET /api/brands/enrich?domain=logo.example',
        answer: {
          status: 200,
          body: {
            success: true,
            domain: 'logo.example',
            cached: truth,
            manifest: { logos: [{ url: 'https://logo.example/l.svg' }] },
          },
        },
      },
    ],
  },
  {
    heading: RESOLUTION,
    rule: 'History takes `limit` up to 100 and `offset`.',
    given: [...savedBrand('paged.example', 'One'), ...savedBrand('paged.example', 'Two')],
    steps: [
      {
        request: 'GET /api/brands/history?domain=paged.example&limit=1&offset=1',
        answer: { status: 200, body: { total: 2, revisions: [{ revision_number: 1 }] } },
      },
      { request: 'GET /api/brands/history?domain=paged.example&limit=101', answer: { status: 400 } },
    ],
  },
  {
    heading: RESOLUTION,
    rule: 'The legacy submission hands a brand in for review: it is not resolved before it is approved.',
    given: [siteOf('legacy.example')],
    steps: [
      {
        as: 'member',
        request: 'POST /api/brands/discovered/community',
        body: { domain: 'legacy.example', brand_name: 'Legacy' },
        answer: { status: 200, body: { review_status: 'pending', brand: { domain: 'legacy.example' } } },
      },
      { request: 'GET /api/brands/resolve?domain=legacy.example', answer: { status: 404 } },
      {
        request: 'GET /api/brands/registry?search=legacy.example',
        answer: { status: 200, body: { brands: [] } },
      },
    ],
  },
  {
    heading: RESOLUTION,
    rule: 'Saving and submitting need a credential; reading does not.',
    steps: [
      {
        request: 'POST /api/brands/save',
        body: { domain: 'x.example', brand_name: 'X' },
        answer: { status: 401 },
      },
      {
        request: 'POST /api/brands/discovered/community',
        body: { domain: 'x.example' },
        answer: { status: 401 },
      },
      { request: 'GET /api/brands/registry?limit=1', answer: { status: 200, body: { brands: list } } },
      { request: 'GET /api/brands/resolve', answer: { status: 400 } },
    ],
  },
];
