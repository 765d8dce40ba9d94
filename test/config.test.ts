import { execFile } from 'node:child_process';
import { generateKeyPairSync, type JsonWebKey } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { assert } from 'chai';
import { ConfigError, type Environment, readConfig } from '../src/config.ts';
import type { AgentDeclaration } from '../src/domain/declaration/agent-profile.ts';
import { NO_PLACES } from '../src/domain/net/allowed-places.ts';
import { warningsOf } from '../src/operator-lines.ts';
import { ANSWER_GRACE_MS } from '../src/store/engine/postgres.ts';
import { BUSY_LIMIT_MS } from '../src/store/engine/sqlite.ts';
import { childEnv } from './support/child-env.ts';
import { publisherHouse, publisherProfile } from './support/publisher.ts';

/** The complaint about these settings; fails when there is none. */
function complaint(env: Environment): string {
  try {
    readConfig(env);
  } catch (error) {
    assert.instanceOf(error, ConfigError);
    return (error as Error).message;
  }
  return assert.fail(`${JSON.stringify(env)} was accepted`);
}

/** A company sign-in that is complete. */
const COMPANY = {
  SIGN_IN_ISSUER: 'https://login.company.example',
  SIGN_IN_CLIENT_ID: 'registry',
  SIGN_IN_CLIENT_SECRET: 'a secret',
  SIGN_IN_DOMAINS: 'company.example=org-1',
};

/** 32 bytes as base64. */
const WITNESS = 'witness.example/w1+20324abe+BCmsuuFBvMrwsi4alNNNC8c2HlJtC/4SyJeUvJMilm3X';
const OTHER_WITNESS = 'other.example+fc26012d+BAkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJ';
const SECRET = Buffer.alloc(32, 'hidden').toString('base64');

const newKey = (kid: string, namedCurve = 'P-256'): JsonWebKey => ({
  ...generateKeyPairSync('ec', { namedCurve }).privateKey.export({ format: 'jwk' }),
  kid,
});

