import { type Json, listOf, objectOf } from '../../client/json.ts';
import { judgeable, must } from '../verdict.ts';
import { buy, listed, offersToBuy, packageOf, packagesWith, purchase, tryToBuy } from './buying.ts';
import { WRONG } from './judging.ts';
import { declared } from './readings.ts';
import { type AgentCheck, agentPart, rule, WRITES } from './rule.ts';
import type { Trial } from './trial.ts';
import type { Called } from './wire/called.ts';

const HEADING = 'Agent tasks, targeting';

type Field = {
  readonly name: string;
  /** A value of the overlay, from what is declared; undefined when the field is not declared. */
  readonly value: (targeting: Json) => Json | undefined;
  /** A value that nobody may take who does not declare the field. */
  readonly undeclared: Json;
};

const METROS: Readonly<Record<string, string>> = {
  vendor_dma: '501',
  nielsen_dma: '501',
  uk_itl1: 'UKI',
  uk_itl2: 'UKI3',
  eurostat_nuts2: 'DE30',
};
const POSTAL: Readonly<Record<string, readonly [country: string, value: string]>> = {
  zip: ['US', '94107'],
  zip_plus_four: ['US', '94107-1234'],
  outward: ['GB', 'SW1'],
  fsa: ['CA', 'K1A'],
};

const onlyIf = (isDeclared: unknown, overlay: Json): Json | undefined =>
  isDeclared === true ? overlay : undefined;

/** The first system that is declared true, with a code of it. */
const metroOf = (targeting: Json): Json | undefined => {
  const [system] =
    Object.entries(objectOf(targeting.geo_metros)).find(([, isThere]) => isThere === true) ?? [];
  const value = METROS[system ?? ''];
  return value === undefined ? undefined : { geo_metros: [{ system, values: [value] }] };
};

const postalOf = (targeting: Json): Json | undefined => {
  const areas = objectOf(targeting.geo_postal_areas);
  const found = Object.entries(POSTAL).find(([system, [country]]) => listOf(areas[country]).includes(system));
  if (found === undefined) return undefined;
  const [system, [country, value]] = found;
  return { geo_postal_areas: [{ country, system, values: [value] }] };
};

const keywordOf = (targeting: Json, name: 'keyword_targets' | 'negative_keywords'): Json | undefined => {
  const [type] = listOf(objectOf(targeting[name]).supported_match_types);
  return type === undefined ? undefined : { [name]: [{ keyword: 'conformance', match_type: type }] };
};

const FIELDS: readonly Field[] = [
  {
    name: 'countries',
    value: (one) => onlyIf(one.geo_countries, { geo_countries: ['US'] }),
    undeclared: { geo_countries: ['US'] },
  },
  {
    name: 'countries-excluded',
    value: (one) => onlyIf(one.geo_countries, { geo_countries_exclude: ['FR'] }),
    undeclared: { geo_countries_exclude: ['FR'] },
  },
  {
    name: 'regions',
    value: (one) => onlyIf(one.geo_regions, { geo_regions: ['US-CA'] }),
    undeclared: { geo_regions: ['US-CA'] },
  },
  { name: 'metros', value: metroOf, undeclared: { geo_metros: [{ system: 'uk_itl2', values: ['UKI3'] }] } },
  {
    name: 'postal-areas',
    value: postalOf,
    undeclared: { geo_postal_areas: [{ country: 'US', system: 'zip', values: ['94107'] }] },
  },
  {
    name: 'language',
    value: (one) => onlyIf(one.language, { language: ['en'] }),
    undeclared: { language: ['en'] },
  },
  {
    name: 'keywords',
    value: (one) => keywordOf(one, 'keyword_targets'),
    undeclared: { keyword_targets: [{ keyword: 'conformance', match_type: 'exact' }] },
  },
  {
    name: 'negative-keywords',
    value: (one) => keywordOf(one, 'negative_keywords'),
    undeclared: { negative_keywords: [{ keyword: 'conformance', match_type: 'exact' }] },
  },
  {
    name: 'age',
    value: (one) => onlyIf(objectOf(one.age_restriction).supported, { age_restriction: { min: 18 } }),
    undeclared: { age_restriction: { min: 18 } },
  },
];

