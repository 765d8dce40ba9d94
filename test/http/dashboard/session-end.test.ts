import { expect } from 'chai';
import { SESSION_IDLE_MS, SESSION_MS } from '../../../src/domain/members/browser-session.ts';
import { HOUR_MS } from '../../../src/domain/text/instant.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { type Browser, openBrowser } from '../../support/browser.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { organization } from '../members/world.ts';
import { endLimits, originOf, PASSWORD, type Person, person } from '../oauth/world.ts';
import { type OpenForm, postForms } from './world.ts';

/** Nobody is there. */
const TYPED = 'https://typed.example/for-an-hour';
const AGAIN = '/sign-in?act=staySignedIn&amp;return_to=%2Fdashboard';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`the end of a session on ${engine.name}`, () => {
    let app: TestApp;
    let who: Person;
    let browser: Browser;
    before(async () => {
      app = await startTestApp(engine);
      const { id: orgId } = await organization(app, 'Tidewater');
      who = await person(app, 'ann', { orgId, role: 'owner' });
    });
    beforeEach(async () => {
      await endLimits(app);
      browser = openBrowser(originOf(app));
      await browser.go('/sign-in?return_to=/dashboard');
      await browser.submit({ email: who.email, password: PASSWORD });
    });
    after(() => app.drop());

    const textAt = async (path = '/dashboard') => (await browser.go(path)).text;
    const endIn = (text: string): number =>
      Date.parse(/Signed in until <time datetime="([^"]+)"/.exec(text)?.[1] ?? '');
    /** Uses the session often enough until it has nearly ended for good. */
    async function untilNearEnd(left: number): Promise<void> {
      const end = app.clock.now().getTime() + SESSION_MS;
      for (let rest = SESSION_MS; rest > left; rest = end - app.clock.now().getTime()) {
        app.clock.advance(Math.min(SESSION_IDLE_MS - HOUR_MS, rest - left));
        await textAt();
      }
    }
    function send({ action, values }: OpenForm): Promise<Response> {
      const cookie = ['session', 'session.sig'].map((name) => `${name}=${browser.cookie(name)}`).join('; ');
      const headers = { cookie, accept: 'text/html', 'sec-fetch-site': 'same-origin' };
      return fetch(new URL(action, originOf(app)), {
        method: 'POST',
        body: values,
        headers,
        redirect: 'manual',
      });
    }
    const typedForm = async (): Promise<OpenForm> => {
      const form = postForms(await textAt('/dashboard/webhooks')).find(({ values }) => values.has('url'));
      if (form === undefined) throw new Error('there is no form of a webhook');
      form.values.set('url', TYPED);
      return form;
    };

    it('stands on every page, moves with use, and is announced by nothing else while use moves it', async () => {
      const first = await textAt();
      expect(endIn(first)).equal(app.clock.now().getTime() + SESSION_IDLE_MS);
      expect(first).contain('and longer while you use it').and.not.contain(AGAIN);
      app.clock.advance(HOUR_MS);
      const later = await textAt('/dashboard/members');
      expect(endIn(later)).equal(endIn(first) + HOUR_MS);
      expect(later).not.contain(AGAIN);
    });

    it('is announced a day before use stops moving it, with the way to stay', async () => {
      await untilNearEnd(25 * HOUR_MS);
      const before = await textAt();
      expect(before).not.contain(AGAIN).and.not.contain('and longer while you use it');
      app.clock.advance(2 * HOUR_MS);
      const text = await textAt('/dashboard/members');
      expect(text).contain('Your session ends soon').and.contain(`href="${AGAIN}" target="_blank"`);
      expect(endIn(text)).equal(endIn(before));
    });

    it('is put off by a new proof in another tab, and what was typed before can be sent after it', async () => {
      await untilNearEnd(2 * HOUR_MS);
      const typed = await typedForm();
      const asked = await browser.go(AGAIN.replace('&amp;', '&'));
      expect(asked.text).contain('to stay signed in');
      const after = await browser.submit({ password: PASSWORD });
      expect(after.text).contain('<title>Dashboard').and.not.contain('Your session ends soon');
      app.clock.advance(3 * HOUR_MS);
      const sent = await send(typed);
      const text = await sent.text();
      // Nobody listens at the address: the page comes back with what was typed, and says so.
      expect(text).contain('Not done').and.contain(`value="${TYPED}"`).and.not.contain('session has ended');
    });

    it('comes as it was said when nothing is done: a form after it changes nothing', async () => {
      await untilNearEnd(HOUR_MS);
      const typed = await typedForm();
      app.clock.advance(HOUR_MS + 1_000);
      const sent = await send(typed);
      expect(sent.status).equal(401);
      expect(await sent.text()).contain('Your session has ended, and nothing was changed');
    });
  });
}
