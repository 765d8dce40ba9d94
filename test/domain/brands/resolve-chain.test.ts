import { assert } from 'chai';
import { brand, DAY_MS, house, look, NOW, resolved, type World, website, wellKnown } from './world.ts';

const redirect = (to: string, more: object = {}) => ({ json: { house: to, ...more } });
const pointer = (to: string, more: object = {}) => ({ json: { authoritative_location: to, ...more } });

describe('resolveBrand: reaching the document', () => {
  it('asks for the well-known file with its limits', () => {
    const { asked } = look('WWW.Nova.Example', { 'nova.example': { json: brand('nova') } });
    assert.deepEqual(asked, [
      {
        url: 'https://nova.example/.well-known/brand.json',
        maxBytes: 262_144,
        timeoutMs: 10_000,
        redirects: { max: 3, stay: 'same-site' },
        purpose: 'brand_json',
      },
    ]);
  });

  const troubles: [string, World[string], object][] = [
    ['404', { status: 404 }, { outcome: 'absent', transient: false, fileStatus: 404 }],
    ['410', { status: 410 }, { outcome: 'absent', transient: false, fileStatus: 410 }],
    ...[301, 400, 401, 403, 408, 429, 451, 500, 503].map((status): [string, World[string], object] => [
      String(status),
      { status },
      { outcome: 'unreachable', transient: true, fileStatus: status },
    ]),
    ['a timeout', { failed: 'timeout' }, { outcome: 'unreachable', transient: true, fileStatus: null }],
    ['no connection', { failed: 'refused' }, { outcome: 'unreachable', transient: true, fileStatus: null }],
    ['too much', { failed: 'too_large' }, { outcome: 'invalid', transient: false, fileStatus: null }],
    ['broken JSON', { text: '{"id": ' }, { outcome: 'invalid', transient: false, fileStatus: 200 }],
    ['an HTML page', { text: '<html></html>' }, { outcome: 'invalid', transient: false, fileStatus: 200 }],
    ['an empty body', { text: '' }, { outcome: 'invalid', transient: false, fileStatus: 200 }],
    [
      'an empty 304',
      { status: 304, text: '', notModified: true },
      { outcome: 'unreachable', transient: true },
    ],
    ['a list', { json: [] }, { outcome: 'invalid', transient: false, fileStatus: 200 }],
    ['no known form', { json: { name: 'Nova' } }, { outcome: 'invalid', transient: false, fileStatus: 200 }],
    ['errors', { json: { id: 'Not An Id', names: [{ en: 'x' }] } }, { outcome: 'invalid', transient: false }],
  ];
  for (const [name, answer, expected] of troubles) {
    it(`reports ${name} at the origin`, () => {
      const found = look('nova.example', { 'nova.example': answer });
      assert.deepInclude(found.look, expected);
      assert.isNotEmpty(found.look.findings.errors);
      assert.lengthOf(found.asked, 1);
    });
  }

  const fields: [World[string], string][] = [
    [{ failed: 'timeout' }, 'timeout'],
    [{ failed: 'connect_timeout' }, 'timeout'],
    [{ failed: 'dns' }, 'connection'],
    [{ failed: 'too_large' }, 'root'],
    [{ status: 500 }, 'http_status'],
    [{ text: 'x' }, 'json'],
    [{ json: { nothing: 1 } }, 'root'],
  ];
  for (const [answer, field] of fields) {
    it(`names the field ${field} for ${JSON.stringify(answer)}`, () => {
      const found = look('nova.example', { 'nova.example': answer }).look;
      assert.equal(found.findings.errors[0]?.field, field);
    });
  }

  it('takes the kept copy of a file that has not changed', () => {
    const world = { 'nova.example': { status: 304, json: brand('nova'), notModified: true } };
    assert.equal(resolved('nova.example', world).record.brand_id, 'nova');
  });

  it('keeps the document beside the refusal', () => {
    const document = { id: 'Not An Id', names: [{ en: 'x' }] };
    const found = look('nova.example', { 'nova.example': { json: document } }).look;
    assert.deepEqual(found.document, document);
  });

  for (const domain of ['', 'localhost', 'http://', '10.0.0.1', 'a..b', '-.example', 'x'.repeat(300)]) {
    it(`asks for nothing for ${JSON.stringify(domain).slice(0, 20)}`, () => {
      const found = look(domain, {});
      assert.lengthOf(found.asked, 0);
      assert.deepInclude(found.look, { outcome: 'invalid', transient: false, fileStatus: null });
      assert.equal(found.look.findings.errors[0]?.field, 'domain');
    });
  }
});

