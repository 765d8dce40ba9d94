import { assert } from 'chai';
import { startTestApp, type TestApp } from '../support/app.ts';
import { assertWithin, LONGEST_TURN, measured } from '../support/cpu-cost.ts';
import { engines } from '../support/databases.ts';
import { type Answer, type Request, send } from './exchange.ts';

export type Costs = {
  readonly app: TestApp;
  readonly member: string;
  /** Sends a request. What is wrong with its answer, or with the longest turn that it takes; null when nothing is. */
  problem(what: string, request: Request): Promise<string | null>;
};

/** Starts the service, and measures what its requests cost. */
export async function startCosts(): Promise<Costs> {
  const engine = engines.find(({ name }) => name === 'sqlite') ?? engines[0];
  if (engine === undefined) throw new Error('no engine');
  const app = await startTestApp(engine, { jobs: false, settings: { TRUSTED_PROXIES: '1' } });
  const origin = `http://127.0.0.1:${app.address?.port}`;
  const { authorization: member } = await app.member();

  return {
    app,
    member,
    async problem(what, request) {
      const work = async () => {
        app.clock.advance(3_601_000);
        const { result, longest } = await measured(() => send(origin, request));
        assert.isTrue(isOrdinary(result), `${what}: ${result.status} ${result.text.slice(0, 200)}`);
        return { longest };
      };
      return assertWithin((control) => ({ longest: LONGEST_TURN * control }), work, what).then(
        () => null,
        (cause: Error) => cause.message,
      );
    },
  };
}

/** Whether a server may answer so to a stranger: no failure of its own, and no error without a text. */
const isOrdinary = ({ status, text }: Answer): boolean =>
  status < 500 || status === 502 || status === 503 || status === 504 ? status < 400 || text !== '' : false;
