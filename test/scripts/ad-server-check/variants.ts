import type { Json, Passing, Variant } from './variant.ts';

const isPut = ({ method, path }: Passing, what: RegExp) => method === 'PUT' && what.test(path);
const PACKAGE = /^\/packages\/[^/]+$/;
const STATE = /^\/packages\/[^/]+(\/(start|pause|stop))?$/;
const DELIVERY = /^\/delivery/;

/** Changes the body of a successful answer of some paths. */
const answers =
  (path: RegExp, change: (body: Json, request: Passing) => Json): NonNullable<Variant['response']> =>
  (reply, request) =>
    reply.status === 200 && path.test(request.path) ? { ...reply, body: change(reply.body, request) } : reply;

let count = 0;
const next = (): number => {
  count += 1;
  return count;
};

/** Makes a variant anew, because some of them remember what they sent. */
export const variants: readonly (() => Variant)[] = [
  () => ({
    name: 'ignores the idempotency key',
    rule: 'keys',
    said: /key/,
    request: (one) =>
      one.headers['idempotency-key'] === undefined
        ? one
        : { ...one, headers: { ...one.headers, 'idempotency-key': `replaced-by-the-variant-${next()}` } },
  }),
  () => ({
    name: 'makes a new object for each PUT',
    rule: 'packages',
    said: /made another object/,
    response: (reply, request) =>
      reply.status === 200 && isPut(request, PACKAGE)
        ? { ...reply, body: { ...reply.body, ad_server_ref: `line-new-${next()}` } }
        : reply,
  }),
  () => ({
    name: 'accepts a lower revision',
    rule: 'revisions',
    said: /lower revision/,
    request: (one) =>
      typeof one.body?.revision === 'number' && one.body.revision > 0
        ? { ...one, body: { ...one.body, revision: 1_000_000 + next() } }
        : one,
    response: answers(STATE, (body) => ({
      ...body,
      applied_revision: body.applied_revision === 0 ? 0 : 1_000,
    })),
  }),
  () => ({
    name: 'starts a package by itself when it has creatives',
    rule: 'states',
    said: /not started|never started/,
    response: async (reply, request, ask) => {
      if (reply.status === 200 && /\/creatives$/.test(request.path) && request.body?.creatives?.length > 0) {
        const path = request.path.replace(/creatives$/, 'start');
        const headers = { ...request.headers, 'idempotency-key': `started-by-the-variant-${next()}` };
        await ask({ method: 'POST', path, headers, body: { revision: request.body.revision + 1 } });
      }
      return reply;
    },
  }),
  () => ({
    name: 'drops targeting that it does not understand',
    rule: 'terms',
    said: /targeting by geo_regions/,
    request: (one) => {
      if (one.body?.targeting === undefined) return one;
      const { targeting: _, ...body } = one.body;
      return { ...one, body };
    },
  }),
  () => ({
    name: 'answers amounts with decimals',
    rule: 'form',
    said: /package-state\.json at \/booked/,
    response: answers(STATE, (body) => ({ ...body, booked: { ...body.booked, budget_minor: 1000.0001 } })),
  }),
  () => ({
    name: 'books in another currency',
    rule: 'packages',
    said: /booked\.currency/,
    response: answers(STATE, (body) => ({ ...body, booked: { ...body.booked, currency: 'USD' } })),
  }),
  () => ({
    name: 'books a promised package as any other',
    rule: 'packages',
    said: /booked\.delivery_type/,
    response: answers(STATE, (body) => ({
      ...body,
      booked: { ...body.booked, delivery_type: 'non_guaranteed' },
    })),
  }),
  () => {
    const sent = new Map<string, number>();
    return {
      name: 'sends what was added instead of absolute rows',
      rule: 'delivery',
      said: /absolute|other counts/,
      response: answers(DELIVERY, (body) => ({
        ...body,
        rows: body.rows.map((row: Json) => {
          const key = JSON.stringify([row.kind, row.key, row.package_id, row.creative_id, row.from]);
          const before = sent.get(key) ?? 0;
          const { impressions } = row.counts;
          sent.set(key, impressions);
          return { ...row, counts: { ...row.counts, impressions: Math.max(0, impressions - before) } };
        }),
      })),
    };
  },
  () => ({
    name: 'leaves out rows of zeros',
    rule: 'delivery',
    said: /zero must be sent/,
    response: answers(DELIVERY, (body) => ({
      ...body,
      rows: body.rows.filter(({ counts }: Json) => counts.impressions > 0),
    })),
  }),
  () => ({
    name: 'skips rows between pages',
    rule: 'delivery',
    said: /skip/,
    response: answers(DELIVERY, (body, { path }) =>
      path.includes('cursor=') ? { ...body, rows: body.rows.slice(1) } : body,
    ),
  }),
  () => ({
    name: 'returns the same cursor for ever',
    rule: 'delivery',
    said: /never end/,
    response: answers(DELIVERY, (body, { path }) => {
      const cursor = /cursor=([^&]*)/.exec(path)?.[1];
      return cursor === undefined
        ? { ...body, more: true }
        : { ...body, next_cursor: decodeURIComponent(cursor), more: true };
    }),
  }),
  () => {
    let calls = 0;
    return {
      name: 'takes back that hours were complete',
      rule: 'delivery',
      said: /complete_until` went back/,
      response: answers(DELIVERY, (body) => {
        calls += 1;
        const complete = new Date(Date.parse(body.complete_until) - calls * 3_600_000).toISOString();
        return { ...body, complete_until: complete, final_until: '2020-01-01T00:00:00Z' };
      }),
    };
  },
  () => ({
    name: 'reports a package that nobody ordered',
    rule: 'delivery',
    said: /never put/,
    response: answers(DELIVERY, (body) => ({
      ...body,
      rows: body.rows.map((row: Json, at: number) =>
        at === 0 ? { ...row, package_id: 'pkg_of_a_stranger' } : row,
      ),
    })),
  }),
  () => ({
    name: 'honours a hold that has expired or was released',
    rule: 'reservations',
    said: /released|expired/,
    request: (one) => {
      if (!isPut(one, PACKAGE) || one.body?.reservation_id === undefined) return one;
      const { reservation_id: _, ...body } = one.body;
      return { ...one, body };
    },
  }),
  () => ({
    name: 'holds for ever',
    rule: 'reservations',
    said: /longer than `hold_seconds_max`/,
    response: answers(/^\/reservations\//, (body) => ({ ...body, expires_at: '2099-01-01T00:00:00Z' })),
  }),
  () => ({
    name: 'grants less than was asked for',
    rule: 'reservations',
    said: /were granted/,
    response: answers(/^\/reservations\//, (body) => ({ ...body, granted_units: 10 })),
  }),
  () => ({
    name: 'answers a pause and does nothing',
    rule: 'states',
    said: /paused has the state/,
    request: (one) =>
      /\/pause$/.test(one.path) ? { ...one, path: one.path.replace(/pause$/, 'start') } : one,
  }),
  () => ({
    name: 'answers 200 with the text of an error',
    rule: 'form',
    said: /breaks ad-server\/package-state\.json/,
    response: (reply, { path }) =>
      reply.status >= 400 && PACKAGE.test(path)
        ? {
            ...reply,
            status: 200,
            headers: { 'content-type': 'application/json' },
            body: { error: 'invalid' },
          }
        : reply,
  }),
  () => ({
    name: 'says of every package that it delivers',
    rule: 'states',
    said: /has the state delivering/,
    response: answers(STATE, (body) => ({ ...body, state: 'delivering' })),
  }),
  () => ({
    name: 'writes instants in local time',
    rule: 'form',
    said: /changed_at|effective_at|booked/,
    response: answers(STATE, (body) => ({ ...body, changed_at: '2026-11-26T07:00:00+01:00' })),
  }),
  () => ({
    name: 'never decides what it took',
    rule: 'packages',
    said: /decide_by/,
    response: (reply, { path, method }) => {
      if (reply.status !== 200 || !STATE.test(path)) return reply;
      const body = { ...reply.body, applied_revision: 0, state: 'building', booked: null };
      return { ...reply, status: method === 'GET' ? 200 : 202, body };
    },
  }),
  () => ({
    name: 'sends a body without an end',
    rule: 'form',
    said: /more than \d+ bytes/,
    response: (reply, { path }) =>
      path === '/packages' ? { ...reply, text: ' '.repeat(1_000_000), isEndless: true } : reply,
  }),
  () => ({
    name: 'redirects to another host',
    rule: 'form',
    said: /redirect/,
    request: (one) =>
      isPut(one, PACKAGE)
        ? { status: 307, headers: { location: 'https://elsewhere.example/' }, body: undefined }
        : one,
  }),
  () => ({
    name: 'serves everybody',
    rule: 'requests',
    said: /without a token/,
    request: (one) => ({
      ...one,
      headers: { ...one.headers, authorization: 'Bearer a-token-for-tests-only' },
    }),
  }),
  () => ({
    name: 'does what it does not declare',
    rule: 'capabilities',
    said: /createForecast is not declared/,
    response: answers(/^\/capabilities$/, (body) => ({ ...body, forecasts: 'none' })),
  }),
  () => ({
    name: 'approves creatives of any kind',
    rule: 'creatives',
    said: /kind that is not declared/,
    response: answers(/\/creatives$/, (body) => ({
      ...body,
      creatives: body.creatives.map(({ creative_id }: Json) => ({ creative_id, state: 'approved' })),
    })),
  }),
  () => ({
    name: 'forgets packages in its list',
    rule: 'list',
    said: /missing in the list/,
    response: answers(/^\/packages(\?|$)/, (body) => ({ ...body, packages: body.packages.slice(0, -1) })),
  }),
  () => ({
    name: 'lists every package as delivering',
    rule: 'list',
    said: /state delivering in the list/,
    response: answers(/^\/packages(\?|$)/, (body) => ({
      ...body,
      packages: body.packages.map((one: Json) => ({ ...one, state: 'delivering' })),
    })),
  }),
  () => ({
    name: 'says that people approve, and waits for nobody',
    rule: 'states',
    said: /approval. is always/,
    response: answers(/^\/capabilities$/, (body) => ({ ...body, approval: 'always' })),
  }),
  () => ({
    name: 'says that nobody approves, and waits',
    rule: 'states',
    said: /approval. is none/,
    response: (reply, { path, method }) =>
      reply.status === 200 && method === 'PUT' && PACKAGE.test(path)
        ? {
            ...reply,
            status: 202,
            body: { ...reply.body, state: 'building', decide_by: '2099-01-01T00:00:00Z' },
          }
        : reply,
  }),
];
