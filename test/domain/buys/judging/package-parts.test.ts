import { assert } from 'chai';
import { creativeDeadline, judgeCreatives, judgeDeadline } from '../../../../src/domain/buys/creatives.ts';
import { judgeFormats } from '../../../../src/domain/buys/formats.ts';
import { judgeReporting } from '../../../../src/domain/buys/judging/create.ts';
import { judgeCommitments, judgeGoals } from '../../../../src/domain/buys/judging/goals.ts';
import { judgeTerms } from '../../../../src/domain/buys/judging/package.ts';
import type {
  CommittedMetric,
  OptimizationGoal,
  PackageRequest,
} from '../../../../src/domain/buys/judging/requests.ts';
import type { Product } from '../../../../src/domain/products/product.ts';
import {
  at,
  declared,
  known,
  NOW,
  placement,
  product,
  reports,
  seller,
  told,
} from '../../../support/media.ts';

const id = (name: string) => ({ agent_url: 'https://agent.example', id: name });

describe('judgeFormats', () => {
  const sold = product({
    format_options: [
      { format_option_id: 'mpu', format_kind: 'image', params: { width: 300, height: 250 } },
      { format_option_id: 'site', publisher_domain: 'news.example', format_kind: 'html5', params: {} },
    ],
  });
  const judge = (asked: Partial<PackageRequest>) => told(judgeFormats(asked, sold, 'p'));
  for (const asked of [
    {},
    { format_ids: [id('display_300x250')] },
    { format_option_refs: [{ scope: 'product', format_option_id: 'mpu' }] },
    {
      format_option_refs: [
        { scope: 'publisher', publisher_domain: 'news.example', format_option_id: 'site' },
      ],
    },
    { format_kind: 'image' },
    { format_kind: 'image', params: { width: 300, quality: 'high' } },
  ] satisfies Partial<PackageRequest>[])
    it(`takes ${JSON.stringify(asked)}`, () => assert.deepEqual(judge(asked), []));
  for (const [asked, field] of [
    [{ format_ids: [id('video')] }, 'p.format_ids[0]'],
    [{ format_ids: [id('display_300x250'), id('nope')] }, 'p.format_ids[1]'],
    [{ format_option_refs: [{ scope: 'product', format_option_id: 'nope' }] }, 'p.format_option_refs[0]'],
    [{ format_option_refs: [{ scope: 'product', format_option_id: 'site' }] }, 'p.format_option_refs[0]'],
    [
      {
        format_option_refs: [
          { scope: 'publisher', publisher_domain: 'other.example', format_option_id: 'site' },
        ],
      },
      'p.format_option_refs[0]',
    ],
    [{ format_kind: 'video_vast' }, 'p.format_kind'],
    [{ format_kind: 'image', params: { width: 728 } }, 'p.params'],
  ] satisfies [Partial<PackageRequest>, string][])
    it(`refuses ${JSON.stringify(asked)}`, () =>
      assert.deepEqual(judge(asked), [`UNSUPPORTED_FEATURE ${field}`]));
  it('looks at the first way of several only', () => {
    const asked: Partial<PackageRequest> = {
      format_option_refs: [{ scope: 'product', format_option_id: 'mpu' }],
      format_ids: [id('nope')],
    };
    assert.deepEqual(judge(asked), []);
  });
});

