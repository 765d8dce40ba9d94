import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert } from 'chai';
import { conformanceCommand } from '../../conformance/command.ts';
import { type SmallPeer, smallPeer } from './peer.ts';

type Run = { code: number | undefined; out: string; err: string };

type Around = { readonly env?: Record<string, string>; readonly input?: string };

/** Runs the command as a program would, with an environment of its own. */
const run = (...args: string[]): Promise<Run> => runIn({}, ...args);

async function runIn({ env = {}, input = '' }: Around, ...args: string[]): Promise<Run> {
  const said: Run = { code: undefined, out: '', err: '' };
  const command = conformanceCommand({
    out: { write: (text) => (said.out += text) },
    err: { write: (text) => (said.err += text) },
    signal: new AbortController().signal,
    version: '0',
    env,
    readInput: async () => Buffer.from(input),
    onExit: (code) => {
      said.code = code;
    },
  })
    .exitOverride()
    .configureOutput({ writeOut: (text) => (said.out += text), writeErr: (text) => (said.err += text) });
  try {
    await command.parseAsync(args, { from: 'user' });
  } catch (cause) {
    said.err += cause instanceof Error ? cause.message : String(cause);
  }
  return said;
}

describe('the command conformance', () => {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  const file = (name: string) => join(folder, name);
  let peer: SmallPeer;
  before(async () => {
    peer = await smallPeer((request, response) => {
      const isKnown = request.url === '/good/openapi.yaml' || /openapi/.test(request.url ?? '');
      response.writeHead(isKnown ? 200 : 404).end(isKnown ? 'openapi: 3.1.0\n' : '{}');
    });
  });
  after(async () => {
    await peer.close();
    rmSync(folder, { recursive: true });
  });

  it('exits 0 when what was asked for holds, and writes each kind of report', async () => {
    const files = ['--json', file('a.json'), '--junit', file('a.xml'), '--html', file('a.html')];
    const asked = ['--registry', peer.url.href, '--only', 'registry.openapi'];
    const { code, out, err } = await run(...asked, ...files, '--badge', file('a.svg'));
    assert.equal(code, 0, err);
    assert.match(out, /^1 requirement holds, 0 violated/m);
    assert.equal(JSON.parse(readFileSync(file('a.json'), 'utf8')).summary.holds, 1);
    assert.match(readFileSync(file('a.xml'), 'utf8'), /^<\?xml/);
    assert.match(readFileSync(file('a.html'), 'utf8'), /^<!doctype html>/);
    assert.match(readFileSync(file('a.svg'), 'utf8'), /^<svg/);
  });

  it('exits 1 when a must is violated, and says what changed since a report', async () => {
    writeFileSync(
      file('before.json'),
      JSON.stringify({ format: 1, results: [{ id: 'registry.stats', verdict: 'holds' }] }),
    );
    const asked = ['--registry', peer.url.href, '--only', 'registry.stats'];
    const { code, out } = await run(...asked, '--since', file('before.json'));
    assert.equal(code, 1);
    assert.include(out, 'x registry.stats (must; Agent discovery)');
    assert.include(out, '  registry.stats: holds -> violated\n');
  });

  it('exits 2 when nothing can be judged', async () => {
    const { code, out } = await run('--registry', peer.url.href, '--only', 'registry.feed.page');
    assert.equal(code, 2);
    assert.include(out, '? registry.feed.page: it needs a credential (--token-file or CONFORMANCE_TOKEN)');
  });

  it('lists every requirement with --list, and asks nobody', async () => {
    const asked = peer.seen.length;
    const { code, out } = await run('--registry', peer.url.href, '--list');
    assert.equal(code, 0);
    assert.match(out, /^registry\.stats \(must\): The statistics/m);
    assert.lengthOf(peer.seen, asked);
  });

  describe('and its credentials', () => {
    const asked = () => ['--registry', peer.url.href, '--only', 'registry.feed.page'];
    /** Credentials that reached the peer. */
    async function sent(around: Around, ...args: string[]): Promise<(string | undefined)[]> {
      const before = peer.seen.length;
      const { err, out } = await runIn(around, ...asked(), ...args);
      assert.notInclude(out + err, 'sk_of_');
      const seen = peer.seen.slice(before).map(({ headers }) => headers.authorization);
      return [...new Set(seen)];
    }
    before(() => {
      writeFileSync(file('key'), 'sk_of_a_file\n');
      writeFileSync(file('two'), 'sk_one\nsk_two\n');
      writeFileSync(file('empty'), '\n');
    });

    it('takes one from a file, from the standard input and from the environment', async () => {
      assert.deepEqual(await sent({}, '--token-file', file('key')), ['Bearer sk_of_a_file']);
      assert.deepEqual(await sent({ input: 'sk_of_the_input\n' }, '--token-file', '-'), [
        'Bearer sk_of_the_input',
      ]);
      const env = { CONFORMANCE_TOKEN: 'sk_of_the_environment' };
      assert.deepEqual(await sent({ env }), ['Bearer sk_of_the_environment']);
      assert.deepEqual(await sent({ env }, '--token-file', file('key')), ['Bearer sk_of_a_file']);
      assert.deepEqual(await sent({ env: { CONFORMANCE_TOKEN: '' } }), []);
    });

    it('names no option that takes the credential itself, which others could read', async () => {
      const { out, err } = await run('--help');
      for (const name of ['token', 'other-token', 'person-token', 'outsider-token']) {
        assert.include(out + err, `--${name}-file <file>`);
        assert.notInclude(out + err, `--${name} <`);
      }
    });

    for (const [args, says] of [
      [['--token-file', '/nonexistent/key'], /ENOENT/],
      [['--token-file', 'FOLDER/empty'], /must be one line/],
      [['--token-file', 'FOLDER/two'], /must be one line/],
      [['--token-file', 'FOLDER/key', '--token', 'x'], /--token-file or --token, not both/],
      [['--token-file', '-', '--other-token-file', '-'], /Only one credential/],
    ] as const)
      it(`refuses ${args.join(' ')}, asks nobody and shows no credential`, async () => {
        const before = peer.seen.length;
        const placed = args.map((one) => one.replace('FOLDER', folder));
        const { code, err } = await runIn({ input: 'sk_of_the_input' }, ...asked(), ...placed);
        assert.equal(code, 2);
        assert.match(err, says);
        assert.notInclude(err, 'sk_');
        assert.lengthOf(peer.seen, before);
      });
  });

  const WRONG: readonly (readonly [args: string[], says: RegExp])[] = [
    [[], /Nothing to check: give --registry/],
    [['--registry', 'nonsense'], /http or https URL/],
    [['--registry', 'file:///etc/passwd'], /http or https URL/],
    [['--registry', 'http://a.example', '--rate', '0'], /0\.1 to 1000/],
    [['--registry', 'http://a.example', '--site-domain', 'b.example', '--site-port', '70000'], /0 to 65535/],
    [['--agent', 'http://a.example', '--transport', 'soap'], /Allowed choices are mcp, a2a/],
    [['--webhooks'], /--webhooks needs --agent or --registry/],
    [
      ['--agent', 'http://a.example', '--webhooks', '--receiver-url', 'https://b.example'],
      /needs --receiver-port/,
    ],
    [
      ['--registry', 'http://a.example', '--agent', 'http://b.example', '--token', 'x'],
      /belongs to one peer/,
    ],
    [['--registry', 'http://a.example', '--since', '/nonexistent/report.json'], /ENOENT/],
    [['--registry', 'http://a.example', '--unknown'], /unknown option/],
  ];
  for (const [args, says] of WRONG)
    it(`refuses ${args.join(' ') || 'no options'}`, async () => {
      const { code, err } = await run(...args);
      assert.match(err, says);
      assert.notEqual(code, 0);
      assert.notEqual(code, 1);
    });
});
