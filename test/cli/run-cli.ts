import type { Io } from '../../cli/io.ts';
import { UsageError } from '../../cli/outcome.ts';
import { runRegistry } from '../../cli/program.ts';

export type Ran = { readonly code: number; readonly out: string; readonly err: string };

export type RunOptions = {
  readonly env?: Readonly<Record<string, string>>;
  /** What stands on the standard input. */
  readonly input?: string | Uint8Array;
  /** Files by path; commands read and replace them. */
  readonly files?: Map<string, string | Uint8Array>;
  readonly isTerminal?: boolean;
  readonly now?: Date;
  /** Stands for the program `mirror` beside the command line. */
  readonly runMirror?: Io['runMirror'];
  readonly interrupted?: AbortSignal;
  /** Called with all that was printed so far. */
  readonly onPrint?: (out: string) => void;
};

const bytesOf = (text: string | Uint8Array): Uint8Array =>
  typeof text === 'string' ? Buffer.from(text) : text;

/** Runs a command in this process, with files, streams and environment of the test's own. */
export async function runCli(args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  const { env = {}, input = '', files = new Map(), isTerminal = false, now = new Date() } = options;
  const printed = { out: '', err: '' };
  const screen = (name: 'out' | 'err') => ({
    isTerminal,
    async write(text: string) {
      printed[name] += text;
      if (name === 'out') options.onPrint?.(printed.out);
    },
  });
  const io: Io = {
    version: '1.0.0',
    env,
    out: screen('out'),
    err: screen('err'),
    readInput: async () => bytesOf(input),
    async readFile(path) {
      const text = files.get(path);
      if (text === undefined) throw Object.assign(new Error(`no ${path}`), { code: 'ENOENT' });
      return bytesOf(text);
    },
    isFile: async (path) => files.has(path),
    replaceFile: async (path, text) => void files.set(path, text),
    runMirror:
      options.runMirror ??
      (async () => {
        throw new UsageError('no program mirror');
      }),
    now: () => now,
    interrupted: options.interrupted ?? new AbortController().signal,
  };
  return { code: await runRegistry(io, args), ...printed };
}