describe('judgeGoals', () => {
  const sold = product({
    max_optimization_goals: 2,
    metric_optimization: {
      supported_metrics: ['clicks', 'reach', 'views'],
      supported_reach_units: ['individuals'],
      supported_view_durations: [2, 6],
      supported_targets: ['cost_per'],
    },
    vendor_metric_optimization: {
      supported_metrics: [
        { vendor: { domain: 'm.example' }, metric_id: 'lift', supported_targets: ['cost_per'] },
      ],
    },
  });
  const judge = (goals: readonly OptimizationGoal[], product: Product = sold) =>
    told(judgeGoals(goals, product, seller(), 'g'));
  const event = (more: object = {}, source: object = {}): OptimizationGoal => ({
    kind: 'event',
    event_sources: [{ event_source_id: 'site', event_type: 'purchase', ...source }],
    ...more,
  });
  const metric = (more: object): OptimizationGoal => ({ kind: 'metric', metric: 'clicks', ...more });
  const days = (interval: number) => ({ interval, unit: 'days' as const });

  for (const goal of [
    metric({}),
    metric({ target: { kind: 'cost_per', value: 2 } }),
    metric({ metric: 'reach', reach_unit: 'individuals', target_frequency: { min: 1, max: 1 } }),
    metric({ metric: 'views', view_duration_seconds: 6 }),
    event(),
    event({}, { event_source_id: 'app', event_type: 'app_install' }),
    event({ target: { kind: 'per_ad_spend', value: 4 } }, { value_field: 'total' }),
    event({ attribution_window: { post_click: days(7), post_view: { interval: 24, unit: 'hours' } } }),
    { kind: 'vendor_metric', vendor: { domain: 'M.example' }, metric_id: 'lift' },
  ] satisfies OptimizationGoal[])
    it(`takes ${JSON.stringify(goal)}`, () => assert.deepEqual(judge([goal]), []));

  for (const [goal, refused] of [
    [metric({ metric: 'saves' }), 'INVALID_REQUEST g[0].metric'],
    [metric({ metric: 'reach' }), 'INVALID_REQUEST g[0].reach_unit'],
    [metric({ metric: 'reach', reach_unit: 'households' }), 'INVALID_REQUEST g[0].reach_unit'],
    [
      metric({ metric: 'reach', reach_unit: 'individuals', target_frequency: { min: 3, max: 2 } }),
      'VALIDATION_ERROR g[0].target_frequency.max',
    ],
    [metric({ metric: 'views', view_duration_seconds: 30 }), 'INVALID_REQUEST g[0].view_duration_seconds'],
    [
      event({ target: { kind: 'per_ad_spend', value: 4 } }),
      'INVALID_REQUEST g[0].event_sources[0].value_field',
    ],
    [metric({ target: { kind: 'threshold_rate', value: 0.1 } }), 'TERMS_REJECTED g[0].target.kind'],
    [event({}, { event_source_id: 'nope' }), 'INVALID_REQUEST g[0].event_sources[0].event_source_id'],
    [event({}, { event_type: 'refund' }), 'INVALID_REQUEST g[0].event_sources[0].event_type'],
    [event({ target: { kind: 'maximize_value' } }), 'TERMS_REJECTED g[0].target.kind'],
    [
      event({ attribution_window: { post_click: days(90) } }),
      'TERMS_REJECTED g[0].attribution_window.post_click',
    ],
    [
      event({ attribution_window: { post_view: days(7) } }),
      'TERMS_REJECTED g[0].attribution_window.post_view',
    ],
    [
      event({ attribution_window: { post_click: { interval: 1, unit: 'campaign' } } }),
      'TERMS_REJECTED g[0].attribution_window.post_click',
    ],
    [
      event({ attribution_window: { post_click: days(7), model: 'linear' } }),
      'TERMS_REJECTED g[0].attribution_window.model',
    ],
    [
      { kind: 'vendor_metric', vendor: { domain: 'x.example' }, metric_id: 'lift' },
      'TERMS_REJECTED g[0].metric_id',
    ],
    [
      {
        kind: 'vendor_metric',
        vendor: { domain: 'm.example' },
        metric_id: 'lift',
        target: { kind: 'threshold_rate', value: 0.1 },
      },
      'TERMS_REJECTED g[0].target.kind',
    ],
  ] satisfies [OptimizationGoal, string][])
    it(`refuses ${JSON.stringify(goal)}`, () => assert.deepEqual(judge([goal]), [refused]));

  it('takes a duration of views only where the product lists it', () => {
    const goal = (seconds: number) => metric({ metric: 'views', view_duration_seconds: seconds });
    for (const durations of [undefined, [], [2], [2, 6, 15, 30]])
      for (const seconds of [0.5, 1, 2, 6, 15, 30, 31, 999]) {
        const optimization = { supported_metrics: ['views' as const] };
        const listed = durations === undefined ? {} : { supported_view_durations: durations };
        assert.deepEqual(
          judge([goal(seconds)], product({ metric_optimization: { ...optimization, ...listed } })),
          durations?.includes(seconds) ? [] : ['INVALID_REQUEST g[0].view_duration_seconds'],
          `${seconds} of ${durations}`,
        );
      }
  });

  it('needs a commitment to each vendor metric that it optimizes, of that vendor and scope', () => {
    const lift = { vendor: { domain: 'M.example' }, metric_id: 'lift' };
    const goal: OptimizationGoal = { kind: 'vendor_metric', ...lift };
    const committed = (...metrics: CommittedMetric[]) =>
      told(judgeCommitments([metric({}), goal, goal], metrics, sold, 'p.committed_metrics'));
    assert.deepEqual(committed({ scope: 'vendor', ...lift, vendor: { domain: 'm.example' } }), []);
    for (const metrics of [
      [],
      [{ scope: 'standard', metric_id: 'clicks' }],
      [{ scope: 'vendor', ...lift, metric_id: 'reach' }],
      [{ scope: 'vendor', ...lift, vendor: { domain: 'x.example' } }],
    ] satisfies CommittedMetric[][])
      assert.deepEqual(committed(...metrics), ['TERMS_REJECTED p.committed_metrics']);
    assert.deepEqual(told(judgeCommitments(undefined, [], sold, 'c')), []);
    assert.deepEqual(told(judgeCommitments([metric({}), event()], [], sold, 'c')), []);
    // Goals that the product does not support are refused as such, once.
    assert.deepEqual(told(judgeCommitments([goal], [], product(), 'c')), []);
  });

  it('refuses more than the product takes, and two with one priority', () => {
    assert.deepEqual(judge([metric({}), metric({}), metric({})]), ['TERMS_REJECTED g']);
    assert.deepEqual(judge([metric({ priority: 1 }), event({ priority: 1 })]), [
      'VALIDATION_ERROR g[1].priority',
    ]);
    assert.deepEqual(judge([metric({ priority: 1 }), event({ priority: 2 })]), []);
  });
  it('takes what the seller declares where the product is silent', () => {
    assert.deepEqual(judge([metric({})], product()), []);
    assert.deepEqual(judge([metric({ metric: 'views' })], product()), ['INVALID_REQUEST g[0].metric']);
  });
  it('refuses events where nothing tracks them', () => {
    const blind = seller([], { declared: declared({ conversions: null }) });
    assert.deepEqual(told(judgeGoals([event()], sold, blind, 'g')), ['UNSUPPORTED_FEATURE g[0].kind']);
  });
  it('asks for nothing without goals', () =>
    assert.deepEqual(told(judgeGoals(undefined, sold, seller(), 'g')), []));
});

