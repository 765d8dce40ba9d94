import type { Topic } from './database.ts';
import type { SqliteConnection } from './sqlite.ts';

const INTERVAL_MS = 200;
const EVERYTHING: ReadonlySet<Topic> = new Set<Topic>(['events', 'jobs']);

/**
 * Notices that another connection than the writer, so another process, has committed: SQLite keeps a number for
 * that, and asking costs microseconds. What was written is not known, so everything counts as announced.
 */
export function watchVersion(writer: SqliteConnection, heard: (topics: ReadonlySet<Topic>) => void) {
  const version = () => writer.pragma('data_version', { simple: true });
  let last = version();
  const timer = setInterval(() => {
    const now = version();
    if (now === last) return;
    last = now;
    heard(EVERYTHING);
  }, INTERVAL_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
