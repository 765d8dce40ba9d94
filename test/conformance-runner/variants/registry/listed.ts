import type { Body, Variant } from '../variant.ts';
import { good, row, status, taken } from './rows.ts';

const KINDS = ['brands', 'properties'] as const;

type Kind = (typeof KINDS)[number];
const pathOf =
  (kind: Kind) =>
  (name: string, method = 'GET'): RegExp =>
    new RegExp(`^${method} /api/${kind}/${name}$`);

/** Lists and single records. */
function lookedUp(kind: Kind): Variant[] {
  const path = pathOf(kind);
  const items = (body: Body): Body[] => body[kind];
  return [
    row(
      `${kind}.list`,
      'a listed item has no source',
      path('registry'),
      good((body, { query }) => {
        if (query.get('limit') === '50' && !query.has('search'))
          for (const item of items(body)) delete item.source;
      }),
    ),
    row(
      `${kind}.paging`,
      'offset is not counted',
      path('registry'),
      good((body, { query }) => {
        if (query.get('offset') === '1') items(body)[0].domain = 'elsewhere.test';
      }),
    ),
    row(
      `${kind}.paging`,
      'limit is not counted',
      path('registry'),
      good((body, { query }) => {
        if (query.get('limit') === '2') items(body).push(items(body)[0]);
      }),
    ),
    row(
      `${kind}.search`,
      'a search finds nothing',
      path('registry'),
      good((body, { query }) => {
        if (query.has('search')) body[kind] = [];
      }),
    ),
    row(`${kind}.search`, 'the search is not counted', path('registry'), (told, { query }) => {
      if (query.get('search')?.startsWith('nobody') || told.body[kind]?.length === 0)
        told.body[kind] = [{ ...FOUND[kind] }];
    }),
    row(
      `${kind}.record`,
      'a record has an unknown source',
      path('resolve'),
      good((body) => {
        body.source = 'hearsay';
      }),
    ),
    row(`${kind}.unknown`, 'an unknown domain answers 200 without a record', path('resolve'), taken(404, {})),
    row(`${kind}.unknown`, 'an unknown domain answers 500', path('resolve'), status(404, 500)),
    row(`${kind}.bad-domain`, 'a malformed domain is looked up', path('resolve'), (told, { query }) => {
      if (query.get('domain') === 'a..b') told.status = 404;
    }),
    row(`${kind}.bad-domain`, 'the history of no domain is 404', path('history'), (told, { query }) => {
      if (!query.has('domain')) told.status = 404;
    }),
  ];
}

/** Many records at once. */
function inBulk(kind: Kind): Variant[] {
  const path = pathOf(kind);
  return [
    row(
      `${kind}.bulk`,
      'bulk leaves out a known domain',
      path('resolve/bulk', 'POST'),
      good((body) => {
        for (const domain of Object.keys(body.results).slice(0, 1)) delete body.results[domain];
      }),
    ),
    row(
      `${kind}.bulk`,
      'bulk makes up a record for an unknown domain',
      path('resolve/bulk', 'POST'),
      good((body, { body: sent }) => {
        const [known] = Object.values(body.results);
        if (known !== undefined) body.results[sent.domains.at(-1)] = known;
      }),
    ),
    row(
      `${kind}.bulk-100`,
      'bulk takes 99 domains only',
      path('resolve/bulk', 'POST'),
      (told, { body: sent }) => {
        if (sent?.domains?.length === 100)
          Object.assign(told, { status: 400, body: { error: 'x', message: 'x' } });
      },
    ),
    row(
      `${kind}.bulk-101`,
      'bulk takes 101 domains',
      path('resolve/bulk', 'POST'),
      (told, { body: sent }) => {
        if (sent?.domains?.length === 101) Object.assign(told, { status: 200, body: { results: {} } });
      },
    ),
    row(
      `${kind}.bulk-body`,
      'bulk takes a text in place of a list',
      path('resolve/bulk', 'POST'),
      (told, { body: sent }) => {
        if (typeof sent?.domains === 'string') Object.assign(told, { status: 200, body: { results: {} } });
      },
    ),
    row(
      `${kind}.bulk-body`,
      'bulk answers 500 to what is no JSON',
      path('resolve/bulk', 'POST'),
      (told, { body: sent }) => {
        if (typeof sent === 'string') told.status = 500;
      },
    ),
  ];
}

/** Revisions. */
function remembered(kind: Kind): Variant[] {
  const path = pathOf(kind);
  return [
    row(
      `${kind}.history`,
      'the history is oldest first',
      path('history'),
      good((body, { query }) => {
        if (query.get('limit') === '100') body.revisions.reverse();
      }),
    ),
    row(
      `${kind}.history`,
      'a change names a revision that it rolled back to and is no rollback',
      path('history'),
      good((body, { query }) => {
        if (query.get('limit') === '100') body.revisions[0].rolled_back_to = 1;
      }),
    ),
    row(
      `${kind}.history`,
      'total counts less than is listed',
      path('history'),
      good((body, { query }) => {
        if (query.get('limit') === '100') body.total = 1;
      }),
    ),
    row(
      `${kind}.history-paging`,
      'offset of the history is not counted',
      path('history'),
      good((body, { query }) => {
        if (query.get('offset') === '1') body.revisions[0].revision_number = 3;
      }),
    ),
    row(
      `${kind}.history-100`,
      'a page of the history has 101 revisions',
      path('history'),
      (told, { query }) => {
        if (query.get('limit') !== '101') return;
        const revision = {
          revision_number: 1,
          editor_name: 'x',
          edit_summary: 'x',
          source: 'community',
          is_rollback: false,
          created_at: '2026-02-03T00:00:00Z',
        };
        told.status = 200;
        told.body = {
          domain: query.get('domain'),
          total: 200,
          revisions: Array.from({ length: 101 }, () => revision),
        };
      },
    ),
  ];
}

/** A brand and a property are listed, resolved and remembered alike. */
export const listedVariants = KINDS.flatMap((kind) => [
  ...lookedUp(kind),
  ...inBulk(kind),
  ...remembered(kind),
]);

const FOUND: Readonly<Record<(typeof KINDS)[number], object>> = {
  brands: {
    domain: 'made-up.test',
    brand_name: 'Made up',
    source: 'community',
    has_manifest: false,
    verified: false,
  },
  properties: {
    domain: 'made-up.test',
    source: 'community',
    property_count: 1,
    agent_count: 0,
    verified: false,
    identifiers: [],
  },
};