type Standard = NonNullable<PackageRequest['performance_standards']>[number];
const standard = (metric: Standard['metric'], threshold: number): Standard => ({
  metric,
  threshold,
  vendor: { domain: 'm.example' },
});

describe('judgeTerms', () => {
  const own = product({
    measurement_terms: {
      billing_measurement: {
        vendor: { domain: 'm.example' },
        max_variance_percent: 10,
        finalization_deadline_hours: 48,
      },
      makegood_policy: { available_remedies: ['additional_delivery'] },
    },
    performance_standards: [standard('viewability', 0.7)],
    reporting_capabilities: reports({
      available_metrics: ['impressions', 'clicks'],
      vendor_metrics: [{ vendor: { domain: 'm.example' }, metric_id: 'lift' }],
      measurement_windows: [{ window_id: 'c7', duration_days: 7 }],
    }),
  });
  const judge = (asked: Partial<PackageRequest>, sold: Product = own) =>
    told(judgeTerms(asked, sold, declared().terms, 'packages[0]'));
  const billing = (more: object) => ({
    measurement_terms: { billing_measurement: { vendor: { domain: 'm.example' }, ...more } },
  });
  const PLACE = 'TERMS_REJECTED packages[0].measurement_terms.billing_measurement';

  for (const asked of [
    {},
    billing({ max_variance_percent: 10, measurement_window: 'c7', finalization_deadline_hours: 72 }),
    { performance_standards: [standard('viewability', 0.7)] },
    { committed_metrics: [{ scope: 'standard', metric_id: 'clicks' }] },
    { committed_metrics: [{ scope: 'vendor', vendor: { domain: 'm.example' }, metric_id: 'lift' }] },
  ] satisfies Partial<PackageRequest>[])
    it(`takes ${JSON.stringify(asked)}`, () => assert.deepEqual(judge(asked), []));
  for (const [asked, refused] of [
    [billing({ vendor: { domain: 'other.example' } }), `${PLACE}.vendor`],
    [billing({ max_variance_percent: 5 }), `${PLACE}.max_variance_percent`],
    [billing({ measurement_window: 'c30' }), `${PLACE}.measurement_window`],
    [billing({ finalization_deadline_hours: 1 }), `${PLACE}.finalization_deadline_hours`],
    [
      { measurement_terms: { makegood_policy: { available_remedies: ['credit'] } } },
      'TERMS_REJECTED packages[0].measurement_terms.makegood_policy.available_remedies[0]',
    ],
    [
      { performance_standards: [standard('viewability', 0.71)] },
      'TERMS_REJECTED packages[0].performance_standards[0].threshold',
    ],
    [
      { performance_standards: [standard('ivt', 0.1)] },
      'TERMS_REJECTED packages[0].performance_standards[0].metric',
    ],
    [
      { committed_metrics: [{ scope: 'standard', metric_id: 'reach' }] },
      'TERMS_REJECTED packages[0].committed_metrics',
    ],
    [
      { committed_metrics: [{ scope: 'vendor', vendor: { domain: 'x.example' }, metric_id: 'lift' }] },
      'TERMS_REJECTED packages[0].committed_metrics',
    ],
  ] satisfies [Partial<PackageRequest>, string][])
    it(`refuses ${JSON.stringify(asked)}`, () => assert.deepEqual(judge(asked), [refused]));

  it('has the seller’s terms where the product has none', () => {
    assert.deepEqual(
      judge(billing({ vendor: { domain: 'any.example' }, max_variance_percent: 5 }), product()),
      [],
    );
    assert.deepEqual(judge(billing({ max_variance_percent: 0 }), product()), [
      `${PLACE}.max_variance_percent`,
    ]);
    assert.deepEqual(judge({ performance_standards: [standard('ivt', 0.99)] }, product()), [
      'TERMS_REJECTED packages[0].performance_standards[0].threshold',
    ]);
  });
  it('names the term', () => {
    const [refused] = judgeTerms(billing({ max_variance_percent: 1 }), own, declared().terms, 'packages[0]');
    assert.deepEqual(refused?.details, {
      term: 'measurement_terms.billing_measurement.max_variance_percent',
      minimum: 10,
    });
  });
});

