import type { Body, Variant } from '../variant.ts';
import { good, row, SEARCH } from './rows.ts';

const FIRST: { results: Body[] } = { results: [] };
const ROW = {
  agent_url: 'https://row.test/mcp',
  url: 'https://row.test/mcp',
  channels: [],
  property_types: [],
  markets: [],
  categories: [],
  tags: [],
  delivery_types: [],
  format_ids: [],
  property_count: 9,
  publisher_count: 1,
  has_tmp: true,
  category_taxonomy: null,
  relevance_score: 0,
  matched_filters: [],
  updated_at: '2026-02-03T00:00:00Z',
};

const given = (query: URLSearchParams, value: string) =>
  [...query.values()].some((text) => text.includes(value));

export const searchVariants: readonly Variant[] = [
  row(
    'search.page',
    'has_more is true without a cursor',
    SEARCH,
    good((body, { query }) => {
      if (query.size === 0) body.has_more = true;
    }),
  ),
  row(
    'search.page',
    'a result has no score',
    SEARCH,
    good((body, { query }) => {
      if (query.size === 0) delete body.results[0].relevance_score;
    }),
  ),
  row(
    'search.limit',
    'limit is not counted',
    SEARCH,
    good((body, { query }) => {
      if (query.size === 1 && query.get('limit') === '200')
        body.results = Array.from({ length: 201 }, () => body.results[0]);
    }),
  ),
  row(
    'search.pages',
    'the second page begins again',
    SEARCH,
    good((body, { query }, told) => {
      if (query.get('cursor')?.startsWith('from-')) told.body.results = FIRST.results;
      if (!query.has('cursor') && query.get('limit') === '1') FIRST.results = body.results;
    }),
  ),
  row(
    'search.order',
    'results are in order of their age',
    SEARCH,
    good((body, { query }) => {
      if (query.size === 0) body.results.reverse();
    }),
  ),
  row(
    'search.filter',
    'a filter leaves out who has the value',
    SEARCH,
    good((body, { query }) => {
      if (query.size === 2 && query.get('limit') === '200' && query.get('markets') === 'NO')
        body.results = body.results.slice(1);
    }),
  ),
  row(
    'search.and',
    'filters combine with OR',
    SEARCH,
    good((body, { query }, told) => {
      const dimensions = [...query.keys()].filter((name) => name !== 'limit');
      if (dimensions.length === 2 && body.results.length === 0) told.body.results = [ROW];
    }),
  ),
  row(
    'search.or',
    'values of one list combine with AND',
    SEARCH,
    good((body, { query }) => {
      const lists = [...query.values()].filter((text) => text.split(',').length === 2);
      if (lists.length > 0) body.results = [];
    }),
  ),
  row(
    'search.matched',
    'matched_filters is empty',
    SEARCH,
    good((body) => {
      for (const result of body.results) result.matched_filters = [];
    }),
  ),
  row(
    'search.has-tmp',
    'has_tmp is not counted',
    SEARCH,
    good((body, { query }) => {
      if (query.has('has_tmp')) body.results.push({ ...ROW, has_tmp: false });
    }),
  ),
  row(
    'search.min-properties',
    'min_properties is not counted',
    SEARCH,
    good((body, { query }) => {
      if (query.has('min_properties')) body.results.push({ ...ROW, property_count: 0 });
    }),
  ),
  row(
    'search.values',
    'number 100 of the values is not read',
    SEARCH,
    good((body, { query }) => {
      if ([...query.values()].some((text) => text.split(',').length === 100)) body.results = [];
    }),
  ),
  row('search.bad-cursor', 'an unknown cursor starts from the beginning', SEARCH, (told, { query }) => {
    if (told.status === 400 && given(query, 'cursor'))
      Object.assign(told, { status: 200, body: { results: [], cursor: null, has_more: false } });
  }),
];
