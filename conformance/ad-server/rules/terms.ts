import type * as T from '../../../generated/types/ad-server.ts';
import type { CoreTargeting } from '../../../generated/types/core.ts';
import { refused, type Trial } from '../trial.ts';

const RULE = 'terms';

/** Terms that must be refused: how they differ from good ones, with which codes, and the field that is at fault. */
type WrongTerms = readonly [
  what: string,
  changes: Partial<T.AdServerPackageTerms>,
  codes: readonly string[],
  field: string,
];

/** Terms that the capabilities exclude are refused by name, and leave nothing behind. */
export async function checkTerms(trial: Trial): Promise<void> {
  const wrong = [
    ...undeclaredTargeting(trial),
    ...undeclaredPrices(trial),
    ...undeclaredGoals(trial),
    ...wrongAnywhere(trial),
    ...wrongFlights(trial),
  ];
  for (const [what, changes, codes, field] of wrong) {
    const id = trial.newPackage();
    const body = trial.terms(changes);
    await refused(trial, RULE, ['putPackage', { ids: [id], body }], [what, codes, field]);
    const { status } = await trial.call('getPackage', { ids: [id] });
    if (status !== 404 && status !== 0)
      trial.findings.add(
        RULE,
        `${what}: a package that was refused must leave nothing behind, but it is there`,
      );
  }
}

const INVALID = ['invalid_terms'];
const INVALID_FLIGHT = ['invalid_flight'];

const undeclaredTargeting = ({ capabilities: { targeting } }: Trial): WrongTerms[] =>
  Object.entries(TARGETING)
    .filter(([field]) => !targeting.some((one) => one.field === field))
    .map(([field, value]) => [
      `targeting by ${field}, which is not declared,`,
      { targeting: { [field]: value } as CoreTargeting },
      INVALID,
      `targeting.${field}`,
    ]);

function undeclaredPrices({ capabilities, terms }: Trial): WrongTerms[] {
  const { price } = terms();
  const currency = ['XTS', 'JPY', 'CHF'].find((one) => !capabilities.currencies.includes(one)) ?? 'XXX';
  const model = (['cpp', 'time', 'cpa', 'cpcv'] as const).find(
    (one) => !capabilities.pricing_models.includes(one),
  );
  const wrong: WrongTerms[] = [
    ['a currency that is not declared', { price: { ...price, currency } }, INVALID, 'price'],
  ];
  if (model !== undefined)
    wrong.push(['a pricing model that is not declared', { price: { ...price, model } }, INVALID, 'price']);
  return wrong;
}

function undeclaredGoals({ capabilities }: Trial): WrongTerms[] {
  const unit = (['points', 'seconds', 'conversions'] as const).find(
    (one) => !capabilities.units.includes(one),
  );
  const wrong: WrongTerms[] = [];
  if (unit !== undefined)
    wrong.push(['a unit that is not declared', { goal: { unit, quantity: 10 } }, INVALID, 'goal']);
  if (capabilities.cap === undefined)
    wrong.push([
      'a cap, which is not declared,',
      { frequency_cap: { max_impressions: 1, window_seconds: 3600 } },
      INVALID,
      'frequency_cap',
    ]);
  return wrong;
}

/** Terms that no ad server takes, whatever it declares. */
function wrongAnywhere({ terms }: Trial): WrongTerms[] {
  const { product } = terms();
  return [
    [
      'a product that does not exist',
      { product: { ...product, product_id: 'check_no_such_product' } },
      INVALID,
      'product',
    ],
    [
      'a first request that starts the package',
      { desired: 'running' },
      ['invalid_terms', 'invalid_request'],
      'desired',
    ],
  ];
}

function wrongFlights({ capabilities, terms }: Trial): WrongTerms[] {
  const { flight } = terms();
  const lasting = (seconds: number) => {
    const end = Date.parse(flight.start) + seconds * 1000;
    return { flight: { ...flight, end: new Date(end).toISOString() } };
  };
  const { longest_flight_seconds: longest, shortest_flight_seconds: shortest } = capabilities;
  const wrong: WrongTerms[] = [
    [
      'a flight that ends before it starts',
      { flight: { start: flight.end, end: flight.start } },
      INVALID_FLIGHT,
      'flight',
    ],
    [
      'a flight that is over',
      { flight: { start: '2020-01-01T00:00:00Z', end: '2020-01-03T00:00:00Z' } },
      INVALID_FLIGHT,
      'flight',
    ],
    ['a flight that is longer than declared', lasting(longest + 86_400), INVALID_FLIGHT, 'flight'],
  ];
  if (shortest > 1)
    wrong.push(['a flight that is shorter than declared', lasting(shortest - 1), INVALID_FLIGHT, 'flight']);
  return wrong;
}

/** A value for each field of the targeting that a buyer may send. */
const TARGETING: Readonly<Record<string, unknown>> = {
  geo_countries: ['NL'],
  geo_countries_exclude: ['NL'],
  geo_regions: ['US-CA'],
  geo_metros: [{ system: 'nielsen_dma', values: ['501'] }],
  device_type: ['mobile'],
  device_type_exclude: ['mobile'],
  device_platform: ['android'],
  language: ['nl'],
  audience_include: ['check'],
  keyword_targets: [{ keyword: 'check', match_type: 'exact' }],
};