describe('judgeCreatives', () => {
  const sold = product({ placements: [placement('top')] });
  const judge = (asked: Partial<PackageRequest>, inlineCreatives = true) => {
    const brought = new Map((asked.creatives ?? []).map((one) => [one.creative_id, one]));
    const creatives = new Map([
      ...['banner_1', 'banner_2'].map((one) => [one, known()] as const),
      ['film', known('approved', 'video_30s')],
      ['put_away', known('archived')],
      ['refused', known('rejected')],
      ['waiting', known('pending_review')],
    ] as const);
    const who = seller([], { declared: declared({ inlineCreatives }), creatives, brought });
    return told(judgeCreatives(asked, { product: sold, formats: {}, assigned: new Set<string>() }, who, 'p'));
  };
  const brought = (name: string, format = 'display_300x250') => ({
    creative_id: name,
    name,
    assets: {},
    format_id: id(format),
  });

  for (const asked of [
    {},
    { creative_assignments: [{ creative_id: 'banner_1', placement_ids: ['top'] }] },
    { creative_assignments: [{ creative_id: 'waiting' }] },
    { creatives: [brought('new')] },
    { creatives: [brought('new')], creative_assignments: [{ creative_id: 'new' }] },
    { creative_assignments: [] },
  ] satisfies Partial<PackageRequest>[])
    it(`takes ${JSON.stringify(asked)}`, () => assert.deepEqual(judge(asked), []));
  for (const [asked, refused] of [
    [
      { creative_assignments: [{ creative_id: 'banner_1', placement_ids: ['top', 'side'] }] },
      'INVALID_REQUEST p.creative_assignments[0].placement_ids[1]',
    ],
    [
      {
        creative_assignments: [
          {
            creative_id: 'banner_1',
            placement_refs: [{ publisher_domain: 'news.example', placement_id: 'side' }],
          },
        ],
      },
      'INVALID_REQUEST p.creative_assignments[0].placement_refs[0].placement_id',
    ],
    [{ creatives: [brought('banner_1')] }, 'CREATIVE_ID_EXISTS p.creatives[0].creative_id'],
    [
      { creative_assignments: [{ creative_id: 'banner_1' }, { creative_id: 'nope' }] },
      'CREATIVE_NOT_FOUND p.creative_assignments[1].creative_id',
    ],
    [
      { creative_assignments: [{ creative_id: 'film' }] },
      'UNSUPPORTED_FEATURE p.creative_assignments[0].creative_id',
    ],
    [
      { creative_assignments: [{ creative_id: 'put_away' }] },
      'INVALID_STATE p.creative_assignments[0].creative_id',
    ],
    [
      { creative_assignments: [{ creative_id: 'refused' }] },
      'CREATIVE_REJECTED p.creative_assignments[0].creative_id',
    ],
    [
      { creatives: [{ ...brought('a'), placement_ids: ['side'] }] },
      'INVALID_REQUEST p.creatives[0].placement_ids[0]',
    ],
    [{ creatives: [brought('a'), brought('a')] }, 'CREATIVE_ID_EXISTS p.creatives[1].creative_id'],
    [{ creatives: [brought('a', 'video')] }, 'UNSUPPORTED_FEATURE p.creatives[0].format_id'],
  ] satisfies [Partial<PackageRequest>, string][])
    it(`refuses ${JSON.stringify(asked)}`, () => assert.deepEqual(judge(asked), [refused]));
  it('refuses to take creatives where they are synced', () =>
    assert.deepEqual(judge({ creatives: [brought('new')] }, false), ['UNSUPPORTED_FEATURE p.creatives']));
});

