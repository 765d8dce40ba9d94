import pg from 'pg';
import type { Topic } from './database.ts';
import { connectionSettings, type PostgresLimits } from './postgres.ts';

const CHANNEL = 'store_topics';
const RECONNECT_MS = 1_000;

/** The statement, to be sent with COMMIT, that tells other processes; empty when there is nothing to tell. */
export function notifyText(processName: string, topics: ReadonlySet<Topic>): string {
  return topics.size === 0 ? '' : `notify ${CHANNEL}, '${processName} ${[...topics].join(' ')}'; `;
}

export type Listener = { close(): Promise<void> };

/**
 * Tells what other processes announced. While the connection is down nothing is heard, so after each connect
 * everything counts as announced.
 */
export async function listenFor(
  url: string,
  {
    processName,
    limits,
    heard,
  }: {
    processName: string;
    limits: PostgresLimits;
    heard: (topics: ReadonlySet<Topic>) => void;
  },
): Promise<Listener> {
  let closed = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const fresh = new pg.Client(connectionSettings(url, limits));
    fresh.on('error', () => {});
    fresh.on('end', () => {
      if (!closed) timer = setTimeout(() => void connect().catch(() => {}), RECONNECT_MS);
    });
    fresh.on('notification', ({ payload }) => {
      const [sender, ...topics] = (payload ?? '').split(' ');
      if (sender !== processName) heard(new Set(topics.filter(isTopic)));
    });
    client = fresh;
    await fresh.connect();
    await fresh.query(`listen ${CHANNEL}`);
    heard(new Set(TOPICS));
  }

  await connect();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}

const TOPICS: readonly Topic[] = ['events', 'jobs'];
const isTopic = (word: string): word is Topic => TOPICS.some((topic) => topic === word);
