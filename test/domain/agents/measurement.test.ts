import { assert } from 'chai';
import fc from 'fast-check';
import { takeMeasurement } from '../../../src/domain/agents/measurement.ts';

const one = (metric: Record<string, unknown>) =>
  takeMeasurement({ metrics: [{ metric_id: 'm', ...metric }] });
const taken = (metric: Record<string, unknown>) => {
  const intake = one(metric);
  assert.isTrue(intake.ok, JSON.stringify(intake));
  return intake.ok ? intake.metrics[0] : undefined;
};

describe('takeMeasurement', () => {
  it('takes a full metric', () => {
    const metric = {
      metric_id: 'attention_seconds',
      standard_reference: 'https://standards.example/attention',
      accreditations: [
        {
          accrediting_body: 'Media Standards Board',
          certification_id: 'MSB-1',
          valid_until: '2027-02-28',
          evidence_url: 'https://msb.example/1',
        },
      ],
      unit: 'seconds',
      description: 'Seconds of attention',
      methodology_url: 'https://vendor.example/method',
      methodology_version: '2.1',
      ext: { panel: { size: 4000, regions: ['se', 'no'] } },
    };
    assert.deepEqual(takeMeasurement({ metrics: [metric] }), {
      ok: true,
      metrics: [
        { ...metric, accreditations: [{ ...metric.accreditations[0], verified_by_aao: false }] },
      ] as never,
      issues: [],
    });
  });

  it('drops what an agent says about its own verification, and what it adds', () => {
    const metric = taken({
      verified: true,
      more: { a: 1 },
      accreditations: [{ accrediting_body: 'B', verified_by_aao: true, verified: true }],
    });
    assert.deepEqual(metric, {
      metric_id: 'm',
      accreditations: [{ accrediting_body: 'B', verified_by_aao: false }],
    });
  });

  it('keeps the fields of a vendor plain and small', () => {
    assert.deepEqual(taken({ ext: { 'a\u0000': ['b\u202ec', 1, null] } })?.ext, { a: ['bc', 1, null] });
    for (const ext of [
      [],
      'text',
      { a: '<script>x' },
      { 'javascript:x': 1 },
      { a: [{ b: '<iframe>' }] },
      { a: 'x'.repeat(4096) },
    ]) {
      const intake = one({ ext });
      assert.isFalse(intake.ok, JSON.stringify(ext).slice(0, 40));
      if (!intake.ok) assert.include(intake.reason, 'ext');
    }
  });

  it('takes control characters out', () => {
    assert.equal(taken({ description: 'a\u0000b\u0007c\u202ed\ne' })?.description, 'abcd e');
    assert.equal(taken({ metric_id: 'm\u0000' })?.metric_id, 'm');
  });

  it('keeps the sound metrics of a block and names the others', () => {
    const intake = takeMeasurement({
      metrics: [{ metric_id: 'a' }, { metric_id: '' }, { metric_id: 'a' }, 'text', { metric_id: 'b' }],
    });
    assert.isTrue(intake.ok);
    if (!intake.ok) return;
    assert.deepEqual(
      intake.metrics.map(({ metric_id: id }) => id),
      ['a', 'b'],
    );
    assert.deepEqual(intake.issues, [
      'metrics[1]: metric_id is missing',
      'metrics[2]: metric_id is not unique',
      'metrics[3]: metric_id is missing',
    ]);
  });

  it('takes exactly what fits', () => {
    assert.isTrue(one({ metric_id: 'x'.repeat(256) }).ok);
    assert.isTrue(one({ description: 'x'.repeat(2000) }).ok);
    assert.isTrue(one({ unit: 'x'.repeat(64), methodology_version: 'x'.repeat(64) }).ok);
    assert.isTrue(
      takeMeasurement({ metrics: Array.from({ length: 500 }, (_, i) => ({ metric_id: `m${i}` })) }).ok,
    );
    const many = Array.from({ length: 32 }, () => ({ accrediting_body: 'x'.repeat(128) }));
    assert.isTrue(one({ accreditations: many }).ok);
  });

  const unfit: [string, Record<string, unknown>][] = [
    ['a long metric_id', { metric_id: 'x'.repeat(257) }],
    ['a metric_id that is no text', { metric_id: 7 }],
    ['a metric_id of control characters', { metric_id: '\u0000\u0001' }],
    ['a long description', { description: 'x'.repeat(2001) }],
    ['a description that is no text', { description: ['x'] }],
    ['a long unit', { unit: 'x'.repeat(65) }],
    ['a long methodology_version', { methodology_version: 'x'.repeat(65) }],
    ['an http address', { methodology_url: 'http://vendor.example/m' }],
    ['an address with a script scheme', { methodology_url: 'javascript:alert(1)' }],
    ['an address with a password', { standard_reference: 'https://user:pass@vendor.example/' }],
    ['an address with blanks', { standard_reference: 'https://vendor.example/a b' }],
    ['a very long address', { standard_reference: `https://vendor.example/${'x'.repeat(2048)}` }],
    ['no list of accreditations', { accreditations: { accrediting_body: 'B' } }],
    ['33 accreditations', { accreditations: Array.from({ length: 33 }, () => ({ accrediting_body: 'B' })) }],
    ['an accreditation without body', { accreditations: [{ certification_id: '1' }] }],
    ['an accreditation of a long body', { accreditations: [{ accrediting_body: 'x'.repeat(129) }] }],
    [
      'a long certificate',
      { accreditations: [{ accrediting_body: 'B', certification_id: 'x'.repeat(257) }] },
    ],
    ['a date that is none', { accreditations: [{ accrediting_body: 'B', valid_until: '2027-02-30' }] }],
    [
      'a date with time',
      { accreditations: [{ accrediting_body: 'B', valid_until: '2027-02-03T00:00:00Z' }] },
    ],
    ['evidence over http', { accreditations: [{ accrediting_body: 'B', evidence_url: 'http://b.example' }] }],
    ['a script', { description: 'nice <script>alert(1)</script>' }],
    ['a script in pieces', { description: 'nice < / ScRiPt >' }],
    ['an event handler', { unit: '<b onclick=alert(1)>' }],
    ['an image', { accreditations: [{ accrediting_body: '<img src=x onerror=alert(1)>' }] }],
    ['a script scheme in text', { description: 'see JavaScript : alert(1)' }],
    ['a page in an address', { description: 'data:text/html,x' }],
  ];
  for (const [what, metric] of unfit) {
    it(`leaves out a metric with ${what}`, () => {
      const intake = takeMeasurement({ metrics: [{ metric_id: 'm', ...metric }, { metric_id: 'sound' }] });
      assert.isTrue(intake.ok);
      if (!intake.ok) return;
      assert.deepEqual(intake.metrics, [{ metric_id: 'sound' }]);
      assert.lengthOf(intake.issues, 1);
    });
  }

  const refused: [string, unknown][] = [
    ['nothing', undefined],
    ['null', null],
    ['a list', [{ metric_id: 'm' }]],
    ['no metrics', {}],
    ['metrics that are no list', { metrics: { metric_id: 'm' } }],
    ['an empty list', { metrics: [] }],
    ['501 metrics', { metrics: Array.from({ length: 501 }, (_, i) => ({ metric_id: `m${i}` })) }],
    ['a block of 256 KB', { metrics: [{ metric_id: 'm', ext: 'x'.repeat(256 * 1024) }] }],
    ['no usable metric', { metrics: [{}, {}] }],
  ];
  for (const [what, block] of refused) {
    it(`refuses ${what}`, () => assert.isFalse(takeMeasurement(block).ok));
  }

  it('never throws, and never lets a claim of verification through', () => {
    const metric = fc.record(
      {
        metric_id: fc.oneof(fc.string(), fc.anything()),
        description: fc.anything(),
        unit: fc.string(),
        standard_reference: fc.oneof(fc.webUrl(), fc.anything()),
        accreditations: fc.oneof(
          fc.array(fc.record({ accrediting_body: fc.string(), verified_by_aao: fc.boolean() })),
          fc.anything(),
        ),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(metric, { maxLength: 5 }), (metrics) => {
        const intake = takeMeasurement({ metrics });
        if (!intake.ok) return;
        for (const { accreditations = [] } of intake.metrics) {
          for (const claim of accreditations) assert.isFalse(claim.verified_by_aao);
        }
      }),
      { numRuns: 50 },
    );
  });
});
