import { expect } from 'chai';
import type { Browser, BrowserContext } from 'playwright-core';
import { protocol } from '../../../generated/protocol.ts';
import { PASSWORD, type Person } from '../oauth/world.ts';
import { eventually } from '../world.ts';
import type { BrowserWorld } from './browser-world.ts';
import { type Typist, typist } from './keyboard.ts';
import { putReceiver } from './world.ts';

type Stage = {
  readonly world: BrowserWorld;
  readonly browser: Browser;
  readonly signIn: (who: Person, context: BrowserContext, path?: string) => Promise<Typist>;
};

type Of = () => Stage;

/** Jobs of every role from beginning to end, with the keyboard alone and without scripts. */
export function walks(stage: Of): void {
  memberWalk(stage);
  sellerWalk(stage);
  buyerWalk(stage);
  moderatorWalk(stage);
  operatorWalk(stage);
  ownerWalk(stage);
}

/** A browser without scripts. */
const openIn = ({ browser }: Stage): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 1280, height: 900 }, javaScriptEnabled: false });

/** Looks at the page again until what was sent is delivered. */
async function delivered({ page }: Typist): Promise<void> {
  const state = page.locator('.data .state.good');
  await eventually(
    async () => {
      await page.reload();
      return state.count();
    },
    (count) => count > 0,
  );
}

const memberWalk = (stage: Of) =>
  it('leads a new member from an invitation to a proved entry, a key, and a webhook whose test is sent again', async () => {
    const { app, key } = stage().world;
    const invited = { role: 'admin', email: 'new@people.example' };
    const { url } = (await app.post('/api/me/invitations', invited, key)).body;
    const context = await openIn(stage());
    const hands = typist(await context.newPage());
    await hands.page.goto(url);
    await hands.type('Your name', 'New Member');
    await hands.type(/^Password/, PASSWORD);
    await hands.use(/^Join/);
    await hands.at('Welcome');
    await hands.use('Go to the dashboard');
    await hands.type('E-mail address', invited.email);
    await hands.type('Password', PASSWORD);
    await hands.use('Sign in');
    await hands.at('Dashboard');

    await hands.use('Entries');
    await hands.use('New brand');
    await hands.type('Domain', 'walked.example');
    await hands.type('Brand name', 'Walked');
    await hands.use('See what it changes');
    await hands.sees('all of it is new');
    await hands.use('Save');
    await hands.sees('Publish this value');
    const value = hands.page.locator('dt', { hasText: /^Value$/ }).locator('xpath=following-sibling::dd');
    app.sites.put('walked.example', protocol.ownershipPath, { body: String(await value.textContent()) });
    await hands.use('Save');
    await hands.sees('is saved and public');

    await hands.use('API keys');
    await hands.type('Name', 'Nightly walk');
    await hands.use('Make the key');
    await hands.at('The key is made');
    await hands.use('To the list of keys');
    await hands.sees('Nightly walk');

    await hands.use('Webhooks');
    await hands.type('Address', putReceiver(app, 'hooks.example', '/walked'));
    await hands.use('Make the webhook');
    await hands.sees('The webhook is made');
    await hands.use('Send a test');
    await hands.use('Send the test');
    await hands.sees('A test is sent');
    await delivered(hands);
    await hands.use(/^Open \d/);
    await hands.at('Delivery');
    await hands.use('Send it again');
    await hands.sees('It is sent again');
    // The first form of an entry without its proof is the one that comes back: it brings the value to publish.
    expect(hands.counted.faults).equal(1);
    expect(hands.counted.pages).most(20);
    await context.close();
  });

const sellerWalk = (stage: Of) =>
  it('leads a seller from an account and a creative that wait to the plot of what was delivered', async () => {
    const { app, orgId, trade, staff } = stage().world;
    const context = await openIn(stage());
    const hands = await stage().signIn(await staff('sela', 'operator', orgId), context);
    await hands.use(/account waits for approval/);
    await hands.use('Decide acc_tide');
    await hands.choose('Decision', 'Approve');
    await hands.use('Save the decision');
    await hands.sees('its buyer can book now');
    await hands.use('Media buys');
    await hands.use(`Open ${trade.waiting}`);
    await hands.sees('Waits for the seller:');
    await hands.use('Decide sandals');
    await hands.use('Load the preview');
    expect(await hands.page.locator('iframe').count()).equal(1);
    await hands.choose('Decision', 'Approve');
    await hands.use('Save the decision');
    await hands.sees('is approved');
    expect(await hands.page.locator('.states [aria-current]').textContent()).contain('delivers');
    app.clock.advance(3_600_000);
    await hands.use('Media buys');
    await hands.use(`Open ${trade.waiting}`);
    await hands.page.getByRole('img', { name: /^Impressions per day\. First [1-9]/ }).waitFor();
    expect(hands.counted).deep.include({ faults: 0 });
    await context.close();
  });

