import { releaseTable } from '../tasks/release-table.ts';
import type { ReleaseForm } from '../tasks/version.ts';
import type { BuyStatus } from './lifecycle/buy.ts';

/** The state of a buy that was made or changed, in the place where its caller looks for it. */
export const buyStatus = ({ status }: { readonly status: BuyStatus }, form: ReleaseForm) => ({
  status: releaseTable.buyStatusAtRoot[form] ? status : ('completed' as const),
  media_buy_status: status,
});
