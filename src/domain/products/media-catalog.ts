import type { CoreFormat, CoreProduct } from '../../../generated/types/schemas.ts';
import type { TransformerEntry } from '../creatives/transformers.ts';
import type { SignalCatalog } from '../signals/signal.ts';
import type { Proposal } from './discovery/proposal.ts';
import type { Stock } from './product.ts';

/** What the agent sells, and the formats that it takes. */
export type MediaCatalog = Sold & {
  /** What sandbox accounts can buy and look up by id, and nobody sees listed. */
  readonly standIns?: Sold & { readonly proposals: readonly Proposal[] };
  /** Absent where no signals are offered. */
  readonly signals?: SignalCatalog;
};

type Sold = {
  readonly formats: readonly CoreFormat[];
  readonly products: readonly { readonly product: CoreProduct; readonly inventory: Stock }[];
  /** Ways of producing creatives. */
  readonly transformers?: readonly TransformerEntry[];
};