describe('resolveBrand: pointers and house redirects', () => {
  it('follows a pointer and says what each purpose is', () => {
    const world = {
      'nova.example': pointer('https://files.cdn.example/nova.json#part'),
      'https://files.cdn.example/nova.json': { json: brand('nova') },
    };
    const { asked, look: found } = look('nova.example', world);
    assert.deepEqual(
      asked.map(({ purpose, url }) => [purpose, url]),
      [
        ['brand_json', wellKnown('nova.example')],
        ['authoritative_location', 'https://files.cdn.example/nova.json'],
      ],
    );
    assert.deepInclude(found, { outcome: 'resolved', documentUrl: 'https://files.cdn.example/nova.json' });
  });

  it('shows the own file of the domain beside the one that answered', () => {
    const world = {
      'star.example': redirect('nova.example'),
      'nova.example': { json: house('nova.example') },
    };
    const found = resolved('star.example', world);
    assert.deepEqual(found.origin, {
      document: { house: 'nova.example' },
      url: wellKnown('star.example'),
      variant: 'house_redirect',
    });
  });

  it('follows three redirects', () => {
    const world = {
      'a.example': redirect('b.example'),
      'b.example': redirect('c.example'),
      'c.example': pointer('https://c.example/brand/house.json'),
      'https://c.example/brand/house.json': {
        json: house('c.example', { brands: [brand('a', { properties: [website('a.example')] })] }),
      },
    };
    assert.deepInclude(resolved('a.example', world).record, {
      canonical_id: 'a.example',
      house_domain: 'c.example',
      relationship_trust: 'inline',
    });
  });

  it('refuses the fourth redirect in a row', () => {
    const world = {
      'a.example': redirect('b.example'),
      'b.example': redirect('c.example'),
      'c.example': redirect('d.example'),
      'd.example': redirect('e.example'),
      'e.example': { json: house('e.example') },
    };
    const { look: found, asked } = look('a.example', world);
    assert.lengthOf(asked, 4);
    assert.deepInclude(found, { outcome: 'invalid', transient: true });
    assert.include(JSON.stringify(found.findings.errors), 'at most 3');
  });

  const circles: [string, World, number][] = [
    ['to itself', { 'a.example': redirect('a.example') }, 1],
    ['to itself by pointer', { 'a.example': pointer(wellKnown('a.example')) }, 1],
    ['of two', { 'a.example': redirect('b.example'), 'b.example': redirect('www.a.example') }, 2],
    [
      'of two pointers',
      { 'a.example': pointer(wellKnown('b.example')), 'b.example': redirect('a.example') },
      2,
    ],
  ];
  for (const [name, world, fetches] of circles) {
    it(`leaves a circle ${name}`, () => {
      const { look: found, asked } = look('a.example', world);
      assert.equal(found.outcome, 'invalid');
      assert.lengthOf(asked, fetches);
    });
  }

  const targets: [string, World[string], object][] = [
    ['is missing', { status: 404 }, { outcome: 'invalid', transient: true, fileStatus: 404 }],
    ['is down', { status: 503 }, { outcome: 'unreachable', transient: true, fileStatus: 503 }],
    [
      'cannot be reached',
      { failed: 'timeout' },
      { outcome: 'unreachable', transient: true, fileStatus: null },
    ],
    ['is no JSON', { text: '<html>' }, { outcome: 'invalid', transient: false, fileStatus: 200 }],
    ['has no form', { json: {} }, { outcome: 'invalid', transient: false, fileStatus: 200 }],
    ['has errors', { json: { id: 'X Y', names: [{ en: 'x' }] } }, { outcome: 'invalid', transient: false }],
  ];
  for (const [name, answer, expected] of targets) {
    it(`blames the pointer when the target ${name}`, () => {
      const world = { 'a.example': pointer('https://b.example/x.json'), 'https://b.example/x.json': answer };
      const found = look('a.example', world).look;
      assert.deepInclude(found, expected);
      assert.equal(found.findings.errors[0]?.field, 'authoritative_location');
    });
    it(`blames the house when the house ${name}`, () => {
      const found = look('a.example', { 'a.example': redirect('b.example'), 'b.example': answer }).look;
      assert.deepInclude(found, expected);
      assert.equal(found.findings.errors[0]?.field, 'house');
    });
  }

  const badPointers = [
    'http://nova.example/x.json',
    'ftp://nova.example/x.json',
    'https://user:secret@nova.example/x.json',
    'https://10.0.0.1/x.json',
    'https://localhost/x.json',
    'https://[::1]/x.json',
    '//nova.example/x.json',
    'nova.example',
    '',
    `https://nova.example/${'x'.repeat(2100)}`,
  ];
  for (const to of badPointers) {
    it(`does not follow ${to.slice(0, 50)}`, () => {
      const { look: found, asked } = look('a.example', { 'a.example': pointer(to) });
      assert.lengthOf(asked, 1);
      assert.equal(found.outcome, 'invalid');
      assert.equal(found.findings.errors[0]?.field, 'authoritative_location');
    });
  }

  it('does not follow a redirect document with errors', () => {
    const { look: found, asked } = look('a.example', {
      'a.example': redirect('b.example', { brands: [] }),
    });
    assert.lengthOf(asked, 1);
    assert.equal(found.outcome, 'invalid');
    assert.equal(found.findings.errors[0]?.field, 'brands');
  });

  it('tells when a redirect takes effect, the earliest of several', () => {
    const soon = new Date(NOW.getTime() + DAY_MS);
    const later = new Date(NOW.getTime() + 2 * DAY_MS);
    const world = {
      'a.example': redirect('b.example', { redirect_effective_at: later.toISOString() }),
      'b.example': pointer('https://b.example/h.json', { redirect_effective_at: soon.toISOString() }),
      'https://b.example/h.json': { json: house('b.example') },
    };
    assert.deepEqual(resolved('a.example', world).staleAt, soon);
  });

  it('has nothing to tell of a redirect that took effect', () => {
    const past = new Date(NOW.getTime() - DAY_MS).toISOString();
    const world = {
      'a.example': redirect('b.example', { redirect_effective_at: past }),
      'b.example': { json: house('b.example') },
    };
    assert.isUndefined(resolved('a.example', world).staleAt);
  });
});
