import type { ProductEntry } from '../document.ts';
import {
  anyLandingPage,
  auction,
  COUNTRIES,
  DEVICE_MIX,
  fixed,
  metrics,
  promised,
  reports,
  targeting,
} from './terms.ts';

/** Products in newsletters and games. */
export const letterAndGameProducts: readonly ProductEntry[] = [
  {
    product_id: 'morning_letter',
    name: 'The Morning Tide',
    description:
      'The block under the lead story of a letter that 310,000 subscribers open before work, with one sponsor an issue.',
    publisher_properties: [
      { selection_type: 'by_id', publisher_domain: 'harbourlane.example', property_ids: ['morning_tide'] },
    ],
    channels: ['email'],
    delivery_type: 'guaranteed',
    exclusivity: 'category',
    format_ids: ['newsletter_sponsor'],
    pricing_options: [fixed('cpm', 32, { currency: 'USD', least: 1500 })],
    ...promised,
    reporting_capabilities: reports(metrics.letter, {
      available_reporting_frequencies: ['daily'],
      expected_delay_minutes: 360,
    }),
    creative_policy: anyLandingPage,
    inventory: {
      weekly_impressions: 2_100_000,
      audience: 310_000,
      reach_unit: 'individuals',
      curve: 'commute',
      utc_offset_hours: -5,
      countries: COUNTRIES.america,
      devices: DEVICE_MIX.office,
      targeting: targeting.letter,
    },
  },
  {
    product_id: 'weekend_letter_click',
    name: 'The Saturday Basket, by the click',
    description: 'A block in a weekend letter on food, gardens and small repairs; only clicks are paid.',
    publisher_properties: [
      {
        selection_type: 'by_id',
        publisher_domain: 'pantryandpine.example',
        property_ids: ['saturday_basket'],
      },
    ],
    channels: ['email'],
    delivery_type: 'non_guaranteed',
    format_ids: ['newsletter_sponsor'],
    pricing_options: [fixed('cpc', 1.6, { currency: 'USD' })],
    reporting_capabilities: reports(metrics.letter, {
      available_reporting_frequencies: ['daily'],
      expected_delay_minutes: 360,
    }),
    creative_policy: anyLandingPage,
    inventory: {
      weekly_impressions: 900_000,
      audience: 420_000,
      reach_unit: 'individuals',
      curve: 'shopping',
      utc_offset_hours: -5,
      countries: COUNTRIES.america,
      devices: DEVICE_MIX.page,
      targeting: targeting.letter,
    },
  },
  {
    product_id: 'games_rewarded',
    name: 'Pocket Orchard, rewarded video',
    description:
      'Films that players of a gardening game choose to watch for seeds and water; paid when watched to the end.',
    publisher_properties: [{ selection_type: 'all', publisher_domain: 'pocketorchard.example' }],
    channels: ['gaming'],
    delivery_type: 'non_guaranteed',
    video_placement_types: ['interstitial'],
    format_ids: ['gaming_rewarded_15s'],
    pricing_options: [
      auction('cpcv', 0.012, [0.014, 0.018, 0.025, 0.04], { currency: 'USD' }),
      auction('cpm', 6, [7, 9, 12, 18], { currency: 'USD' }),
    ],
    reporting_capabilities: reports(metrics.video),
    creative_policy: anyLandingPage,
    metric_optimization: { supported_metrics: ['completed_views', 'clicks'] },
    inventory: {
      weekly_impressions: 11_000_000,
      audience: 900_000,
      reach_unit: 'devices',
      curve: 'evening',
      utc_offset_hours: -6,
      countries: COUNTRIES.english,
      devices: DEVICE_MIX.app,
      targeting: targeting.video,
    },
  },
];
