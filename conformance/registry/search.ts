import { type Context, part } from '../check.ts';
import type { Answer, Ask } from '../http/ask.ts';
import { judgeable, must } from '../verdict.ts';
import { advice, okay, refused, rule } from './answers.ts';
import { found, searchAnswer } from './readings.ts';

const SEARCH = 'Agent discovery, query of the search';
const BUILDS = { after: ['registry.search.page'] } as const;
const NEEDS = ['credential'] as const;
const PATH = '/api/registry/agents/search';

const DIMENSIONS = ['channels', 'property_types', 'markets', 'categories', 'tags', 'delivery_types'] as const;
type Dimension = (typeof DIMENSIONS)[number];
const MOST_PAGES = 6;
const MOST_TRIES = 3;

const search = async (context: Context, query: NonNullable<Ask['query']>) => {
  const answer = await context.ask({ path: PATH, query, as: 'member' });
  return { answer, ...(await okay('searchAgents', answer)) };
};

/** Values that a filter of a list takes as they are: without the comma, and without spaces around them. */
const isPlain = (value: string) => /^[^,]+$/.test(value) && value.trim() === value;
const lower = (values: readonly string[]) => values.map((value) => value.toLowerCase());
const has = (values: readonly string[], value: string) => lower(values).includes(value.toLowerCase());

/** Walks through all pages; what is wrong with them, or null. */
async function walk(context: Context): Promise<{ fault: string | null; answer: Answer }> {
  const first = await search(context, {});
  const all = first.results.map(({ agent_url }) => agent_url);
  judgeable(all.length > 1, 'fewer than two agents are found');
  const limit = Math.max(1, Math.ceil(all.length / MOST_PAGES));
  const walked: string[] = [];
  let cursor: string | undefined;
  for (;;) {
    const page = await search(context, { limit, cursor });
    const again = page.results.find(({ agent_url }) => walked.includes(agent_url));
    if (again) return { fault: `${again.agent_url} is on two pages`, answer: page.answer };
    walked.push(...page.results.map(({ agent_url }) => agent_url));
    if (walked.length >= all.length) {
      const lost = all.find((url) => !walked.includes(url));
      return { fault: lost === undefined ? null : `${lost} is on no page`, answer: page.answer };
    }
    if (!page.has_more || page.cursor === null)
      return {
        fault: `the pages end after ${walked.length} of ${all.length} agents`,
        answer: page.answer,
      };
    if (page.results.length === 0)
      return { fault: 'a page is empty, and has_more is true', answer: page.answer };
    cursor = page.cursor;
  }
}

/** A result that has a value in so many dimensions. */
async function withValues(context: Context, least: number) {
  for (const result of await context.read(found)) {
    const values = DIMENSIONS.flatMap((dimension): [Dimension, string][] => {
      const value = result[dimension].find(isPlain);
      return value === undefined ? [] : [[dimension, value]];
    });
    if (values.length >= least) return { url: result.agent_url, values };
  }
  judgeable(false, `no agent has a value in ${least} of the dimensions`);
  throw new Error('not reached');
}

