import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from 'chai';
import type { AdServerRefused } from '../../../src/ad-server/ad-server.ts';
import { createBrake } from '../../../src/ad-server/http/brake.ts';
import { openHttpAdServer } from '../../../src/ad-server/http/client.ts';
import { createResolver } from '../../../src/infra/dns.ts';
import { createFetcher, type Fetcher } from '../../../src/infra/fetcher.ts';
import { MemoryAdServer, refusal, type ServedAdServer, serveAdServer } from '../../support/ad-server.ts';

const NOW = new Date('2027-03-15T10:00:00Z');
const TERMS = {
  revision: 5,
  buy_id: 'mb_1',
  account: { account_id: 'acc_1', name: 'outdoor.example' },
  product: { product_id: 'news', channels: ['display' as const], delivery_type: 'guaranteed' as const },
  flight: { start: '2027-03-15T10:00:00.000Z', end: '2027-04-15T10:00:00.000Z' },
  budget_minor: 100_000,
  price: { model: 'cpm' as const, currency: 'USD', amount: '4.185', is_fixed: true },
  goal: { unit: 'impressions' as const, quantity: 238_948 },
  pacing: 'even' as const,
  desired: 'paused' as const,
};

describe('the client of an ad server', () => {
  let memory: MemoryAdServer;
  let served: ServedAdServer;
  let fetcher: Fetcher;
  const asked: string[] = [];
  let clock = 0;
  const open = (longestMs = 2_000) => {
    const { port } = new URL(served.url);
    fetcher = createFetcher({
      outboundHosts: new Map([[`127.0.0.1:${port}`, served.url]]),
      resolver: createResolver(null),
      userAgent: 'test/1',
      allowPorts: () => false,
      longestMs,
    });
    return openHttpAdServer({
      url: served.url,
      fetcher,
      authorize: async () => ({ authorization: 'Bearer sixteen-characters' }),
      brake: createBrake(() => clock),
      asked: (operation, outcome) => asked.push(`${operation} ${outcome}`),
    });
  };
  beforeEach(async () => {
    memory = new MemoryAdServer(() => NOW);
    served = await serveAdServer(memory);
    asked.length = 0;
  });
  afterEach(async () => {
    await fetcher.close();
    await served.close();
  });

  it('reaches the private address that the operator named, with the credential, and reads its answers', async () => {
    const client = open();
    const can = await client.capabilities();
    assert.isTrue(can.ok && can.answer.name === memory.can.name);
    assert.isTrue((await client.putPackage('pkg_1', TERMS)).ok);
    const started = await client.command('pkg_1', 'start', 7);
    assert.isTrue(started.ok && started.answer.applied_revision === 7);
    assert.isTrue((await client.release?.('res_1'))?.ok);
    assert.isTrue(served.seen.every(({ headers }) => headers.authorization === 'Bearer sixteen-characters'));
    assert.deepEqual(asked, [
      'getCapabilities ok',
      'putPackage ok',
      'startPackage ok',
      'releaseReservation ok',
    ]);
  });

  it('takes a state that it does not know for unknown, and no other word', async () => {
    const client = open();
    await client.putPackage('pkg_1', TERMS);
    const wordy = (field: string) => (_request: object, response: ServerResponse) => {
      const state = { ...answers.readPackage, [field]: 'wobbling' };
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(state));
      return true;
    };
    const known = await memory.readPackage('pkg_1');
    const answers = { readPackage: known.ok ? known.answer : {} };
    served.act = wordy('state');
    const read = await client.readPackage('pkg_1');
    assert.equal(read.ok ? read.answer.state : read.code, 'unknown');
    served.act = wordy('changed_at');
    assert.deepInclude(await client.readPackage('pkg_1'), { ok: false, code: 'broken_answer' });
  });

  it('keeps identifiers in one segment of the path', async () => {
    const client = open();
    await client.readPackage('../reservations/a?b#c%2f');
    assert.equal(served.seen[0]?.path, `/packages/${encodeURIComponent('../reservations/a?b#c%2f')}`);
  });

  it('gives each change a key, the same for the same change in any process, and reads none', async () => {
    const keys = async (...revisions: number[]) => {
      served.seen.length = 0;
      for (const revision of revisions) await open().command('pkg_1', 'stop', revision);
      return served.seen.map(({ headers }) => headers['idempotency-key']);
    };
    const [first, again, other] = await keys(1, 1, 2);
    assert.match(String(first), /^[!-~]{16,255}$/);
    assert.equal(first, again);
    assert.notEqual(first, other);
    await open().readPackage('pkg_1');
    assert.notProperty(served.seen.at(-1)?.headers, 'idempotency-key');
  });

  it('tells a refusal by its code, with the field and the wait', async () => {
    const client = open();
    for (const code of [
      'stale_revision',
      'package_stopped',
      'insufficient_inventory',
      'invalid_terms',
    ] as const) {
      memory.meddle = async () => refusal(code);
      const answer = await client.putPackage('pkg_1', TERMS);
      assert.deepInclude(answer, { ok: false, code });
    }
    memory.meddle = async () => refusal('unavailable', 7_000);
    assert.deepInclude(await client.readPackage('pkg_1'), { code: 'unavailable', waitMs: 7_000 });
  });

  const broken: Readonly<
    Record<string, readonly [status: number, body: string, code: AdServerRefused['code']]>
  > = {
    'an error with another status of 5xx leaves the effect unclear': [502, 'bad gateway', 'unclear'],
    'a page of HTML in place of a package breaks the contract': [200, '<html>', 'broken_answer'],
    'an answer that lacks a member breaks the contract': [200, '{"package_id":"pkg_1"}', 'broken_answer'],
    'a status that the operation does not have breaks the contract': [206, '{}', 'broken_answer'],
    'a refusal with a code that nobody knows breaks the contract': [409, '{"code":"no"}', 'broken_answer'],
    'a code of another status does not count': [422, '{"code":"unauthorized"}', 'broken_answer'],
    'a redirect is not followed': [302, '', 'unclear'],
    'a list in place of a problem is read by its status': [401, '[]', 'unauthorized'],
  };
  for (const [title, [status, body, code]] of Object.entries(broken))
    it(`${title}`, async () => {
      const client = open();
      served.act = (_request, response) => {
        const location = status === 302 ? { location: 'http://198.51.100.1/' } : {};
        response.writeHead(status, { 'content-type': 'application/json', ...location }).end(body);
        return true;
      };
      assert.deepInclude(await client.readPackage('pkg_1'), { ok: false, code });
    });

  it('waits no longer than its time for a silent ad server, and then says that the effect is unclear', async () => {
    const client = open(200);
    served.act = () => true;
    assert.deepInclude(await client.putPackage('pkg_1', TERMS), { ok: false, code: 'unclear' });
  });

  it('asks one that was away five times in a row no more for a while, and then once', async () => {
    const client = open();
    memory.meddle = async () => refusal('unavailable');
    for (let n = 0; n < 8; n += 1)
      assert.deepInclude(await client.readPackage('pkg_1'), { ok: false, code: 'unavailable' });
    assert.lengthOf(served.seen, 5);
    clock += 1_000;
    await client.readPackage('pkg_1');
    await client.readPackage('pkg_1');
    assert.lengthOf(served.seen, 6);
    memory.meddle = () => undefined;
    clock += 300_000;
    assert.deepInclude(await client.readPackage('pkg_1'), { code: 'not_found' });
    assert.deepInclude(await client.readPackage('pkg_1'), { code: 'not_found' });
    assert.lengthOf(served.seen, 8);
  });

  it('keeps the wait that the ad server asks for', async () => {
    const client = open();
    memory.meddle = async () => refusal('rate_limited', 60_000);
    for (let n = 0; n < 5; n += 1) await client.readPackage('pkg_1');
    clock += 59_000;
    const held = await client.readPackage('pkg_1');
    assert.deepInclude(held, { code: 'unavailable', waitMs: 1_000 });
    assert.lengthOf(served.seen, 5);
  });

  describe('keeps connections', () => {
    /** The connections of all requests, in their order. */
    let sockets: Socket[];
    let client: ReturnType<typeof open>;
    const isRead = (answer: { ok: boolean; code?: string }) =>
      assert.deepInclude(answer, { code: 'not_found' });
    /** Notes the connection of each request; the requests of these numbers are hung up on. */
    const hangUpOn = (...numbers: readonly number[]) => {
      served.act = ({ socket }) => {
        sockets.push(socket);
        if (!numbers.includes(sockets.length)) return false;
        socket.destroy();
        return true;
      };
    };
    const until = async (isSo: () => boolean) => {
      while (!isSo()) await sleep(10);
    };
    const openSockets = () => new Set(sockets.filter(({ destroyed }) => !destroyed)).size;
    beforeEach(() => {
      sockets = [];
      client = open();
      hangUpOn();
    });

    it('and sends what follows one another over one of them', async () => {
      for (let n = 0; n < 4; n += 1) isRead(await client.readPackage('pkg_1'));
      assert.equal(new Set(sockets).size, 1);
    });

    it('and never sends a request over one that waits for the response of another', async () => {
      const waiting: (() => void)[] = [];
      served.act = ({ socket }, response) => {
        sockets.push(socket);
        waiting.push(() => response.writeHead(404).end());
        if (waiting.length === 20) for (const respond of waiting) respond();
        return true;
      };
      await Promise.all(Array.from({ length: 20 }, () => client.readPackage('pkg_1')));
      assert.equal(new Set(sockets).size, 20);
      await until(() => openSockets() <= 16);
      assert.equal(openSockets(), 16);
    });

    it('and repeats a change with its key where the ad server hangs up on one of them', async () => {
      hangUpOn(2);
      assert.isTrue((await client.capabilities()).ok);
      assert.isTrue((await client.putPackage('pkg_1', TERMS)).ok);
      assert.deepEqual(
        served.seen.map(({ method }) => method),
        ['GET', 'PUT', 'PUT'],
      );
      const [, first, again] = served.seen;
      assert.equal(first?.headers['idempotency-key'], again?.headers['idempotency-key']);
      assert.deepEqual(asked, ['getCapabilities ok', 'putPackage ok']);
      assert.equal(new Set(sockets).size, 2);
    });

    it('and repeats nothing where the ad server hangs up on a new one, first or second', async () => {
      hangUpOn(1, 3, 4);
      assert.deepInclude(await client.putPackage('pkg_1', TERMS), { ok: false, code: 'unclear' });
      assert.lengthOf(sockets, 1);
      isRead(await client.readPackage('pkg_1'));
      assert.deepInclude(await client.putPackage('pkg_1', TERMS), { ok: false, code: 'unclear' });
      assert.lengthOf(sockets, 4);
    });

    it('and opens another where bytes came that no request asked for', async () => {
      isRead(await client.readPackage('pkg_1'));
      const [socket] = sockets;
      socket?.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}');
      await until(() => socket?.destroyed === true);
      isRead(await client.readPackage('pkg_1'));
      assert.equal(new Set(sockets).size, 2);
    });

    it('and closes one that nobody uses', async () => {
      isRead(await client.readPackage('pkg_1'));
      assert.equal(openSockets(), 1);
      await until(() => openSockets() === 0);
    });
  });
});
