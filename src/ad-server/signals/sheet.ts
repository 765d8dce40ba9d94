import type { CoreVendorPricingOption } from '../../../generated/types/core.ts';
import type {
  EnumsSignalCadence,
  EnumsSignalCatalogType,
  EnumsSignalDataSource,
  EnumsSignalMethodology,
  EnumsSignalValueType,
} from '../../../generated/types/enums.ts';
import type { SignalsCatalogSignal } from '../../../generated/types/signals.ts';

/** A price without its id, which is derived from the signal. */
export type SheetPrice =
  | { readonly model: 'cpm'; readonly cpm: number; readonly currency?: string }
  | { readonly model: 'percent_of_media'; readonly percent: number; readonly max_cpm: number }
  | { readonly model: 'flat_fee'; readonly amount: number; readonly period: 'monthly' | 'campaign' };

/** Signals of one node of a provider's taxonomy. They differ only in name and coverage. */
type Shelf = {
  /** Nodes from the root of the taxonomy, separated by ` | `. */
  readonly path: string;
  /** First part of the id of each signal. */
  readonly prefix: string;
  /** Description of a signal; `{}` stands for its name in lower case. */
  readonly about: string;
  /** Names with their coverage in percent of the population: `Electric cars 2.4; Hybrid cars 3.1`. */
  readonly members: string;
  readonly topics: readonly string[];
  readonly prices: readonly SheetPrice[];
  readonly values?:
    | { readonly categories: readonly string[] }
    | { readonly range: readonly [number, number] };
  readonly restricted?: SignalsCatalogSignal['restricted_attributes'];
};

/** All signals of one data provider, in the form of its rate card. */
export type ProviderSheet = {
  readonly name: string;
  /** Absent for the seller's own data. */
  readonly domain?: string;
  readonly type: EnumsSignalCatalogType;
  readonly countries: readonly string[];
  readonly sources: readonly EnumsSignalDataSource[];
  readonly methodology: EnumsSignalMethodology;
  readonly refresh: EnumsSignalCadence;
  readonly lookback: EnumsSignalCadence;
  /** Minutes that an activation takes, by platform. */
  readonly platforms: Readonly<Record<string, number>>;
  /** Minutes until a signal can be used on this agent; 0 for data that is live on the seller's ad server. */
  readonly minutesHere: number;
  /** Brand domains of the accounts that may see the signals; absent for all accounts. */
  readonly accounts?: readonly string[];
  readonly shelves: readonly Shelf[];
};

const MEMBER = /^(?<name>.+) (?<coverage>\d+(?:\.\d+)?)$/;

/** The signals of a sheet, in the form of a signal catalog. */
export const signalsOf = (sheet: ProviderSheet): SignalsCatalogSignal[] =>
  sheet.shelves.flatMap((shelf) =>
    shelf.members.split(';').map((member) => {
      const { name, coverage } = MEMBER.exec(member.trim())?.groups ?? {};
      if (name === undefined) throw new Error(`must be a name with a coverage, not ${member}`);
      return signalOf(sheet, shelf, { name, coverage: Number(coverage) });
    }),
  );

type Member = { readonly name: string; readonly coverage: number };

function signalOf(sheet: ProviderSheet, shelf: Shelf, { name, coverage }: Member): SignalsCatalogSignal {
  const id = idOf(`${shelf.prefix} ${name}`);
  const label = `${shelf.path.split(' | ').at(-1)}: ${name}`;
  return {
    signal_agent_segment_id: `${sheet.domain === undefined ? 'own' : sheet.domain.replace(/\.example$/, '')}:${id}`,
    signal_id: id,
    ...(sheet.domain === undefined ? {} : { data_provider_domain: sheet.domain }),
    name: label,
    description: shelf.about.replace('{}', name.charAt(0).toLowerCase() + name.slice(1)),
    signal_type: sheet.type,
    data_provider: sheet.name,
    coverage_percentage: coverage,
    ...valuesOf(shelf),
    pricing_options: shelf.prices.map((price) => priced(price, id, coverage)),
    taxonomy: {
      ref: `https://${sheet.domain ?? 'harbourlane.example'}/taxonomy`,
      values: [{ id, path: `${shelf.path} | ${name}` }],
    },
    data_sources: [...sheet.sources],
    methodology: sheet.methodology,
    refresh_cadence: sheet.refresh,
    lookback_window: sheet.lookback,
    countries: [...sheet.countries],
    consent_basis: ['consent'],
    ...(shelf.restricted === undefined ? {} : { restricted_attributes: shelf.restricted }),
    ...(sheet.accounts === undefined ? {} : { accounts: [...sheet.accounts] }),
    topics: [...shelf.topics],
    deployments: [
      {
        type: 'agent',
        is_live: sheet.minutesHere === 0,
        estimated_activation_duration_minutes: sheet.minutesHere,
      },
      ...Object.entries(sheet.platforms).map(([platform, minutes]) => ({
        type: 'platform' as const,
        platform,
        is_live: false,
        estimated_activation_duration_minutes: minutes,
      })),
    ],
  };
}

function valuesOf({ values }: Shelf) {
  const kind = (value_type: EnumsSignalValueType) => ({ value_type });
  if (values === undefined) return kind('binary');
  if ('categories' in values) return { ...kind('categorical'), categories: [...values.categories] };
  const [min, max] = values.range;
  return { ...kind('numeric'), range: { min, max } };
}

/** Price factor for rare signals: 1.5 below a coverage of 1 percent, 1.2 below 3 percent. */
const scarcity = (coverage: number): number => (coverage < 1 ? 1.5 : coverage < 3 ? 1.2 : 1);
const CENTS = 100;

function priced(price: SheetPrice, id: string, coverage: number): CoreVendorPricingOption {
  const currency = (price.model === 'cpm' ? price.currency : undefined) ?? 'USD';
  const suffix = currency === 'USD' ? '' : `_${currency.toLowerCase()}`;
  const common = { pricing_option_id: `po_${id}_${price.model}${suffix}`, currency };
  if (price.model !== 'cpm') return { ...price, ...common };
  return { ...common, model: 'cpm', cpm: Math.round(price.cpm * scarcity(coverage) * CENTS) / CENTS };
}

const idOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');
