import type { CoreFormat, CoreProduct } from '../../../generated/types/schemas.ts';
import type { Proposal } from '../media/discovery/proposal.ts';
import type { Stock } from '../media/offer.ts';

/** What the agent sells, and the formats that it takes. */
export type MediaCatalog = Sold & {
  /** What sandbox accounts can buy and look up by id, and nobody sees listed. */
  readonly standIns?: Sold & { readonly proposals: readonly Proposal[] };
};

type Sold = {
  readonly formats: readonly CoreFormat[];
  readonly products: readonly { readonly product: CoreProduct; readonly inventory: Stock }[];
};
