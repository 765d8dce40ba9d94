import { assert } from 'chai';
import {
  type AdagentsDiscovery,
  type DiscoveryAnswer,
  type DiscoveryStep,
  discoverAdagents,
} from '../../../../src/domain/publishers/adagents/discovery.ts';
import { judgeAdagentsFile } from '../../../../src/domain/publishers/adagents/judge.ts';

const DOMAIN = 'gazette.example';
const OWN = 'https://gazette.example/.well-known/adagents.json';
const ADS = 'https://gazette.example/ads.txt';
const TARGET = 'https://files.example/gazette.json';
const MANAGER = 'https://manager.example/.well-known/adagents.json';

type Reply = { status?: number; body?: unknown; url?: string; fails?: string; type?: string };
type World = Record<string, Reply>;

const file = {
  $schema: 'x',
  last_updated: '2026-01-31T12:00:00Z',
  authorized_agents: [
    {
      url: 'https://sales.example.com/mcp',
      authorized_for: 'All',
      authorization_type: 'publisher_properties',
      publisher_properties: [{ selection_type: 'all', publisher_domain: DOMAIN }],
    },
  ],
};
const others = {
  ...file,
  authorized_agents: [
    {
      ...file.authorized_agents[0],
      publisher_properties: [{ selection_type: 'all', publisher_domain: 'herald.example' }],
    },
  ],
};
const pointer = { authoritative_location: TARGET };
const denied =
  '<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>';

/** Runs a discovery in a world of URLs; what is not in it answers 404. */
function look(world: World): { found: AdagentsDiscovery; fetched: string[]; steps: DiscoveryStep[] } {
  const steps: DiscoveryStep[] = [];
  const discovery = discoverAdagents(DOMAIN);
  let next = discovery.next();
  while (!next.done) {
    steps.push(next.value);
    next = discovery.next(answer(next.value, world));
  }
  const fetched = steps.flatMap((step) => (step.ask === 'fetch' ? [step.url] : []));
  return { found: next.value, fetched, steps };
}

function answer(step: DiscoveryStep, world: World): DiscoveryAnswer {
  if (step.ask === 'judge') return { kind: 'judged', file: judgeAdagentsFile(step.bytes, step.context) };
  const { status, body = '', url = step.url, fails, type = null } = world[step.url] ?? { status: 404 };
  if (fails !== undefined) return { kind: 'failed', code: fails, message: 'it failed' };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    kind: 'fetched',
    status: status ?? 200,
    url,
    body: new TextEncoder().encode(text),
    contentType: type,
    notModified: status === 304,
  };
}

const errorFields = ({ findings }: AdagentsDiscovery) => findings.errors.map(({ field }) => field);
const warningFields = ({ findings }: AdagentsDiscovery) => findings.warnings.map(({ field }) => field);

