import { assert } from 'chai';
import fc from 'fast-check';
import { protocol } from '../../../generated/protocol.ts';
import { readDeclaration } from '../../../src/domain/deployment/read.ts';
import { publisherHouse, publisherRights, type Written, written } from '../../support/publisher.ts';
import { type Document, problemsOf, profileFrom, wholeDocument } from '../declaration/whole-profile.ts';

const small = (): Document => ({
  idempotency: { supported: true, replay_ttl_seconds: 3600 },
  supported_protocols: ['brand'],
  account: { supported_billing: ['operator'] },
  brand: {},
  catalogs: { brands: './brands.json' },
});

const meadowlarkRights = () =>
  publisherRights.offerings.find((one: Written) => one.rights_id === 'meadowlark_name');

describe('readDeclaration', () => {
  it('fills in what may be left out', () => {
    const { catalogs, ...profile } = profileFrom(small());
    assert.deepEqual(profile, {
      idempotency: { supported: true, replay_ttl_seconds: 3600, in_flight_max_seconds: 60 },
      supported_protocols: ['brand'],
      specialisms: [],
      account: {
        supported_billing: ['operator'],
        require_operator_auth: false,
        required_for_products: false,
        account_financials: false,
        sandbox: false,
      },
      brand: {},
      holds: { days_without_creatives: 30 },
      experimental_features: [],
      extensions_supported: [],
    });
    assert.deepEqual([...(catalogs.brands?.keys() ?? [])], ['meadowlark', 'larkbar']);
  });

  it('keeps everything that is written', () => {
    const document = wholeDocument();
    const { catalogs, ...profile } = profileFrom(document);
    const { catalogs: _, ...written } = document;
    assert.deepEqual(profile, written);
    assert.equal(catalogs.brands?.size, 2);
  });

  it('asks for catalogs by their path as written', () => {
    const asked: string[] = [];
    readDeclaration(small(), (path) => {
      asked.push(path);
      return { ok: true, document: publisherHouse };
    });
    assert.deepEqual(asked, ['./brands.json']);
  });

  const cases: readonly (readonly [change: (document: Document) => unknown, problem: string])[] = [
    [(d) => (d.credit = { limit_of_new_accounts: -1 }), 'credit.limit_of_new_accounts: must be at least 0'],
    [
      (d) => (d.credit = { limit_of_new_accounts: 0.5 }),
      'credit.limit_of_new_accounts: must be an integer or null',
    ],
    [
      (d) => (d.credit = { limit_of_new_accounts: 'none' }),
      'credit.limit_of_new_accounts: must be an integer or null',
    ],
    [
      (d) => (d.credit = { limit_of_new_accounts: 1_000_000_001 }),
      'credit.limit_of_new_accounts: must be at most 1000000000',
    ],
    [(d) => (d.credit = { limit: 5 }), 'credit.limit: is not known'],
    [(d) => delete d.idempotency, 'idempotency: is required'],
    [(d) => delete d.idempotency.supported, 'idempotency.supported: is required'],
    [(d) => delete d.supported_protocols, 'supported_protocols: is required'],
    [(d) => delete d.account, 'account: is required'],
    [(d) => delete d.account.supported_billing, 'account.supported_billing: is required'],
    [(d) => d.supported_protocols.pop(), 'supported_protocols: must have at least 1 item'],
    [
      (d) => d.supported_protocols.push('teleport'),
      'supported_protocols[1]: must be `media_buy`, `signals`, `governance`, `sponsored_intelligence`, `creative`, `brand` or `measurement`',
    ],
    [
      (d) => d.supported_protocols.push('brand'),
      'supported_protocols: must not have the same item twice (items 0 and 1 are equal)',
    ],
    [
      (d) => d.account.supported_billing.push('bank'),
      'account.supported_billing[1]: must be `operator`, `agent` or `advertiser`',
    ],
    [(d) => (d.account.sandbox = 'yes'), 'account.sandbox: must be `true` or `false`'],
    [(d) => (d.compliance_testing = { scenarios: ['x'] }), 'compliance_testing: is not known'],
    [(d) => (d.last_updated = '2026-01-01T00:00:00Z'), 'last_updated: is not known'],
    [(d) => (d.catalogs.pizzas = 'x.json'), 'catalogs.pizzas: is not known'],
    [(d) => (d.catalogs.brands = ''), 'catalogs.brands: must have at least 1 character'],
    [
      (d) => (d.idempotency.replay_ttl_seconds = 3599),
      'idempotency.replay_ttl_seconds: must be at least 3600',
    ],
    [
      (d) => (d.idempotency.replay_ttl_seconds = 604_801),
      'idempotency.replay_ttl_seconds: must be at most 604800',
    ],
    [
      (d) => (d.idempotency.in_flight_max_seconds = 0),
      'idempotency.in_flight_max_seconds: must be at least 1',
    ],
    [
      (d) => (d.idempotency.in_flight_max_seconds = 3601),
      'idempotency.in_flight_max_seconds: must be at most idempotency.replay_ttl_seconds',
    ],
    [
      (d) => delete d.idempotency.replay_ttl_seconds,
      'idempotency.replay_ttl_seconds: is required when idempotency.supported is true',
    ],
    [
      (d) => (d.idempotency.supported = false),
      'idempotency.replay_ttl_seconds: must be left out when idempotency.supported is false',
    ],
    [
      (d) => (d.idempotency = { supported: false, in_flight_max_seconds: 5 }),
      'idempotency.in_flight_max_seconds: must be left out when idempotency.supported is false',
    ],
    [
      (d) => (d.identity = { brand_json_url: 'http://seller.example/brand.json' }),
      'identity.brand_json_url: must begin with `https://`',
    ],
    [(d) => (d.webhook_signing = { supported: true }), 'webhook_signing.algorithms: is required'],
    [
      (d) => (d.webhook_signing = { supported: true, profile: 'another/profile' }),
      `webhook_signing.profile: must be \`${protocol.webhookSigningTag}\``,
    ],
    [(d) => (d.measurement = { metrics: [] }), 'measurement.metrics: must have at least 1 item'],
    [
      (d) => (d.experimental_features = ['Not A Name']),
      'experimental_features[0]: must be names in lower case with dots between them, for example `media_buy.features`',
    ],
  ];
  for (const [change, problem] of cases) {
    it(`refuses: ${problem}`, () => {
      const document = small();
      change(document);
      assert.equal(problemsOf(document)[0], problem);
    });
  }

  for (const value of [null, [], 'x', 7, undefined]) {
    it(`refuses ${JSON.stringify(value)} as a profile`, () => {
      assert.deepEqual(problemsOf(value), ['root: must be an object']);
    });
  }

  it('keeps each problem on one line, whatever the document holds', () => {
    const document = { ...small(), [`a\nb${'x'.repeat(1000)}`]: 1, specialisms: ['x\r\ny'] };
    for (const problem of problemsOf(document)) {
      assert.notMatch(problem, /[\r\n]/);
      assert.isAtMost(problem.length, 300);
    }
    assert.lengthOf(problemsOf(document), 2);
  });

  it('names the catalog whose file cannot be used', () => {
    const refused = readDeclaration(small(), () => ({ ok: false, reason: 'cannot be read as JSON' }));
    assert.deepEqual(refused, {
      ok: false,
      problems: ['catalogs.brands: ./brands.json: cannot be read as JSON'],
    });
    const wrong = readDeclaration(small(), () => ({ ok: true, document: { house: 'elsewhere.example' } }));
    assert.deepEqual(wrong, {
      ok: false,
      problems: ['catalogs.brands: ./brands.json: root: must be a house with its brands'],
    });
  });

  it('fills in the only profile of webhook signatures when a profile names none', () => {
    const signing = { supported: true, algorithms: ['ed25519'], legacy_hmac_fallback: false };
    const { webhook_signing } = profileFrom({ ...small(), webhook_signing: signing });
    assert.deepEqual(webhook_signing as object, { ...signing, profile: protocol.webhookSigningTag });
  });

  it('serves the brands of all files, and represents the house of the first one', () => {
    const files: Record<string, unknown> = {
      'a.json': publisherHouse,
      'b.json': written('brands/northlight-rights.json'),
    };
    const document = { ...small(), catalogs: { brands: ['a.json', 'b.json'] } };
    const read = readDeclaration(document, (path) => ({ ok: true, document: files[path] }));
    assert.isTrue(read.ok);
    const { catalogs } = (read as Extract<typeof read, { ok: true }>).profile;
    assert.deepEqual(
      catalogs.houses?.map(({ domain }) => domain),
      ['meadowlarkfoods.example', 'northlightrights.example'],
    );
    assert.includeMembers([...(catalogs.brands?.keys() ?? [])], ['larkbar', 'captain_pip']);
  });

  it('names the second file when two files have the same brand or the same offering', () => {
    const documents = { brands: publisherHouse, rights: { offerings: [meadowlarkRights()] } };
    const catalogs = { brands: ['brands-1', 'brands-2'], rights: ['rights-1', 'rights-2'] };
    const document = { ...small(), catalogs };
    const read = readDeclaration(document, (path) => ({
      ok: true,
      document: path.startsWith('brands') ? documents.brands : documents.rights,
    }));
    assert.deepEqual(read, {
      ok: false,
      problems: [
        'catalogs.brands: brands-2: brands: meadowlark is a brand of another file',
        'catalogs.brands: brands-2: brands: larkbar is a brand of another file',
        'catalogs.rights: rights-2: offerings: meadowlark_name is an offering of another file',
      ],
    });
  });

  it('survives any value in any place, and says in one line what is wrong', () => {
    const places: string[][] = [];
    const walk = (value: unknown, path: string[]) => {
      places.push(path);
      if (typeof value !== 'object' || value === null) return;
      for (const [key, part] of Object.entries(value)) walk(part, [...path, key]);
    };
    walk(wholeDocument(), []);
    const put = (value: Document, path: readonly string[], what: unknown): unknown => {
      const [key, ...rest] = path;
      if (key === undefined) return what;
      const copy = Array.isArray(value) ? [...value] : { ...value };
      copy[key] = put(value[key], rest, what);
      return copy;
    };
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.jsonValue(), (path, value) => {
        for (const problem of problemsOf(put(wholeDocument(), path, value))) {
          assert.match(problem, /^[^\n\r]+: [^\n\r]+$|^\S+: .+$/u);
        }
      }),
      { numRuns: 400 },
    );
  });
});
