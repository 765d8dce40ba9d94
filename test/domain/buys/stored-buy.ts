import type { WholeBuy, WholePackage } from '../../../src/domain/buys/buy-record.ts';
import { wholeBuy, wholePackage } from '../../support/buys.ts';
import { at } from '../../support/media.ts';

/** A package of a buy as it is kept. */
export const storedPackage = (more: Partial<WholePackage> = {}): WholePackage =>
  wholePackage({ principalId: 'p', buyId: 'buy_1', id: 'pkg_1', sharePpm: 1000, details: {}, ...more });

/** A buy that runs, of one package. */
export const storedBuy = (more: Partial<WholeBuy> = {}): WholeBuy =>
  wholeBuy({
    principalId: 'p',
    id: 'buy_1',
    accountId: 'acc_1',
    status: 'active',
    revision: 3,
    startAt: at('2026-03-10T00:00:00Z'),
    endAt: at('2026-04-10T00:00:00Z'),
    traffickedRevision: 3,
    packages: [storedPackage()],
    ...more,
  });