type Id = `agent.targeting.${string}`;
const idOfField = (name: string): Id => `agent.targeting.${name}`;
const UNDECLARED: Id = 'agent.targeting.undeclared';
const KEPT: Id = 'agent.targeting.kept';

const targetingOf = (trial: Trial): Promise<Json> => declared(trial, 'media_buy', 'execution', 'targeting');

const bought = async (trial: Trial, overlay: Json) =>
  tryToBuy(trial, { packages: await packagesWith(trial, { targeting_overlay: overlay }) });

/** Codes that speak of the targeting; with others a product is refused for something else. */
const OF_TARGETING = ['UNSUPPORTED_FEATURE', ...WRONG];
/** Products that are tried: not each of them has everything that the agent can do. */
const MOST_PRODUCTS = 30;

const fieldCheck =
  ({ name, value }: Field): AgentCheck =>
  async (trial) => {
    const overlay = value(await targetingOf(trial));
    judgeable(overlay !== undefined, `targeting by ${name} is not declared`);
    const { product: first, option: price } = await trial.read(purchase);
    const others = (await offersToBuy(trial)).filter(
      ({ product }) => product.product_id !== first.product_id,
    );
    const all = [{ product: first, option: price }, ...others];
    let refused: Called | undefined;
    for (const { product, option } of all.slice(0, MOST_PRODUCTS)) {
      const packages = [{ ...packageOf(product, option), targeting_overlay: overlay }];
      const called = await tryToBuy(trial, { packages });
      judgeable(called.fault === null, String(called.fault));
      if (called.refusal === null) return;
      if (OF_TARGETING.includes(called.refusal.code)) refused = called;
    }
    judgeable(refused, 'every product was refused for another reason');
    judgeable(all.length <= MOST_PRODUCTS, `there are more than ${MOST_PRODUCTS} products`);
    must(
      false,
      `declared targeting by ${name} was refused for every product, with ${refused.refusal?.code}: ${refused.refusal?.message}`,
      refused,
    );
  };

export const targetingPart = agentPart<Id>(
  [
    ...FIELDS.map(({ name }) =>
      rule(
        idOfField(name),
        HEADING,
        `Targeting by ${name.replaceAll('-', ' ')} is taken where it is declared.`,
        WRITES,
      ),
    ),
    rule(UNDECLARED, HEADING, 'Targeting that is not declared is refused, and not silently ignored.', WRITES),
    rule(KEPT, HEADING, 'Targeting that was taken is kept with the package.', WRITES),
  ],
  Object.fromEntries<AgentCheck>([
    ...FIELDS.map((field): [Id, AgentCheck] => [idOfField(field.name), fieldCheck(field)]),
    [
      UNDECLARED,
      async (trial) => {
        const targeting = await targetingOf(trial);
        const missing = FIELDS.filter(({ value }) => value(targeting) === undefined).filter(
          // Older names of postal systems stand in the same object.
          ({ name }) =>
            name !== 'postal-areas' || Object.keys(objectOf(targeting.geo_postal_areas)).length === 0,
        );
        judgeable(missing.length > 0, 'every field that the runner knows is declared');
        await trial.read(purchase);
        for (const { name, undeclared } of missing) {
          const called = await bought(trial, undeclared);
          must(called.refusal !== null, `targeting by ${name} is not declared, but was taken`, called);
        }
      },
    ],
    [
      KEPT,
      async (trial) => {
        const overlay = onlyIf((await targetingOf(trial)).geo_countries, { geo_countries: ['US'] });
        judgeable(overlay !== undefined, 'targeting by countries is not declared');
        const made = await buy(trial, {
          packages: await packagesWith(trial, { targeting_overlay: overlay }),
        });
        const { buy: one, called } = await listed(trial, made);
        judgeable(one, 'the buy is not listed');
        const kept = objectOf(objectOf(listOf(one.packages)[0]).targeting_overlay).geo_countries;
        must(
          kept === undefined || JSON.stringify(kept) === '["US"]',
          `the package targets ${JSON.stringify(kept)} instead of ["US"]`,
          called,
        );
      },
    ],
  ]) as Record<Id, AgentCheck>,
);