describe('the deadline of creatives', () => {
  it('lies before the start and never before the buy', () => {
    assert.deepEqual(
      creativeDeadline(at('2026-03-20T00:00:00Z'), 86_400_000, NOW),
      at('2026-03-19T00:00:00Z'),
    );
    assert.deepEqual(creativeDeadline(at('2026-03-15T12:00:00Z'), 86_400_000, NOW), NOW);
  });
  it('holds to the moment', () => {
    assert.isNull(judgeDeadline(NOW, NOW, false, 'f'));
    assert.equal(
      judgeDeadline(at('2026-03-15T09:59:59Z'), NOW, false, 'f')?.code,
      'CREATIVE_DEADLINE_EXCEEDED',
    );
  });
  it('does not stop what was rejected, nor what has none', () => {
    assert.isNull(judgeDeadline(at('2020-01-01T00:00:00Z'), NOW, true, 'f'));
    assert.isNull(judgeDeadline(null, NOW, false, 'f'));
  });
});

type Frequency = NonNullable<Product['reporting_capabilities']>['available_reporting_frequencies'][number];

describe('judgeReporting', () => {
  const often = (...available_reporting_frequencies: Frequency[]) =>
    product({ reporting_capabilities: reports({ available_reporting_frequencies }) });
  const judge = (reporting_frequency: Frequency, ...products: Product[]) =>
    told(judgeReporting({ reporting_frequency }, products));
  it('takes what every product reports', () => {
    assert.deepEqual(judge('daily', often('daily'), often('hourly', 'daily')), []);
    assert.deepEqual(judge('hourly', product()), []);
    assert.deepEqual(told(judgeReporting(undefined, [often('daily')])), []);
  });
  it('refuses what one does not', () => {
    const refused = ['INVALID_REQUEST reporting_webhook.reporting_frequency'];
    assert.deepEqual(judge('hourly', often('daily'), often('hourly', 'daily')), refused);
    assert.deepEqual(judge('monthly', often('daily')), refused);
  });
  it('refuses any frequency when the reports of one product are not pushed', () => {
    const silent = product({ reporting_capabilities: reports({ supports_webhooks: false }) });
    for (const frequency of ['hourly', 'daily', 'monthly'] as const)
      assert.deepEqual(judge(frequency, often('daily'), silent), ['UNSUPPORTED_FEATURE reporting_webhook']);
  });
});
