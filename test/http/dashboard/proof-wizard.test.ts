import { expect } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';
import { organization } from '../members/world.ts';
import { person } from '../oauth/world.ts';
import { type Desktop, desktopOf, postForms } from './world.ts';

const [engine] = engines;
if (engine === undefined) throw new Error('no engine to test on');
const BROWSER = { accept: 'text/html' };
const DOMAIN = 'proved.example';
const FILE = protocol.ownershipPath;

describe('a proof of control in the browser of a member', () => {
  let app: TestApp;
  let ann: Desktop;
  before(async () => {
    app = await startTestApp(engine);
    const { id: orgId } = await organization(app, 'Tidewater');
    ann = await desktopOf(app, await person(app, 'ann', { orgId, role: 'owner' }));
  });
  after(() => app.drop());

  /** The form of the wizard in the answer to the request for a value. */
  async function asked() {
    const { text } = await app.get(`/proof/${DOMAIN}`, BROWSER);
    expect(text).match(/<form[^>]* method="get" action="\/dashboard\/proofs"/);
    const answer = await ann.fill(`/dashboard/proofs?domain=${DOMAIN}`, 'proof', {});
    expect(answer.status, answer.text).equal(201);
    const form = postForms(answer.text).find(({ action }) => action === `/proof/${DOMAIN}`);
    if (form === undefined) throw new Error(answer.text);
    return form;
  }

  it('asks for the value with a button, goes on without copying it, and says until when it works', async () => {
    const { action, values } = await asked();
    const nonce = values.get('nonce') ?? '';
    expect(nonce).length(43);
    app.sites.put(DOMAIN, FILE, { body: 'x'.repeat(43) });
    const before = await ann.post(action, values);
    expect(before.status).equal(200);
    expect(before.text).contain('The value works until').contain('It has to be there before 20');
    expect(before.text).contain('Not seen yet').contain(nonce);
    app.sites.put(DOMAIN, FILE, { body: nonce });
    const [again] = postForms(before.text);
    expect(again?.values.get('until')).equal(values.get('until'));
    const after = await ann.post(action, again?.values ?? values);
    expect(after.text).contain('Published').contain(`/dashboard/entry?entity=property&amp;domain=${DOMAIN}`);
  });

  it('leads a visitor who is not signed in to the sign-in, and back with the domain', async () => {
    const { status, headers } = await app.get(`/dashboard/proofs?domain=${DOMAIN}`, BROWSER);
    expect([status, headers.get('location')]).deep.equal([
      303,
      `/sign-in?return_to=${encodeURIComponent(`/dashboard/proofs?domain=${DOMAIN}`)}`,
    ]);
  });

  for (const until of [
    'tomorrow',
    '2026-99-99T00:00:00Z',
    '2026-01-01',
    '<b>',
    `2026-01-01T00:00:00.${'0'.repeat(500)}Z`,
  ])
    it(`shows no end of a value for ${until.slice(0, 30)}`, async () => {
      const { action, values } = await asked();
      values.set('until', until);
      const { status, text } = await ann.post(action, values);
      expect(status).equal(200);
      expect(text).contain('within 15 minutes').not.contain('The value works until');
    });
});
