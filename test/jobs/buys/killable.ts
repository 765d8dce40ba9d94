import type { ConnectedDesk } from './connected-desk.ts';

/** What a process that was killed would have done next. */
export class Killed extends Error {}

/** The ends of everything that a process does for a buy: calls of the ad server and transactions, before and after. */
export function killable(desk: ConnectedDesk) {
  const points: string[] = [];
  let at = Number.POSITIVE_INFINITY;
  let isDead = false;
  const point = (label: string): void => {
    if (!isDead) points.push(label);
    // Nothing that a dead process would still do takes place.
    if (isDead || points.length === at) {
      isDead = true;
      throw new Killed(label);
    }
  };
  const { transaction } = desk.store;
  desk.store.transaction = (async (work: Parameters<typeof transaction>[0], ...more: never[]) => {
    point('before a transaction');
    const result = await transaction(work, ...more);
    point('after a transaction');
    return result;
  }) as typeof transaction;
  desk.adServer.meddle = async (operation, when) => {
    if (operation !== 'capabilities') point(`${when} ${operation}`);
    return undefined;
  };
  return {
    points,
    killAt(number: number) {
      points.length = 0;
      at = number;
    },
    /** The process starts again, some minutes later. */
    revive() {
      isDead = false;
      at = Number.POSITIVE_INFINITY;
      desk.later(120_000);
      desk.failures.length = 0;
    },
  };
}
