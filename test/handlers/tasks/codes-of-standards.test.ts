import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert } from 'chai';
import type { TaskName } from '../../../generated/tasks.ts';
import { taskHandlers } from '../../../src/handlers/tasks.ts';
import { projectRoot } from '../../../src/infra/project.ts';
import { engines, type TestEngine } from '../../support/databases.ts';
import { publisherProfile } from '../../support/publisher.ts';
import { placesIn, referredFile } from '../../support/request-places.ts';
import {
  type Answer,
  freshKey,
  principalOf,
  startTaskDesk,
  type TestTaskDesk,
} from '../../support/task-desk.ts';
import { ACCOUNT, createArgs, NOW, wanted } from '../buys/buys-desk.ts';

type Json = Readonly<Record<string, unknown>>;
type Row = { readonly name: TaskName; readonly request: string };

const rows = JSON.parse(readFileSync(join(projectRoot, 'schemas/v3/tasks.json'), 'utf8')).tasks as Row[];
const STANDARDS = ['core/country-code.json', 'core/currency-code.json'];
/** Where the schemas have a country or a currency in a request, without the `core/` types that only they describe. */
const locations = new Set(
  rows.flatMap(({ request }) =>
    placesIn(`${request}.json`, (seen) => STANDARDS.includes(referredFile(seen) ?? '')).map(
      ({ location }) => location,
    ),
  ),
);

/** Codes of the right form that no standard lists. */
const NO_COUNTRIES = ['ZZ', 'XK', 'UK', 'EU', 'AA', 'QQ'];
const NO_CURRENCIES = ['ZZZ', 'EUX', 'BTC', 'AAA'];

type Place = { readonly task: TaskName; readonly field: string; args(code: string): Json };
const buyer = { principal: principalOf('agent_codes'), account: ACCOUNT };
const filtered = (filters: Json): Json => ({ buying_mode: 'wholesale', account: ACCOUNT, filters });
const targeted = (overlay: Json): Json =>
  createArgs(buyer, { packages: [wanted({ targeting_overlay: overlay })] });
const LICENCE = {
  rights_id: 'tomas_voice',
  pricing_option_id: 'tomas_cpm',
  buyer: { domain: 'outdoor.example' },
  revocation_webhook: { url: 'https://buyer.example/r' },
};
const CAMPAIGN = { description: 'Tomas reads a recipe.', uses: ['voice'] };
const SPEC = { discovery_mode: 'wholesale', account: ACCOUNT };

const places: Readonly<Record<string, Place>> = {
  'brand/search-brands-request.json#/properties/countries/items': {
    task: 'search_brands',
    field: 'countries[0]',
    args: (code) => ({ query: 'outdoor', countries: [code] }),
  },
  'brand/get-rights-request.json#/properties/countries/items': {
    task: 'get_rights',
    field: 'countries[0]',
    args: (code) => ({ query: 'voice', uses: ['voice'], countries: [code] }),
  },
  'brand/acquire-rights-request.json#/properties/campaign/properties/countries/items': {
    task: 'acquire_rights',
    field: 'campaign.countries[1]',
    args: (code) => ({ ...LICENCE, campaign: { ...CAMPAIGN, countries: ['DE', code] } }),
  },
  'core/product-filters.json#/properties/pricing_currencies/items': {
    task: 'get_products',
    field: 'filters.pricing_currencies[1]',
    args: (code) => filtered({ pricing_currencies: ['USD', code] }),
  },
  'core/product-filters.json#/properties/budget_range/properties/currency': {
    task: 'get_products',
    field: 'filters.budget_range.currency',
    args: (code) => filtered({ budget_range: { max: 5000, currency: code } }),
  },
  'core/product-filters.json#/properties/countries/items': {
    task: 'get_products',
    field: 'filters.countries[0]',
    args: (code) => filtered({ countries: [code] }),
  },
  'core/geo-requirement.json#/properties/country': {
    task: 'get_products',
    field: 'filters.required_geo_targeting[0].country',
    args: (code) => filtered({ required_geo_targeting: [{ level: 'country', country: code }] }),
  },
  'core/postal-area.json#/anyOf/0/properties/country': {
    task: 'get_products',
    field: 'filters.postal_areas[0].values[0]',
    args: (code) => filtered({ postal_areas: [{ country: code, system: 'postal_code', values: ['10115'] }] }),
  },
  'core/targeting.json#/properties/geo_countries/items': {
    task: 'create_media_buy',
    field: 'packages[0].targeting_overlay.geo_countries[0]',
    args: (code) => targeted({ geo_countries: [code] }),
  },
  'core/targeting.json#/properties/geo_countries_exclude/items': {
    task: 'create_media_buy',
    field: 'packages[0].targeting_overlay.geo_countries_exclude[0]',
    args: (code) => targeted({ geo_countries_exclude: [code] }),
  },
  'core/event-custom-data.json#/properties/currency': {
    task: 'log_event',
    field: '',
    args: (code) => ({
      event_source_id: 'shop',
      events: [
        {
          event_id: freshKey(),
          event_type: 'purchase',
          event_time: NOW.toISOString(),
          custom_data: { value: 129, currency: code },
        },
      ],
    }),
  },
  'account/usage-record.json#/properties/currency': {
    task: 'report_usage',
    field: 'usage[0].currency',
    args: (code) => ({
      reporting_period: { start: '2027-03-01T00:00:00Z', end: '2027-03-02T00:00:00Z' },
      usage: [{ account: ACCOUNT, vendor_cost: 1, currency: code }],
    }),
  },
  'signals/get-signals-request.json#/properties/countries/items': {
    task: 'get_signals',
    field: 'countries[0]',
    args: (code) => ({ ...SPEC, countries: [code] }),
  },
  'signals/get-signals-request.json#/properties/deliver_to/properties/countries/items': {
    task: 'get_signals',
    field: 'deliver_to.countries[0]',
    args: (code) => ({ ...SPEC, deliver_to: { countries: [code] } }),
  },
};

