import { assert } from 'chai';
import { createResolver, DnsError, type DnsFailure, type Resolver } from '../../src/infra/dns.ts';
import { type DnsServer, startDnsServer } from '../support/dns-server.ts';

describe('createResolver', () => {
  let dns: DnsServer;
  let resolver: Resolver;
  /** For what never comes. */
  let hasty: Resolver;

  beforeEach(async () => {
    dns = await startDnsServer();
    resolver = createResolver([dns.address], { queryMs: 30_000, tries: 1, lookupMs: 60_000 });
    hasty = createResolver([dns.address], { queryMs: 150, tries: 1, lookupMs: 600 });
  });
  afterEach(() => dns.close());

  async function failure(work: Promise<unknown>): Promise<DnsFailure> {
    const error = await work.then(
      () => assert.fail('resolved'),
      (reason: unknown) => reason,
    );
    assert.instanceOf(error, DnsError);
    return error.code;
  }

  it('gives every A and AAAA record', async () => {
    dns.set('both.example', 'A', { records: ['192.0.2.1', '192.0.2.2'] });
    dns.set('both.example', 'AAAA', { records: ['2001:db8::1'] });
    assert.deepEqual(await resolver.addresses('both.example'), ['192.0.2.1', '192.0.2.2', '2001:db8::1']);
  });

  it('takes one family alone', async () => {
    dns.set('old.example', 'A', { records: ['192.0.2.1'] });
    dns.set('new.example', 'AAAA', { records: ['2001:db8::1'] });
    assert.deepEqual(await resolver.addresses('old.example'), ['192.0.2.1']);
    assert.deepEqual(await resolver.addresses('new.example'), ['2001:db8::1']);
  });

  for (const broken of [{ error: 'SERVFAIL' }, { silent: true }] as const) {
    it(`keeps the A records when AAAA answers ${JSON.stringify(broken)}`, async () => {
      dns.set('half.example', 'A', { records: ['192.0.2.1'] });
      dns.set('half.example', 'AAAA', broken);
      // Time enough for the record that comes, and an end for the one that does not.
      const limits = { queryMs: 1_000, tries: 1, lookupMs: 60_000 };
      assert.deepEqual(await createResolver([dns.address], limits).addresses('half.example'), ['192.0.2.1']);
    });
  }

  it('waits a moment for IPv6 addresses behind IPv4 addresses, not for the whole look-up', async () => {
    dns.set('mute.example', 'A', { records: ['192.0.2.1'] });
    dns.set('mute.example', 'AAAA', { silent: true });
    dns.set('slow.example', 'A', { records: ['192.0.2.1'] });
    dns.set('slow.example', 'AAAA', { records: ['2001:db8::1'], delayMs: 100 });
    dns.set('late.example', 'A', { records: ['192.0.2.1'], delayMs: 100 });
    dns.set('late.example', 'AAAA', { records: ['2001:db8::1'] });
    const limits = { queryMs: 3_600_000, tries: 1, lookupMs: 3_600_000 };
    const brief = createResolver([dns.address], { ...limits, laterMs: 20 });
    const waiting = createResolver([dns.address], { ...limits, laterMs: 60_000 });
    // Without an end of their own, these would last for the hour.
    assert.deepEqual(await brief.addresses('mute.example'), ['192.0.2.1']);
    assert.deepEqual(await brief.addresses('late.example'), ['192.0.2.1', '2001:db8::1']);
    assert.deepEqual(await waiting.addresses('slow.example'), ['192.0.2.1', '2001:db8::1']);
  });

  it('goes to another server first once one was silent, and back when that one is', async () => {
    const other = await startDnsServer();
    try {
      const names = ['a.example', 'b.example', 'c.example', 'd.example'];
      for (const name of names) {
        dns.set(name, 'TXT', { silent: true });
        other.set(name, 'TXT', { records: ['found'] });
      }
      const two = createResolver([dns.address, other.address], {
        queryMs: 1_000,
        tries: 2,
        lookupMs: 60_000,
      });
      // Both wait for the silent server at once, and count as one.
      await Promise.all([two.txt('a.example'), two.txt('b.example')]);
      assert.deepEqual([...dns.asked].sort(), ['TXT a.example', 'TXT b.example']);
      const before = dns.asked.length;
      for (const name of names) assert.deepEqual(await two.txt(name), ['found']);
      assert.lengthOf(dns.asked, before, 'the silent server was asked again');

      dns.set('e.example', 'TXT', { records: ['found'] });
      other.set('e.example', 'TXT', { silent: true });
      await two.txt('e.example');
      const after = other.asked.length;
      await two.txt('e.example');
      assert.lengthOf(other.asked, after);
    } finally {
      await other.close();
    }
  });

  it('remembers nothing between look-ups', async () => {
    dns.set('moves.example', 'A', { records: ['192.0.2.1'] }, { records: ['192.0.2.2'] });
    assert.deepEqual(await resolver.addresses('moves.example'), ['192.0.2.1']);
    assert.deepEqual(await resolver.addresses('moves.example'), ['192.0.2.2']);
  });

  it('joins the strings of a TXT record and keeps records apart', async () => {
    dns.set('_owner.site.example', 'TXT', { records: [['ab', 'cd'], 'other'] });
    assert.deepEqual(await resolver.txt('_owner.site.example'), ['abcd', 'other']);
  });

  it('tells a name that does not exist', async () => {
    assert.equal(await failure(resolver.addresses('none.example')), 'not_found');
    assert.equal(await failure(resolver.txt('none.example')), 'not_found');
  });

  it('tells a name without such records', async () => {
    dns.set('mute.example', 'TXT', { records: ['x'] });
    dns.set('far.example', 'A', { records: ['192.0.2.1'] });
    assert.equal(await failure(resolver.addresses('mute.example')), 'no_data');
    assert.equal(await failure(resolver.txt('far.example')), 'no_data');
  });

  it('tells a server that fails, even beside one that has no data', async () => {
    dns.set('ill.example', 'A', {});
    dns.set('ill.example', 'AAAA', { error: 'SERVFAIL' });
    dns.set('shut.example', 'TXT', { error: 'REFUSED' });
    assert.equal(await failure(resolver.addresses('ill.example')), 'server_failure');
    assert.equal(await failure(resolver.txt('shut.example')), 'server_failure');
  });

  it('gives up on a silent server', async () => {
    dns.set('silent.example', 'A', { silent: true });
    dns.set('silent.example', 'AAAA', { silent: true });
    dns.set('silent.example', 'TXT', { silent: true });
    assert.equal(await failure(hasty.addresses('silent.example')), 'timeout');
    assert.equal(await failure(hasty.txt('silent.example')), 'timeout');
  });

  it('bounds the look-up as a whole, whatever the tries would take', async () => {
    const patient = createResolver([dns.address], { queryMs: 60_000, tries: 4, lookupMs: 50 });
    dns.set('silent.example', 'TXT', { silent: true });
    assert.equal(await failure(patient.txt('silent.example')), 'timeout');
  });

  it('waits for a slow answer within its limits', async () => {
    dns.set('slow.example', 'A', { records: ['192.0.2.1'], delayMs: 20 });
    assert.deepEqual(await resolver.addresses('slow.example'), ['192.0.2.1']);
  });

  it('stops when the caller does', async () => {
    dns.set('silent.example', 'TXT', { silent: true });
    const early = AbortSignal.abort();
    assert.equal(await failure(resolver.txt('silent.example', early)), 'aborted');
    assert.deepEqual(dns.asked, []);
    assert.equal(await failure(resolver.txt('silent.example', AbortSignal.timeout(20))), 'aborted');
  });

  const bad = [
    '',
    'a..example',
    'a b.example',
    'a.example/',
    '127.0.0.1',
    '::1',
    'bücher.example',
    `${'x'.repeat(64)}.example`,
    // One character more than a name may have, which a name server would not answer.
    `${`${'x'.repeat(59)}.`.repeat(4)}${'y'.repeat(14)}`,
    `${`${'x'.repeat(59)}.`.repeat(4)}${'y'.repeat(14)}.`,
  ];
  for (const name of bad) {
    it(`does not ask for ${JSON.stringify(name)}`, async () => {
      assert.equal(await failure(resolver.addresses(name)), 'bad_name');
      assert.equal(await failure(resolver.txt(name)), 'bad_name');
      assert.deepEqual(dns.asked, []);
    });
  }

  it('asks for the longest name', async () => {
    const longest = `${`${'x'.repeat(59)}.`.repeat(4)}${'y'.repeat(13)}`;
    assert.lengthOf(longest, 253);
    dns.set(longest, 'TXT', { records: ['found'] });
    assert.deepEqual(await resolver.txt(longest), ['found']);
    assert.deepEqual(await resolver.txt(`${longest}.`), ['found']);
  });

  it('refuses a server that is no address', () => {
    assert.throws(() => createResolver(['dns.example:53']), TypeError);
  });
});
