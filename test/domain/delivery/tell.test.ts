import { assert } from 'chai';
import {
  type Figures,
  figuresOf,
  type Measuring,
  maskedBy,
  measuredOf,
  noFigures,
  reportBeside,
  sumOf,
  tell,
} from '../../../src/domain/delivery/figures.ts';

const figures = (more: Partial<Figures> = {}): Figures => ({ ...noFigures, ...more });
const measuring = (more: Partial<Measuring> = {}): Measuring => ({
  metrics: ['impressions', 'spend', 'clicks', 'ctr'],
  isSilent: false,
  isCapped: false,
  hasPoints: false,
  given: new Set(),
  ...more,
});
const measured = (more: Partial<Measuring> = {}) => [...measuredOf(measuring(more))].sort();
const all = measuredOf(
  measuring({
    metrics: [
      'impressions',
      'spend',
      'cpm',
      'clicks',
      'ctr',
      'cost_per_click',
      'views',
      'completed_views',
      'completion_rate',
      'cost_per_completed_view',
      'viewability',
      'engagements',
      'engagement_rate',
      'plays',
      'conversions',
      'conversion_value',
      'roas',
      'cost_per_acquisition',
      'quartile_data',
      'reach',
      'frequency',
    ],
  }),
);

describe('what is measured of a package', () => {
  for (const [name, more, expected] of [
    ['what its product reports', {}, 'clicks cpm ctr impressions spend'],
    ['impressions and spend in any case', { metrics: [] }, 'cpm impressions spend'],
    [
      'the usual where the product does not say',
      { metrics: undefined },
      'clicks conversion_value conversions cost_per_acquisition cost_per_click cpm ctr impressions roas spend',
    ],
    ['only what came from outside', { isSilent: true }, 'cpm impressions spend'],
    [
      'clicks that came from outside',
      { isSilent: true, given: new Set(['clicks']) },
      'clicks cost_per_click cpm ctr impressions spend',
    ],
    [
      'completed views that came from outside',
      { isSilent: true, given: new Set(['completed_views']) },
      'completed_views completion_rate cost_per_completed_view cpm impressions spend',
    ],
    ['reach under a cap', { metrics: [], isCapped: true }, 'cpm frequency impressions reach spend'],
    [
      'reach that the product reports, of a silent buy',
      { metrics: ['reach', 'clicks'], isSilent: true },
      'cpm frequency impressions reach spend',
    ],
    [
      'reach and viewability from outside',
      { metrics: [], given: new Set(['reach', 'viewability']) },
      'cpm frequency impressions reach spend viewability',
    ],
    ['points that are not paid for', { metrics: ['grps'] }, 'cpm impressions spend'],
    ['points that are', { metrics: ['grps'], hasPoints: true }, 'cpm grps impressions spend'],
    ['names of nothing', { metrics: [], given: new Set(['x', 'spend_minor']) }, 'cpm impressions spend'],
  ] as const satisfies readonly (readonly [string, Partial<Measuring>, string])[])
    it(`is ${name}`, () => assert.equal(measured(more).join(' '), expected));

  it('hides figures that are not measured', () => {
    const given = figuresOf(() => 7);
    const { clicks, views, completed_views, conversion_value_minor, spend_minor, impressions } = maskedBy(
      given,
      measuredOf(measuring()),
    );
    assert.deepEqual([clicks, views, completed_views, conversion_value_minor], [7, 0, 0, 0]);
    assert.deepEqual([spend_minor, impressions], [7, 7]);
    assert.equal(maskedBy(given, new Set(['quartile_data'] as const)).completed_views, 7);
    assert.deepEqual(maskedBy(given, all), given);
  });
});

describe('figures on the wire', () => {
  it('follow from one another', () => {
    const told = tell(
      figures({
        impressions: 10_000,
        clicks: 150,
        completed_views: 2500,
        conversions: 30,
        spend_minor: 15_000,
        conversion_value_minor: 45_000,
        engagements: 500,
        measurable_impressions: 8000,
        viewable_impressions: 6000,
      }),
      all,
      'USD',
    );
    assert.deepInclude(told, {
      impressions: 10_000,
      spend: 150,
      cpm: 15,
      ctr: 0.015,
      cost_per_click: 1,
      completion_rate: 0.25,
      cost_per_completed_view: 0.06,
      conversion_value: 450,
      roas: 3,
      cost_per_acquisition: 5,
      engagement_rate: 0.05,
      viewability: { measurable_impressions: 8000, viewable_impressions: 6000, viewable_rate: 0.75 },
    });
  });
  it('are in units of the currency', () => {
    assert.equal(tell(figures({ spend_minor: 1234 }), all, 'JPY').spend, 1234);
    assert.equal(tell(figures({ spend_minor: 1234 }), all, 'KWD').spend, 1.234);
  });
  it('have no rates of nothing', () => {
    const told = tell(noFigures, all, 'USD');
    for (const name of [
      'cpm',
      'ctr',
      'cost_per_click',
      'roas',
      'cost_per_acquisition',
      'engagement_rate',
      'completion_rate',
    ])
      assert.notProperty(told, name);
    assert.deepInclude(told, { impressions: 0, spend: 0, clicks: 0, conversions: 0 });
  });
  it('have no share above the whole', () => {
    const told = tell(
      figures({ impressions: 10, clicks: 11, completed_views: 11, engagements: 11 }),
      all,
      'USD',
    );
    for (const name of ['ctr', 'completion_rate', 'engagement_rate']) assert.notProperty(told, name);
    assert.equal(told.clicks, 11);
  });
  it('leave out what is not measured', () =>
    assert.deepEqual(
      tell(
        figuresOf(() => 5),
        new Set(['impressions', 'spend'] as const),
        'USD',
      ),
      {
        impressions: 5,
        spend: 0.05,
      },
    ));
  it('have no prices where counts belong to other amounts too', () => {
    const told = tell(
      figuresOf(() => 5),
      all,
      'USD',
      true,
    );
    assert.notProperty(told, 'cpm');
    assert.notProperty(told, 'roas');
    assert.deepInclude(told, { spend: 0.05, clicks: 5 });
  });
  it('tell viewability as it came, and the rate that is missing', () => {
    const viewability = { measurable_impressions: 200, viewable_impressions: 50, standard: 'mrc' };
    assert.deepEqual(reportBeside(null, { viewability }, all).viewability as unknown, {
      ...viewability,
      viewable_rate: 0.25,
    });
    assert.deepEqual(reportBeside(null, { viewability: { viewable_rate: 0.5 } }, all).viewability, {
      viewable_rate: 0.5,
    });
  });
  it('tell reach only where it is measured, and its window only beside it', () => {
    const reach = { reach: 10, frequency: 2, reach_unit: 'devices' } as const;
    const reach_window = { kind: 'cumulative' } as const;
    assert.deepEqual(reportBeside(reach, { reach_window }, all) as unknown, { ...reach, reach_window });
    assert.deepEqual(reportBeside(reach, { reach_window }, new Set()), {});
    assert.deepEqual(reportBeside(null, { reach_window }, all), {});
  });
  it('add up over rows, with rows without figures as zero', () => {
    const one = figuresOf(() => 3);
    assert.deepEqual(
      sumOf([one, one, noFigures]),
      figuresOf(() => 6),
    );
    assert.deepEqual(sumOf([]), noFigures);
  });
});
