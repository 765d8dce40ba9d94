import type {
  CoreFormat,
  CoreProduct,
  EnumsAvailableMetric,
  EnumsChannels,
  EnumsFormatType,
} from '../../../generated/types/schemas.ts';
import type { Inventory } from '../inventory.ts';
import type { CatalogReport } from './check-inventory.ts';

/** Kinds of formats that a channel can show. */
const SHOWS: Readonly<Record<EnumsChannels, readonly EnumsFormatType[]>> = {
  display: ['display'],
  olv: ['video'],
  social: ['display', 'video'],
  search: ['display'],
  ctv: ['video'],
  linear_tv: ['video'],
  radio: ['audio'],
  streaming_audio: ['audio'],
  podcast: ['audio'],
  dooh: ['dooh'],
  ooh: ['dooh'],
  print: ['display'],
  cinema: ['video'],
  email: ['display'],
  gaming: ['display', 'video'],
  retail_media: ['display', 'video'],
  influencer: ['display', 'video'],
  affiliate: ['display'],
  product_placement: ['video', 'audio'],
  sponsored_intelligence: ['display'],
};

/** Metrics that the simulator counts, or that follow from what it counts. */
const COUNTED: readonly EnumsAvailableMetric[] = [
  ...([
    'impressions',
    'spend',
    'cpm',
    'clicks',
    'ctr',
    'cost_per_click',
    'views',
    'completed_views',
  ] as const),
  ...(['completion_rate', 'cost_per_completed_view', 'quartile_data', 'reach', 'frequency', 'grps'] as const),
  ...(['viewability', 'engagements', 'engagement_rate', 'plays', 'conversions', 'conversion_value'] as const),
  ...(['roas', 'cost_per_acquisition'] as const),
];

/** Formats by their identifier, null for one that is there but not sound. */
export type KnownFormats = ReadonlyMap<string, CoreFormat | null>;

/** Tells what a product promises and nothing here keeps. The product has the form of a product. */
export function checkProduct(
  product: CoreProduct,
  inventory: Inventory,
  formats: KnownFormats,
  report: CatalogReport,
): void {
  if ((product.channels ?? []).length === 0) report('channels', 'must have at least 1 item');
  checkFormats(product, formats, report);
  if (product.delivery_type === 'guaranteed') {
    for (const name of ['cancellation_policy', 'measurement_terms'] as const) {
      if (product[name] === undefined) report(name, 'is required where delivery is guaranteed');
    }
  }
  const { available_metrics: metrics } = product.reporting_capabilities;
  for (const name of ['impressions', 'spend'] as const) {
    if (!metrics.includes(name)) report('reporting_capabilities.available_metrics', `must have ${name}`);
  }
  for (const [i, name] of metrics.entries()) {
    if (!COUNTED.includes(name)) {
      report(`reporting_capabilities.available_metrics[${i}]`, `nothing counts ${name}`);
    }
  }
  const managed = product.conversion_tracking?.platform_managed === true;
  if (managed !== (inventory.conversion_value !== undefined)) {
    report(
      managed ? 'inventory.conversion_value' : 'conversion_tracking.platform_managed',
      managed
        ? 'is required where the seller counts conversions'
        : 'must be true where conversions have a value',
    );
  }
  const placements = product.placements ?? [];
  for (const [i, { placement_id: id }] of placements.entries()) {
    if (placements.findIndex((other) => other.placement_id === id) < i) {
      report(`placements[${i}].placement_id`, `${id} is used twice`);
    }
  }
}

function checkFormats(product: CoreProduct, formats: KnownFormats, report: CatalogReport): void {
  const ids = (product.format_ids ?? []).map(({ id }) => id);
  if (ids.length === 0) report('format_ids', 'must have at least 1 item');
  for (const [i, id] of ids.entries()) {
    const format = formats.get(id);
    if (format === undefined) report(`format_ids[${i}]`, `there is no format ${id}`);
    else if (ids.indexOf(id) < i) report(`format_ids[${i}]`, `${id} is in the list twice`);
    else if (format !== null) {
      const channel = (product.channels ?? []).find((each) => !SHOWS[each].includes(format.type));
      if (channel !== undefined)
        report(`format_ids[${i}]`, `${id} is ${format.type}, which ${channel} cannot show`);
    }
  }
}
