import { requireMember } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import {
  decodeSearchCursor,
  encodeSearchCursor,
  leastScoreOf,
  matchBreadth,
  type SearchPosition,
} from '../../domain/agents/page-order.ts';
import { dimensions } from '../../domain/agents/profile.ts';
import { agentScope } from '../../domain/agents/visibility.ts';
import type { Input } from '../../domain/contract/shapes.ts';
import { ApiError } from '../../domain/errors.ts';
import type { SearchFilter, SearchRow } from '../../store/agents/agent-search.ts';

type Query = Input<'searchAgents'>['query'];

const MOST_VALUES = 100;

export const searchAgents: ReadHandler<'searchAgents'> = async ({ query }, { store, principal }) => {
  const { organization } = requireMember(principal);
  const { limit = 50, min_properties: least = 0, has_tmp: needsTmp = false } = query;
  const filters = filtersOf(query);
  const start = query.cursor === undefined ? null : positionOf(query.cursor);
  const minProperties = Math.ceil(least);
  const rows = await store.agentSearch.page({
    filters: needsTmp ? [...filters, { dimension: 'has_tmp', values: ['true'] }] : filters,
    minProperties,
    mostRank: -leastScoreOf(minProperties),
    members: agentScope(principal, null).includes('members_only'),
    orgId: organization.id,
    // A paginated search that takes longer than past orders are kept continues in the current order.
    asOf: start?.asOf ?? null,
    after: start === null ? null : { rank: -start.score, url: start.url },
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const cursor =
    last === undefined ? null : encodeSearchCursor({ asOf: last.asOf, score: -last.rank + 0, url: last.url });
  const matched = JSON.stringify(filters.map(({ dimension }) => dimension));
  const results = resultPieces(page, filters.length, matched);
  const end = `],"cursor":${JSON.stringify(cursor)},"has_more":${rows.length > limit}}`;
  return { pieces: ['{"results":[', ...results, end] };
};

function filtersOf(query: Query): SearchFilter[] {
  const filters: SearchFilter[] = [];
  for (const dimension of dimensions) {
    const text = query[dimension];
    if (text === undefined) continue;
    const values = listed(dimension, text);
    if (values.length > 0) filters.push({ dimension, values });
  }
  return filters;
}

/**
 * The stored records, with the fields that depend on the query. Results must match all filters, so
 * `matched_filters` lists all of them.
 */
function resultPieces(rows: readonly SearchRow[], queried: number, matched: string): string[] {
  const breadth = matchBreadth(queried, queried);
  const pieces: string[] = [];
  for (const { record, rank } of rows) {
    const own = record.slice(0, -1);
    pieces.push(
      `${pieces.length === 0 ? '' : ','}${own},"relevance_score":${breadth - rank},"matched_filters":${matched}}`,
    );
  }
  return pieces;
}

function listed(name: (typeof dimensions)[number], text: string): string[] {
  const values = text
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '');
  if (values.length > MOST_VALUES) throw invalid(name, `must list at most ${MOST_VALUES} values`);
  return [...new Set(values.map((value) => inStoredCase(name, value)))];
}

/**
 * Converts a value to the case in which its vocabulary is stored, so that the caller's case does not matter.
 * Tags and categories are free text and stay as they are.
 */
function inStoredCase(name: (typeof dimensions)[number], value: string): string {
  if (name === 'markets') return value.toUpperCase();
  return name === 'tags' || name === 'categories' ? value : value.toLowerCase();
}

function positionOf(cursor: string): SearchPosition {
  const position = decodeSearchCursor(cursor);
  if (position === undefined)
    throw invalid('cursor', 'must be the `cursor` of an earlier page of this search');
  return position;
}

const invalid = (path: string, message: string) =>
  new ApiError('invalid_request', `${path}: ${message}`, { issues: [{ path, message }] });
