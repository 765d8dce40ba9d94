export type Flow = {
  readonly name: string;
  /**
   * Files that are read with all code that they use: the path of the flow from the request to the response, port by
   * port.
   */
  readonly enters: readonly string[];
  /** Files that are read alone, because they lead to every operation alike. */
  readonly passes: readonly string[];
  /** Files in this measure, and in parentheses the goal and the count by hand that it was set against; lines. */
  readonly goal: string;
};

const APP = ['src/http/app.ts'];

/** An operation of the registry: route, credential, limits, body, validation; then read or write. */
const OPERATION = ['src/http/authenticate.ts', 'src/http/bind.ts', 'src/desk/run.ts'];

const OVER_MCP = [
  'src/agent-doors/agent-door.ts',
  'src/agent-doors/mcp/door.ts',
  'src/agent-doors/mcp/server.ts',
  'src/desk/run-task.ts',
];

const OVER_A2A = [
  'src/agent-doors/agent-door.ts',
  'src/agent-doors/a2a/door.ts',
  'src/agent-doors/a2a/answer.ts',
  'src/desk/run-task.ts',
];

/** The fetcher: the only way to other hosts. */
const FETCH = 'src/infra/fetcher.ts';

export const flows: readonly Flow[] = [
  {
    name: '`GET /api/brands/resolve`, stored',
    enters: [...OPERATION, 'src/handlers/brands/resolveBrand.ts'],
    passes: APP,
    goal: '13 (10 of 17), 0.9k',
  },
  {
    name: '`GET /api/brands/resolve`, not stored',
    enters: [...OPERATION, 'src/handlers/brands/resolveBrand.ts', 'src/live/brands/brand-looks.ts', FETCH],
    passes: APP,
    goal: '38 (25 of 54), 2.2k',
  },
  {
    name: '`POST /api/brands/save`',
    enters: [...OPERATION, 'src/handlers/brands/saveBrand.ts', 'src/outside/ownership/ownership.ts'],
    passes: [...APP, FETCH],
    goal: '34 (22 of 43), 2.0k',
  },
  {
    name: '`create_media_buy` over MCP',
    enters: [...OVER_MCP, 'src/handlers/buys/createMediaBuy.ts'],
    passes: [...APP, 'src/ad-server/port.ts'],
    goal: '60 (50 of 91), 5.5k',
  },
  {
    name: 'a crawl, until a client of the stream has its events',
    enters: [
      'src/infra/queue.ts',
      'src/jobs/brands/crawlDomain.ts',
      FETCH,
      'src/http/feed.ts',
      'src/http/feed/streams.ts',
    ],
    passes: APP,
    goal: '89 (35 of 64), 4.0k',
  },
  {
    name: '`sync_creatives` over A2A',
    enters: [...OVER_A2A, 'src/handlers/library/syncCreatives.ts'],
    passes: [...APP, 'src/ad-server/port.ts'],
    goal: '47 (40 of 67), 4.5k',
  },
];
