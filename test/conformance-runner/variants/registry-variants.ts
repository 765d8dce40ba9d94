import type { Asked, Body, Told, Variant } from './variant.ts';

type Spoil = (body: Body, asked: Asked, told: Told) => void;

/** A fault of an answer that is good otherwise. */
const good =
  (spoil: Spoil): Variant['spoil'] =>
  (told, asked) => {
    if (told.status === 200) spoil(told.body, asked, told);
  };
/** Another status than the one that is right. */
const status =
  (from: number, to: number): Variant['spoil'] =>
  (told) => {
    if (told.status === from) told.status = to;
  };
/** An error in place of an answer. */
const taken =
  (from: number, body: Body): Variant['spoil'] =>
  (told) => {
    if (told.status !== from) return;
    told.status = 200;
    told.body = body;
  };

const row = (finds: string, fault: string, at: RegExp, spoil: Variant['spoil']): Variant => ({
  finds: `registry.${finds}`,
  fault,
  at,
  spoil,
});

const FEED = /^GET \/api\/registry\/feed$/;
const STREAM = /^GET \/api\/registry\/feed\/stream$/;
const SEARCH = /^GET \/api\/registry\/agents\/search$/;
const AGENTS = /^GET \/api\/registry\/agents$/;
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
const listed = KINDS.flatMap((kind) => [...lookedUp(kind), ...inBulk(kind), ...remembered(kind)]);

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

const access: readonly Variant[] = [
  row(
    'access.missing',
    'a save without a credential is a bad request',
    /^POST \/api\/brands\/save$/,
    (told, { headers }) => {
      if (!headers.has('authorization')) told.status = 400;
    },
  ),
  row('access.missing', 'the agent search is open', SEARCH, (told, { headers }) => {
    if (!headers.has('authorization'))
      Object.assign(told, { status: 200, body: { results: [], cursor: null, has_more: false } });
  }),
  row('access.invalid', 'a made-up credential opens the feed', FEED, (told, { headers }) => {
    if (headers.get('authorization')?.includes('not.a.credential')) told.status = 200;
  }),
  row('access.outsider', 'a valid token without standing answers 401', /save$/, status(403, 401)),
  row('access.no-echo', 'a refusal repeats the credential', FEED, (told, { headers }) => {
    if (told.status === 401) told.body.message = `${headers.get('authorization')} is unknown`;
  }),
  row('access.challenge', 'a refusal names no scheme', FEED, (told) => {
    if (told.status === 401) told.headers.delete('www-authenticate');
  }),
  row(
    'access.public-with-credential',
    'a public list answers 403 to a credential',
    /^GET \/api\/registry\/stats$/,
    (told, { headers }) => {
      if (headers.has('authorization')) told.status = 403;
    },
  ),
  row(
    'access.public',
    'the statistics need a credential',
    /^GET \/api\/registry\/publishers$/,
    (told, { headers, query }) => {
      if (!headers.has('authorization') && !query.has('limit')) told.status = 401;
    },
  ),
  row(
    'unknown-path',
    'an address that is not there answers 200',
    /^GET \/api\/registry\/nothing/,
    taken(404, {}),
  ),
];

const oauth: readonly Variant[] = [
  row(
    'oauth.server',
    'the issuer is no URL',
    /oauth-authorization-server$/,
    good((body) => {
      body.issuer = 'second';
    }),
  ),
  row(
    'oauth.server',
    'the metadata has no token endpoint',
    /oauth-authorization-server$/,
    good((body) => delete body.token_endpoint),
  ),
  row(
    'oauth.code-flow',
    'PKCE is plain',
    /oauth-authorization-server$/,
    good((body) => {
      body.code_challenge_methods_supported = ['plain'];
    }),
  ),
  row(
    'oauth.code-flow',
    'no code flow',
    /oauth-authorization-server$/,
    good((body) => {
      body.response_types_supported = ['token'];
    }),
  ),
  row(
    'oauth.api-resource',
    'the resource names no authorization server',
    /resource\/api$/,
    good((body) => {
      body.authorization_servers = [];
    }),
  ),
  row('oauth.mcp-resource', 'the metadata of MCP is not there', /resource\/mcp$/, status(200, 404)),
  row(
    'oauth.registration',
    'a registered client gets no id',
    /^POST \/register$/,
    (told) => delete told.body.client_id,
  ),
  row('oauth.bad-registration', 'any redirect address is taken', /^POST \/register$/, status(400, 201)),
];