export const searchPart = part(
  [
    rule(
      'search.page',
      'Agent search result',
      'The search answers with results, cursor and has_more, each result with all its fields.',
      NEEDS,
    ),
    rule('search.limit', 'Limits', 'The search takes limits from 1 to 200 and lists no more.', NEEDS),
    rule('search.default-limit', SEARCH, 'Without a limit the search lists at most 50.', NEEDS),
    rule('search.pages', SEARCH, 'The cursor walks through all results, each once.', NEEDS),
    rule('search.order', SEARCH, 'Results are ranked by their relevance score.', NEEDS),
    rule(
      'search.filter',
      SEARCH,
      'A filter keeps the agents that have the value and leaves out the others.',
      NEEDS,
    ),
    rule('search.and', SEARCH, 'Filters of two dimensions combine with AND.', NEEDS),
    rule('search.or', SEARCH, 'Values of one dimension combine with OR.', NEEDS),
    rule(
      'search.matched',
      'Agent search result',
      'The field matched_filters names the dimensions that were asked for and matched.',
      NEEDS,
    ),
    rule('search.has-tmp', SEARCH, 'With has_tmp=true only agents with trusted match are found.', NEEDS),
    rule(
      'search.min-properties',
      SEARCH,
      'With min_properties only agents with at least that inventory are found.',
      NEEDS,
    ),
    rule('search.values', 'Limits', 'A list takes 100 values and no more.', NEEDS),
    advice('search.bad-cursor', SEARCH, 'A cursor that the search never gave is refused with 400.', NEEDS),
  ],
  {
    'registry.search.page': {
      after: ['registry.access.organization'],
      async run(context) {
        const answer = await context.read(searchAnswer);
        const page = await okay('searchAgents', answer);
        must(!page.has_more || page.cursor !== null, 'has_more is true, and cursor is null', answer);
      },
    },
    'registry.search.limit': {
      ...BUILDS,
      async run(context) {
        for (const limit of [1, 200]) {
          const { results, answer } = await search(context, { limit });
          must(results.length <= limit, `limit=${limit} lists ${results.length}`, answer);
        }
        // Out of range it may be refused, or counted as the nearest in range.
        const answer = await context.ask({ path: PATH, query: { limit: 201 }, as: 'member' });
        if (answer.status === 400) return;
        const { results } = await okay('searchAgents', answer);
        must(results.length <= 200, `limit=201 lists ${results.length}`, answer);
      },
    },
    'registry.search.default-limit': {
      ...BUILDS,
      async run(context) {
        const answer = await context.read(searchAnswer);
        const { results } = await okay('searchAgents', answer);
        must(results.length <= 50, `without a limit ${results.length} are listed`, answer);
      },
    },
    'registry.search.pages': {
      after: [...BUILDS.after, 'registry.search.default-limit'],
      async run(context) {
        // Agents come and go, and move in the order, while the pages are read: what differs is read again.
        for (let tries = 1; ; tries += 1) {
          const { fault, answer } = await walk(context);
          if (fault === null) return;
          must(tries < MOST_TRIES, fault, answer);
        }
      },
    },
    'registry.search.order': {
      ...BUILDS,
      async run(context) {
        const scores = (await context.read(found)).map(({ relevance_score }) => relevance_score);
        judgeable(scores.length > 1, 'fewer than two agents are found');
        must(
          scores.every((score, at) => at === 0 || score <= (scores[at - 1] ?? 0)),
          `the scores are not descending: ${scores.slice(0, 10).join(', ')}`,
          await context.read(searchAnswer),
        );
      },
    },
    'registry.search.filter': {
      ...BUILDS,
      async run(context) {
        const { url, values } = await withValues(context, 1);
        for (const [dimension, value] of values) {
          const { results, answer } = await search(context, { [dimension]: value, limit: 200 });
          must(
            results.some(({ agent_url }) => agent_url === url),
            `${dimension}=${value} does not find ${url}, which has it`,
            answer,
          );
          const other = results.find((result) => !has(result[dimension], value));
          must(!other, `${dimension}=${value} finds ${other?.agent_url}, which does not have it`, answer);
          const none = await search(context, { [dimension]: context.fresh('none') });
          must(none.results.length === 0, `${dimension} with an unknown value finds something`, none.answer);
        }
      },
    },
    'registry.search.and': {
      after: ['registry.search.filter'],
      async run(context) {
        const { url, values } = await withValues(context, 2);
        const [[first, a] = ['tags', ''], [second] = ['tags']] = values as [Dimension, string][];
        const both = await search(context, { ...Object.fromEntries(values.slice(0, 2)), limit: 200 });
        must(
          both.results.some(({ agent_url }) => agent_url === url),
          `${first} and ${second} together do not find ${url}, which has both`,
          both.answer,
        );
        const none = await search(context, { [first]: a, [second]: context.fresh('none'), limit: 200 });
        must(
          none.results.length === 0,
          `${first}=${a} beside a value of ${second} that nobody has finds something`,
          none.answer,
        );
      },
    },
    'registry.search.or': {
      after: ['registry.search.filter'],
      async run(context) {
        const { url, values } = await withValues(context, 1);
        for (const [dimension, value] of values.slice(0, 2)) {
          const query = { [dimension]: `${context.fresh('none')},${value}`, limit: 200 };
          const { results, answer } = await search(context, query);
          must(
            results.some(({ agent_url }) => agent_url === url),
            `${dimension} with ${value} and another value does not find ${url}`,
            answer,
          );
        }
      },
    },
    'registry.search.matched': {
      after: ['registry.search.filter'],
      async run(context) {
        const { values } = await withValues(context, 1);
        const [[dimension, value] = ['tags', '']] = values;
        const { results, answer } = await search(context, { [dimension]: value, limit: 200 });
        const wrong = results.find(({ matched_filters }) => !matched_filters.includes(dimension));
        must(!wrong, `matched_filters of ${wrong?.agent_url} does not name ${dimension}`, answer);
        const more = results.find(({ matched_filters }) => matched_filters.length > 1);
        must(!more, `matched_filters of ${more?.agent_url} names what was not asked for`, answer);
      },
    },
    'registry.search.has-tmp': {
      ...BUILDS,
      async run(context) {
        const { results, answer } = await search(context, { has_tmp: true, limit: 200 });
        const other = results.find(({ has_tmp }) => !has_tmp);
        must(!other, `has_tmp=true finds ${other?.agent_url} without trusted match`, answer);
      },
    },
    'registry.search.min-properties': {
      ...BUILDS,
      async run(context) {
        const counts = (await context.read(found)).map(({ property_count }) => property_count);
        for (const least of [Math.max(...counts), Math.max(...counts) + 1_000_000]) {
          const { results, answer } = await search(context, { min_properties: least, limit: 200 });
          const other = results.find(({ property_count }) => property_count < least);
          must(
            !other,
            `min_properties=${least} finds ${other?.agent_url} with ${other?.property_count}`,
            answer,
          );
        }
      },
    },
    'registry.search.values': {
      after: ['registry.search.filter'],
      async run(context) {
        const { url, values } = await withValues(context, 1);
        const [[dimension, value] = ['tags', '']] = values;
        const name = context.fresh('v');
        const others = (count: number) => Array.from({ length: count }, (_, index) => `${name}${index}`);
        const full = await search(context, { [dimension]: [...others(99), value].join(','), limit: 200 });
        must(
          full.results.some(({ agent_url }) => agent_url === url),
          `the last of 100 values of ${dimension} finds nothing`,
          full.answer,
        );
        const query = { [dimension]: [...others(100), value].join(',') };
        const more = await context.ask({ path: PATH, query, as: 'member' });
        // A registry may also read the first 100 only.
        if (more.status === 400) return;
        const { results } = await okay('searchAgents', more);
        must(results.length === 0, `number 101 of the values of ${dimension} is counted`, more);
      },
    },
    'registry.search.bad-cursor': {
      ...BUILDS,
      async run(context) {
        const query = { cursor: context.fresh('cursor') };
        refused(await context.ask({ path: PATH, query, as: 'member' }), 'an unknown cursor', 400);
      },
    },
  },
);
