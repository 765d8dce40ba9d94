import { ConfigError } from '../src/config.ts';
import { startMirror } from '../src/start-mirror.ts';
import { openCopy } from './copy.ts';
import { MirrorError } from './fault.ts';
import { openMirror } from './state.ts';
import { untilStopped } from './until-stopped.ts';

export type ServeOptions = {
  readonly registry: string;
  readonly database: string;
  /** Milliseconds between two looks at the copy. */
  readonly everyMs: number;
  /** Age of the copy in seconds, from which on the service is not ready. */
  readonly oldestSeconds: number;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
};

/** Answers the public reads of the registry from its copy, until it is stopped. */
export async function serve(options: ServeOptions): Promise<void> {
  const { registry, database, everyMs, oldestSeconds, signal, say } = options;
  const copy = await openCopy(database);
  try {
    // Says so when it is the copy of another registry.
    await openMirror(copy, registry);
  } finally {
    await copy.close();
  }
  const env = { ...options.env, DATABASE_URL: database };
  const settings = { registry, everyMs, oldestMs: oldestSeconds * 1_000 };
  const app = await startMirror(env, settings).catch((cause: unknown) => {
    throw cause instanceof ConfigError ? new MirrorError(cause.message) : cause;
  });
  say(`serving the copy of ${registry} at http://localhost:${app.address?.port}`);
  try {
    await untilStopped(signal);
  } finally {
    await app.stop();
  }
}