const catalog: readonly Variant[] = [
  row(
    'agents.list',
    'count is less than is listed',
    AGENTS,
    good((body, { query }) => {
      if (query.size === 0) body.count = 0;
    }),
  ),
  row(
    'agents.type',
    'type is not counted',
    AGENTS,
    good((body, { query }) => {
      if (query.get('type') === 'signals')
        body.agents.push({
          url: 'https://x.test',
          name: 'X',
          type: 'sales',
          protocol: 'mcp',
          added_date: '2026-02-03',
        });
    }),
  ),
  row('agents.unknown-type', 'an unknown type lists nothing', AGENTS, (told, { query }) => {
    if (told.status === 400 && query.get('type')?.startsWith('type'))
      Object.assign(told, { status: 200, body: { agents: [], count: 0, cursor: null, has_more: false } });
  }),
  row(
    'agents.hidden',
    'a private agent is listed to everybody',
    AGENTS,
    good((body, { query }) => {
      if (query.size === 0) body.agents[1].visibility = 'private';
    }),
  ),
  row(
    'agents.metric',
    'metric_id matches the beginning of a name',
    AGENTS,
    good((body, { query }) => {
      if (query.get('metric_id') === 'attention_second') body.agents = [METERING];
    }),
  ),
  row(
    'agents.metric-or',
    'of repeated values only the last counts',
    AGENTS,
    good((body, { query }) => {
      if (query.getAll('metric_id').length > 1) Object.assign(body, { agents: [], count: 0 });
    }),
  ),
  row(
    'agents.accreditation',
    'accreditation finds nothing',
    AGENTS,
    good((body, { query }) => {
      if (query.has('accreditation') && !query.has('capabilities'))
        Object.assign(body, { agents: [], count: 0 });
    }),
  ),
  row(
    'agents.q',
    'q minds the case',
    AGENTS,
    good((body, { query }) => {
      if (/[A-Z]/.test(query.get('q') ?? '')) Object.assign(body, { agents: [], count: 0 });
    }),
  ),
  row('agents.q-wildcards', 'q takes wildcards', AGENTS, (told, { query }) => {
    if (query.get('q') === '%')
      Object.assign(told, { status: 200, body: { agents: [], count: 0, cursor: null, has_more: false } });
  }),
  row('agents.q-length', 'q takes 65 characters', AGENTS, (told, { query }) => {
    if (query.get('q')?.length === 65)
      Object.assign(told, { status: 200, body: { agents: [], count: 0, cursor: null, has_more: false } });
  }),
  row('agents.q-length', 'q refuses 64 characters', AGENTS, (told, { query }) => {
    if (query.get('q')?.length === 64)
      Object.assign(told, { status: 400, body: { error: 'x', message: 'x' } });
  }),
  row(
    'agents.implied-type',
    'a measurement filter beside another type finds nothing',
    AGENTS,
    (told, { query }) => {
      if (query.get('type') === 'sales' && query.has('q'))
        Object.assign(told, { status: 200, body: { agents: [], count: 0, cursor: null, has_more: false } });
    },
  ),
];

const METERING = {
  url: 'https://other.test/mcp',
  name: 'Other',
  type: 'measurement',
  protocol: 'mcp',
  added_date: '2026-02-03',
};
const given = (query: URLSearchParams, value: string) =>
  [...query.values()].some((text) => text.includes(value));

