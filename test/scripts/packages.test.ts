import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { assert } from 'chai';
import { SOURCE_NAME } from '../../codegen/protocol-name.ts';
import { freePort } from '../../scripts/free-port.ts';
import { packageFiles, packageKinds } from '../../scripts/pack/packages.ts';
import { typescript, withRareCollections } from '../../scripts/pack/typescript.ts';
import { compareServed, verdictsIn } from '../../scripts/smoke-packages.ts';
import { projectRoot } from '../../src/infra/project.ts';
import { append } from '../http/feed/world.ts';
import { startMirrorWorld } from '../mirror/world.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { engines } from '../support/databases.ts';
import { describeUse } from './packages/in-use.ts';
import { installTarballs, PREFIX, type UserFolder } from './packages/installed.ts';

const run = promisify(execFile);
/** The most bytes of a package without its types. */
const MOST_BYTES = {
  client: 400 * 1024,
  webhooks: 150 * 1024,
  cli: 4_500 * 1024,
  conformance: 3_200 * 1024,
  mirror: 12_000 * 1024,
};

/** What a file of a package has inside compressed. */
const unpacked = (text: string): string => {
  const [, packed = ''] = /["']([A-Za-z0-9+/=]{1000,})["']/.exec(text) ?? [];
  return packed === '' ? '' : gunzipSync(Buffer.from(packed, 'base64')).toString();
};

describe('the packages, installed from their tarballs in an empty folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'packages-'));
  let user: UserFolder;
  let app: TestApp;
  before(async () => {
    user = await installTarballs(folder);
    const [engine] = engines;
    assert(engine !== undefined);
    app = await startTestApp(engine);
  });
  after(async () => {
    await app?.drop();
    rmSync(folder, { recursive: true });
  });

  for (const kind of packageKinds)
    describe(`the package ${kind.kind}`, () => {
      const name = `${PREFIX}-${kind.kind}`;
      const filesOf = () => user.packages[kind.kind].files;

      it('has the size that it may have, a licence and a change log, and its tarball all that was packed', () => {
        const files = filesOf();
        // The change log grows with every release.
        const bytes = [...files].filter(([path]) => !path.startsWith('types/') && path !== 'CHANGELOG.md');
        assert.isBelow(
          bytes.reduce((sum, [, text]) => sum + Buffer.byteLength(text), 0),
          MOST_BYTES[kind.kind],
        );
        assert.includeMembers(
          [...files.keys()],
          ['LICENSE', 'NOTICE', 'CHANGELOG.md', 'README.md', 'index.js'],
        );
        assert.sameMembers([...user.packages[kind.kind].paths], [...files.keys()]);
      });

      it('imports nothing but what it names, and names nothing of the project that made it', () => {
        const files = filesOf();
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
        it('has types without a fault, and its README is a program without one', async () => {
          const programs = [...user.packages[kind.kind].readme.files.keys()];
          assert.isNotEmpty(programs);
          const options = '--strict --noEmit --module nodenext --target es2024 --types node'.split(' ');
          const { stdout } = await run(process.execPath, typescript(...options, ...programs), {
            cwd: folder,
            env: withRareCollections(),
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
      });
    });

  describe('the programs of their READMEs', () => {
    const node = (file: string, more: Record<string, string> = {}) =>
      run(process.execPath, [file], { cwd: folder, env: user.env(more) });
    const token = async () => (await app.member()).authorization.replace('Bearer ', '');

    it('refuse an unsigned webhook', async () => {
      assert.equal(
        (await node('receiver.ts')).stdout,
        "401 { error: 'webhook_signature_header_malformed' }\n",
      );
    });

    it('call an agent', async () => {
      const { stdout } = await node('agent.ts', { AGENT_URL: app.baseUrl, AGENT_TOKEN: 'demo-me' });
      assert.match(
        stdout,
        /^mcp \[ 'outdoor\.example via agency\.example \(sandbox\)' \]\nACCOUNT_NOT_FOUND terminal account\n$/,
      );
    });

    it('read a registry and follow its feed', async () => {
      await append(app, { eventType: 'property.created' });
      const { stdout } = await node('registry.ts', { REGISTRY_URL: app.baseUrl, API_KEY: await token() });
      assert.match(stdout, /\ntrue true\n$/);
    });

    it('ask and check from the command line', async () => {
      await append(app, { eventType: 'property.created' });
      const env = user.env({
        REGISTRY_URL: app.baseUrl,
        AGENT_URL: app.baseUrl,
        AGENT_TOKEN: 'demo-me',
        REGISTRY_TOKEN: await token(),
      });
      const { stdout, stderr } = await run('sh', ['-eu', 'tour.sh'], { cwd: folder, env });
      const printed = `${stdout}\n${stderr}`.split('\n');
      for (const line of user.packages.cli.readme.output.trim().split('\n')) {
        const [first = '', last = ''] = line.split('…');
        assert.isTrue(
          printed.some((one) => one.startsWith(first) && one.endsWith(last)),
          `${line}\nis not in\n${printed.join('\n')}`,
        );
      }
      const [event = ''] = readFileSync(join(folder, 'events.jsonl'), 'utf8').split('\n');
      assert.equal(JSON.parse(event).event_type, 'property.created');
    });

    it('copy a registry, verify the copy and serve it, from the command line too', async () => {
      const [engine] = engines;
      assert(engine !== undefined);
      const world = await startMirrorWorld(engine, 20260121);
      try {
        await world.living.round();
        await world.dump();
        const env = user.env({
          REGISTRY_URL: world.living.baseUrl,
          REGISTRY_TOKEN: world.token,
          DATABASE_URL: 'sqlite:mirror.sqlite',
          PORT: String(await freePort()),
        });
        const { stdout } = await run('sh', ['-eu', 'mirror.sh'], { cwd: folder, env });
        for (const line of user.packages.mirror.readme.output.trim().split('\n'))
          assert.include(stdout, `\n${line.split('…')[0]}`);
        const asked = { cwd: folder, env };
        const status = JSON.parse((await run('registry', ['mirror', 'status', '--json'], asked)).stdout);
        assert.deepInclude(status, { registry: world.living.baseUrl, is_whole: true });
        assert.propertyVal(status.last_verify, 'outcome', 'equal');
        assert.match(await compareServed(folder, env), /^a mirror serves [1-9]/);
        // The exit code of the one program is that of the other.
        const old = await run('registry', ['mirror', 'status', '--max-lag', 'soon'], asked).catch((no) => no);
        assert.equal(old.code, 2);
        assert.include(old.stderr, 'Use a whole number');
      } finally {
        await world.drop();
      }
    });

    it('say how to get what the command line does not bring along', async () => {
      const place = join(folder, 'node_modules', user.packages.mirror.name);
      renameSync(place, `${place}-gone`);
      try {
        const missing = await run('registry', ['mirror', 'status'], { cwd: folder, env: user.env({}) }).catch(
          (no) => no,
        );
        assert.equal(missing.code, 2);
        assert.include(missing.stderr, `npm install --global ${user.packages.mirror.name}`);
      } finally {
        renameSync(`${place}-gone`, place);
      }
    });

    it('judge a registry and an agent', async () => {
      const env = user.env({
        REGISTRY_URL: app.baseUrl,
        AGENT_URL: `${app.baseUrl}/mcp`,
        REGISTRY_TOKEN: await token(),
        AGENT_TOKEN: 'demo-conformance',
      });
      await run('sh', ['-eu', 'check.sh'], { cwd: folder, env });
      assert.match(
        verdictsIn(folder),
        /^[1-9]\d* requirements of registry\.json hold, [1-9]\d* requirements of agent\.json hold$/,
      );
      for (const file of ['agent.html', 'agent.xml', 'agent.svg'])
        assert.isNotEmpty(readFileSync(join(folder, file), 'utf8'), file);
      // A trial of the packages fails by what the runner says, and not only when it cannot run.
      const { results } = JSON.parse(readFileSync(join(folder, 'agent.json'), 'utf8'));
      const spoilt = [
        { results: [...results, { id: 'agent.made-up', verdict: 'violated', fault: 'a fault' }] },
        { results: results.filter(({ verdict }: { verdict: string }) => verdict !== 'holds') },
      ];
      for (const [at, says] of [/agent\.made-up: a fault/, /nothing was judged/].entries()) {
        writeFileSync(join(folder, 'agent.json'), JSON.stringify(spoilt[at]));
        assert.throws(() => verdictsIn(folder), says);
      }
    });
  });

  it('find the fault in an answer that violates its schema, by schemas of their own', () => {
    const chunk = user.packages.client.files.get('chunk.js') ?? '';
    assert.include(chunk, 'media-buy/create-media-buy-response');
    assert.notInclude(chunk, '"description":"');
  });

  describeUse(() => user);
});
