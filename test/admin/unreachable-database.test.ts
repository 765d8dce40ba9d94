import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { TLSSocket } from 'node:tls';
import { assert } from 'chai';
import { openCopy } from '../../mirror/copy.ts';
import { openWitnessStore } from '../../mirror/witness/store.ts';
import { projectRoot } from '../../src/infra/project.ts';
import { selfSigned } from '../support/certificate.ts';
import { childEnv } from '../support/child-env.ts';
import { findPostgres, type SharedPostgres } from '../support/postgres.ts';
import { rejects } from '../support/rejects.ts';
import { runAdmin } from './run-admin.ts';

/** The wire of PostgreSQL: an error with its code, as a server sends it before anybody is let in. */
function wireError(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

const says = (code: string, message: string) => (socket: Socket) =>
  void socket.once('data', () => socket.end(wireError(code, message)));

type Peer = {
  readonly title: string;
  readonly serve: (socket: Socket) => void;
  readonly query?: string;
  readonly told: RegExp;
};

/** What servers that listen do instead of letting a program in. */
const PEERS: readonly Peer[] = [
  {
    title: 'demands TLS',
    serve: says('28000', 'no pg_hba.conf entry for host "127.0.0.1", user "u", database "d", no encryption'),
    told: /\(28000: no pg_hba.+\); add sslmode=verify-full/,
  },
  {
    title: 'has no connection left',
    serve: says('53300', 'sorry, too many clients already'),
    told: /no connection left \(53300: .+\); lower DATABASE_CONNECTIONS/,
  },
  {
    title: 'is starting',
    serve: says('57P03', 'the database system is starting up'),
    told: /\(57P03: .+\); try again when it has started/,
  },
  {
    title: 'is no PostgreSQL',
    serve: (socket) => void socket.once('data', () => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')),
    told: /is no PostgreSQL \(.+\); .*correct host and port/,
  },
  {
    title: 'hangs up',
    serve: (socket) => void socket.once('data', () => socket.destroy()),
    told: /is no PostgreSQL \(.+\); .*correct host and port/,
  },
  {
    title: 'has no TLS',
    serve: (socket) => void socket.once('data', () => socket.end('N')),
    query: '?sslmode=verify-full',
    told: /demands TLS, which the server has not \(.+\); remove sslmode/,
  },
  {
    title: 'has a certificate that nobody trusts',
    serve: (socket) =>
      void socket.once('data', () => {
        socket.write('S');
        new TLSSocket(socket, { isServer: true, ...selfSigned(['127.0.0.1']) }).on('error', () => {});
      }),
    query: '?sslmode=verify-full',
    told: /certificate or its TLS is not accepted \(.+\); name its authority/,
  },
];

/** Every way to a database, with the setting that names it. */
const WAYS: readonly (readonly [title: string, setting: string, said: (url: string) => Promise<string>])[] = [
  ['a command that reads', 'DATABASE_URL', async (url) => adminSays(url, 'org', 'list')],
  ['a command that writes', 'DATABASE_URL', async (url) => adminSays(url, 'org', 'create', '--name', 'x')],
  ['admin migrate', 'DATABASE_URL', async (url) => adminSays(url, 'migrate')],
  ['a copy', '--database (DATABASE_URL)', async (url) => (await rejects(openCopy(url))).message],
  [
    'a witness',
    '--database (WITNESS_DATABASE_URL)',
    async (url) => (await rejects(openWitnessStore(url))).message,
  ],
];

async function adminSays(url: string, ...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runAdmin({ DATABASE_URL: url }, ...args);
  assert.deepEqual([code, stdout], [1, '']);
  return stderr.trimEnd();
}

/** Sees that each way says it in one line, with the setting and without the password. */
async function judge(url: string, told: RegExp): Promise<void> {
  const printed: unknown[] = [];
  const { error } = console;
  console.error = (...args: unknown[]) => void printed.push(args);
  try {
    await judgeWays(url, told);
  } finally {
    console.error = error;
  }
  assert.deepEqual(printed, [], 'a driver prints by itself what is thrown too');
}

async function judgeWays(url: string, told: RegExp): Promise<void> {
  for (const [title, setting, said] of WAYS) {
    const line = await said(url);
    assert.isTrue(line.startsWith(`${setting}: postgres://`), `${title}: ${line}`);
    assert.match(line, told, title);
    assert.notMatch(line, /planted|\n/, title);
  }
}

describe('a database that cannot be reached', () => {
  let postgres: SharedPostgres;
  before(async () => {
    postgres = await findPostgres();
  });
  after(() => postgres.stop());

  /** The address of a running server with something else about it. */
  function altered(change: (url: URL) => void): string {
    const url = new URL(postgres.url('postgres'));
    change(url);
    return url.href;
  }

  it('is named with its setting, the fault and the mend when nothing listens or the host has no address', async () => {
    await judge(
      'postgres://u:planted@127.0.0.1:1/x',
      /127\.0\.0\.1:1\/x: no server accepts connections there \(.*ECONNREFUSED.*\); start PostgreSQL/,
    );
    await judge(
      'postgres://u:planted@nothing.invalid/x',
      /its host has no address \(.+E.+\); correct the host/,
    );
  });

  it('is named so when the server refuses password, user or database', async () => {
    const wrong = altered((url) => {
      url.password = 'planted';
    });
    await judge(wrong, /refuses user or password \(28P01: .+\); correct them in the URL/);
    const nobody = altered((url) => {
      url.username = 'nobody';
    });
    await judge(nobody, /refuses user or password \(28.+\); correct them in the URL/);
    const silent = altered((url) => {
      url.password = '';
    });
    await judge(silent, /refuses user or password \(.+\); correct them in the URL/);
    const unknown = altered((url) => {
      url.pathname = '/not_there';
    });
    await judge(unknown, /no such database \(3D000: database "not_there" does not exist\); create it/);
  });

  for (const { title, serve, query = '', told } of PEERS) {
    it(`is named so when the server ${title}`, async () => {
      const server: Server = createServer((socket) => serve(socket.on('error', () => {}))).listen(
        0,
        '127.0.0.1',
      );
      await once(server, 'listening');
      try {
        const { port } = server.address() as AddressInfo;
        await judge(`postgres://u:planted@127.0.0.1:${port}/d${query}`, told);
      } finally {
        server.close();
      }
    });
  }

  it('ends the start of the service so', async () => {
    const child = spawn(process.execPath, ['--import', './scripts/derived.mjs', 'src/main.ts'], {
      cwd: projectRoot,
      env: { ...childEnv(), DATABASE_URL: 'postgres://u:planted@127.0.0.1:1/x', PORT: '0' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    assert.equal(code, 1);
    assert.match(said, /^DATABASE_URL: postgres:.+no server accepts connections there.+; start PostgreSQL/m);
    assert.notMatch(said, /planted|\n {4}at /);
  });

  it('is named so when a path of SQLite leads nowhere', async () => {
    for (const [path, told] of [
      ['/dev/null/x.sqlite', /its folder cannot be made \(E.+\); correct the path/],
      [import.meta.filename, /is no database of SQLite \(SQLITE_NOTADB: .+\); correct the path/],
    ] as const)
      assert.match(await adminSays(`sqlite:${path}`, 'migrate'), told);
  });
});
