import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert } from 'chai';
import { mirrorCommand, runMirror } from '../../mirror/command.ts';

type Ran = { code: number | undefined; out: string; err: string };

function ioFor(ran: Ran, signal: AbortSignal): Parameters<typeof runMirror>[0] {
  const into = (name: 'out' | 'err') => ({
    write(text: string) {
      ran[name] += text;
    },
  });
  return {
    out: into('out'),
    err: into('err'),
    env: {},
    signal,
    version: '1.2.3',
    now: () => new Date(),
    serve: () => assert.fail('nothing is served here'),
    followBeside: () => assert.fail('nothing is followed here'),
    onExit(code) {
      ran.code = code;
    },
  };
}

const newRun = (): Ran => ({ code: undefined, out: '', err: '' });
const NEVER = new AbortController().signal;

/** Runs a command as a person does. */
async function mirror(args: readonly string[], signal = NEVER): Promise<Ran> {
  const ran = newRun();
  await runMirror(ioFor(ran, signal), args);
  return ran;
}

const commands = mirrorCommand(ioFor(newRun(), NEVER)).commands;
const named = (option: string) =>
  commands.filter(({ options }) => options.some(({ long }) => long === option)).map((one) => one.name());

describe('the arguments of mirror', () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'mirror-'));
  });
  afterEach(() => assert.deepEqual(readdirSync(folder), [], 'a command that is refused makes nothing'));
  after(() => rmSync(folder, { recursive: true }));

  const faulty = [
    [],
    ['folow'],
    ['--nothing'],
    ...commands.flatMap((command) => [
      [command.name(), '--nothing'],
      [command.name(), 'more'],
      ...command.options
        .filter(({ parseArg, variadic }) => parseArg !== undefined && variadic !== true)
        .map(({ long }) => [command.name(), `${long}`, 'abc']),
    ]),
  ];

  it('never end with 1 when they are wrong, which says that the registry is at fault', async () => {
    const database = ['--database', `sqlite:${join(folder, 'none', 'copy.sqlite')}`];
    for (const args of faulty) {
      const takesDatabase = named('--database').includes(args[0] ?? '') && args[1] !== 'more';
      const ran = await mirror(takesDatabase ? [...args, ...database] : args);
      assert.deepEqual([ran.code, ran.out], [2, ''], args.join(' '));
      assert.notMatch(ran.err, /^ {4}at /m, args.join(' '));
      assert.notEqual(ran.err, '', args.join(' '));
    }
  });

  it('end with 0 when help or the version is asked for', async () => {
    for (const args of [['--help'], ['--version'], ...commands.map((command) => [command.name(), '--help'])])
      assert.equal((await mirror(args)).code, 0, args.join(' '));
  });

  it('name an address that is none, and never repeat a password', async () => {
    const addresses = [
      'notaurl',
      '',
      'ftp://registry.example',
      'registry.example:8080',
      'https://somebody:hush@registry.example',
      'somebody:hush@registry.example',
      'https://somebody:hush@',
      'https://registry.example/?key=1',
      'https://registry.example/#top',
    ];
    for (const name of named('--registry'))
      for (const address of addresses) {
        const args = [name, '--registry', address, '--database', `sqlite:${join(folder, 'copy.sqlite')}`];
        const { code, out, err } = await mirror(args);
        assert.deepEqual([code, out], [2, ''], args.join(' '));
        assert.match(
          err,
          /^--registry \(REGISTRY_URL\): [^\n]+; send one such as https:[^\n]+\n$/,
          args.join(' '),
        );
        assert.notInclude(err, 'hush');
      }
  });

  it('name a witness that is none before a database is made', async () => {
    for (const name of named('--witness')) {
      const database = ['--database', `sqlite:${join(folder, 'copy.sqlite')}`];
      const { code, err } = await mirror([name, '--witness', 'nobody', ...database]);
      assert.equal(code, 2);
      assert.match(err, /^--witness: /);
    }
  });
});

describe('a mirror whose registry is away', () => {
  let folder: string;
  let away: Server;
  let asked = 0;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'mirror-'));
    asked = 0;
    away = createServer((_, response) => {
      asked += 1;
      response.writeHead(503).end('{"error":"unavailable","message":"Being restarted."}');
    });
    await new Promise<void>((resolve) => away.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    rmSync(folder, { recursive: true });
    away.closeAllConnections();
    await new Promise((resolve) => away.close(resolve));
  });

  it('prints nothing of it that a terminal obeys, and no second line', async () => {
    const evil = 'gone\u001b[2J\u009b1m\u202e\u2028\r\nThe copy is equal.\u0007';
    for (const status of [400, 403, 410, 503]) {
      away.removeAllListeners('request');
      away.on('request', (_, response) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ error: 'x', message: evil }));
      });
      const url = `http://127.0.0.1:${(away.address() as AddressInfo).port}`;
      const database = `sqlite:${join(folder, `${status}.sqlite`)}`;
      const bounds = ['--max-wait-seconds', '0'];
      const ran = await mirror(['init', '--registry', url, '--database', database, ...bounds]);
      assert.deepEqual([ran.code, ran.out], [2, '']);
      assert.match(ran.err, /^\P{C}+\n$/u, String(status));
      assert.notMatch(ran.err, /[\u2028-\u202e]/);
    }
  });

  for (const [name, code] of [
    ['init', 130],
    ['update', 130],
    ['follow', 0],
  ] as const)
    it(`says what it waits for, and ends with ${code} when it is stopped: ${name}`, async () => {
      const url = `http://127.0.0.1:${(away.address() as AddressInfo).port}`;
      const stop = new AbortController();
      const ran = newRun();
      const copy = join(folder, 'copy.sqlite');
      const args = [
        name,
        '--registry',
        url,
        '--database',
        `sqlite:${copy}`,
        '--folder',
        join(folder, 'parts'),
      ];
      const ending = runMirror(ioFor(ran, stop.signal), args);
      while (ran.err === '') await new Promise((resolve) => setTimeout(resolve, 20));
      assert.isAtLeast(asked, 3, 'a registry that fails once is no news');
      stop.abort(new DOMException('SIGINT', 'AbortError'));
      await ending;
      assert.equal(ran.code, code);
      assert.equal(ran.out, '');
      assert.match(ran.err, /^waiting for http:\/\/127\.0\.0\.1:\d+: the log: [^\n]+; asking again[^\n]+\n$/);
      assert.include(ran.err, url);
    });
});