const buyerWalk = (stage: Of) =>
  it('lets a buyer pause a buy and resume it, and shows what each act changes before it is done', async () => {
    const { trade, member } = stage().world;
    const context = await openIn(stage());
    const hands = await stage().signIn(await member('bert', 'member'), context);
    await hands.use('Media buys');
    await hands.use(`Open ${trade.running}`);
    await hands.use('Pause this buy');
    await hands.sees('stops delivering in all its packages');
    await hands.use('Pause a buy');
    await hands.sees('The buy is paused');
    await hands.use('Resume this buy');
    await hands.use('Resume a buy');
    await hands.sees('The buy is resumed');
    await hands.use('API keys');
    await hands.sees('Only an owner or admin');
    await context.close();
  });

const moderatorWalk = (stage: Of) =>
  it('leads a moderator from a look-alike to a decision, back by undo and to the other decision, and through a rollback and back', async () => {
    const context = await openIn(stage());
    const hands = await stage().signIn(await stage().world.staff('mia', 'moderator'), context);
    await hands.use('1 entry waits for a decision');
    await hands.use('Decide rnorningtide.example');
    await hands.sees('differing characters');
    await hands.type('Reason', 'It imitates another name.');
    await hands.use('Save the decision');
    await hands.sees('decision: choose one');
    await hands.choose('Decision', 'Reject');
    await hands.use('Save the decision');
    await hands.sees('is rejected');
    await hands.at('Reviews');
    await hands.use('Take it back');
    await hands.type('Reason', 'Both names are theirs.');
    await hands.use('Take the decision back');
    await hands.sees('waits again');
    await hands.choose('Decision', 'Approve');
    await hands.type('Reason', 'Both names are theirs.');
    await hands.use('Save the decision');
    await hands.sees('is approved and public');
    await hands.use('Roll back');
    await hands.type('Domain', 'tide.example');
    await hands.use('Show its revisions');
    await hands.use('Compare revision 1');
    await hands.type('Reason', 'The name was wrong.');
    await hands.use('Put revision 1 back');
    await hands.sees('has the content of revision 1 again');
    await hands.use('Take it back');
    await hands.sees('Put revision 2 back');
    expect(hands.counted.faults).equal(1);
    await context.close();
  });

const operatorWalk = (stage: Of) =>
  it('lets an operator retry a job, and give a role and take it away', async () => {
    const context = await openIn(stage());
    const hands = await stage().signIn(await stage().world.staff('oli', 'operator'), context);
    await hands.sees('1 failed webhook');
    await hands.use('1 failed job');
    await hands.use('Retry crawlDomain');
    await hands.sees('is queued again');
    await hands.use('Failing hosts');
    await hands.use('Try now fails.example');
    await hands.sees('A crawl of');
    await hands.use('People');
    await hands.type('Mail address of a person with an account', stage().world.nobody.email);
    await hands.use('Give the role');
    await hands.sees('has the role');
    await hands.use('Take away nobody');
    await hands.use('Take the role away');
    await hands.use(/^Give it back/);
    await hands.use('Protected names');
    await hands.use('End morningtide.example');
    await hands.use('End the protection');
    await hands.sees('is not protected any more');
    await context.close();
  });

const ownerWalk = (stage: Of) =>
  it('lets an owner change a role and take that back, and ends a session from the list', async () => {
    const { member } = stage().world;
    const first = await openIn(stage());
    const second = await openIn(stage());
    const owner = await member('olga', 'owner');
    const hands = await stage().signIn(owner, first);
    await stage().signIn(owner, second);
    await hands.use('Members');
    await hands.use('Change role bob');
    await hands.choose('Role', 'Admin');
    await hands.use('Change the role');
    await hands.sees('has the role');
    await hands.use('Take it back');
    await hands.use('Change the role');
    await hands.use('Sessions');
    await hands.use('End all other sessions');
    await hands.use('End all other sessions');
    await hands.sees('You are signed out in all other browsers');
    await first.close();
    await second.close();
  });
