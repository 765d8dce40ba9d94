/** A function on the stack of a sample, and the file, library or kernel that it belongs to. */
export type Frame = { readonly name: string; readonly source: string; readonly isScript: boolean };

/** Shares of all samples: by the part of a request's way, and by function. */
export type Shares = {
  readonly areas: ReadonlyMap<Area, number>;
  readonly functions: readonly { readonly name: string; readonly source: string; readonly share: number }[];
};

/** The parts of a request's way, in the order in which they are shown. */
export const AREAS = [
  'Node: HTTP, sockets, event loop',
  'write to the socket',
  'doors: limits, headers, credentials, query, response',
  'framework',
  'desk',
  'handler, rules and store',
  'statement in SQLite',
  'line of the log',
  'metrics',
  'collections of garbage',
  'compiling',
  'other threads and engine',
] as const;
export type Area = (typeof AREAS)[number];

/** The source of a function that a compiled name gives: its file, from the root of the project. */
export type SourceOf = (place: string) => string;

const FRAME = /^\s*[0-9a-f]+ (.*) \((.*)\)$/;
const SCRIPT = /^JS:[*+^~']*(\S*) (.*)$/;

/** Stacks of `perf script -F ip,sym,dso`, the innermost function first. */
export function stacksOf(text: string, sourceOf: SourceOf): Frame[][] {
  return text.split(/\n\s*\n/).flatMap((block) => {
    const frames = block.split('\n').flatMap((line): Frame[] => {
      const [, symbol, library] = FRAME.exec(line) ?? [];
      if (symbol === undefined || library === undefined) return [];
      const [, name, place] = SCRIPT.exec(symbol) ?? [];
      return name === undefined || place === undefined
        ? [{ name: symbol, source: library, isScript: false }]
        : [{ name, source: sourceOf(place), isScript: true }];
    });
    return frames.length === 0 ? [] : [frames];
  });
}

/** Samples in which the process made way for another are left out: a machine without other work has none of them. */
export function sharesOf(stacks: readonly (readonly Frame[])[]): Shares {
  const kept = stacks.filter((frames) => !makesWay(frames));
  const areas = new Map<Area, number>();
  const functions = new Map<string, { name: string; source: string; share: number }>();
  for (const frames of kept) {
    const area = areaOf(frames);
    areas.set(area, (areas.get(area) ?? 0) + 1 / kept.length);
    const shown = functionOf(frames, area);
    const key = `${shown.name} ${shown.source}`;
    functions.set(key, { ...shown, share: (functions.get(key)?.share ?? 0) + 1 / kept.length });
  }
  return { areas, functions: [...functions.values()].sort((one, other) => other.share - one.share) };
}

const has = (frames: readonly Frame[], names: RegExp): boolean => frames.some(({ name }) => names.test(name));

const makesWay = (frames: readonly Frame[]): boolean =>
  has(frames, /^(?:finish_task_switch|exit_to_user_mode_loop|__schedule)/) && !has(frames, /epoll/);

/** Native work by the functions of the engine and of Node that do it; the first that fits. */
const NATIVE: readonly (readonly [RegExp, Area])[] = [
  [
    /Scaveng|MarkCompact|Heap::CollectGarbage|IncrementalMarking|ConcurrentMarking|Sweeper/,
    'collections of garbage',
  ],
  [/OptimizedCompil|OptimizingCompile|compiler::|maglev::|baseline::|internal::Compiler::/, 'compiling'],
  [/StreamBase::Write|uv_try_write|uv__write/, 'write to the socket'],
  // Nothing but the log writes to a file.
  [/node::fs::Write/, 'line of the log'],
  [/sqlite3|^Statement::/, 'statement in SQLite'],
];

/** Sources by their area; the first that fits. Functions of other sources belong to the area of their caller. */
const SOURCES: readonly (readonly [RegExp, Area])[] = [
  [
    /node_modules\/(?:pino|sonic-boom|quick-format|safe-stable)|^src\/infra\/log|fastify\/lib\/logger/,
    'line of the log',
  ],
  [/node_modules\/prom-client|^src\/infra\/metrics/, 'metrics'],
  [/node_modules\/better-sqlite3/, 'statement in SQLite'],
  [/node_modules\/(?:koa|fastify|find-my-way|@fastify|ajv|fast-|secure-json)/, 'framework'],
  [/^src\/desk\//, 'desk'],
  [/^src\/(?:http|infra)\//, 'doors: limits, headers, credentials, query, response'],
  [/^src\/(?:handlers|domain|record|store)\/|bench\/fastify-child/, 'handler, rules and store'],
  [/^node:(?!fs|buffer|internal\/(?:fs|buffer))/, 'Node: HTTP, sockets, event loop'],
];

function areaOf(frames: readonly Frame[]): Area {
  const native = NATIVE.find(([names]) => has(frames, names));
  if (native !== undefined) return native[1];
  if (frames.some(({ source }) => source.includes('better_sqlite3'))) return 'statement in SQLite';
  for (const { isScript, source } of frames) {
    const found = isScript ? SOURCES.find(([sources]) => sources.test(source)) : undefined;
    if (found !== undefined) return found[1];
  }
  return has(frames, /^uv_|http_parser/) ? 'Node: HTTP, sockets, event loop' : 'other threads and engine';
}

/** Areas of native work are shown as one function each, all others by the innermost function of a script. */
function functionOf(frames: readonly Frame[], area: Area): { name: string; source: string } {
  const isNative = NATIVE.some(([names, of]) => of === area && has(frames, names));
  const script = isNative ? undefined : frames.find(({ isScript }) => isScript);
  if (script === undefined || area === 'statement in SQLite') return { name: area, source: '' };
  return { name: script.name === '' ? '(no name)' : script.name, source: script.source };
}
