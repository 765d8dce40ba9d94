import type { Socket } from 'node:net';
import { assert } from 'chai';
import { exitCodeOf } from '../../../conformance/run/report.ts';
import type { RunOptions } from '../../../conformance/run/run.ts';
import { judgeable, must } from '../../../conformance/verdict.ts';
import { partOf, registryAt, runParts, type SmallPeer, smallPeer } from '../peer.ts';

const SECRET = 'sk_very_secret_key';

describe('a run of checks', () => {
  let peer: SmallPeer;
  const asked = new WeakSet<Socket>();
  before(async () => {
    peer = await smallPeer((request, response) => {
      const path = request.url ?? '';
      if (path === '/impatient') {
        if (asked.has(request.socket)) return void request.socket.destroy();
        asked.add(request.socket);
      }
      if (path.startsWith('/hang')) return;
      if (path === '/big') {
        response.writeHead(200);
        // More than is read; the reader closes.
        const chunk = 'x'.repeat(65_536);
        const write = () => {
          while (response.write(chunk));
        };
        response.on('drain', write);
        write();
        return;
      }
      if (path === '/away') {
        response.writeHead(302, { location: 'http://127.0.0.2:9/stolen' }).end();
        return;
      }
      if (path === '/moved') {
        response.writeHead(307, { location: '/here' }).end();
        return;
      }
      if (path === '/escape') {
        response.writeHead(200, { 'content-type': 'text/plain' });
        response.end(`\u001b[2J\u001b]0;pwned\u0007 ${SECRET} \u202e`);
        return;
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}');
    });
  });
  after(() => peer.close());

  it('says holds, violated with the exchange and a curl line, and cannot be judged with the reason', async () => {
    const report = await runParts(registryAt(peer.url, { member: SECRET }), [
      partOf({
        'registry.a': { run: async () => {} },
        'registry.b': {
          async run(context) {
            const answer = await context.ask({
              method: 'POST',
              path: '/x',
              body: { name: "it's", token: SECRET },
              as: 'member',
            });
            must(answer.status === 201, 'answered 200', answer);
          },
        },
        'registry.c': { run: async () => judgeable(false, 'nothing is listed') },
        'registry.d': {
          async run() {
            throw new TypeError('x is undefined');
          },
        },
      }),
    ]);
    const [a, b, c, d] = report.results;
    assert.equal(a?.verdict, 'holds');
    assert.include(c, { verdict: 'cannot be judged', why: 'nothing is listed' });
    assert.include(d, { verdict: 'cannot be judged', why: 'the check itself failed: x is undefined' });
    assert(b?.verdict === 'violated');
    assert.equal(b.fault, 'answered 200');
    assert.equal(b.exchange?.response?.body, '{"ok":true}');
    assert.equal(
      b.curl,
      `curl -i --max-time 30 -X POST '${peer.url.href}x' -H 'accept: application/json'` +
        ` -H 'authorization: Bearer '"$REGISTRY_TOKEN"'' -H 'content-type: application/json'` +
        ` -H 'user-agent: ${b.exchange?.request.headers['user-agent']}'` +
        ` --data-binary '{"name":"it'\\''s","token":"'"$REGISTRY_TOKEN"'"}'`,
    );
    assert.notInclude(JSON.stringify(report), SECRET);
    assert.deepEqual(report.summary, { holds: 1, violated_must: 1, violated_should: 0, cannot_be_judged: 2 });
    assert.equal(exitCodeOf(report), 1);
  });

  it('says who it is in every request', async () => {
    await runParts(registryAt(peer.url), [
      partOf({ 'registry.a': { run: async (context) => void (await context.ask({ path: '/who' })) } }),
    ]);
    const { headers } = peer.seen.find(({ line }) => line === 'GET /who') ?? {};
    assert.match(String(headers?.['user-agent']), /^conformance-runner\/0 \(run [0-9a-f]{8}\)$/);
  });

  it('loses no request to a peer that closes each connection which it kept', async () => {
    const report = await runParts(registryAt(peer.url), [
      partOf({
        'registry.a': {
          async run(context) {
            for (const method of ['GET', 'POST', 'GET', 'POST'] as const)
              must((await context.ask({ method, path: '/impatient' })).status === 200, 'refused', null);
          },
        },
      }),
    ]);
    assert.include(report.results[0], { verdict: 'holds' });
  });

  it('takes away escape codes and marks of direction from what it keeps', async () => {
    const report = await runParts(registryAt(peer.url, { member: SECRET }), [
      partOf({
        'registry.a': {
          async run(context) {
            const answer = await context.ask({ path: '/escape' });
            must(false, `it says ${answer.text}`, answer);
          },
        },
      }),
    ]);
    const [result] = report.results;
    assert(result?.verdict === 'violated');
    assert.equal(result.exchange?.response?.body, '\ufffd[2J\ufffd]0;pwned\ufffd $REGISTRY_TOKEN \ufffd');
    assert.notInclude(result.fault, '\u001b');
    assert.notInclude(result.fault, SECRET);
  });

  it('judges nothing from an answer that is too large, too slow, or elsewhere', async () => {
    const get = (path: string) => ({
      run: async (context: { ask(ask: { path: string }): Promise<{ status: number }> }) => {
        const { status } = await context.ask({ path });
        must(status === 200, `answered ${status}`, null);
      },
    });
    const said = async (paths: Readonly<Record<string, string>>, limits: Partial<RunOptions>) => {
      const checks = Object.entries(paths).map(([id, path]) => [id, get(path)] as const);
      const { results } = await runParts(registryAt(peer.url), [partOf(Object.fromEntries(checks))], limits);
      return results.map((result) =>
        result.verdict === 'cannot be judged'
          ? result.why
          : result.verdict === 'violated'
            ? result.fault
            : 'holds',
      );
    };
    const others = {
      'registry.big': '/big',
      'registry.other': 'http://127.0.0.2:9/x',
      'registry.moved': '/moved',
      'registry.away': '/away',
    };
    assert.deepEqual(await said(others, { maxBytes: 200_000 }), [
      'the answer is larger than 200000 bytes',
      'http://127.0.0.2:9 is not the peer that is tested',
      'holds',
      'answered 302',
    ]);
    // Alone: a limit that is soon over would be met by the answers of the others on a busy machine.
    assert.deepEqual(await said({ 'registry.slow': '/hang' }, { requestTimeoutMs: 300 }), [
      'GET /hang: no answer within 300 ms',
    ]);
  });

  it('does not judge what builds on a rule that is broken, and reads what is shared once', async () => {
    let reads = 0;
    const page = {
      name: 'the page',
      async read() {
        reads += 1;
        must(false, 'no items', null);
        return 1;
      },
    };
    const report = await runParts(registryAt(peer.url), [
      partOf({
        'registry.c': { after: ['registry.b'], run: async () => {} },
        'registry.b': { after: ['registry.a'], run: async () => {} },
        'registry.a': { run: async () => must(false, 'wrong', null) },
        'registry.d': { run: async (context) => void (await context.read(page)) },
        'registry.e': { run: async (context) => void (await context.read(page)) },
      }),
    ]);
    assert.deepEqual(
      report.results.map((result) => [result.id, 'why' in result ? result.why : result.verdict]),
      [
        ['registry.a', 'violated'],
        ['registry.b', 'it builds on registry.a, which is violated'],
        ['registry.c', 'it builds on registry.b, which cannot be judged'],
        ['registry.d', 'the page cannot be used: no items'],
        ['registry.e', 'the page cannot be used: no items'],
      ],
    );
    assert.equal(reads, 1);
  });

  it('cleans up the last first, also after an abort, and says what is left behind', async () => {
    const undone: string[] = [];
    const stop = new AbortController();
    const report = await runParts(
      registryAt(peer.url),
      [
        partOf({
          'registry.a': {
            async run(context) {
              context.cleanUp('first', async () => void undone.push('first'));
              context.cleanUp('broken', async () => {
                throw new Error('it is locked\u001b[0m');
              });
              context.cleanUp('last', async () => void undone.push('last'));
              stop.abort();
              await context.ask({ path: '/hang' });
            },
          },
          'registry.b': { after: ['registry.a'], run: async () => {} },
        }),
      ],
      { signal: stop.signal },
    );
    assert.deepEqual(undone, ['last', 'first']);
    assert.deepEqual(report.left_behind, ['broken: it is locked\ufffd[0m']);
    assert.isFalse(report.is_whole);
    assert.include(report.results[0], { verdict: 'cannot be judged', why: 'the run was stopped' });
    assert.equal(exitCodeOf(report), 2);
  });

  it('sends no more at once, and no more a second, than it may', async () => {
    let underway = 0;
    let most = 0;
    const times: number[] = [];
    const slow = await smallPeer((_request, response) => {
      underway += 1;
      most = Math.max(most, underway);
      times.push(performance.now());
      setImmediate(() => {
        underway -= 1;
        response.end('{}');
      });
    });
    const run = async (context: { ask(ask: { path: string }): Promise<unknown> }) => {
      await Promise.all(Array.from({ length: 10 }, () => context.ask({ path: '/' })));
    };
    await runParts(registryAt(slow.url), [partOf({ 'registry.a': { run }, 'registry.b': { run } })], {
      requestsAtOnce: 3,
      requestsPerSecond: 100,
    });
    await slow.close();
    assert.lengthOf(times, 20);
    assert.isAtMost(most, 3);
    // 19 gaps of 10 ms; timers may be a millisecond early.
    assert.isAtLeast((times.at(-1) ?? 0) - (times[0] ?? 0), 170);
  });

  it('lacks what it needs: the reason names the option', async () => {
    const part = partOf({ 'registry.a': { run: async () => {} } });
    const report = await runParts(registryAt(peer.url), [
      {
        ...part,
        requirements: part.requirements.map((each) => ({ ...each, needs: ['credential', 'site'] })),
      },
    ]);
    assert.include(report.results[0], {
      verdict: 'cannot be judged',
      why: 'it needs a credential (--token-file or CONFORMANCE_TOKEN) and a domain that the runner serves (--site-domain, --site-port)',
    });
  });
});
