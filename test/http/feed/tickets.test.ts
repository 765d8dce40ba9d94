import { assert } from 'chai';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import type { SseClient } from '../../support/sse.ts';
import { append, idsOf, openFeed, revoke, streamUrl } from './world.ts';

const PATH = '/api/registry/feed/tickets';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`tickets for streams of the feed on ${engine.name}`, () => {
    let app: TestApp;
    let member: { authorization: string };
    const clients: SseClient[] = [];
    before(async () => {
      app = await startTestApp(engine);
    });
    beforeEach(async () => {
      member = await app.member();
    });
    afterEach(() => {
      for (const client of clients.splice(0)) client.close();
    });
    after(() => app.drop());

    const issue = async () => {
      const answer = await app.post(PATH, undefined, member);
      assert.equal(answer.status, 201, answer.text);
      return answer.body.ticket as string;
    };
    const open = async (ticket: string, values: Record<string, string | number> = {}) => {
      const client = await openFeed(app, {}, { ticket, ...values });
      clients.push(client);
      return client;
    };

    it('are issued to members, for a minute, and stored by nobody on the way', async () => {
      const { status, body, headers } = await app.post(PATH, undefined, member);
      assert.equal(status, 201);
      assert.match(body.ticket, /^[\w-]{43}$/);
      assert.equal(body.expires_at, new Date(app.clock.now().getTime() + 60_000).toISOString());
      assert.equal(headers.get('cache-control'), 'no-store');
      assert.equal((await app.post(PATH, undefined)).status, 401);
      assert.equal((await app.post(PATH, undefined, { authorization: 'Bearer sk_x' })).status, 401);
    });

    it('open a stream without a credential, with its filter and its place', async () => {
      const [first, second] = await append(app, {}, {});
      const client = await open(await issue(), { cursor: first?.eventId ?? '', types: 'agent.*' });
      assert.equal(client.status, 200);
      const { data } = await client.find(({ event }) => event === 'feed');
      assert.deepEqual(idsOf(data), [second?.eventId]);
    });

    it('open one stream only, also when two come at once', async () => {
      const ticket = await issue();
      const opened = await Promise.all([open(ticket), open(ticket)]);
      assert.sameMembers(
        opened.map(({ status }) => status),
        [200, 401],
      );
      const again = await open(ticket);
      assert.equal(again.status, 401);
      assert.match(JSON.parse(await again.text).message, /^ticket: .*POST \/api\/registry\/feed\/tickets/);
    });

    it('expire after 60 seconds, and end nothing that they have opened', async () => {
      const used = await issue();
      const unused = await issue();
      const client = await open(used);
      app.clock.advance(60_000);
      assert.equal((await open(unused)).status, 401);
      const [event] = await append(app, {});
      await client.find(({ event: kind, data }) => kind === 'feed' && data.cursor === event?.eventId);
    });

    it('are worth what the credential behind them is worth', async () => {
      const ticket = await issue();
      await revoke(app, member);
      assert.equal((await open(ticket)).status, 401);
    });

    it('are refused when they were never issued, and leave the Authorization header alone', async () => {
      for (const ticket of ['', 'x', 'A'.repeat(43)]) assert.equal((await open(ticket)).status, 401, ticket);
      const ticket = await issue();
      const client = await openFeed(app, { authorization: 'Bearer sk_x' }, { ticket });
      clients.push(client);
      assert.equal(client.status, 401, 'a bad credential counts');
      assert.equal((await fetch(streamUrl(app, { ticket }), { method: 'HEAD' })).status, 401);
      assert.equal((await open(ticket)).status, 200, 'and nothing of this used the ticket up');
    });

    it('are issued to visitors too, who see what is public and leave their place after a time', async () => {
      const visitors = await startTestApp(engine, {
        streams: { maxStreams: 4, visitSeconds: 1, secondMs: 200 },
      });
      try {
        const visit = async (values: Record<string, string> = {}) => {
          const { status, body, headers } = await visitors.post('/api/registry/changes/tickets', undefined);
          assert.equal(status, 201);
          assert.equal(headers.get('cache-control'), 'no-store');
          const client = await openFeed(visitors, {}, { ticket: body.ticket, ...values });
          clients.push(client);
          return client;
        };
        const [first, second] = await append(visitors, {}, {});
        const watching = await visit({ cursor: first?.eventId ?? '' });
        const { data } = await watching.find(({ event }) => event === 'feed');
        assert.deepEqual(idsOf(data), [second?.eventId]);
        const refused = await visit();
        assert.equal(refused.status, 429, 'a quarter of four places is for visitors');
        assert.match(JSON.parse(await refused.text).message, /^Too many streams are open/);
        const reader = await openFeed(visitors, await visitors.member(), {});
        clients.push(reader);
        assert.equal(reader.status, 200, 'members still find room');
        const { data: last } = await watching.find(({ event }) => event === 'error');
        assert.deepEqual([last.error, last.cursor], ['reconnect', second?.eventId]);
        await watching.ended;
        assert.equal((await visit()).status, 200, 'and another visitor takes the place');
        assert.deepEqual(
          reader.frames.filter(({ event }) => event === 'error'),
          [],
          'a member stays as long as the credential holds',
        );
        const bad = await visitors.post('/api/registry/changes/tickets', undefined, {
          authorization: 'Bearer sk_x',
        });
        assert.equal(bad.status, 401);
      } finally {
        await visitors.drop();
      }
    });

    it('of visitors are limited per address, and never worth a credential', async () => {
      const ask = () => app.post('/api/registry/changes/tickets', undefined);
      const answers = await Promise.all(Array.from({ length: 61 }, ask));
      assert.deepEqual(
        answers.filter(({ status }) => status !== 201).map(({ status }) => status),
        [429],
      );
      const ticket = answers.find(({ status }) => status === 201)?.body.ticket;
      assert.equal((await app.get(`/api/registry/feed?ticket=${ticket}`)).status, 401);
      assert.equal((await open(ticket)).status, 200);
      assert.equal((await open(ticket)).status, 401);
      app.clock.advance(60_000);
      await app.store.transaction((tx) => tx.feedTickets.prune(app.clock.now(), 1000));
    });

    it('are limited per user, and deleted once they have expired', async () => {
      const answers = await Promise.all(Array.from({ length: 61 }, () => app.post(PATH, undefined, member)));
      assert.deepEqual(
        answers.filter(({ status }) => status !== 201).map(({ status }) => status),
        [429],
      );
      app.clock.advance(60_000);
      // Each that is issued makes room for ten.
      for (let count = 0; count < 10; count += 1) await issue();
      const left = await app.store.transaction((tx) => tx.feedTickets.prune(app.clock.now(), 1000));
      assert.equal(left, 0);
    });
  });
}
