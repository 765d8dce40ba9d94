import type { AdServer, AdServerAnswer } from '../ad-server.ts';

type Guard = {
  isInTransaction(): boolean;
  /** Called when the ad server says that it can do something else than before. */
  changed(): void;
};

/**
 * An ad server that is never called inside a transaction: a call may take seconds, in which every other writer would
 * wait, and what it changed there would stay when the transaction is rolled back.
 */
export function guarded(adServer: AdServer, { isInTransaction, changed }: Guard): AdServer {
  return new Proxy(adServer, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return async (...given: unknown[]): Promise<AdServerAnswer<unknown>> => {
        if (isInTransaction())
          throw new Error(`${String(name)} of the ad server is called inside a transaction`);
        const answer: AdServerAnswer<unknown> = await member.apply(target, given);
        if (!answer.ok && answer.code === 'capabilities_changed') changed();
        return answer;
      };
    },
  });
}
