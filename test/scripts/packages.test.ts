import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { assert } from 'chai';
import { SOURCE_NAME } from '../../codegen/protocol-name.ts';
import { protocol } from '../../generated/protocol.ts';
import { packageFiles, packageKinds } from '../../scripts/pack/packages.ts';
import { readmeFiles } from '../../scripts/schema-package/readme.ts';
import { projectRoot } from '../../src/infra/project.ts';
import { append } from '../http/feed/world.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { engines } from '../support/databases.ts';
import { installPackage } from '../support/installed-package.ts';

const run = promisify(execFile);
const PREFIX = '@seller/ads';
/** The most bytes of a package without its types. */
const MOST_BYTES = { client: 400 * 1024, webhooks: 150 * 1024, cli: 4_500 * 1024, conformance: 3_200 * 1024 };

/** What a file of a package has inside compressed. */
const unpacked = (text: string): string => {
  const [, packed = ''] = /["']([A-Za-z0-9+/=]{1000,})["']/.exec(text) ?? [];
  return packed === '' ? '' : gunzipSync(Buffer.from(packed, 'base64')).toString();
};

// Each in a folder with what `npm install` puts there: the package and those that it depends on.
for (const kind of packageKinds)
  describe(`the package ${kind.kind}`, () => {
    const name = `${PREFIX}-${kind.kind}`;
    const folder = mkdtempSync(join(tmpdir(), 'packages-'));
    let files: Map<string, string>;
    before(async function () {
      this.timeout(120_000);
      files = await packageFiles(kind, { protocol: protocol.name, prefix: PREFIX, repository: null });
      installPackage(folder, name, files);
    });
    after(() => rmSync(folder, { recursive: true }));

    const bytesOf = (isWanted: (path: string) => boolean): number =>
      [...files].reduce((sum, [path, text]) => sum + (isWanted(path) ? Buffer.byteLength(text) : 0), 0);

    it('has the size that it may have, a licence and a change log', () => {
      assert.isBelow(
        bytesOf((path) => !path.startsWith('types/')),
        MOST_BYTES[kind.kind],
      );
      assert.includeMembers(
        [...files.keys()],
        ['LICENSE', 'NOTICE', 'CHANGELOG.md', 'README.md', 'index.js'],
      );
    });

    it('imports nothing but what it names, and names nothing of the project that made it', () => {
      const { dependencies } = JSON.parse(files.get('package.json') ?? '{}');
      for (const [path, text] of files) {
        assert.notInclude(text, projectRoot, path);
        if (!path.endsWith('.js')) continue;
        for (const [, from = ''] of text.matchAll(
          /^(?:import\b[^'"\n]*|\} from )["']([^"'./\n][^"'\n]*)["']/gm,
        ))
          if (!from.startsWith('node:'))
            assert.include(
              Object.keys(dependencies),
              from.split('/', from.startsWith('@') ? 2 : 1).join('/'),
              `${path} imports ${from}`,
            );
      }
    });

    if (kind.program === undefined)
      it('has types without a fault, and its README is a program without one', async function () {
        this.timeout(120_000);
        const programs = [...readmeFiles(files.get('README.md') ?? '').files.keys()];
        assert.isNotEmpty(programs);
        const compiler = join(projectRoot, 'node_modules/tsc7/bin/tsc');
        const options = [
          '--strict',
          '--noEmit',
          '--module',
          'nodenext',
          '--target',
          'es2024',
          '--types',
          'node',
        ];
        const { stdout } = await run(process.execPath, [compiler, ...options, ...programs], {
          cwd: folder,
        }).catch((cause: { stdout: string }) => cause);
        // What other packages declare is theirs.
        const own = stdout.split('\n').filter((line) => line.includes(name) || /^\w+\.ts/.test(line));
        assert.deepEqual(own, []);
      });

    it('is called otherwise for another protocol', async () => {
      const renamed = await packageFiles(kind, {
        protocol: 'zebra',
        prefix: 'zebra',
        repository: 'https://git.example/zebra.git',
      });
      const manifest = JSON.parse(renamed.get('package.json') ?? '{}');
      assert.equal(manifest.name, `zebra-${kind.kind}`);
      assert.deepEqual(manifest.repository, { type: 'git', url: 'https://git.example/zebra.git' });
      assert.match(renamed.get('README.md') ?? '', /speaks? the zebra protocol/);
      const source = new RegExp(`(?<![A-Za-z0-9])${SOURCE_NAME}(?![A-Za-z0-9])`, 'i');
      for (const [path, text] of renamed)
        for (const shown of [text.replaceAll('__proto__', ''), unpacked(text)])
          assert.notMatch(shown, source, path);
    }).timeout(120_000);

    if (kind.kind === 'webhooks')
      it('refuses an unsigned webhook as its README shows', async () => {
        const { stdout } = await run(process.execPath, ['receiver.ts'], { cwd: folder });
        assert.equal(stdout, "401 { error: 'webhook_signature_header_malformed' }\n");
      });
    if (kind.kind === 'client')
      describe('against a service', () => {
        let app: TestApp;
        before(async () => {
          const [engine] = engines;
          assert(engine !== undefined);
          app = await startTestApp(engine);
        });
        after(() => app.drop());

        it('calls an agent as its README shows', async () => {
          const env = { ...process.env, AGENT_URL: app.baseUrl, AGENT_TOKEN: 'demo-me' };
          const { stdout } = await run(process.execPath, ['agent.ts'], { cwd: folder, env });
          assert.match(
            stdout,
            /^mcp \[ 'outdoor\.example via agency\.example \(sandbox\)' \]\nACCOUNT_NOT_FOUND terminal account\n$/,
          );
        });

        it('reads a registry and follows its feed as its README shows', async () => {
          const { authorization } = await app.member();
          await append(app, { eventType: 'property.created' });
          const env = {
            ...process.env,
            REGISTRY_URL: app.baseUrl,
            API_KEY: authorization.replace('Bearer ', ''),
          };
          const { stdout } = await run(process.execPath, ['registry.ts'], { cwd: folder, env });
          assert.match(stdout, /\ntrue true\n$/);
        });
      });
  });

describe('the packed command line', () => {
  it('runs what its README shows, from an empty folder', async () => {
    const [engine] = engines;
    const kind = packageKinds.find(({ kind: word }) => word === 'cli');
    assert(engine !== undefined && kind !== undefined);
    const files = await packageFiles(kind, { protocol: protocol.name, prefix: PREFIX, repository: null });
    const folder = mkdtempSync(join(tmpdir(), 'packages-'));
    const app = await startTestApp(engine);
    try {
      installPackage(folder, `${PREFIX}-cli`, files);
      await append(app, { eventType: 'property.created' });
      const env = {
        PATH: `${join(folder, 'node_modules/.bin')}:${dirname(process.execPath)}:${process.env.PATH}`,
        REGISTRY_URL: app.baseUrl,
        AGENT_URL: app.baseUrl,
        AGENT_TOKEN: 'demo-me',
        REGISTRY_TOKEN: (await app.member()).authorization.replace('Bearer ', ''),
      };
      const { stdout, stderr } = await run('sh', ['-eu', 'tour.sh'], { cwd: folder, env });
      const printed = `${stdout}\n${stderr}`.split('\n');
      const { output } = readmeFiles(files.get('README.md') ?? '');
      for (const line of output.trim().split('\n')) {
        const [first = '', last = ''] = line.split('…');
        assert.isTrue(
          printed.some((one) => one.startsWith(first) && one.endsWith(last)),
          `${line}\nis not in\n${printed.join('\n')}`,
        );
      }
      assert.equal(
        JSON.parse(readFileSync(join(folder, 'events.jsonl'), 'utf8')).event_type,
        'property.created',
      );
    } finally {
      await app.drop();
      rmSync(folder, { recursive: true });
    }
  }).timeout(120_000);
});

describe('the packed conformance runner', () => {
  it('runs what its README shows, from an empty folder', async () => {
    const [engine] = engines;
    const kind = packageKinds.find(({ kind: word }) => word === 'conformance');
    assert(engine !== undefined && kind !== undefined);
    const files = await packageFiles(kind, { protocol: protocol.name, prefix: PREFIX, repository: null });
    const folder = mkdtempSync(join(tmpdir(), 'packages-'));
    const app = await startTestApp(engine);
    try {
      installPackage(folder, `${PREFIX}-conformance`, files);
      const env = {
        PATH: `${join(folder, 'node_modules/.bin')}:${dirname(process.execPath)}:${process.env.PATH}`,
        REGISTRY_URL: app.baseUrl,
        AGENT_URL: `${app.baseUrl}/mcp`,
        REGISTRY_TOKEN: (await app.member()).authorization.replace('Bearer ', ''),
        AGENT_TOKEN: 'demo-conformance',
      };
      await run('sh', ['-eu', 'check.sh'], { cwd: folder, env });
      const { results, targets } = JSON.parse(readFileSync(join(folder, 'registry.json'), 'utf8'));
      assert.deepEqual(Object.keys(targets), ['registry']);
      assert.deepEqual(
        results.flatMap((one: { id: string; verdict: string; fault?: string }) =>
          one.verdict === 'violated' ? [`${one.id}: ${one.fault}`] : [],
        ),
        [],
      );
      for (const file of ['agent.html', 'agent.xml', 'agent.svg'])
        assert.isNotEmpty(readFileSync(join(folder, file), 'utf8'), file);
    } finally {
      await app.drop();
      rmSync(folder, { recursive: true });
    }
  }).timeout(120_000);
});

describe('a packed client', () => {
  it('finds the fault in an answer that violates its schema, by schemas of its own', async () => {
    const kind = packageKinds.find(({ kind: word }) => word === 'client');
    assert(kind !== undefined);
    const files = await packageFiles(kind, { protocol: protocol.name, prefix: 'x', repository: null });
    const chunk = files.get('chunk.js') ?? '';
    assert.include(chunk, 'media-buy/create-media-buy-response');
    assert.notInclude(chunk, '"description":"');
  });
});