describe('discoverAdagents at the well-known URL', () => {
  it('finds the file', () => {
    const { found, steps } = look({ [OWN]: { body: file } });
    assert.equal(found.outcome, 'valid');
    assert.isFalse(found.transient);
    assert.equal(found.statusCode, 200);
    assert.equal(found.url, OWN);
    assert.equal(found.resolvedUrl, OWN);
    assert.equal(found.method, 'direct');
    assert.isNull(found.managerDomain);
    assert.isNull(found.pointer);
    assert.equal(found.responseBytes, JSON.stringify(file).length);
    assert.deepEqual(found.findings, { errors: [], warnings: [] });
    assert.lengthOf(found.file?.projection.authorizations ?? [], 1);
    assert.deepEqual(steps[0], {
      ask: 'fetch',
      url: OWN,
      role: 'own',
      maxBytes: 20 * 1024 * 1024,
      timeoutMs: 10_000,
      redirects: { max: 3, stay: 'same-site' },
    });
  });

  it('says where a redirect within the site led', () => {
    const url = 'https://www.gazette.example/.well-known/adagents.json';
    const { found, steps } = look({ [OWN]: { body: file, url } });
    assert.equal(found.resolvedUrl, url);
    assert.equal(found.outcome, 'valid');
    const [, judged] = steps;
    assert.deepEqual(judged?.ask === 'judge' && judged.context, {
      publisherDomain: DOMAIN,
      fileDomain: DOMAIN,
      role: 'own',
    });
  });

  it('knows a file that has not changed', () => {
    const { found, fetched } = look({ [OWN]: { status: 304 } });
    assert.equal(found.outcome, 'unchanged');
    assert.isFalse(found.transient);
    assert.deepEqual(fetched, [OWN]);
  });

  it('calls a file with errors invalid for good', () => {
    const { found } = look({ [OWN]: { body: { authorized_agents: 'x' } } });
    assert.equal(found.outcome, 'invalid');
    assert.isFalse(found.transient);
    assert.equal(found.file?.variant, 'inline');
    assert.deepEqual(errorFields(found), ['authorized_agents']);
  });

  for (const [what, body] of [
    ['a page', '<html></html>'],
    ['nothing', ''],
    ['half a file', '{"authorized_agents":['],
    ['a list', '[]'],
  ] as const) {
    it(`calls ${what} invalid for good`, () => {
      const { found, fetched } = look({ [OWN]: { body, type: 'text/html' } });
      assert.equal(found.outcome, 'invalid');
      assert.isFalse(found.transient);
      assert.equal(found.statusCode, 200);
      assert.deepEqual(errorFields(found), [what === 'a list' ? 'root' : 'json']);
      assert.deepEqual(fetched, [OWN]);
    });
  }

  for (const status of [401, 403, 408, 418, 429, 451, 500, 502, 503, 301, 302, 204, 206, 400]) {
    it(`does not draw conclusions from HTTP ${status}`, () => {
      const { found, fetched } = look({ [OWN]: { status } });
      assert.equal(found.outcome, 'unreachable');
      assert.isTrue(found.transient);
      assert.equal(found.statusCode, status);
      assert.deepEqual(errorFields(found), ['http_status']);
      assert.deepEqual(fetched, [OWN]);
    });
  }

  for (const [code, field] of [
    ['timeout', 'timeout'],
    ['connection', 'connection'],
    ['dns', 'connection'],
    ['tls', 'connection'],
    ['blocked_address', 'connection'],
    ['too_large', 'network'],
    ['redirect_refused', 'network'],
    ['bad_response', 'network'],
    ['something_new', 'unknown'],
  ] as const) {
    it(`reports ${code} as ${field}`, () => {
      const { found } = look({ [OWN]: { fails: code } });
      assert.equal(found.outcome, 'unreachable');
      assert.isTrue(found.transient);
      assert.isNull(found.statusCode);
      assert.deepEqual(errorFields(found), [field]);
    });
  }

  it('takes 410 for an answer', () => {
    const { found, fetched } = look({
      [OWN]: { status: 410 },
      [ADS]: { body: 'managerdomain=manager.example' },
    });
    assert.equal(found.outcome, 'absent');
    assert.isFalse(found.transient);
    assert.deepEqual(fetched, [OWN]);
  });

  it('refuses to go on with an answer to another question', () => {
    const discovery = discoverAdagents(DOMAIN);
    discovery.next();
    const judged = judgeAdagentsFile(new Uint8Array(), {
      publisherDomain: DOMAIN,
      fileDomain: DOMAIN,
      role: 'own',
    });
    assert.throws(() => discovery.next({ kind: 'judged', file: judged }), TypeError);
  });
});

describe('discoverAdagents behind a pointer', () => {
  it('reads the file there', () => {
    const { found, fetched, steps } = look({ [OWN]: { body: pointer }, [TARGET]: { body: file } });
    assert.equal(found.outcome, 'valid');
    assert.equal(found.method, 'authoritative_location');
    assert.equal(found.pointer, TARGET);
    assert.equal(found.resolvedUrl, TARGET);
    assert.equal(found.statusCode, 200);
    assert.equal(found.responseBytes, JSON.stringify(file).length);
    assert.deepEqual(fetched, [OWN, TARGET]);
    assert.deepEqual(steps[2]?.ask === 'fetch' && steps[2].redirects.max, 0);
    assert.deepEqual(steps[3]?.ask === 'judge' && steps[3].context, {
      publisherDomain: DOMAIN,
      fileDomain: 'files.example',
      role: 'pointer_target',
    });
  });

  it('knows a file there that has not changed', () => {
    const { found } = look({ [OWN]: { body: pointer }, [TARGET]: { status: 304 } });
    assert.equal(found.outcome, 'unchanged');
    assert.equal(found.pointer, TARGET);
  });

  it('calls a file with errors there invalid for good', () => {
    const { found } = look({ [OWN]: { body: pointer }, [TARGET]: { body: { authorized_agents: 1 } } });
    assert.equal(found.outcome, 'invalid');
    assert.isFalse(found.transient);
    assert.deepEqual(errorFields(found), ['authorized_agents']);
  });

  for (const location of [
    'http://files.example/a.json',
    'files.example/a.json',
    OWN,
    'https://u:p@files.example/',
    '',
  ]) {
    it(`does not follow ${JSON.stringify(location)}`, () => {
      const { found, fetched } = look({ [OWN]: { body: { authoritative_location: location } } });
      assert.equal(found.outcome, 'invalid');
      assert.isFalse(found.transient);
      assert.deepEqual(errorFields(found), ['authoritative_location']);
      assert.deepEqual(fetched, [OWN]);
    });
  }

  for (const [what, reply] of [
    ['a second pointer', { body: { authoritative_location: 'https://more.example/a.json' } }],
    ['a page', { body: '<html>' }],
    ['a list', { body: [] }],
  ] as const) {
    it(`does not accept ${what} there`, () => {
      const { found, fetched } = look({ [OWN]: { body: pointer }, [TARGET]: reply });
      assert.equal(found.outcome, 'invalid');
      assert.isFalse(found.transient);
      assert.deepEqual(errorFields(found), ['authoritative_location']);
      assert.deepEqual(fetched, [OWN, TARGET]);
    });
  }

  for (const [what, reply] of [
    ['404', { status: 404 }],
    ['410', { status: 410 }],
    ['a redirect', { status: 302 }],
    ['500', { status: 500 }],
    ['403 of an object store', { status: 403, body: denied }],
    ['a timeout', { fails: 'timeout' }],
    ['a refused redirect', { fails: 'redirect_refused' }],
  ] as const) {
    it(`keeps trying after ${what} there`, () => {
      const { found, fetched } = look({ [OWN]: { body: pointer }, [TARGET]: reply });
      assert.equal(found.outcome, 'unreachable');
      assert.isTrue(found.transient);
      assert.equal(found.statusCode, 200);
      assert.isNull(found.file);
      assert.deepEqual(errorFields(found), ['authoritative_location']);
      assert.deepEqual(fetched, [OWN, TARGET]);
    });
  }
});

