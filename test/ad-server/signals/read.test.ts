import { assert } from 'chai';
import { readSignalCatalog } from '../../../src/ad-server/signals/read.ts';
import { filesOf, publisherProfile, publisherSignals } from '../../support/publisher.ts';

const HOME = 'https://agent.example/mcp';
const { signals, unlisted } = publisherSignals(HOME);
const count = (isOne: (signal: (typeof signals)[number]) => boolean) => signals.filter(isOne).length;

describe('the signals of the fictional publisher', () => {
  it('are the data of a dozen providers, of the publisher and for single accounts', () => {
    const domains = new Set(signals.flatMap(({ data_provider_domain: domain }) => domain ?? []));
    assert.sameMembers([...domains], publisherProfile.signals?.data_provider_domains ?? []);
    assert.isAtLeast(domains.size, 12);
    assert.isAtLeast(signals.length, 270);
    assert.isAtLeast(
      count(({ signal_type: type }) => type === 'owned'),
      20,
    );
    assert.isAtLeast(
      count(({ signal_type: type }) => type === 'custom'),
      2,
    );
    for (const kind of ['binary', 'categorical', 'numeric'])
      assert.isAtLeast(
        count(({ value_type: type }) => type === kind),
        3,
        kind,
      );
  });

  it('cost nothing when they are the publisher’s own, and something otherwise', () => {
    for (const { signal_type: type, pricing_options: prices = [], name } of signals) {
      const isFree = prices.every((price) => price.model === 'cpm' && price.cpm === 0);
      assert.equal(isFree, type === 'owned', name);
    }
  });

  it('stand ready here before those that need an activation', () => {
    const ready = signals.map(({ deployments }) => deployments.some(({ is_live: isLive }) => isLive));
    const first = ready.indexOf(false);
    assert.isAbove(first, 100);
    assert.isAtLeast(ready.filter((isReady) => !isReady).length, 50);
    assert.isTrue(ready.slice(0, 100).every(Boolean));
  });

  it('list none of those that clients name undiscovered', () => {
    const listed = new Set(signals.map(({ signal_agent_segment_id: id }) => id));
    for (const { signal_agent_segment_id: id } of unlisted) assert.isFalse(listed.has(id), id);
  });
});

describe('a catalog of signals of an operator', () => {
  const entry = (more: object = {}) => ({
    signal_agent_segment_id: 'a',
    signal_id: 'a',
    name: 'A',
    description: 'All of them.',
    signal_type: 'owned',
    value_type: 'binary',
    coverage_percentage: 10,
    deployments: [{ type: 'agent', is_live: true, estimated_activation_duration_minutes: 0 }],
    ...more,
  });
  const price = { pricing_option_id: 'p', model: 'cpm', cpm: 1, currency: 'USD' };
  const problems = (...signals: object[]) => {
    const read = readSignalCatalog(filesOf({ signals }), HOME);
    return read.ok ? [] : read.problems;
  };

  it('is taken when it has one complete entry', () => assert.deepEqual(problems(entry()), []));
  it('is an object with a list', () => {
    for (const document of [null, [], {}, { signals: {} }])
      assert.deepEqual(readSignalCatalog(filesOf(document), HOME), {
        ok: false,
        problems: ['catalog.json: signals: must be a list'],
      });
  });
  it('has a bounded number of signals', () =>
    assert.deepEqual(problems(...Array.from({ length: 5_001 }, () => ({}))), [
      'catalog.json: signals: must have at most 5000 items',
    ]));
  for (const [more, line] of [
    [{ coverage_percentage: 101 }, 'signals[0].coverage_percentage: must be at most 100'],
    [{ unknown: 1 }, 'signals[0].unknown: is not known'],
    [{ signal_type: 'custom' }, 'signals[0].accounts: is required for a custom signal'],
    [{ value_type: 'categorical' }, 'signals[0].categories: is required for a categorical signal'],
    [{ value_type: 'numeric' }, 'signals[0].range: is required for a numeric signal'],
    [
      { pricing_options: [price, price] },
      'signals[0].pricing_options: must not use a pricing_option_id twice',
    ],
    [
      { deployments: [{ type: 'platform', is_live: false, estimated_activation_duration_minutes: 5 }] },
      'signals[0].deployments[0].platform: is required for a platform',
    ],
  ] as const)
    it(`refuses a signal because ${line}`, () =>
      assert.include(problems(entry(more)), `catalog.json: ${line}`));
  it('names the first file when two files have a signal of the same id', () => {
    const read = readSignalCatalog(
      filesOf({ signals: [entry()] }, { signals: [entry({ name: 'B' })] }),
      HOME,
    );
    assert.deepEqual(read, {
      ok: false,
      problems: [
        'catalog-2.json: signals[0].signal_agent_segment_id: is used by catalog.json: signals[0] too',
      ],
    });
  });
  it('keeps the signals of a file with `listed: false` apart from those of lists', () => {
    const files = filesOf(
      { signals: [entry()] },
      { listed: false, signals: [entry({ signal_agent_segment_id: 'b' })] },
    );
    const read = readSignalCatalog(files, HOME);
    assert.isTrue(read.ok);
    const { catalog } = read as Extract<typeof read, { ok: true }>;
    assert.deepEqual(
      catalog.unlisted.map((one) => one.signal_agent_segment_id),
      ['b'],
    );
    assert.deepEqual(
      catalog.signals.map((one) => one.signal_agent_segment_id),
      ['a'],
    );
  });
  for (const [document, problem] of [
    [{ signals: [], listed: 'no' }, 'listed: must be true or false'],
    [{ signals: [], segments: [] }, 'segments: is not known'],
  ] as const)
    it(`refuses a file with ${JSON.stringify(document)}`, () =>
      assert.deepEqual(readSignalCatalog(filesOf(document), HOME), {
        ok: false,
        problems: [`catalog.json: ${problem}`],
      }));
});
