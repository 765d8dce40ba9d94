/** A profile of the processor, as the inspector of the engine gives it. */
export type CpuProfile = { readonly nodes: readonly ProfileNode[] };
export type ProfileNode = {
  readonly id: number;
  readonly callFrame: CallFrame;
  /** Samples in this function itself. A process that was not running has none, so they say more than times. */
  readonly hitCount?: number;
  readonly children?: readonly number[];
};
export type CallFrame = {
  readonly functionName: string;
  readonly url: string;
  readonly lineNumber: number;
  readonly columnNumber: number;
};

/** Shares of all samples: by the part of a request's way, and by function. */
export type Shares = {
  readonly areas: ReadonlyMap<Area, number>;
  readonly functions: readonly { readonly name: string; readonly source: string; readonly share: number }[];
};

/** The parts of a request's way, in the order in which they are shown. */
export const AREAS = [
  'write to the socket',
  'Node: HTTP, sockets, timers',
  'framework',
  'statement in SQLite',
  'line of the log',
  'metrics',
  'doors: limits, headers, credentials, query',
  'desk',
  'handler, rules and store',
  'collections of garbage',
  'engine and native code',
] as const;
export type Area = (typeof AREAS)[number];

const SENDS = /^(?:writev|write(?:Utf8|Latin1|Ascii)?String|writeBuffer)$/;

/** Sources by their area; the first that fits. Functions of other sources belong to the area of their caller. */
const SOURCES: readonly (readonly [RegExp, Area])[] = [
  [
    /node_modules\/(?:pino|sonic-boom|quick-format|safe-stable|fast-redact)|src\/infra\/log/,
    'line of the log',
  ],
  [/fastify\/lib\/logger/, 'line of the log'],
  [/node_modules\/(?:prom-client|bintrees|tdigest)|src\/infra\/metrics|http-metrics/, 'metrics'],
  [/node_modules\/better-sqlite3/, 'statement in SQLite'],
  [/node_modules\/(?:koa|fastify|find-my-way|avvio|@fastify|ajv|fast-|secure-json|light-my)/, 'framework'],
  [/^src\/desk\//, 'desk'],
  [/^src\/http\//, 'doors: limits, headers, credentials, query'],
  [
    /^src\/(?:handlers|domain|record|store)\/|node_modules\/knex|bench\/fastify-child/,
    'handler, rules and store',
  ],
  [
    /^node:(?:_http|http|net|events|timers|stream|internal\/(?:http|stream|timers|net|js_stream))/,
    'Node: HTTP, sockets, timers',
  ],
];

/** @param sourceOf - the file that a function was written in, from the root of the project */
export function sharesOf({ nodes }: CpuProfile, sourceOf: (frame: CallFrame) => string): Shares {
  const parents = new Map(nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node])));
  const areaOf = keptAreas(parents, sourceOf);
  const areas = new Map<Area, number>();
  const functions = new Map<string, { name: string; source: string; share: number }>();
  const counted = nodes.filter(({ callFrame }) => !/^\((?:idle|root)\)$/.test(callFrame.functionName));
  const all = counted.reduce((sum, { hitCount = 0 }) => sum + hitCount, 0);
  for (const node of counted) {
    const share = (node.hitCount ?? 0) / all;
    const area = areaOf(node);
    areas.set(area, (areas.get(area) ?? 0) + share);
    const name = node.callFrame.functionName || '(no name)';
    const source = node.callFrame.url === '' ? area : sourceOf(node.callFrame);
    const key = `${name} ${source}`;
    functions.set(key, { name, source, share: (functions.get(key)?.share ?? 0) + share });
  }
  return { areas, functions: [...functions.values()].sort((one, other) => other.share - one.share) };
}

function keptAreas(parents: ReadonlyMap<number, ProfileNode>, sourceOf: (frame: CallFrame) => string) {
  const kept = new Map<number, Area>();
  const areaOf = (node: ProfileNode): Area => {
    const known = kept.get(node.id);
    if (known !== undefined) return known;
    const parent = parents.get(node.id);
    const { functionName, url } = node.callFrame;
    const caller = (): Area => (parent === undefined ? 'engine and native code' : areaOf(parent));
    const found =
      url === '' ? nativeArea(functionName, caller) : (areaOfSource(sourceOf(node.callFrame)) ?? caller());
    kept.set(node.id, found);
    return found;
  };
  return areaOf;
}

const areaOfSource = (source: string): Area | undefined =>
  SOURCES.find(([sources]) => sources.test(source))?.[1];

function nativeArea(name: string, caller: () => Area): Area {
  if (name === '(garbage collector)') return 'collections of garbage';
  if (name === '(program)' || name === '(root)') return 'engine and native code';
  const area = caller();
  // The log writes to a file, everything else that is written goes to the socket.
  if (SENDS.test(name)) return area === 'line of the log' ? area : 'write to the socket';
  // The functions of the native library have no names.
  return name === '' && area === 'handler, rules and store' ? 'statement in SQLite' : area;
}
