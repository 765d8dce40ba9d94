import { expect } from 'chai';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { putFailedJob } from '../../support/moderated.ts';
import { at } from '../moderation/world.ts';
import { person } from '../oauth/world.ts';
import { ADAGENTS_PATH, crawlNow, publisherFile, putDead } from '../world.ts';
import { type Desktop, desktopOf, postForms } from './world.ts';

const HOST = 'fails.example';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`pages about the queue, its hosts and failed jobs on ${engine.name}`, () => {
    let app: TestApp;
    let oli: Desktop;
    let mia: Desktop;
    before(async () => {
      app = await startTestApp(engine);
      oli = await staff('oli', 'operator');
      mia = await staff('mia', 'moderator');
    });
    after(() => app.drop());

    async function staff(name: string, role: 'moderator' | 'operator'): Promise<Desktop> {
      const who = await person(app, name);
      const given = { role, at: app.clock.now(), by: 'admin' };
      await app.store.transaction((tx) => tx.users.setOperatorRole(who.id, given));
      return desktopOf(app, who);
    }
    const enqueue = (kind: 'crawlDomain', domains: readonly string[]) =>
      app.store.transaction((tx) =>
        tx.jobs.enqueueAll(
          domains.map((domain, n) => ({
            kind,
            key: domain,
            site: domain,
            payload: { domain },
            runAt: new Date(app.clock.now().getTime() + n * 1_000),
            maxAttempts: 3,
          })),
        ),
      );

    it('shows the queue by the filters of its address, each of which can be taken away', async () => {
      await enqueue('crawlDomain', ['one.example', 'two.example']);
      const all = await oli.open('/dashboard/queue?kind=crawlDomain');
      expect(all.text).contain('2 jobs, ').and.contain('one.example').and.contain('0 of 3');
      expect(all.text.indexOf('one.example'), 'the one that is due first').below(
        all.text.indexOf('two.example'),
      );
      const query = { kind: 'crawlDomain', subject: 'two.example', site: 'two.example', status: 'queued' };
      const { text } = await oli.open(`/dashboard/queue?${new URLSearchParams(query)}`);
      expect(text).contain('1 job, ').and.not.contain('one.example');
      expect(text.match(/remove this filter/g)).length(4);
      expect(text).contain(
        'href="/dashboard/queue?subject=two.example&amp;site=two.example&amp;status=queued"',
      );
      for (const other of ['status=running', 'kind=nothing', 'subject=three.example', 'site=three.example'])
        expect((await oli.open(`/dashboard/queue?${other}`)).text, other).contain('No job matches');
    });

    for (const [name, value] of [
      ['status', 'failed'],
      ['cursor', 'x'],
      ['kind', 'x'.repeat(101)],
      ['site', 'x'.repeat(254)],
    ] as const)
      it(`refuses ${name}=${value.slice(0, 8)} in the address of the queue, and keeps the form`, async () => {
        const { text } = await oli.open(`/dashboard/queue?${new URLSearchParams({ [name]: value })}`);
        expect(text).contain('Refused').and.contain('Site that it asks').and.not.contain('jobs, the one');
      });

    it('shows a host that fails with its reason, and tries it when asked, once for two people', async () => {
      expect((await oli.open('/dashboard/hosts')).text).contain('No host fails');
      app.sites.put(HOST, ADAGENTS_PATH, { body: JSON.stringify(publisherFile(HOST)) });
      await crawlNow(app, HOST);
      putDead(app, HOST);
      app.clock.advance(60_000);
      await crawlNow(app, HOST);
      const { text } = await oli.open('/dashboard/hosts');
      expect(text)
        .contain('1 host, ')
        .and.contain('it did not respond')
        .and.contain('an earlier copy is kept');
      for (let times = 0; times < 2; times += 1) {
        const tried = await oli.fill('/dashboard/hosts', 'try-0', {});
        expect(tried.text).match(/A crawl of .*fails\.example.* is queued/);
        expect(tried.text).contain(`href="/dashboard/queue?subject=${HOST}"`);
      }
      expect((await oli.open(`/dashboard/queue?subject=${HOST}`)).text)
        .contain('1 job, ')
        .and.contain('asked');
      for (const domain of ['no_domain', 'never-heard-of.example', ''])
        expect((await oli.fill('/dashboard/hosts', 'try-0', { domain })).status, domain).oneOf([400, 404]);
    });

    it('retries all failed jobs of one kind after a list of them, and of no other kind', async () => {
      for (const name of ['a', 'b', 'c']) await putFailedJob(at(app), `${name}.gone.example`);
      const every = await oli.open('/dashboard/jobs');
      expect(every.text).contain('3 jobs, ').and.contain('href="/dashboard/jobs?kind=crawlDomain"');
      expect(postForms(every.text).some(({ values }) => values.get('form') === 'retry-kind')).equal(false);
      expect((await oli.open('/dashboard/jobs?kind=trafficBuy')).text).contain('No job of this kind');
      const path = '/dashboard/jobs?kind=crawlDomain';
      const other = await oli.fill(path, 'retry-kind', { kind: 'trafficBuy' });
      expect(other.text).contain('0 jobs of the kind').and.contain('3 jobs, ');
      for (const kind of ['', 'x'.repeat(101)])
        expect((await oli.fill(path, 'retry-kind', { kind })).status, kind).equal(400);
      const form = await oli.formAt(path, 'retry-kind');
      const done = await oli.post(form.action, form.values);
      expect((await oli.open(done.location ?? '')).text)
        .contain('3 jobs of the kind')
        .and.contain('No job has failed')
        .and.not.contain('There are more');
      const late = await oli.post(form.action, form.values);
      expect((await oli.open(late.location ?? '')).text, 'somebody was first').contain('0 jobs of the kind');
    });

    it('says so when more than 200 failed, and stays at the rest of the kind', async () => {
      const domains = Array.from({ length: 201 }, (_, n) => `many-${n}.example`);
      await enqueue('crawlDomain', domains);
      await app.store.transaction(async (tx) => {
        const now = new Date(app.clock.now().getTime() + 3_600_000);
        const claimed = await tx.jobs.claim({
          kinds: ['crawlDomain'],
          worker: 'w',
          now,
          leaseMs: 1_000,
          limit: 500,
        });
        for (const job of claimed) await tx.jobs.fail(job, now, 'unreachable');
      });
      const first = await oli.fill('/dashboard/jobs?kind=crawlDomain', 'retry-kind', {});
      expect(first.text).contain('200 jobs of the kind').and.contain('There are more: retry again');
      const second = await oli.fill('/dashboard/jobs?kind=crawlDomain', 'retry-kind', {});
      expect(second.text).contain('No job has failed').and.not.contain('There are more');
    });

    it('does nothing of this for a moderator', async () => {
      const { values } = await mia.formAt('/dashboard/protected-names', 'name');
      for (const [path, form] of [
        ['/dashboard/hosts', { form: 'try-0', domain: HOST }],
        ['/dashboard/jobs', { form: 'retry-kind', kind: 'crawlDomain' }],
      ] as const) {
        expect((await mia.open(path)).status).equal(403);
        const sent = new URLSearchParams({ token: values.get('token') ?? '', for: '', ...form });
        expect((await mia.post(path, sent)).status, path).equal(403);
      }
      expect((await mia.open('/dashboard/queue')).status).equal(403);
    });
  });
}
