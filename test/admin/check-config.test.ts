import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert } from 'chai';
import { readConfig } from '../../src/config.ts';
import { runAdmin, runAdminProcess } from './run-admin.ts';

describe('admin check-config', () => {
  const folder = mkdtempSync(join(tmpdir(), 'check-config-'));
  after(() => rmSync(folder, { recursive: true }));
  const check = async (env: Record<string, string>) => {
    const { code, stdout, stderr } = await runAdmin(env, 'check-config');
    return { code, stderr, ...JSON.parse(stdout) } as {
      code: number;
      stderr: string;
      valid: boolean;
      faults: string[];
      warnings: string[];
    };
  };
  /** The settings that the faults name. */
  const named = (faults: readonly string[]) => faults.map((fault) => /^[A-Z_]+/.exec(fault)?.[0]);

  it('lists every setting that production misses at once', async () => {
    const { code, valid, faults } = await check({ MODE: 'production' });
    assert.deepEqual([code, valid], [1, false]);
    assert.sameMembers(named(faults), ['BASE_URL', 'OAUTH_KEYS', 'AGENT_PROFILE', 'SECRETS_KEY']);
  });

  it('says that an agent that sells in production needs an ad server', async () => {
    const { valid, faults } = await check({ MODE: 'production', AGENT_PROFILE: 'built-in' });
    assert.isFalse(valid);
    assert.sameMembers(named(faults), ['BASE_URL', 'OAUTH_KEYS', 'AD_SERVER', 'SECRETS_KEY']);
  });

  /** One invalid value of each setting. */
  const INVALID = {
    PORT: '70000',
    HOST: 'a b',
    OPERATIONS_ADDRESS: 'here',
    BASE_URL: 'ftp://a.example',
    PREVIEW_BASE_URL: 'https://a.example/path',
    DATABASE_URL: 'mysql://a',
    DATABASE_READ_URL: 'mysql://a',
    DATABASE_CONNECTIONS: '1',
    DATABASE_CONNECT_TIMEOUT_MS: 'soon',
    DATABASE_STATEMENT_TIMEOUT_MS: '1',
    DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: '1',
    SQLITE_SYNCHRONOUS: 'off',
    SECRETS_KEY: 'short',
    AUDIT_DAYS: '1',
    SANDBOX_DAYS: '0',
    PAST_DAYS: '0',
    MODE: 'test',
    MIGRATE: 'later',
    AGENT_PROFILE: '/no/such/file.json',
    AD_SERVER: 'none',
    AD_SERVER_TOKEN: 'short',
    SANDBOX_TOKENS: '*',
    MAJOR_RELEASE: '2.0',
    OUTBOUND_HOSTS: '/no/such/file.json',
    OUTBOUND_ALLOW: '0.0.0.0/0',
    EGRESS_PROXY: 'socks5://proxy:1080',
    REGISTRY_NAME: 'two\nlines',
    REGISTRY_LOGO: '/no/such/logo.png',
    OPERATOR_WEBHOOK_URL: 'nowhere',
    SECURITY_CONTACT: 'nobody',
    LOG_CHECKPOINT_FILE: '/no/such/folder/checkpoint',
    LOG_WITNESSES: 'witness.example',
    LOG_WITNESSES_WANTED: 'all',
    DUMP_DIR: '/no/such/folder/dumps',
    DUMP_INTERVAL_HOURS: '-1',
    DNS_SERVERS: 'a.example',
    WORKERS: '0',
    ROLE: 'none',
    ENRICHMENT: 'http://a.example',
    OAUTH_KEYS: '/no/such/file.json',
    TRUSTED_PROXIES: '-1',
    FEED_STREAMS: 'many',
    CHECK_ANSWERS: '2',
    LOG_LEVEL: 'loud',
  };

  it('names every invalid setting, however many there are', async () => {
    const { faults } = await check(INVALID);
    assert.sameMembers(named(faults), Object.keys(INVALID));
  });

  for (const name of Object.keys(INVALID) as (keyof typeof INVALID)[]) {
    it(`names ${name} alone when nothing else is invalid`, async () => {
      const { valid, faults } = await check({ [name]: INVALID[name] });
      assert.isFalse(valid);
      assert.deepEqual(named(faults), [name]);
    });
  }

  it('knows every setting of the manual', () => {
    const manual = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8');
    const table = manual.slice(manual.indexOf('## Settings'), manual.indexOf('## What the agent sells'));
    const settings = [...table.matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm)].flatMap(([, names = '']) =>
      [...names.matchAll(/[A-Z_]+/g)].map(([name]) => name),
    );
    assert.sameMembers([...Object.keys(INVALID), ...Object.keys(COMPANY)], settings);
  });

  // These belong together: one alone is a fault of another, which is missing.
  const COMPANY = {
    SIGN_IN_ISSUER: 'https://id.company.example',
    SIGN_IN_CLIENT_ID: 'registry',
    SIGN_IN_CLIENT_SECRET: 'of-the-registry',
    SIGN_IN_DOMAINS: 'company.example=0199f2a4-0000-7000-8000-000000000001',
  };
  for (const [name, wrong] of [
    ['SIGN_IN_ISSUER', 'http://id.company.example'],
    ['SIGN_IN_DOMAINS', 'company.example'],
    ...Object.keys(COMPANY).map((missing) => [missing, ''] as const),
  ] as const)
    it(`names ${name} as ${JSON.stringify(wrong)} beside the other settings of a company's sign-in`, async () => {
      assert.deepEqual(named((await check(COMPANY)).faults), []);
      assert.deepEqual(named((await check({ ...COMPANY, [name]: wrong })).faults), [name]);
    });

  it('names each fault of a profile, not only the first', async () => {
    const file = join(folder, 'profile.json');
    writeFileSync(file, JSON.stringify({ supported_protocols: 7, specialisms: 'none' }));
    const { faults } = await check({ AGENT_PROFILE: file });
    assert.isAbove(faults.length, 1);
    for (const fault of faults) assert.match(fault, /^AGENT_PROFILE: /);
    assert.lengthOf(new Set(faults), faults.length);
  });

  it('names settings that contradict each other, beside invalid ones', async () => {
    const { faults } = await check({ DATABASE_READ_URL: 'postgres://a/b', PORT: 'x' });
    assert.deepEqual(named(faults), ['PORT', 'DATABASE_READ_URL']);
  });

  it('opens no database, and is content with the settings of a sandbox', async () => {
    const answer = await check({ DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/none' });
    assert.deepInclude(answer, { code: 0, valid: true, faults: [], warnings: [], stderr: '' });
  });

  it('warns of what is valid and dangerous', async () => {
    const { code, warnings } = await check({ BASE_URL: 'https://a.example' });
    assert.equal(code, 0);
    assert.match(warnings.join(), /MODE=sandbox/);
  });

  it('repeats no secret', async () => {
    const { stdout } = await runAdmin(
      { SECRETS_KEY: 'my-secret-words', DATABASE_URL: 'mysql://u:pass@h' },
      'check-config',
    );
    assert.notMatch(stdout, /my-secret-words|pass@/);
  });

  it('accepts a key set that `keys generate` has written, as a process of its own', async () => {
    const file = join(folder, 'oauth-keys.json');
    const made = await runAdmin({}, 'keys', 'generate', '--out', file);
    assert.deepEqual(made.code, 0, made.stderr);
    assert.deepInclude(JSON.parse(made.stdout), { file });
    assert.equal(statSync(file).mode & 0o777, 0o600);
    const env = {
      MODE: 'production',
      BASE_URL: 'https://a.example',
      PREVIEW_BASE_URL: 'https://previews.example',
      OAUTH_KEYS: file,
      AGENT_PROFILE: 'built-in',
      AD_SERVER: 'simulator',
      SECRETS_KEY: Buffer.alloc(32, 1).toString('base64'),
    };
    const { code, stdout } = await runAdminProcess(env, 'check-config');
    const { warnings, ...verdict } = JSON.parse(stdout);
    assert.deepEqual([code, verdict], [0, { valid: true, faults: [] }]);
    assert.lengthOf(warnings, 2);
    assert.match(warnings[0], /^AGENT_PROFILE does not set credit\.limit_of_new_accounts: /);
    assert.match(warnings[1], /^AD_SERVER=simulator in production: /);
  });
});

describe('admin keys generate', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keys-generate-'));
  after(() => rmSync(folder, { recursive: true }));

  it('prints a key set that OAUTH_KEYS takes, another one each time', async () => {
    const sets = await Promise.all([1, 2].map(() => runAdmin({}, 'keys', 'generate')));
    const kids = sets.map(({ stdout }, index) => {
      const file = join(folder, `set-${index}.json`);
      writeFileSync(file, stdout);
      return readConfig({ OAUTH_KEYS: file }).oauthKeys?.map(({ kid }) => kid)[0];
    });
    assert.lengthOf(new Set(kids), 2);
  });

  it('changes no file that exists, and says so in one line', async () => {
    const file = join(folder, 'mine.json');
    writeFileSync(file, 'mine');
    const { code, stdout, stderr } = await runAdmin({}, 'keys', 'generate', '--out', file);
    assert.deepEqual([code, stdout], [1, '']);
    assert.equal(stderr, `--out: ${file} exists already; name another file\n`);
    assert.equal(readFileSync(file, 'utf8'), 'mine');
  });

  it('says in one line that a folder is missing', async () => {
    const file = join(folder, 'none/keys.json');
    const { code, stderr } = await runAdmin({}, 'keys', 'generate', '--out', file);
    assert.equal(code, 1);
    assert.equal(
      stderr,
      `--out: ${file} cannot be written (ENOENT); name a file in a folder that exists and that you may write to\n`,
    );
  });
});
