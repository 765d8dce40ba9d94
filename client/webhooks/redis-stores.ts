import type { ReplayPort } from '../../src/domain/signatures/verify.ts';
import type { SeenEvents } from './stores.ts';

/**
 * Sends one command to a server that speaks as Redis does, and returns its reply: `(command) =>
 * client.sendCommand(command)` with node-redis, `([name, ...rest]) => client.call(name, ...rest)` with ioredis.
 */
export type RedisCommand = (command: string[]) => Promise<unknown>;

const CLAIMED = 'claimed';
const SEEN = 'seen';
/** Longer than any signature is valid. */
const SPREAD_MS = 3_600_000;

/** A store of events that several processes share. Keys expire by themselves. */
export function redisEvents(send: RedisCommand, now: () => Date, prefix = 'webhook-event:'): SeenEvents {
  const lifetime = (until: Date) => String(Math.max(until.getTime() - now().getTime(), 1));
  return {
    async claim(key, until) {
      const claimed = await send(['SET', prefix + key, CLAIMED, 'NX', 'PX', lifetime(until)]);
      if (claimed !== null) return 'new';
      return String(await send(['GET', prefix + key])) === SEEN ? 'seen' : 'busy';
    },
    keep: async (key, until) => void (await send(['SET', prefix + key, SEEN, 'PX', lifetime(until)])),
    release: async (key) => void (await send(['DEL', prefix + key])),
  };
}

/** A store of seen nonces that several processes share: a sorted set for each key of a sender, by expiry. */
export function redisReplays(
  send: RedisCommand,
  { mostPerKey = 100_000, prefix = 'webhook-nonces:' }: { mostPerKey?: number; prefix?: string } = {},
): ReplayPort {
  async function isFull(keyid: string, now: Date): Promise<boolean> {
    await send(['ZREMRANGEBYSCORE', prefix + keyid, '-inf', String(now.getTime())]);
    return Number(await send(['ZCARD', prefix + keyid])) >= mostPerKey;
  }
  return {
    isFull,
    async remember({ keyid, nonce, until, now }) {
      if (await isFull(keyid, now)) {
        const known = await send(['ZSCORE', prefix + keyid, nonce]);
        return known === null ? 'full' : 'seen';
      }
      const added = await send(['ZADD', prefix + keyid, 'NX', String(until.getTime()), nonce]);
      // Nonces added before this one may end a little later.
      await send(['PEXPIREAT', prefix + keyid, String(until.getTime() + SPREAD_MS)]);
      return Number(added) === 1 ? 'new' : 'seen';
    },
  };
}
