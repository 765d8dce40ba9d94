import { startTestApp, type TestApp } from '../support/app.ts';
import { engines } from '../support/databases.ts';
import { controlMs, measured } from './cpu-cost.ts';
import { type Answer, type Request, send } from './exchange.ts';

/** The longest single turn that a request may take, in controls of a megabyte: about 50 ms. */
const MOST_OF_A_TURN = 10;
const TRIES = 3;

export type Costs = {
  readonly app: TestApp;
  readonly member: string;
  /**
   * Sends a request. What is wrong with its cost, at the best of several times, or with its answer; null when
   * nothing is.
   */
  problem(what: string, request: Request): Promise<string | null>;
};

/** Starts the service, and measures what its requests cost. */
export async function startCosts(): Promise<Costs> {
  const engine = engines.find(({ name }) => name === 'sqlite') ?? engines[0];
  if (engine === undefined) throw new Error('no engine');
  const app = await startTestApp(engine, { jobs: false, settings: { TRUSTED_PROXIES: '1' } });
  const origin = `http://127.0.0.1:${app.address?.port}`;
  const { authorization: member } = await app.member();
  const most = controlMs() * MOST_OF_A_TURN;

  return {
    app,
    member,
    async problem(what, request) {
      let least = Number.POSITIVE_INFINITY;
      for (let left = TRIES; left > 0; left -= 1) {
        app.clock.advance(3_601_000);
        const { result, longest } = await measured(() => send(origin, request));
        if (!isOrdinary(result)) return `${what}: ${result.status} ${result.text.slice(0, 200)}`;
        least = Math.min(least, longest);
        if (least <= most) return null;
      }
      return `${what}: ${Math.round(least)} ms in one turn of ${Math.round(most)}`;
    },
  };
}

/** Whether a server may answer so to a stranger: no failure of its own, and no error without a text. */
const isOrdinary = ({ status, text }: Answer): boolean =>
  status < 500 || status === 502 || status === 503 || status === 504 ? status < 400 || text !== '' : false;