describe('discoverAdagents by way of ads.txt', () => {
  const managed = (adsTxt: string, world: World = {}) => look({ [ADS]: { body: adsTxt }, ...world });

  it("reads the manager's file", () => {
    const { found, fetched, steps } = managed('a.example, 1, DIRECT\nmanagerdomain=Manager.example', {
      [MANAGER]: { body: file },
    });
    assert.equal(found.outcome, 'valid');
    assert.equal(found.method, 'ads_txt_managerdomain');
    assert.equal(found.managerDomain, 'manager.example');
    assert.equal(found.statusCode, 404);
    assert.equal(found.url, OWN);
    assert.equal(found.resolvedUrl, MANAGER);
    assert.deepEqual(errorFields(found), []);
    assert.deepEqual(warningFields(found), ['managerdomain']);
    assert.deepEqual(fetched, [OWN, ADS, MANAGER]);
    assert.deepEqual(steps.at(-1), {
      ask: 'judge',
      bytes: new TextEncoder().encode(JSON.stringify(file)),
      context: { publisherDomain: DOMAIN, fileDomain: 'manager.example', role: 'manager' },
    });
  });

  it('does so for an object store that denies what it does not have', () => {
    const { found } = managed('managerdomain=manager.example', {
      [OWN]: { status: 403, body: denied },
      [MANAGER]: { body: file },
    });
    assert.equal(found.outcome, 'valid');
    assert.equal(found.statusCode, 403);
  });

  it('does not do so for any other 403', () => {
    const { fetched } = managed('managerdomain=manager.example', {
      [OWN]: { status: 403, body: 'AccessDenied' },
    });
    assert.deepEqual(fetched, [OWN]);
  });

  it("follows the manager's pointer", () => {
    const { found, fetched } = managed('managerdomain=manager.example', {
      [MANAGER]: { body: pointer },
      [TARGET]: { body: file },
    });
    assert.equal(found.outcome, 'valid');
    assert.equal(found.method, 'ads_txt_managerdomain');
    assert.equal(found.pointer, TARGET);
    assert.deepEqual(fetched, [OWN, ADS, MANAGER, TARGET]);
  });

  it('refuses a manager that does not name the publisher', () => {
    for (const world of [
      { [MANAGER]: { body: others } },
      { [MANAGER]: { body: pointer }, [TARGET]: { body: others } },
    ]) {
      const { found } = managed('managerdomain=manager.example', world);
      assert.equal(found.outcome, 'invalid');
      assert.isFalse(found.transient);
      assert.deepEqual(errorFields(found), ['managerdomain_scope']);
    }
  });

  it("never looks into a manager's ads.txt", () => {
    const { found, fetched } = managed('managerdomain=manager.example', {
      'https://manager.example/ads.txt': { body: 'managerdomain=third.example' },
    });
    assert.equal(found.outcome, 'absent');
    assert.isFalse(found.transient);
    assert.equal(found.managerDomain, 'manager.example');
    assert.deepEqual(fetched, [OWN, ADS, MANAGER]);
  });

  it('ignores a domain that manages itself', () => {
    const { found, fetched } = managed('managerdomain=www.Gazette.example');
    assert.equal(found.outcome, 'absent');
    assert.equal(found.method, 'direct');
    assert.isNull(found.managerDomain);
    assert.deepEqual(warningFields(found), ['managerdomain']);
    assert.deepEqual(fetched, [OWN, ADS]);
  });

  it('says that there is nothing when ads.txt names nobody', () => {
    for (const adsTxt of ['', 'managerdomain=manager.example # noagents', '<html>']) {
      const { found, fetched } = managed(adsTxt);
      assert.equal(found.outcome, 'absent');
      assert.isFalse(found.transient);
      assert.equal(found.statusCode, 404);
      assert.deepEqual(errorFields(found), ['http_status']);
      assert.deepEqual(fetched, [OWN, ADS]);
    }
  });

  it('says that there is nothing when there is no ads.txt', () => {
    for (const status of [404, 410]) {
      const { found } = look({ [ADS]: { status } });
      assert.equal(found.outcome, 'absent');
      assert.isFalse(found.transient);
    }
  });

  it('does not forget a manager while ads.txt cannot be read', () => {
    for (const reply of [{ fails: 'timeout' }, { status: 503 }, { status: 429 }]) {
      const { found } = look({ [ADS]: reply });
      assert.equal(found.outcome, 'absent');
      assert.isTrue(found.transient);
    }
  });

  it('does not forget a manager while its file cannot be fetched', () => {
    for (const reply of [{ fails: 'timeout' }, { status: 503 }]) {
      const { found } = managed('managerdomain=manager.example', { [MANAGER]: reply });
      assert.equal(found.outcome, 'unreachable');
      assert.isTrue(found.transient);
      assert.equal(found.statusCode, 404);
    }
    const { found } = managed('managerdomain=manager.example', { [MANAGER]: { body: '<html>' } });
    assert.equal(found.outcome, 'invalid');
    assert.isFalse(found.transient);
  });
});

