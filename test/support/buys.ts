import type { Assignment, BuyPackage, WholeBuy, WholePackage } from '../../src/domain/buys/buy-record.ts';
import type { Creative, CreativeStatus } from '../../src/domain/creatives/creative.ts';
import { DAY_MS } from '../../src/domain/text/instant.ts';
import { NOW, option, product } from './media.ts';

const days = (count: number): Date => new Date(NOW.getTime() + count * DAY_MS);
const owner = { principalId: 'p1', accountId: 'a1' };

export const assignment = (creativeId: string, more: Partial<Assignment> = {}): Assignment => ({
  ...owner,
  buyId: 'b1',
  packageId: 'b1-1',
  creativeId,
  position: 0,
  details: {},
  ...more,
});

export const wholePackage = (more: Partial<WholePackage> = {}): WholePackage => ({
  principalId: owner.principalId,
  buyId: 'b1',
  id: 'b1-1',
  position: 0,
  productId: 'news_display',
  product: product(),
  option: option(),
  needsCreatives: true,
  budget: 100_000,
  paused: false,
  canceled: false,
  startAt: null,
  endAt: null,
  creativeDeadline: null,
  holdMs: null,
  lapsesAt: null,
  spent: 0,
  sharePpm: 100_000,
  targetingPpm: 1_000_000,
  heldUntil: null,
  platformRef: null,
  details: { pacing: 'even' } as BuyPackage['details'],
  assignments: [],
  terms: [],
  ...more,
});

/** A buy for ten days from now with one package that has nothing to show. */
export const wholeBuy = (
  more: Partial<WholeBuy> = {},
  creatives: Readonly<Record<string, CreativeStatus>> = {},
): WholeBuy => ({
  ...owner,
  id: 'b1',
  sandbox: true,
  status: 'pending_creatives',
  hold: false,
  isCancellable: true,
  revision: 1,
  startAt: NOW,
  endAt: days(10),
  details: {},
  isSilent: false,
  confirmedAt: NOW,
  lookAt: null,
  traffickedRevision: 0,
  settled: false,
  createdAt: NOW,
  updatedAt: NOW,
  packages: [wholePackage()],
  creatives: new Map(Object.entries(creatives)),
  ...more,
});

/** A creative that was synced by the same account. */
export const creative = (id: string, status: CreativeStatus = 'approved'): Creative => ({
  ...owner,
  id,
  name: id,
  status,
  format: 'display_300x250',
  document: {
    creative_id: id,
    name: id,
    format_id: { agent_url: 'https://agent.example', id: 'x' },
    assets: {},
  },
  review: {},
  purgeKind: null,
  createdAt: NOW,
  updatedAt: NOW,
});
