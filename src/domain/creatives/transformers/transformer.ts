import type {
  CoreTransformer,
  CoreTransformerParam,
  EnumsVariantDimension,
} from '../../../../generated/types/schemas.ts';
import type { BuildPrice } from '../build/price.ts';

/** A parameter with all of its choices; the wire has them page by page. */
export type TransformerParam = CoreTransformerParam & {
  readonly choices?: readonly NonNullable<CoreTransformerParam['options']>[number][];
};

/** A way of producing creatives. Formats are named by their identifiers, for all are this agent's. */
export type TransformerEntry = Required<
  Readonly<Pick<CoreTransformer, 'transformer_id' | 'name' | 'description'>>
> & {
  readonly input_format_ids: readonly string[];
  readonly output_format_ids: readonly string[];
  readonly params: readonly TransformerParam[];
  readonly price: BuildPrice;
  readonly dimensions: readonly EnumsVariantDimension[];
  readonly fansOut: boolean;
};

/** Largest numbers that one build produces, over all transformers. */
export const MOST_VARIANTS = 10;
export const MOST_CREATIVES = 50;