/** Where such a code is not judged by the standard, with the reason. */
const OTHERS: Readonly<Record<string, string>> = {
  'core/business-entity.json#/properties/address/properties/country': 'people read it on invoices',
  'core/money.json#/properties/currency': 'must be the currency of the proposal',
  'media-buy/build-creative-request.json#/properties/max_spend/properties/currency':
    'must be the currency of the prices',
  'core/rights-constraint.json#/properties/countries/items': 'the agent that granted the rights judged it',
  'core/rights-constraint.json#/properties/excluded_countries/items':
    'the agent that granted the rights judged it',
  'media-buy/geo-breakdown-request.json#/properties/country':
    'must be a country whose postal areas the products report',
};

const errorsIn = ({ errors = [], partial_failures: partial = [] }: Answer): Answer[] => [
  ...errors,
  ...partial,
];

describe('countries and currencies of requests', () => {
  let desk: TestTaskDesk;
  before(async () => {
    desk = await startTaskDesk(engines[0] as TestEngine, {
      handlers: taskHandlers,
      profile: publisherProfile,
    });
    desk.setNow(NOW);
    await desk.call(buyer.principal, 'sync_event_sources', {
      idempotency_key: freshKey(),
      account: ACCOUNT,
      event_sources: [{ event_source_id: 'shop', name: 'Shop' }],
    });
  });
  after(() => desk.drop());

  it('are judged by their standard at every place, or known as judged otherwise', () => {
    const isOfUnion = (location: string) => location.startsWith('core/postal-country-system.json');
    assert.sameMembers(
      [...locations].filter((location) => !isOfUnion(location)),
      [...Object.keys(places), ...Object.keys(OTHERS)],
    );
  });

  for (const [location, { task, field, args }] of Object.entries(places)) {
    const isCurrency = /currenc/.test(location);
    const ask = async (code: string): Promise<string[]> => {
      const keyed = { idempotency_key: freshKey(), ...args(code) };
      const { body } = await desk.outcome(buyer.principal, task, keyed);
      return errorsIn(body).map((error) => `${error.code} ${error.field ?? ''}`);
    };

    it(`${task} refuses ${isCurrency ? 'currencies' : 'countries'} that do not exist: ${location}`, async () => {
      for (const code of isCurrency ? NO_CURRENCIES : NO_COUNTRIES)
        assert.include(await ask(code), `VALIDATION_ERROR ${field}`, code);
      for (const code of isCurrency ? ['EUR', 'JPY', 'USD'] : ['DE', 'US'])
        assert.notInclude((await ask(code)).join(), 'VALIDATION_ERROR', code);
    });
  }
});
