import type {
  CoreCreativeConsumption,
  CoreVendorPricingOption,
  EnumsCreativeQuality,
} from '../../../../generated/types/schemas.ts';
import { fromMinor } from '../../accounts/money.ts';

/** A price per finished manifest, in minor units of its currency. */
export type BuildPrice = Readonly<Pick<CoreVendorPricingOption, 'pricing_option_id'>> & {
  readonly currency: string;
  readonly draftMinor: number;
  readonly productionMinor: number;
};

/** What a build costs where its transformer has no price of its own. */
export const STANDARD_PRICE: BuildPrice = {
  pricing_option_id: 'build_per_render',
  currency: 'USD',
  draftMinor: 0,
  productionMinor: 250,
};

/** Cost of one finished manifest, in minor units of the price's currency. */
export const leafMinor = (price: BuildPrice, quality: EnumsCreativeQuality): number =>
  quality === 'draft' ? price.draftMinor : price.productionMinor;

/** The price as the wire has it: drafts are free, so only production is listed. */
export const pricingOptionOf = ({
  pricing_option_id,
  currency,
  productionMinor,
}: BuildPrice): CoreVendorPricingOption => ({
  pricing_option_id,
  model: 'per_unit',
  unit: 'render',
  unit_price: fromMinor(productionMinor, currency),
  currency,
});

/** The bill of finished manifests; sums are made of minor units, so that parts always add up to their total. */
export const billOf = (price: BuildPrice, minor: number, consumption: CoreCreativeConsumption) => ({
  pricing_option_id: price.pricing_option_id,
  vendor_cost: fromMinor(minor, price.currency),
  currency: price.currency,
  consumption,
});
