import type { SignalsCatalogSignal } from '../../../generated/types/signals.ts';
import type { ProviderSheet, SheetPrice } from './sheet.ts';

/** The seller's own data costs nothing in addition to the media. */
const FREE: readonly SheetPrice[] = [{ model: 'cpm', cpm: 0 }];

const own = {
  name: 'Harbour Lane Media',
  countries: ['US', 'CA', 'GB', 'AU', 'DE', 'FR', 'NL', 'ES', 'AT', 'CH'],
  sources: ['web_usage'],
  methodology: 'observed',
  refresh: 'daily',
  lookback: 'monthly',
  platforms: { 'tern-dsp': 20, 'northquay-dsp': 20 },
} as const;

/** The publisher's own data from its pages, stations and shop, and signals that it built for single accounts. */
export const ownSheets: readonly ProviderSheet[] = [
  {
    ...own,
    type: 'owned',
    minutesHere: 0,
    shelves: [
      {
        path: 'Readers | Section',
        prefix: 'reads',
        about: 'Readers of at least three articles about {} on our own pages within 30 days.',
        topics: ['first-party', 'readers', 'own data', 'contextual'],
        prices: FREE,
        members:
          'World news 28; Local news 34; Business 12.5; Personal finance 7.4; Recipes 19.2; Gardening 8.8; Trails and hiking 6.3; Travel 11.7; Sport 26.5; Football 17.9; Film and series 14.6; Parenting 5.5; Technology 9.6; Health 10.2',
      },
      {
        path: 'Customers | Relationship',
        prefix: 'customer',
        about: 'People known to us as {}.',
        topics: ['first-party', 'customers', 'subscribers', 'own data', 'loyal'],
        prices: FREE,
        members:
          'Newsletter subscribers 8.1; Paying subscribers 3.4; Podcast listeners 9.3; Greenbasket shoppers 5.7; Cart abandoners 1.6; Frequent visitors 14.1; Lapsed visitors 6.9; Event guests 0.9',
      },
      {
        path: 'Customers | Engagement Score',
        prefix: 'score',
        about: 'How often and how long a person uses our pages, 0 to 100: {}.',
        topics: ['first-party', 'engagement', 'score', 'own data'],
        prices: FREE,
        values: { range: [0, 100] },
        members: 'Engagement 92',
      },
    ],
  },
  {
    ...own,
    type: 'custom',
    minutesHere: 30,
    accounts: ['trailpeak.example'],
    shelves: [
      {
        path: 'Custom | Outdoor',
        prefix: 'custom',
        about: 'Built for this account from its briefing: {}.',
        topics: ['custom', 'outdoor', 'hiking', 'trail'],
        prices: [{ model: 'flat_fee', amount: 900, period: 'campaign' }],
        members: 'Trail planners in spring 1.8; Readers of gear tests 2.7',
      },
    ],
  },
];

const standIn = (
  signal_id: string,
  name: string,
  price: NonNullable<SignalsCatalogSignal['pricing_options']>,
): SignalsCatalogSignal => ({
  signal_agent_segment_id: signal_id,
  signal_id,
  name,
  description: `${name}, for buyers who try out this agent. The signal is not listed.`,
  signal_type: 'owned',
  value_type: 'binary',
  data_provider: own.name,
  coverage_percentage: 4,
  pricing_options: price,
  deployments: [{ type: 'agent', is_live: true, estimated_activation_duration_minutes: 0 }],
});

/** Signals that clients of the protocol name without discovering them first. No list returns them. */
export const standInSignals: readonly SignalsCatalogSignal[] = [
  standIn('prism_high_ltv', 'Customers of high value', [
    {
      pricing_option_id: 'po_prism_flat_monthly',
      model: 'flat_fee',
      amount: 500,
      period: 'monthly',
      currency: 'USD',
    },
  ]),
  standIn('prism_cart_abandoner', 'Shoppers who left a basket', [
    { pricing_option_id: 'po_prism_abandoner_cpm', model: 'cpm', cpm: 1.5, currency: 'USD' },
  ]),
];