describe('readConfig', () => {
  const folder = mkdtempSync(join(tmpdir(), 'registry-config-'));
  after(() => rmSync(folder, { recursive: true }));

  const file = (text: string, name = 'hosts.json'): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  const keyFile = (...keys: unknown[]) => file(JSON.stringify({ keys }), 'keys.json');
  const PRODUCTION = {
    MODE: 'production',
    BASE_URL: 'https://registry.example',
    OAUTH_KEYS: file(JSON.stringify({ keys: [newKey('a')] }), 'production-keys.json'),
    AGENT_PROFILE: 'built-in',
    AD_SERVER: 'simulator',
    SECRETS_KEY: SECRET,
  };

  it('needs no setting at all', () => {
    assert.deepEqual(readConfig({}), {
      port: 8080,
      host: '127.0.0.1',
      operationsAddress: null,
      baseUrl: null,
      previewBaseUrl: null,
      registryName: null,
      registryLogo: null,
      securityContact: null,
      logCheckpointFile: null,
      logWitnesses: [],
      logWitnessesWanted: 0,
      dumpDir: './data/registry.sqlite.dumps',
      dumpHours: 24,
      companySignIn: null,
      databaseUrl: 'sqlite:./data/registry.sqlite',
      databaseReadUrl: null,
      migrate: 'start',
      mode: 'sandbox',
      outboundHosts: new Map(),
      outboundAllow: NO_PLACES,
      egressProxy: null,
      operatorWebhookUrl: null,
      dnsServers: null,
      workers: 1,
      role: 'all',
      enrichment: { kind: 'site' },
      oauthKeys: null,
      agentProfile: publisherProfile,
      adServer: { kind: 'simulator' },
      adServerToken: null,
      sandboxTokens: ['demo-*'],
      trustedProxies: 0,
      checkAnswers: 1,
      feedStreams: 2_000,
      majorRelease: 'specified',
      logLevel: 'info',
      postgres: { connections: 10, connectMs: 5_000, statementMs: 7_000, idleInTransactionMs: 60_000 },
      sqliteSynchronous: 'full',
      secretsKeys: null,
      auditDays: 400,
      sandboxDays: 30,
      pastDays: 400,
    });
  });

  it('takes an empty setting for one that is not given, and no notice of others', () => {
    const names = [
      'PORT',
      'HOST',
      'BASE_URL',
      'DATABASE_URL',
      'DATABASE_READ_URL',
      'MODE',
      'OUTBOUND_HOSTS',
      'OUTBOUND_ALLOW',
    ];
    const more = [
      'DNS_SERVERS',
      'WORKERS',
      'ROLE',
      'ENRICHMENT',
      'MAJOR_RELEASE',
      'TRUSTED_PROXIES',
      'CHECK_ANSWERS',
      'LOG_LEVEL',
      'LOG_CHECKPOINT_FILE',
      'LOG_WITNESSES',
      'LOG_WITNESSES_WANTED',
      'DUMP_DIR',
      'DUMP_INTERVAL_HOURS',
      'AGENT_PROFILE',
      'DATABASE_CONNECTIONS',
      'DATABASE_CONNECT_TIMEOUT_MS',
      'DATABASE_STATEMENT_TIMEOUT_MS',
      'DATABASE_IDLE_TRANSACTION_TIMEOUT_MS',
      'SQLITE_SYNCHRONOUS',
      'SECRETS_KEY',
      'AUDIT_DAYS',
      'SANDBOX_DAYS',
      'PAST_DAYS',
      'OPERATIONS_ADDRESS',
      'PREVIEW_BASE_URL',
      'SECURITY_CONTACT',
      'SIGN_IN_ISSUER',
      'SIGN_IN_CLIENT_ID',
      'SIGN_IN_CLIENT_SECRET',
      'SIGN_IN_DOMAINS',
      'MIGRATE',
    ];
    const empty = Object.fromEntries([...names, ...more].map((name) => [name, '  ']));
    assert.deepEqual(readConfig({ ...empty, PATH: '/bin', port: 'x' }), readConfig({}));
  });

  it('waits by default for less than ten seconds for a database that hangs', () => {
    const { connectMs, statementMs } = readConfig({}).postgres;
    assert.isBelow(Math.max(connectMs, statementMs + ANSWER_GRACE_MS), 10_000);
    assert.isBelow(BUSY_LIMIT_MS, 10_000);
  });

  it('reads every setting', () => {
    const config = readConfig({
      PORT: ' 0 ',
      HOST: '::1',
      BASE_URL: 'https://registry.example/base//',
      DATABASE_URL: 'postgres://user:secret@db.example/registry',
      DATABASE_READ_URL: 'postgresql://replica.example/registry',
      OUTBOUND_HOSTS: file('{"News.example":"http://127.0.0.1:9001/ignored"}'),
      DNS_SERVERS: '127.0.0.1:5353, [::1]:53,192.0.2.1',
      WORKERS: '64',
      ROLE: 'jobs',
      ENRICHMENT: 'https://provider.example/v1',
      ENRICHMENT_KEY: 'key',
      TRUSTED_PROXIES: '2',
      CHECK_ANSWERS: '0.25',
      LOG_LEVEL: 'silent',
      DATABASE_CONNECTIONS: '20',
      DATABASE_CONNECT_TIMEOUT_MS: '250',
      DATABASE_STATEMENT_TIMEOUT_MS: '2000',
      DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: '40000',
      SQLITE_SYNCHRONOUS: 'normal',
      SECRETS_KEY: `${SECRET}, ${Buffer.alloc(32, 7).toString('base64url')}`,
      AUDIT_DAYS: '90',
      SANDBOX_DAYS: '7',
      PAST_DAYS: '90',
      OPERATIONS_ADDRESS: '[::1]:9090',
      PREVIEW_BASE_URL: 'https://previews.example/',
      SECURITY_CONTACT: 'mailto:security@registry.example',
      MAJOR_RELEASE: '3.0',
      MIGRATE: 'never',
      LOG_WITNESSES: `${WITNESS}  https://witness.example/submit/,${OTHER_WITNESS} https://news.example/w`,
      LOG_WITNESSES_WANTED: '1',
      SIGN_IN_ISSUER: 'https://login.company.example',
      SIGN_IN_CLIENT_ID: 'registry',
      SIGN_IN_CLIENT_SECRET: 'a secret',
      SIGN_IN_DOMAINS: 'Company.example = org-1, münchen.example=org-2',
    });
    assert.deepEqual(config.postgres, {
      connections: 20,
      connectMs: 250,
      statementMs: 2_000,
      idleInTransactionMs: 40_000,
    });
    assert.deepEqual(config.secretsKeys, [Buffer.alloc(32, 'hidden'), Buffer.alloc(32, 7)]);
    assert.deepEqual(config.operationsAddress, { host: '::1', port: 9090 });
    assert.include(config, { sqliteSynchronous: 'normal', auditDays: 90, sandboxDays: 7, pastDays: 90 });
    assert.include(config, { port: 0, host: '::1', baseUrl: 'https://registry.example/base' });
    assert.equal(config.previewBaseUrl, 'https://previews.example');
    assert.equal(config.securityContact, 'mailto:security@registry.example');
    assert.deepEqual(
      [...(config.companySignIn?.domains ?? [])],
      [
        ['company.example', 'org-1'],
        ['xn--mnchen-3ya.example', 'org-2'],
      ],
    );
    assert.equal(config.migrate, 'never');
    assert.deepEqual(
      config.logWitnesses.map(({ key, url }) => [key.name, url]),
      [
        ['witness.example/w1', 'https://witness.example/submit'],
        ['other.example', 'https://news.example/w'],
      ],
    );
    assert.equal(config.logWitnessesWanted, 1);
    assert.equal(config.databaseUrl, 'postgres://user:secret@db.example/registry');
    assert.equal(config.databaseReadUrl, 'postgresql://replica.example/registry');
    assert.deepEqual([...config.outboundHosts], [['news.example', 'http://127.0.0.1:9001']]);
    assert.deepEqual(config.dnsServers, ['127.0.0.1:5353', '[::1]:53', '192.0.2.1']);
    assert.include(config, {
      workers: 64,
      role: 'jobs',
      trustedProxies: 2,
      checkAnswers: 0.25,
      majorRelease: '3.0',
      logLevel: 'silent',
    });
    assert.deepEqual(config.enrichment, { kind: 'provider', url: 'https://provider.example/v1', key: 'key' });
  });

  it('needs a key for secrets in production', () => {
    assert.equal(complaint({ ...PRODUCTION, SECRETS_KEY: '' }), 'SECRETS_KEY: must be given in production');
  });

  it('checks no answers in production unless told to', () => {
    assert.include(readConfig(PRODUCTION), { mode: 'production', checkAnswers: 0 });
    assert.equal(readConfig({ ...PRODUCTION, CHECK_ANSWERS: '1' }).checkAnswers, 1);
  });

  for (const [env, message] of [
    [{ PORT: '65536' }, 'PORT: expected a whole number from 0 to 65535, got "65536"'],
    [{ PORT: '-1' }, 'PORT: expected a whole number from 0 to 65535, got "-1"'],
    [{ PORT: '80.5' }, 'PORT: expected a whole number from 0 to 65535, got "80.5"'],
    [{ PORT: '0x50' }, 'PORT: expected a whole number from 0 to 65535, got "0x50"'],
    [{ PORT: '8e3' }, 'PORT: expected a whole number from 0 to 65535, got "8e3"'],
    [{ PORT: 'http' }, 'PORT: expected a whole number from 0 to 65535, got "http"'],
    [{ HOST: 'not a host' }, 'HOST: expected a host name or an address, got "not a host"'],
    [{ HOST: 'http://localhost' }, 'HOST: expected a host name or an address, got "http://localhost"'],
    [{ HOST: '127.0.0.1:80' }, 'HOST: expected a host name or an address, got "127.0.0.1:80"'],
    [{ WORKERS: '0' }, 'WORKERS: expected a whole number from 1 to 64, got "0"'],
    [{ WORKERS: '65' }, 'WORKERS: expected a whole number from 1 to 64, got "65"'],
    [{ TRUSTED_PROXIES: 'true' }, 'TRUSTED_PROXIES: expected a whole number from 0 to 10, got "true"'],
    [{ TRUSTED_PROXIES: '11' }, 'TRUSTED_PROXIES: expected a whole number from 0 to 10, got "11"'],
    [{ CHECK_ANSWERS: '1.1' }, 'CHECK_ANSWERS: expected a number from 0 to 1, got "1.1"'],
    [{ CHECK_ANSWERS: '-0.1' }, 'CHECK_ANSWERS: expected a number from 0 to 1, got "-0.1"'],
    [{ CHECK_ANSWERS: 'always' }, 'CHECK_ANSWERS: expected a number from 0 to 1, got "always"'],
    [{ MODE: 'Production' }, 'MODE: expected one of sandbox, production, got "Production"'],
    [
      { LOG_WITNESSES: WITNESS },
      `LOG_WITNESSES: expected "key url" pairs, separated by commas; "${WITNESS}" is none`,
    ],
    [
      { LOG_WITNESSES: `${WITNESS} https://witness.example,` },
      'LOG_WITNESSES: expected "key url" pairs, separated by commas; "" is none',
    ],
    [
      { LOG_WITNESSES: 'witness.example https://witness.example' },
      'LOG_WITNESSES: expected "key url" pairs, separated by commas; "witness.example" is no verifier key (name+id+key), or its id is of another key',
    ],
    [
      { LOG_WITNESSES: `${WITNESS} https://a.example,${WITNESS} https://b.example` },
      'LOG_WITNESSES: names one key twice, for witness.example/w1 and for witness.example/w1',
    ],
    [
      { LOG_WITNESSES: `${WITNESS} witness.example` },
      'LOG_WITNESSES: the URL of witness.example/w1 must be an https address, got "witness.example"',
    ],
    [
      { LOG_WITNESSES: `${WITNESS} https://me:hidden@witness.example` },
      'LOG_WITNESSES: the URL of witness.example/w1 must not hold a user name, a password, a query or a fragment',
    ],
    [
      { LOG_WITNESSES: `${WITNESS} http://witness.example` },
      'LOG_WITNESSES: the URL of witness.example/w1 cannot be reached: only https is sent to',
    ],
    [
      { LOG_WITNESSES: `${WITNESS} https://10.0.0.1` },
      'LOG_WITNESSES: the URL of witness.example/w1 cannot be reached: the address is not public (private)',
    ],
    [
      { LOG_WITNESSES: `${WITNESS} https://witness.example`, LOG_WITNESSES_WANTED: '2' },
      'LOG_WITNESSES_WANTED: expected a whole number from 0 to 1, got "2"',
    ],
    [{ MIGRATE: 'no' }, 'MIGRATE: expected one of start, never, got "no"'],
    [{ MAJOR_RELEASE: '3.1' }, 'MAJOR_RELEASE: expected one of specified, 3.0, got "3.1"'],
    [{ ROLE: 'worker' }, 'ROLE: expected one of all, web, jobs, got "worker"'],
    [
      { LOG_LEVEL: 'verbose' },
      'LOG_LEVEL: expected one of trace, debug, info, warn, error, fatal, silent, got "verbose"',
    ],
    [
      { PREVIEW_BASE_URL: 'https://previews.example/x' },
      'PREVIEW_BASE_URL: expected an origin without a path, got "https://previews.example/x"',
    ],
    [
      { SECURITY_CONTACT: 'security@registry.example' },
      'SECURITY_CONTACT: expected a mailto: or https: address, got "security@registry.example"',
    ],
    [
      { SIGN_IN_ISSUER: 'https://login.example' },
      'SIGN_IN_CLIENT_ID: must be given too, or none of SIGN_IN_ISSUER, SIGN_IN_CLIENT_ID, SIGN_IN_CLIENT_SECRET and SIGN_IN_DOMAINS',
    ],
    [
      { ...COMPANY, SIGN_IN_ISSUER: 'http://login.example' },
      'SIGN_IN_ISSUER: expected the https address of an identity provider, without query',
    ],
    [
      { ...COMPANY, SIGN_IN_DOMAINS: 'company.example' },
      'SIGN_IN_DOMAINS: item 1 must be a domain, "=" and the id of an organization',
    ],
    [
      { ...COMPANY, SIGN_IN_DOMAINS: 'a.example=1, A.example=2' },
      'SIGN_IN_DOMAINS: item 2 repeats the domain of another',
    ],
    [
      { SECURITY_CONTACT: 'javascript:alert(1)' },
      'SECURITY_CONTACT: expected a mailto: or https: address, got "javascript:alert(1)"',
    ],
    [
      { SECURITY_CONTACT: 'mailto:a@b.example Expires: never' },
      'SECURITY_CONTACT: expected a mailto: or https: address, got "mailto:a@b.example Expires: never"',
    ],
    [
      { ...PRODUCTION, PREVIEW_BASE_URL: 'http://previews.example' },
      'PREVIEW_BASE_URL: must be an https address in production',
    ],
    [
      { BASE_URL: 'registry.example' },
      'BASE_URL: expected an http or https address without query, got "registry.example"',
    ],
    [
      { BASE_URL: 'ftp://registry.example' },
      'BASE_URL: expected an http or https address without query, got "ftp://registry.example"',
    ],
    [
      { BASE_URL: 'https://registry.example/?a=b' },
      'BASE_URL: expected an http or https address without query, got "https://registry.example/?a=b"',
    ],
    [
      { BASE_URL: 'https://registry.example/#top' },
      'BASE_URL: expected an http or https address without query, got "https://registry.example/#top"',
    ],
    [{ BASE_URL: 'https://me:hidden@registry.example' }, 'BASE_URL: must not hold a user name or password'],
    [{ MODE: 'production' }, 'BASE_URL: must be given in production'],
    [
      { MODE: 'production', BASE_URL: 'http://registry.example' },
      'BASE_URL: must be an https address in production',
    ],
    [
      { DATABASE_URL: 'mysql://u:hidden@h/d' },
      'DATABASE_URL: expected sqlite:PATH, sqlite::memory: or postgres://…',
    ],
    [{ DATABASE_URL: 'sqlite:' }, 'DATABASE_URL: expected sqlite:PATH, sqlite::memory: or postgres://…'],
    [
      { DATABASE_URL: './data.sqlite' },
      'DATABASE_URL: expected sqlite:PATH, sqlite::memory: or postgres://…',
    ],
    [
      { DATABASE_URL: 'postgres://[hidden' },
      'DATABASE_URL: expected sqlite:PATH, sqlite::memory: or postgres://…',
    ],
    [
      { DATABASE_READ_URL: 'postgres://replica.example/r' },
      'DATABASE_READ_URL: a read replica needs a PostgreSQL DATABASE_URL',
    ],
    [
      { DATABASE_URL: 'postgres://db.example/r', DATABASE_READ_URL: 'sqlite:./copy.sqlite' },
      'DATABASE_READ_URL: a read replica needs to be PostgreSQL too',
    ],
    [
      { DATABASE_URL: 'sqlite::memory:', WORKERS: '2' },
      'WORKERS: several processes cannot share sqlite::memory:',
    ],
    [{ DNS_SERVERS: 'dns.example' }, 'DNS_SERVERS: expected a comma list of ip:port, got "dns.example"'],
    [
      { DNS_SERVERS: '127.0.0.1:65536' },
      'DNS_SERVERS: expected a comma list of ip:port, got "127.0.0.1:65536"',
    ],
    [{ DNS_SERVERS: '127.0.0.1:0' }, 'DNS_SERVERS: expected a comma list of ip:port, got "127.0.0.1:0"'],
    [{ DNS_SERVERS: '127.0.0.1,,' }, 'DNS_SERVERS: expected a comma list of ip:port, got ""'],
    [{ DNS_SERVERS: '::1' }, 'DNS_SERVERS: expected a comma list of ip:port, got "::1"'],
    [
      { ENRICHMENT: 'maybe' },
      'ENRICHMENT: expected site, none or the https address of a provider, got "maybe"',
    ],
    [
      { ENRICHMENT: 'http://provider.example', ENRICHMENT_KEY: 'hidden' },
      'ENRICHMENT: expected site, none or the https address of a provider, got "http://provider.example"',
    ],
    [{ ENRICHMENT: 'https://provider.example' }, 'ENRICHMENT_KEY: a provider address needs its key'],
    [
      { DATABASE_STATEMENT_TIMEOUT_MS: '999' },
      'DATABASE_STATEMENT_TIMEOUT_MS: expected a whole number from 1000 to 600000, got "999"',
    ],
    [{ SQLITE_SYNCHRONOUS: 'off' }, 'SQLITE_SYNCHRONOUS: expected one of full, normal, got "off"'],
    ...['hidden', `${SECRET},hidden`, 'a'.repeat(44), `${SECRET},`].map(
      (SECRETS_KEY) =>
        [
          { SECRETS_KEY },
          'SECRETS_KEY: expected 32 random bytes as base64, or a comma list of such keys with the current one first',
        ] as const,
    ),
    [{ OPERATIONS_ADDRESS: '9090' }, 'OPERATIONS_ADDRESS: expected host:port, got "9090"'],
    [
      { OPERATIONS_ADDRESS: '127.0.0.1:65536' },
      'OPERATIONS_ADDRESS: expected host:port, got "127.0.0.1:65536"',
    ],
    [{ OPERATIONS_ADDRESS: '::1:9090' }, 'OPERATIONS_ADDRESS: expected host:port, got "::1:9090"'],
  ] as const) {
    it(`refuses ${JSON.stringify(env)}`, () => {
      assert.equal(complaint(env), message);
      assert.notInclude(message, 'hidden', 'passwords do not belong into a log');
      assert.notMatch(message, /\n/);
    });
  }

  for (const [title, text] of [
    ['text that is no JSON', '{'],
    ['a list', '[]'],
    ['null', 'null'],
    ['an origin that is no text', '{"a.example":1}'],
    ['an origin without scheme', '{"a.example":"127.0.0.1:80"}'],
    ['an origin of another scheme', '{"a.example":"file:///etc/passwd"}'],
  ] as const) {
    it(`refuses an OUTBOUND_HOSTS file with ${title}`, () => {
      assert.match(complaint({ OUTBOUND_HOSTS: file(text) }), /^OUTBOUND_HOSTS: .*hosts\.json/);
    });
  }

  for (const text of [
    'proxy:3128',
    'https://proxy',
    'socks5://proxy',
    'http://u:topsecret@proxy/path',
    'http://%zz:x@p',
    'x',
  ])
    it(`refuses EGRESS_PROXY=${text}, without repeating it`, () => {
      assert.match(complaint({ EGRESS_PROXY: text }), /^EGRESS_PROXY: expected http:/);
      assert.notInclude(complaint({ EGRESS_PROXY: text }), 'topsecret');
    });

  for (const [text, fault] of [
    ['chat.example/hook', 'expected an https address of at most 2048 characters'],
    ['ftp://chat.example/hook', 'expected an https address of at most 2048 characters'],
    [`https://chat.example/${'x'.repeat(2_048)}`, 'expected an https address of at most 2048 characters'],
    ['https://ann:topsecret@chat.example/', 'must not hold a user name, a password or a fragment'],
    ['https://chat.example/hook#topsecret', 'must not hold a user name, a password or a fragment'],
    ['http://chat.example/topsecret', 'only https is sent to'],
    ['https://chat.example:8443/topsecret', 'port 8443 is not sent to'],
    ['https://10.1.2.3/topsecret', 'not'],
    ['https://127.0.0.1/topsecret', 'not'],
    ['https://[::1]/topsecret', 'not'],
    ['https://localhost/topsecret', 'not'],
    ['https://registry.example/topsecret', 'the address belongs to this service'],
  ] as const)
    it(`refuses OPERATOR_WEBHOOK_URL=${text.slice(0, 40)} in production, without repeating its path`, () => {
      const message = complaint({ ...PRODUCTION, OPERATOR_WEBHOOK_URL: text });
      assert.match(message, /^OPERATOR_WEBHOOK_URL: /);
      assert.include(message, fault);
      assert.notInclude(message, 'topsecret');
    });
  it('takes an OPERATOR_WEBHOOK_URL of a public host, or of a private one that OUTBOUND_ALLOW names', () => {
    const read = (url: string, more: Environment = {}) =>
      readConfig({ ...PRODUCTION, OPERATOR_WEBHOOK_URL: url, ...more }).operatorWebhookUrl;
    assert.equal(read('https://chat.example/hook?key=1'), 'https://chat.example/hook?key=1');
    const inside = 'https://chat.internal:8443/hook';
    assert.equal(read(inside, { OUTBOUND_ALLOW: 'chat.internal:8443' }), inside);
  });

  it('takes the address and the credentials of EGRESS_PROXY', () => {
    const read = (text: string) => readConfig({ EGRESS_PROXY: text }).egressProxy;
    assert.deepEqual(read('http://proxy:3128'), { host: 'proxy', port: 3128, authorization: null });
    assert.deepEqual(read('http://a%40b:c%3Ad@[fd00::1]'), {
      host: 'fd00::1',
      port: 80,
      authorization: `Basic ${Buffer.from('a@b:c:d').toString('base64')}`,
    });
  });

  for (const text of ['10.0.0.0/4', 'https://agent.internal', '127.0.0.1', 'agent.internal, 0.0.0.0/0'])
    it(`refuses OUTBOUND_ALLOW=${text}`, () => {
      assert.match(complaint({ OUTBOUND_ALLOW: text }), /^OUTBOUND_ALLOW: expected a comma list such as /);
    });

  it('takes OUTBOUND_ALLOW in production, and warns of networks', () => {
    const env = { ...PRODUCTION, OUTBOUND_ALLOW: ' agent.internal, ' };
    assert.deepEqual([...readConfig(env).outboundAllow.hosts.keys()], ['agent.internal']);
    assert.notMatch(warningsOf(readConfig(env)).join('\n'), /OUTBOUND_ALLOW/);
    const wide = readConfig({ ...PRODUCTION, OUTBOUND_ALLOW: '10.0.0.0/8' });
    assert.match(warningsOf(wide).join('\n'), /^OUTBOUND_ALLOW names networks: /m);
  });

  it('refuses an OUTBOUND_HOSTS file that is not there, and any in production', () => {
    assert.match(
      complaint({ OUTBOUND_HOSTS: join(folder, 'none.json') }),
      /^OUTBOUND_HOSTS: cannot read .*none\.json/,
    );
    assert.equal(
      complaint({ ...PRODUCTION, OUTBOUND_HOSTS: file('{}') }),
      'OUTBOUND_HOSTS: not allowed in production',
    );
  });

  it('reads an OAUTH_KEYS file, whose keys sign with ES256', () => {
    const current = newKey('new');
    const old = newKey('old');
    const { oauthKeys } = readConfig({ OAUTH_KEYS: keyFile({ ...current, alg: 'ES512', use: 'enc' }, old) });
    assert.deepEqual(oauthKeys, [
      { ...current, alg: 'ES256', use: 'sig' },
      { ...old, alg: 'ES256', use: 'sig' },
    ]);
  });

  it('refuses OAUTH_KEYS files that hold no keys to sign with', () => {
    const { kid: _kid, ...unnamed } = newKey('a');
    const { d: _d, ...publicOnly } = newKey('a');
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
    for (const [title, path] of Object.entries({
      'no list': file('{}', 'keys.json'),
      null: file('null', 'keys.json'),
      'a bare key': file(JSON.stringify(newKey('a')), 'keys.json'),
      'an empty list': keyFile(),
      'null in it': keyFile(null),
      'no kid': keyFile(unnamed),
      'an empty kid': keyFile(newKey('')),
      'a public key': keyFile(publicOnly),
      'another curve': keyFile(newKey('a', 'P-384')),
      'another kind': keyFile({ ...rsa, kid: 'a' }),
      'a shared secret': keyFile({ kty: 'oct', k: 'AAAA', kid: 'a' }),
      'numbers that are none': keyFile({ ...newKey('a'), d: '!', x: 'AA' }),
      'a good key and a bad one': keyFile(newKey('a'), publicOnly),
    })) {
      const message = complaint({ OAUTH_KEYS: path });
      assert.match(message, /^OAUTH_KEYS: .*keys\.json must hold a JWK set of private P-256 keys/, title);
    }
    assert.match(complaint({ OAUTH_KEYS: keyFile(newKey('a'), newKey('a')) }), /have the same kid$/);
    assert.match(complaint({ OAUTH_KEYS: file('{', 'keys.json') }), /^OAUTH_KEYS: cannot read .* as JSON$/);
    assert.match(
      complaint({ OAUTH_KEYS: join(folder, 'none.json') }),
      /^OAUTH_KEYS: cannot read .*none\.json/,
    );
    const { OAUTH_KEYS: _keys, ...withoutKeys } = PRODUCTION;
    assert.equal(complaint(withoutKeys), 'OAUTH_KEYS: must be given in production');
  });

  it('never repeats a key in a complaint', () => {
    const key = newKey('a');
    const message = complaint({ OAUTH_KEYS: keyFile(key, { ...key, kid: undefined }) });
    assert.notInclude(message, String(key.d));
  });

  const profile = (more: object = {}) => ({
    idempotency: { supported: true, replay_ttl_seconds: 3600 },
    supported_protocols: ['brand'],
    account: { supported_billing: ['agent'] },
    brand: {},
    catalogs: { brands: 'brands.json' },
    ...more,
  });
  const profileFile = (document: unknown) => file(JSON.stringify(document), 'profile.json');

  it('reads an AGENT_PROFILE, with catalogs beside it', () => {
    file(JSON.stringify(publisherHouse), 'brands.json');
    const { agentProfile } = readConfig({ AGENT_PROFILE: profileFile(profile()) });
    assert.deepEqual(agentProfile.idempotency, {
      supported: true,
      replay_ttl_seconds: 3600,
      in_flight_max_seconds: 60,
    });
    assert.isFalse(agentProfile.account.sandbox);
    assert.equal(agentProfile.catalogs.brands?.get('larkbar')?.house.name, 'Meadowlark Foods');
    const inProduction = readConfig({ ...PRODUCTION, AGENT_PROFILE: profileFile(profile()) });
    assert.deepEqual(inProduction.agentProfile, agentProfile);
  });

  it('sells what is made up in production only when it is asked for by name', () => {
    const { AGENT_PROFILE: _, ...silent } = PRODUCTION;
    assert.match(complaint(silent), /^AGENT_PROFILE: must be given in production; name a file, or built-in /);
    assert.equal(complaint({ ...PRODUCTION, AGENT_PROFILE: ' ' }), complaint(silent));
    assert.equal(readConfig({ ...PRODUCTION, AGENT_PROFILE: 'built-in' }).agentProfile, publisherProfile);
    assert.equal(readConfig({}).agentProfile, publisherProfile);
  });

  it('warns of a sandbox on a public address, in one line, and of nothing else', () => {
    const warnings = (env: Environment) => warningsOf(readConfig(env));
    for (const open of [
      { HOST: '0.0.0.0' },
      { HOST: '::' },
      { HOST: '192.0.2.1' },
      { HOST: '127.0.0.1.example.com' },
      { BASE_URL: 'https://registry.example' },
      { HOST: '0.0.0.0', SANDBOX_TOKENS: 'try-*,guest' },
    ]) {
      const [warning = '', ...more] = warnings(open);
      assert.match(warning, /^MODE=sandbox on a public address: [^\n]+ set MODE=production/);
      assert.deepEqual(more, []);
    }
    assert.include(warnings({ HOST: '0.0.0.0', SANDBOX_TOKENS: 'try-*,guest' })[0], 'try-* or guest');
    for (const closed of [
      {},
      { HOST: 'localhost' },
      { HOST: '127.0.0.9' },
      { HOST: '::1' },
      { BASE_URL: 'http://[::1]:8080' },
      { BASE_URL: 'http://registry.localhost:8080' },
      { ...PRODUCTION, HOST: '0.0.0.0', PREVIEW_BASE_URL: 'https://previews.example' },
    ]) {
      assert.notMatch(warnings(closed).join(), /MODE/);
    }
  });

  it('sells in production only with an ad server, and invents delivery only when it is asked for by name', () => {
    for (const value of ['', ' ']) {
      const message = complaint({ ...PRODUCTION, AD_SERVER: value });
      assert.match(
        message,
        /^AD_SERVER: must be given in production when AGENT_PROFILE declares media_buy; /,
      );
    }
    // An agent of brands alone delivers nothing.
    file(JSON.stringify(publisherHouse), 'brands.json');
    const brands = { ...PRODUCTION, AD_SERVER: '', AGENT_PROFILE: profileFile(profile()) };
    assert.isNull(readConfig(brands).adServer);
    assert.deepEqual(readConfig({}).adServer, { kind: 'simulator' });
    assert.deepEqual(readConfig(PRODUCTION).adServer, { kind: 'simulator' });
    for (const value of [
      'Simulator',
      'none',
      'simulator,simulator',
      'ftp://ads.example',
      'https://a.example/?x=1',
    ])
      assert.match(complaint({ AD_SERVER: value }), /^AD_SERVER: expected simulator/);
  });

  it('warns of production whose delivery is invented, at each start', () => {
    const lines = (env: Environment) =>
      warningsOf(readConfig(env)).filter((line) => line.startsWith('AD_SERVER'));
    for (const _start of [1, 2]) {
      const [line = '', ...more] = lines(PRODUCTION);
      assert.match(line, /^AD_SERVER=simulator in production: [^\n]+ ext\.ad_server\.simulated/);
      assert.deepEqual(more, []);
    }
    assert.deepEqual(lines({}), []);
  });

  it('warns of production that serves pages of strangers at its own address, unless the operator says so', () => {
    const warnings = (env: Environment) => warningsOf(readConfig(env));
    const [warning] = warnings(PRODUCTION);
    assert.match(
      String(warning),
      /^PREVIEW_BASE_URL is not set: [^\n]+ served at https:\/\/registry\.example,/,
    );
    for (const address of ['https://previews.example', 'https://registry.example'])
      assert.notMatch(warnings({ ...PRODUCTION, PREVIEW_BASE_URL: address }).join(), /PREVIEW_BASE_URL/);
    // An agent of brands alone renders no previews.
    file(JSON.stringify(publisherHouse), 'brands.json');
    const silent = { ...PRODUCTION, AD_SERVER: '', AGENT_PROFILE: profileFile(profile()) };
    assert.deepEqual(warnings(silent), []);
    assert.deepEqual(warnings({}), []);
  });

  it('warns of production that sells and grants new accounts no credit, unless the operator says so', () => {
    const settings = { ...PRODUCTION, PREVIEW_BASE_URL: 'https://previews.example' };
    const warnings = (more: Partial<AgentDeclaration>, env: Environment = settings) => {
      const config = readConfig(env);
      const sold = { ...config, agentProfile: { ...config.agentProfile, ...more } };
      return warningsOf(sold).filter((line) => !line.startsWith('AD_SERVER'));
    };
    for (const silent of [{}, { credit: {} }]) {
      const [warning, ...more] = warnings(silent);
      assert.match(
        String(warning),
        /^AGENT_PROFILE does not set credit\.limit_of_new_accounts: [^\n]+ admin account set-credit/,
      );
      assert.deepEqual(more, []);
    }
    for (const limit of [0, 1, 1_000_000_000, null])
      assert.deepEqual(warnings({ credit: { limit_of_new_accounts: limit } }), []);
    // An agent of brands alone sells nothing, and a sandbox gives credit to everybody.
    file(JSON.stringify(publisherHouse), 'brands.json');
    assert.deepEqual(warnings({}, { ...settings, AGENT_PROFILE: profileFile(profile()) }), []);
    assert.deepEqual(warnings({}, {}), []);
  });

  it('refuses an AGENT_PROFILE that cannot be read, and names the place where one is wrong', () => {
    file(JSON.stringify(publisherHouse), 'brands.json');
    const complaintAbout = (document: unknown) => complaint({ AGENT_PROFILE: profileFile(document) });
    const path = join(folder, 'profile.json');
    assert.equal(
      complaint({ AGENT_PROFILE: join(folder, 'none.json') }),
      `AGENT_PROFILE: ${join(folder, 'none.json')} cannot be read as JSON`,
    );
    assert.equal(
      complaint({ AGENT_PROFILE: file('{', 'profile.json') }),
      `AGENT_PROFILE: ${path} cannot be read as JSON`,
    );
    assert.equal(complaintAbout([]), `AGENT_PROFILE: ${path}: root: must be an object`);
    assert.equal(
      complaintAbout(profile({ supported_protocols: undefined, account: {} })),
      `AGENT_PROFILE: ${path}: supported_protocols: is required (and 1 more)`,
    );
    assert.equal(
      complaintAbout(profile({ specialisms: ['signal-owned'] })),
      `AGENT_PROFILE: ${path}: specialisms: signal-owned needs signals in supported_protocols`,
    );
    assert.equal(
      complaintAbout(profile({ catalogs: { brands: 'gone.json' } })),
      `AGENT_PROFILE: ${path}: catalogs.brands: gone.json: cannot be read as JSON`,
    );
    assert.equal(
      complaintAbout(
        profile({ extensions_supported: [], brand: { generation_providers: ['x'], rights: false } }),
      ),
      `AGENT_PROFILE: ${path}: brand.generation_providers: needs brand.rights (and 1 more)`,
    );
  });

  it('stops the program with the one line', async () => {
    const script = fileURLToPath(new URL('../src/main.ts', import.meta.url));
    const { code, stderr } = await new Promise<{ code: unknown; stderr: string }>((resolve) => {
      const env = { ...childEnv(), DATABASE_URL: 'sqlite:/dev/null/x', PORT: 'http' };
      execFile(process.execPath, [script], { env }, (error, _stdout, text) =>
        resolve({ code: error?.code, stderr: text }),
      );
    });
    assert.equal(code, 1);
    assert.equal(stderr, 'PORT: expected a whole number from 0 to 65535, got "http"\n');
  });

  it('cannot be changed afterwards', () => {
    assert.throws(() => Object.assign(readConfig({}), { mode: 'production' }), TypeError);
  });
});
