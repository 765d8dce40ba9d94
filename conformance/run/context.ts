import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context, Reading } from '../check.ts';
import { ask } from '../http/ask.ts';
import { openChannel, type Send } from '../http/channel.ts';
import type { Exchange, Secrets } from '../http/exchange.ts';
import type { Pace } from '../http/pace.ts';
import type { Receiver } from '../receiver.ts';
import type { Need } from '../requirement.ts';
import type { Site } from '../site.ts';
import { judgeable, NotJudged, Violation } from '../verdict.ts';
import type { CleanUps } from './clean-ups.ts';
import { needsMetBy, type Peer } from './peer.ts';

/** What all checks of one peer share. */
export type Scene = {
  readonly peer: Peer;
  readonly pace: Pace;
  readonly secrets: Secrets;
  readonly userAgent: string;
  /** Name and version of the runner, as clients of protocols give them. */
  readonly client: Context['client'];
  readonly timeoutMs: number;
  readonly maxBytes: number;
  readonly fetch?: Send | undefined;
  readonly site?: Site | undefined;
  readonly receiver?: Receiver | undefined;
  readonly cleanUps: CleanUps;
  /** Ends the run. */
  readonly signal: AbortSignal;
  readonly onExchange: () => void;
  readonly readings: Map<Reading<unknown>, Promise<unknown>>;
};

/** Exchanges that a check keeps at hand. */
const MOST_EXCHANGES = 20;
/** A reading is shared, so it ends with the run and not with the check that asked first. */
const READING_MS = 60_000;
/** A clean-up begins when the run has ended. */
const CLEAN_UP_MS = 10_000;

export function contextOf(scene: Scene, signal: AbortSignal): Context {
  const { peer } = scene;
  const exchanges: Exchange[] = [];
  const met = needsMetBy(peer);
  const channel = openChannel({
    target: peer.url,
    pace: scene.pace,
    secrets: scene.secrets,
    userAgent: scene.userAgent,
    signal,
    timeoutMs: scene.timeoutMs,
    maxBytes: scene.maxBytes,
    fetch: scene.fetch,
    onExchange(exchange) {
      scene.onExchange();
      exchanges.push(exchange);
      if (exchanges.length > MOST_EXCHANGES) exchanges.shift();
    },
  });
  const has = (need: Need) =>
    met.has(need) ||
    (need === 'site' && scene.site !== undefined) ||
    (need === 'receiver' && scene.receiver !== undefined);
  const credential: Context['credential'] = (caller) =>
    caller === 'nobody' ? undefined : peer.credentials[caller];
  const pause = (seconds: number) => sleep(seconds * 1000, undefined, { signal });
  return {
    peer,
    client: scene.client,
    channel,
    exchanges,
    has,
    credential,
    async ask(request) {
      const { as = 'nobody' } = request;
      const token = credential(as);
      judgeable(as === 'nobody' || token !== undefined, `no credential was given for ${as}`);
      return ask(request, channel, { credential: token, pause });
    },
    own: (reading) => readOnce(scene, reading),
    read: (reading) =>
      readOnce(scene, reading).catch((cause: unknown) => {
        // The check that owns the rule reports it; for those that only build on it, one fault is not many.
        if (cause instanceof Violation)
          throw new NotJudged(`${reading.name} cannot be used: ${cause.message}`);
        throw cause;
      }),
    fresh: (what) => `${what}${randomUUID().replaceAll('-', '').slice(0, 12)}`,
    get site() {
      judgeable(scene.site, 'the runner serves no domain');
      return scene.site;
    },
    get receiver() {
      judgeable(scene.receiver, 'the runner hosts no receiver');
      return scene.receiver;
    },
    cleanUp: (what, undo) =>
      scene.cleanUps.add(what, async () => {
        await undo(contextOf(scene, AbortSignal.timeout(CLEAN_UP_MS)));
      }),
    async until(what, look, everyMs = 500) {
      for (;;) {
        const found = await look();
        if (found !== undefined) return found;
        await sleep(everyMs, undefined, { signal }).catch(() => {
          throw new NotJudged(`${what} did not come in time`);
        });
      }
    },
    signal,
  };
}

function readOnce<T>(scene: Scene, reading: Reading<T>): Promise<T> {
  const known = scene.readings.get(reading);
  // A reading is its own key, so that its type is the one of what is kept.
  if (known !== undefined) return known as Promise<T>;
  const signal = AbortSignal.any([scene.signal, AbortSignal.timeout(READING_MS)]);
  const made = reading.read(contextOf(scene, signal));
  scene.readings.set(reading, made);
  return made;
}