const search: readonly Variant[] = [
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

const first = (query: URLSearchParams) => query.get('limit') === '200';

const feed: readonly Variant[] = [
  row(
    'feed.page',
    'an event has no actor',
    FEED,
    good((body, { query }) => {
      if (first(query)) delete body.events[0].actor;
    }),
  ),
  row(
    'feed.page',
    'a page has no freshness',
    FEED,
    good((body, { query }) => {
      if (first(query)) delete body.freshness;
    }),
  ),
  row(
    'feed.page',
    'the feed is sent as a list',
    FEED,
    good((body, { query }, told) => {
      if (first(query)) told.body = body.events;
    }),
  ),
  row(
    'feed.ids',
    'two events come in the wrong order',
    FEED,
    good((body, { query }) => {
      if (first(query)) body.events.push(...body.events.splice(3, 2).reverse());
    }),
  ),
  row(
    'feed.ids',
    'an event comes twice',
    FEED,
    good((body, { query }) => {
      if (first(query)) body.events.splice(1, 0, body.events[0]);
    }),
  ),
  row(
    'feed.ids',
    'ids are random',
    FEED,
    good((body) => {
      for (const event of body.events) event.event_id = event.event_id.replace('-7a', '-4a');
    }),
  ),
  row(
    'feed.times',
    'an event is of tomorrow',
    FEED,
    good((body, { query }) => {
      if (first(query)) body.events[1].created_at = new Date(Date.now() + 86_400_000).toISOString();
    }),
  ),
  row(
    'feed.limit',
    'limit is not counted',
    FEED,
    good((body, { query }) => {
      if (query.get('limit') === '3' && query.size === 1) body.events.push(body.events[0]);
    }),
  ),
  row(
    'feed.chain',
    'the cursor of a page skips an event',
    FEED,
    good((body, { query }) => {
      if (query.get('limit') === '2' && query.has('cursor') && body.has_more) body.events.shift();
    }),
  ),
  row(
    'feed.start',
    'without a cursor the feed starts in the middle',
    FEED,
    good((body, { query }) => {
      if (query.get('limit') === '1' && !query.has('cursor')) body.events = [];
    }),
  ),
  row(
    'feed.caught-up',
    'at the end has_more stays true',
    FEED,
    good((body, { query }) => {
      if (query.has('cursor') && query.size === 1 && body.events.length === 0) body.has_more = true;
    }),
  ),
  row('feed.unknown-cursor', 'an unknown cursor is not found', FEED, (told) => {
    if (told.status === 410) told.status = 404;
  }),
  row('feed.unknown-cursor', 'an unknown cursor has another code', FEED, (told) => {
    if (told.status === 410) told.body.error = 'gone';
  }),
  row('feed.unknown-cursor', 'an unknown cursor starts from the beginning', FEED, (told) => {
    if (told.status === 410) Object.assign(told, { status: 200, body: { events: [] } });
  }),
  row('feed.bad-cursor', 'a cursor that is no UUID answers 500', FEED, (told, { query }) => {
    if (query.get('cursor') === 'not-a-uuid') told.status = 500;
  }),
  row(
    'feed.created-property',
    'property.created has no identifiers',
    FEED,
    good((body, { query }) => {
      if (query.get('types') === 'property.created' && query.get('limit') === '50')
        for (const event of body.events) delete event.payload.identifiers;
    }),
  ),
  row(
    'feed.type',
    'types is not counted',
    FEED,
    good((body, { query }) => {
      if (query.get('types') === 'property.created' && query.get('limit') !== '50')
        body.events[0].event_type = 'property.updated';
    }),
  ),
  row(
    'feed.type',
    'types leaves out an event',
    FEED,
    good((body, { query }) => {
      if (query.get('types') === 'property.created' && query.get('limit') !== '50') body.events.pop();
    }),
  ),
  row(
    'feed.glob',
    'a pattern finds nothing',
    FEED,
    good((body, { query }) => {
      if (query.get('types')?.includes('*')) body.events = [];
    }),
  ),
  row(
    'feed.types',
    'of several types the first counts',
    FEED,
    good((body, { query }) => {
      if (query.get('types')?.includes(',')) body.events = body.events.slice(0, 1);
    }),
  ),
  row(
    'feed.freshness',
    'lag_seconds is in milliseconds',
    FEED,
    good((body, { query }) => {
      if (first(query)) body.freshness.lag_seconds *= 1000;
    }),
  ),
  row(
    'feed.retention',
    'an event is older than the retention',
    FEED,
    good((body, { query }) => {
      if (first(query)) body.events[0].created_at = '2020-01-01T00:00:00Z';
    }),
  ),
  row(
    'feed.stream',
    'frames are called message',
    STREAM,
    good((body, _, told) => {
      told.body = String(body).replaceAll('event: feed', 'event: message');
    }),
  ),
  row(
    'feed.stream',
    'the stream is JSON',
    STREAM,
    good((_, __, told) => told.headers.set('content-type', 'application/json')),
  ),
  row(
    'feed.stream-heartbeat',
    'no heartbeat comes',
    STREAM,
    good((body, _, told) => {
      told.body = String(body).replaceAll('event: heartbeat', 'event: nothing');
    }),
  ),
  row(
    'feed.stream-cursor',
    'the stream begins again behind a cursor',
    STREAM,
    good((body, { query }, told) => {
      if (query.has('cursor') && query.get('limit') === '1')
        told.body = String(body).split('\n\n').slice(1).join('\n\n');
    }),
  ),
  row('feed.stream-unknown-cursor', 'the stream takes an unknown cursor', STREAM, (told) => {
    if (told.status === 410) Object.assign(told, { status: 200, body: '' });
  }),
  row(
    'feed.stream-resume',
    'a frame of the stream has an id',
    STREAM,
    good((body, _, told) => {
      told.body = String(body).replaceAll('event: feed', 'id: 7\nevent: feed');
    }),
  ),
];

const PROPERTY = /^GET \/api\/registry\/validate\/property-authorization$/;
const PRODUCT = /^POST \/api\/registry\/validate\/product-authorization$/;

const lookups: readonly Variant[] = [
  row(
    'stats',
    'the statistics have no sum of agents',
    /registry\/stats$/,
    good((body) => delete body.registered_agents),
  ),
  row(
    'publishers.list',
    'count is less than is listed',
    /registry\/publishers$/,
    good((body) => {
      body.count = 0;
    }),
  ),
  row(
    'publisher',
    'the look-up names another domain',
    /registry\/publisher$/,
    good((body) => {
      if (body.properties.length > 0) body.domain = 'other.test';
    }),
  ),
  row(
    'publisher.unknown',
    'an unknown publisher authorizes an agent',
    /registry\/publisher$/,
    good((body) => {
      if (body.properties.length === 0)
        body.authorized_agents = [{ url: 'https://x.test', source: 'adagents_json' }];
    }),
  ),
  row('operator', 'a look-up without a domain answers 404', /registry\/operator$/, status(400, 404)),
  row(
    'lookup.domain',
    'an authorized agent is missing',
    /lookup\/domain\//,
    good((body) => {
      body.authorized_agents = [];
    }),
  ),
  row(
    'lookup.agent',
    'a domain of the agent is missing',
    /lookup\/agent\//,
    good((body) => {
      body.domains = [];
    }),
  ),
  row(
    'lookup.property',
    'an identifier without a type is looked up',
    /lookup\/property$/,
    (told, { query }) => {
      if (!query.has('type'))
        Object.assign(told, { status: 200, body: { type: 'domain', value: 'x', agents: [], count: 0 } });
    },
  ),
  row(
    'authorization.property',
    'one side is enough',
    PROPERTY,
    good((body) => {
      body.operator_side.declared = false;
    }),
  ),
  row(
    'authorization.property',
    'the operator is not reported',
    PROPERTY,
    good((body) => {
      if (body.authorized) delete body.operator_side;
    }),
  ),
  row(
    'authorization.stranger',
    'anybody is authorized',
    PROPERTY,
    good((body) => {
      body.authorized = true;
    }),
  ),
  row('authorization.body', 'a check without an agent answers 200', PROPERTY, taken(400, {})),
  row(
    'authorization.product',
    'more is authorized than was asked',
    PRODUCT,
    good((body) => {
      body.total_authorized = body.total_requested + 1;
    }),
  ),
  row(
    'authorization.product',
    'a product of anybody is authorized',
    PRODUCT,
    good((body) => {
      body.authorized = true;
    }),
  ),
  row(
    'expand',
    'identifier_count counts twice',
    /expand\/product-identifiers$/,
    good((body) => {
      body.identifier_count *= 2;
    }),
  ),
  row(
    'search-all',
    'the search finds nothing',
    /^GET \/api\/search$/,
    good((body) => Object.assign(body, { brands: [], publishers: [], properties: [] })),
  ),
  row(
    'manifest-refs',
    'a look-up without a domain finds nothing',
    /manifest-refs\/lookup$/,
    taken(400, { success: true, found: false }),
  ),
  row(
    'adagents.validate',
    'a file of nobody is found',
    /adagents\/validate$/,
    good((body) => {
      body.data.found = true;
    }),
  ),
  row(
    'adagents.create',
    'the sent agent is left out',
    /adagents\/create$/,
    good((body) => {
      body.data.adagents_json = '{}';
    }),
  ),
  row(
    'adagents.create',
    'the content is no JSON',
    /adagents\/create$/,
    good((body) => {
      body.data.adagents_json = '{';
    }),
  ),
  row(
    'validate-publisher',
    'the validation of no domain answers 200',
    /public\/validate-publisher$/,
    taken(400, {}),
  ),
  row('probes.bad-url', 'a probe of no URL answers 502', /public\/agent-formats$/, status(400, 502)),
  row('probes.discover', 'a probe that fails answers 500', /public\/discover-agent$/, status(502, 500)),
  row('openapi', 'the description is of OpenAPI 3.0', /registry\.yaml$/, (told) => {
    told.body = 'openapi: 3.0.3';
  }),
  row('openapi', 'the well-known address is not there', /well-known\/openapi\.yaml$/, status(200, 404)),
  row(
    'brands.file',
    'the raw file has no address',
    /brands\/brand-json$/,
    good((body) => delete body.url),
  ),
  row(
    'properties.validate',
    'a file of nobody is valid',
    /properties\/validate$/,
    good((body) => {
      body.valid = true;
    }),
  ),
  row(
    'save.brand-fields',
    'an entry without a name is looked at',
    /^POST \/api\/brands\/save$/,
    status(400, 403),
  ),
  row(
    'save.property-fields',
    'a property without a name is looked at',
    /^POST \/api\/properties\/save$/,
    status(400, 403),
  ),
  row('crawl.bad-domain', 'a crawl of no domain is accepted', /crawl-request$/, (told, { body }) => {
    if (told.status === 400 && body.domain === 'a b') told.status = 202;
  }),
  row('crawl.private', 'a crawl of this machine is accepted', /crawl-request$/, (told, { body }) => {
    if (body.domain === '127.0.0.1') told.status = 202;
  }),
  row(
    'agents.capabilities',
    'agents with their capabilities are none',
    AGENTS,
    good((body, { query }) => {
      if (query.get('capabilities') === 'true' && query.size === 1)
        Object.assign(body, { agents: [], count: 0 });
    }),
  ),
  row(
    'agents.unverified',
    'an accreditation is said to be verified',
    AGENTS,
    good((body, { query }) => {
      if (!query.has('accreditation')) return;
      for (const { capabilities } of body.agents)
        for (const { accreditations = [] } of capabilities?.measurement_capabilities?.metrics ?? [])
          for (const claim of accreditations) claim.verified_by_aao = true;
    }),
  ),
  row(
    'search.default-limit',
    'a search without a limit lists everything',
    SEARCH,
    good((body, { query }) => {
      if (query.size === 0) body.results = Array.from({ length: 51 }, () => body.results[0]);
    }),
  ),
  row('limits.bulk', 'bulk resolution has no limit', /properties\/resolve\/bulk$/, (told) => {
    if (told.status === 429) Object.assign(told, { status: 200, body: { results: {} } });
  }),
];

/** Faults of a registry, one each. */
export const registryVariants: readonly Variant[] = [
  ...listed,
  ...access,
  ...oauth,
  ...catalog,
  ...search,
  ...feed,
  ...lookups,
];
