import type { CoreFormat, CoreProduct } from '../../generated/types/core.ts';
import type { TransformerEntry } from './creatives/transformers.ts';
import type { Proposal } from './products/discovery/proposal.ts';
import type { Stock } from './products/product.ts';
import type { SignalCatalog } from './signals/signal.ts';

/** The products that the agent sells, and the creative formats that it accepts. */
export type MediaCatalog = Sold & {
  /** Entries that sandbox accounts can buy and look up by id, and that no list contains. */
  readonly unlisted?: Sold & { readonly proposals: readonly Proposal[] };
  /** Missing when the agent offers no signals. */
  readonly signals?: SignalCatalog;
};

type Sold = {
  readonly formats: readonly CoreFormat[];
  readonly products: readonly { readonly product: CoreProduct; readonly inventory: Stock }[];
  /** Transformers, which produce creatives. */
  readonly transformers?: readonly TransformerEntry[];
};
