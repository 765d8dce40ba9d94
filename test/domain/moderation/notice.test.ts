import { expect } from 'chai';
import {
  MOST_WATCHED,
  NOTHING_REPORTED,
  type NoticeState,
  nextNotice,
  type WaitingItem,
} from '../../../src/domain/moderation/notice.ts';

const URL = 'https://chat.example/hook';
const START = Date.UTC(2026, 0, 1);
const at = (seconds: number) => new Date(START + seconds * 1000);
const account = (accountId: string, since = 0, principalId = 'org_1'): WaitingItem => ({
  kind: 'accounts',
  principalId,
  accountId,
  since: at(since),
});
const creative = (creativeId: string, accountId = 'a'): WaitingItem => ({
  kind: 'creatives',
  principalId: 'org_1',
  accountId,
  creativeId,
  since: at(0),
});
const review = (id: string): WaitingItem => ({
  kind: 'reviews',
  id,
  entity: 'brand',
  domain: 'a.example',
  since: at(0),
});

type Last = Parameters<typeof nextNotice>[1];
const step = (before: NoticeState, last: Last, waiting: readonly WaitingItem[], seconds: number, url = URL) =>
  nextNotice(before, last, waiting, { url, now: at(seconds) });
/** The state after a notice about these items was made. */
const reported = (waiting: readonly WaitingItem[], seconds = 0): NoticeState => ({
  ...step(NOTHING_REPORTED, undefined, waiting, seconds).state,
  webhookId: 'w1',
  offeredAt: at(seconds),
});
const open = { status: 'open', url: URL } as const;
const delivered = { status: 'delivered', url: URL } as const;
const failed = { status: 'failed', url: URL } as const;

describe('what a notice to the operator is about', () => {
  it('is nothing while nothing waits', () => {
    expect(step(NOTHING_REPORTED, undefined, [], 0)).to.deep.equal({
      state: NOTHING_REPORTED,
      arrived: [],
      withdraws: false,
    });
  });

  it('is every item the first time, of each kind', () => {
    const waiting = [review('r'), account('a'), creative('c')];
    expect(step(NOTHING_REPORTED, undefined, waiting, 0).arrived).to.deep.equal(waiting);
  });

  it('is no item twice once a notice about it was delivered, for ever', () => {
    const waiting = [review('r'), account('a'), creative('c')];
    for (const seconds of [60, 86_400, 400 * 86_400])
      expect(step(reported(waiting), delivered, waiting, seconds).arrived).to.deep.equal([]);
  });

  it('is nothing while a notice is on its way, whatever arrives', () => {
    const { arrived, state } = step(reported([account('a')]), open, [account('a'), account('b')], 90_000);
    expect(arrived).to.deep.equal([]);
    expect(state).to.deep.equal(reported([account('a')]));
  });

  it('is nothing within a minute of the last notice, then all that arrived in between', () => {
    const waiting = [account('a'), account('b'), creative('c')];
    const before = reported([account('a')]);
    expect(step(before, delivered, waiting, 59).arrived).to.deep.equal([]);
    const { state } = step(before, delivered, waiting, 59);
    expect(step(state, delivered, waiting, 60).arrived).to.deep.equal([account('b'), creative('c')]);
  });

  it('is what a notice that was given up was about, again after an hour, together with what came since', () => {
    const before = reported([account('a')]);
    const waiting = [account('a'), account('b')];
    expect(step(before, failed, waiting, 3_599).arrived).to.deep.equal([]);
    expect(step(before, failed, waiting, 3_600).arrived).to.deep.equal(waiting);
  });

  it('is what an earlier address never got, at once, and the notice to that address is withdrawn', () => {
    const before = reported([account('a')]);
    for (const status of ['open', 'failed'] as const) {
      const next = step(before, { status, url: URL }, [account('a')], 1, 'https://new.example/');
      expect(next.arrived).to.deep.equal([account('a')]);
      expect(next.withdraws).to.equal(true);
    }
  });

  it('is nothing that an earlier address got', () => {
    const next = step(reported([account('a')]), delivered, [account('a')], 100, 'https://new.example/');
    expect(next).to.deep.include({ arrived: [], withdraws: false });
  });

  it('is nothing again when the row of its notice was deleted', () => {
    expect(step(reported([account('a')]), undefined, [account('a')], 100).arrived).to.deep.equal([]);
  });

  it('is an item again that was decided and waits anew', () => {
    const decided = step(reported([account('a')]), delivered, [], 60);
    expect(decided.state.reported).to.deep.equal([]);
    expect(step(decided.state, delivered, [account('a')], 120).arrived).to.have.length(1);
    expect(step(reported([account('a')]), delivered, [account('a', 30)], 60).arrived).to.have.length(1);
  });

  it('is an item that appears with a time before that of items that it was about before', () => {
    const waiting = [account('early', -500), account('a')];
    expect(step(reported([account('a')]), delivered, waiting, 60).arrived).to.deep.equal([
      account('early', -500),
    ]);
  });

  it('is each of two items whose ids only look alike when they are written one after another', () => {
    const one = account('b', 0, 'a');
    const other = account('', 0, 'ab');
    expect(step(reported([one]), delivered, [one, other], 60).arrived).to.deep.equal([other]);
    const pair = [creative('c', 'a","b'), creative('b","c', 'a')];
    expect(step(NOTHING_REPORTED, undefined, pair, 0).arrived).to.have.length(2);
  });

  it('is remembered in a bounded state, whatever arrives and is decided', () => {
    let state = NOTHING_REPORTED;
    for (let round = 0; round < 5; round += 1) {
      const waiting = Array.from({ length: MOST_WATCHED }, (_, index) => creative(`${round}-${index}`));
      state = { ...step(state, delivered, waiting, round * 60).state, webhookId: 'w', offeredAt: at(0) };
      expect(JSON.stringify(state).length).to.be.below(2 * 20 * MOST_WATCHED + 200);
    }
  });
});
