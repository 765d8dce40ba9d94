import { expect } from 'chai';
import { buyMoves, buyStatuses, isFinalBuy } from '../../../src/domain/buys/lifecycle/buy.ts';
import { BUY_MOVES } from '../../../web/dashboard/trade/buy-states.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { apiKey, organization } from '../members/world.ts';
import { person } from '../oauth/world.ts';
import { putTrade, type Trade } from './trade-world.ts';
import { type Desktop, desktopOf } from './world.ts';

describe('the moves of a buy on its page', () => {
  for (const status of buyStatuses)
    it(`are those of the rules for ${status}, each with who brings it about`, () => {
      const shown = BUY_MOVES[status] ?? [];
      const rules = Object.entries(buyMoves[status]);
      expect(isFinalBuy(status)).equal(BUY_MOVES[status] === undefined);
      expect(shown.map(([to]) => to).sort()).deep.equal(rules.map(([to]) => to).sort());
      for (const [to, causes] of rules) {
        const who = shown.find(([one]) => one === to)?.[1] ?? '';
        for (const [cause, word] of [
          ['buyer', 'you'],
          ['seller', 'the seller'],
          ['clock', 'the clock'],
        ] as const)
          expect(who.includes(word), `${status} to ${to} by ${cause}`).equal(causes.includes(cause));
      }
    });
});

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`buys and creatives on ${engine.name}`, () => {
    let app: TestApp;
    let orgId: string;
    let ann: Desktop;
    let mia: Desktop;
    let bob: Desktop;
    let trade: Trade;
    const staff = async (name: string, org?: string) => {
      const who = await person(app, name, org === undefined ? undefined : { orgId: org, role: 'member' });
      const role = { role: 'moderator', at: app.clock.now(), by: 'admin' } as const;
      await app.store.transaction((tx) => tx.users.setOperatorRole(who.id, role));
      return desktopOf(app, who);
    };
    before(async () => {
      app = await startTestApp(engine);
      orgId = (await organization(app, 'Tidewater')).id;
      trade = await putTrade(app, orgId, (await apiKey(app, orgId, 'admin:*')).credential);
      ann = await desktopOf(app, await person(app, 'ann', { orgId, role: 'member' }));
      const other = (await organization(app, 'Other')).id;
      bob = await desktopOf(app, await person(app, 'bob', { orgId: other, role: 'owner' }));
      mia = await staff('mia');
    });
    after(() => app.drop());

    const buy = (id: string, who = ann) => who.open(`/dashboard/buy?id=${id}`);

    it('says where a buy stands, for whom it waits, and which acts are not allowed and why', async () => {
      const { text } = await buy(trade.waiting);
      expect(text).match(/aria-current="step"[\s\S]*now:[\s\S]*waits for creatives/);
      expect(text).contain('Waits for the seller:').and.not.contain('Waits for you:');
      expect(text).contain('What may be done now').and.contain('It is not paused.');
      expect(text).contain('buy can become').and.contain('if the seller declines it');
      expect(text, 'only those who decide see the way to it').not.contain('Decide');
      const running = (await buy(trade.running)).text;
      expect(running)
        .match(/now:[\s\S]*delivers/)
        .and.not.contain('Waits for');
    });

    it('refuses an act that the state does not allow on its page, and shows the reason', async () => {
      const at = `/dashboard/buy/change?id=${trade.running}&act=`;
      const early = await ann.open(`${at}resume`);
      expect(early.status).equal(409);
      expect(early.text).contain('It is not paused.').and.not.contain('name="revision"');
      expect((await ann.open(`${at}explode`)).status).equal(404);
      const paused = await ann.fill(`${at}pause`, 'change', {});
      expect(paused.text)
        .contain('The buy is paused')
        .and.match(/now:[\s\S]*paused/);
      expect((await ann.open(`${at}pause`)).text).contain('It is paused already.');
      const again = await ann.fill(`${at}resume`, 'change', {});
      expect(again.text).contain('The buy is resumed');
    });

    it('does not do twice what was decided about an older state of a buy', async () => {
      const at = `/dashboard/buy/change?id=${trade.running}&act=pause`;
      const open = await ann.formAt(at, 'change');
      await ann.fill(at, 'change', {});
      await ann.fill(at.replace('pause', 'resume'), 'change', {});
      const late = await ann.post(open.action, open.values);
      expect(late.status).equal(409);
      expect((await buy(trade.running)).text).match(/now:[\s\S]*delivers/);
    });

    it('tells a buy and a creative of another organization from one that never was in nothing', async () => {
      for (const path of ['/dashboard/buy?id=', '/dashboard/creative?id=']) {
        const shown = [];
        for (const id of [path.includes('buy') ? trade.running : 'boots', 'never']) {
          const { status, text } = await bob.open(`${path}${id}`);
          expect(status).equal(404);
          shown.push(text.replaceAll(/id=[\w-]+/g, 'id='));
        }
        expect(new Set(shown).size, path).equal(1);
      }
    });

    it('loads nothing of a creative before a click, then shows it in a frame that has no rights', async () => {
      const path = `/dashboard/creative?id=boots&account=${trade.account}`;
      const before = await ann.open(path);
      expect(before.status).equal(200);
      expect(before.text).contain('<code><bdi class="foreign">cdn.tide.example');
      expect(before.text)
        .contain('Nothing of it is loaded yet')
        .and.not.match(/<(img|iframe)[^>]*cdn\.|<iframe/);
      expect(before.headers.get('content-security-policy')).not.contain('frame-src');
      const shown = await ann.fill(path, 'preview', {});
      const [frame = ''] = /<iframe[^>]*>/.exec(shown.text) ?? [];
      expect(frame)
        .match(/ sandbox(=""|[\s/>])/)
        .and.contain('referrerpolicy="no-referrer"')
        .and.contain('title="Preview');
      const source = /src="([^"]+)"/.exec(frame)?.[1] ?? '';
      const policy = shown.headers.get('content-security-policy') ?? '';
      expect(policy).contain("frame-ancestors 'none'").and.contain("default-src 'none'");
      expect(policy.split('frame-src ')[1]).equal(source.slice(0, source.lastIndexOf('/') + 1));
      const inside = await ann.open(new URL(source).pathname);
      expect(inside.status).equal(200);
      expect(inside.headers.get('content-security-policy'))
        .match(/^sandbox /)
        .and.not.contain('allow-same-origin');
    });

    it('shows a moderator the creative before the decision, which leads back to the buy it began at', async () => {
      const key = { principal: `org_${orgId}`, account: trade.account, creative: trade.reviewed };
      const path = `/dashboard/approvals/creative?${new URLSearchParams(key)}`;
      const shown = await mia.fill(path, 'preview', {});
      expect(shown.text).contain('<iframe').and.contain('Sandals &lt;b>').and.contain('Save the decision');
      expect((await mia.open('/dashboard/creatives')).text, 'reads no library').contain('No organization');
      const max = await staff('max', orgId);
      const [, decide = ''] =
        /href="([^"]*approvals\/creative[^"]*buy=[^"]*)"/.exec((await buy(trade.waiting, max)).text) ?? [];
      const done = await max.fill(decide.replaceAll('&amp;', '&'), 'decision', { decision: 'approve' });
      expect(done.text)
        .contain('is approved')
        .and.match(/now:[\s\S]*delivers/);
      const late = await mia.fill(path, 'preview', {});
      expect(late.text).contain('<iframe').and.not.contain('Save the decision');
    });

    it('lists creatives by state, and shows delivery per day, with what was spent, as plots with tables', async () => {
      expect((await ann.open('/dashboard/creatives?status=rejected')).text).contain(
        'No creative is in this state',
      );
      expect((await ann.open('/dashboard/creatives?status=approved')).text).contain('Boots');
      expect((await ann.open('/dashboard/creatives?status=none')).text).contain('Boots');
      app.clock.advance(2 * 86_400_000);
      // The session lasts longer than the proof, which nothing here needs.
      const { text } = await buy(trade.running);
      expect(text).contain('Impressions per day').and.contain('Spent per day').and.contain('Figures until');
      expect(text)
        .contain('Days of package')
        .and.match(/on plan|ahead by|behind by/);
      expect(text.match(/<svg[^>]*role="img"/g)?.length).above(3);
    });
  });
}