describe('a file that says nothing about its publisher', () => {
  const property = {
    property_id: 'a',
    property_type: 'website',
    name: 'A',
    publisher_domain: 'herald.example',
    identifiers: [{ type: 'domain', value: 'herald.example' }],
  };
  const silent: readonly [what: string, body: object][] = [
    ['authorizes agents for other domains', others],
    ['lists properties of other domains', { ...file, authorized_agents: [], properties: [property] }],
    [
      'authorizes agents by the tags of properties of others',
      {
        ...file,
        properties: [{ ...property, tags: ['news'] }],
        authorized_agents: [
          { ...file.authorized_agents[0], authorization_type: 'property_tags', property_tags: ['news'] },
        ],
      },
    ],
    [
      'claims a host of another domain',
      { ...file, authorized_agents: [], properties: [{ ...property, publisher_domain: undefined }] },
    ],
  ];
  const warned = ({ found }: ReturnType<typeof look>) =>
    found.findings.warnings.filter(({ message }) => message.includes(`says nothing about ${DOMAIN}`));

  for (const [what, body] of silent) {
    it(`is valid with a warning that names the file behind the pointer, when it ${what}`, () => {
      const seen = look({ [OWN]: { body: pointer }, [TARGET]: { body } });
      assert.equal(seen.found.outcome, 'valid');
      assert.deepEqual(
        warned(seen).map(({ field, message }) => [field, message]),
        [['authoritative_location', `the file of files.example says nothing about ${DOMAIN}`]],
      );
      assert.deepEqual(seen.found.file?.projection.authorizations, []);
    });

    it(`is valid with a warning at the publisher itself, when it ${what}`, () => {
      const seen = look({ [OWN]: { body } });
      assert.equal(seen.found.outcome, 'valid');
      assert.deepEqual(
        warned(seen).map(({ field }) => field),
        ['properties'],
      );
    });
  }

  for (const [what, body] of [
    ['authorizes an agent for the publisher', file],
    ['authorizes nobody', { ...file, authorized_agents: [] }],
    [
      'has a property without a publisher',
      {
        ...file,
        authorized_agents: [],
        properties: [
          { ...property, publisher_domain: undefined, identifiers: [{ type: 'domain', value: DOMAIN }] },
        ],
      },
    ],
  ] as const)
    it(`is not one that ${what}`, () => {
      assert.deepEqual(warned(look({ [OWN]: { body } })), []);
      assert.deepEqual(warned(look({ [OWN]: { body: pointer }, [TARGET]: { body } })), []);
    });
});
