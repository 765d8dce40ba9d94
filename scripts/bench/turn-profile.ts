import { type Profiler, Session } from 'node:inspector';
import { PerformanceObserver } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';

/** One turn of the event loop: its end on the clock of `process.hrtime`, and how long it took, in milliseconds. */
export type Turn = {
  readonly endsAt: number;
  readonly waited: number;
  readonly unqueued: number;
  readonly worked: number;
};

const SAMPLED_EVERY_US = 250;
/** What takes less of a turn is not listed. */
const SHOWN_MS = 0.75;
const MOST_LINES = 25;
const KINDS = new Map([
  [1, 'scavenge'],
  [2, 'minor mark-sweep'],
  [4, 'mark-compact'],
  [8, 'incremental marking'],
  [16, 'weak callbacks'],
]);

export type TurnProfile = {
  /** What ran in these turns since the last description. */
  describe(turns: readonly Turn[]): string;
  stop(): void;
};

/** Samples what runs, which slows the process down by a few hundredths. */
export function profileTurns(): TurnProfile {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.setSamplingInterval', { interval: SAMPLED_EVERY_US });
  session.post('Profiler.start');
  const { collections, stop } = watchCollections();
  const describe: TurnProfile['describe'] = (turns) => {
    let profile: Profiler.Profile | undefined;
    // The session of this thread responds before `post` returns.
    session.post('Profiler.stop', (failed, result) => {
      if (failed === null) profile = result.profile;
    });
    session.post('Profiler.start');
    const found = collections.splice(0);
    return turns.map((turn) => describeTurn(turn, profile, found)).join('\n');
  };
  return {
    describe,
    stop() {
      session.disconnect();
      stop();
    },
  };
}

type Collection = { readonly kind: string; readonly at: number; readonly ms: number };

function watchCollections() {
  const collections: Collection[] = [];
  const offset = nowMs() - performance.now();
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { kind } = (entry as unknown as { detail: { kind: number } }).detail;
      collections.push({
        kind: KINDS.get(kind) ?? 'collection',
        at: entry.startTime + offset,
        ms: entry.duration,
      });
    }
  });
  observer.observe({ entryTypes: ['gc'] });
  return { collections, stop: () => observer.disconnect() };
}

/** The clock of the profiler, in milliseconds. */
export const nowMs = (): number => Number(process.hrtime.bigint()) / 1e6;

function describeTurn(
  turn: Turn,
  profile: Profiler.Profile | undefined,
  collections: readonly Collection[],
): string {
  const from = turn.endsAt - turn.waited;
  const head = `turn of ${turn.waited.toFixed(1)} ms, ${turn.unqueued.toFixed(1)} without waits for a core, ${turn.worked.toFixed(1)} of processor time`;
  const collected = new Map<string, number[]>();
  for (const { kind, at, ms } of collections) {
    if (at >= turn.endsAt || at + ms <= from) continue;
    collected.set(kind, [...(collected.get(kind) ?? []), ms]);
  }
  const ofCollections = [...collected].map(
    ([kind, times]) => `  ${times.reduce((sum, ms) => sum + ms).toFixed(1)} ms in ${times.length} × ${kind}`,
  );
  const lines = profile === undefined ? [] : heaviest(profile, from, turn.endsAt);
  return [head, ...ofCollections, ...lines].join('\n');
}

/** The tree of calls between two moments, without what took little, and with chains of calls on one line. */
function heaviest(
  { nodes, startTime, samples = [], timeDeltas = [] }: Profiler.Profile,
  from: number,
  to: number,
): string[] {
  const own = new Map<number, number>();
  let at = startTime / 1_000;
  samples.forEach((id, index) => {
    const before = at;
    at += (timeDeltas[index] ?? 0) / 1_000;
    const ms = Math.min(at, to) - Math.max(before, from);
    const ran = samples[index - 1] ?? id;
    if (ms > 0) own.set(ran, (own.get(ran) ?? 0) + ms);
  });
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const totals = new Map<number, number>();
  const totalOf = (node: Profiler.ProfileNode): number => {
    const known = totals.get(node.id);
    if (known !== undefined) return known;
    const children = (node.children ?? []).map((id) => byId.get(id) as Profiler.ProfileNode);
    const total = children.reduce((sum, child) => sum + totalOf(child), own.get(node.id) ?? 0);
    totals.set(node.id, total);
    return total;
  };
  const lines: string[] = [];
  const show = (node: Profiler.ProfileNode, depth: number): void => {
    const total = totalOf(node);
    if (total < SHOWN_MS || lines.length >= MOST_LINES) return;
    const children = (node.children ?? [])
      .map((id) => byId.get(id) as Profiler.ProfileNode)
      .sort((a, b) => totalOf(b) - totalOf(a));
    const mine = own.get(node.id) ?? 0;
    const isLink = mine < SHOWN_MS && children.filter((child) => totalOf(child) >= SHOWN_MS).length === 1;
    const isShown = !isLink && depth > 0;
    if (isShown)
      lines.push(`${'  '.repeat(depth)}${total.toFixed(1)} ms (own ${mine.toFixed(1)}) ${placeOf(node)}`);
    for (const child of children) show(child, isShown || depth === 0 ? depth + 1 : depth);
  };
  const [root] = nodes;
  if (root !== undefined) show(root, 0);
  return lines;
}

function placeOf({ callFrame: { functionName, url, lineNumber } }: Profiler.ProfileNode): string {
  const file = url.startsWith('file:') ? fileURLToPath(url).split('/').at(-1) : url;
  return `${functionName || '(anonymous)'}${file === '' ? '' : ` ${file}:${lineNumber + 1}`}`;
}
