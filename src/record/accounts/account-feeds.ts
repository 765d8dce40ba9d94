import type { Account } from '../../domain/accounts/account.ts';
import type { Tables } from '../../store/index.ts';
import type { TaskLookCall } from '../task-call.ts';

/** Begins the subscriptions of an account, in the transaction that stores them. */
export type BeginWholesaleFeeds = (
  tx: Tables,
  account: Account,
  about: { readonly isNew: boolean; readonly now: Date },
) => Promise<void>;

/**
 * The port to the feeds that accounts can subscribe to. Accounts are below the subjects that have the feeds, so the
 * part that puts the agent together hands them in.
 */
export type AccountWholesaleFeeds = {
  /**
   * Reads the feeds that accounts are about to subscribe to. The read happens before the subscription, so that a
   * change directly after the subscription is already sent.
   *
   * @param accounts in their state after the request
   * @param isNew whether this request creates the account
   */
  prepare(
    accounts: readonly Account[],
    isNew: (account: Account) => boolean,
    call: TaskLookCall<'sync_accounts'>,
  ): Promise<BeginWholesaleFeeds>;
  /** Begins subscriptions without a read before: the first comparison stores what later ones are compared with. */
  readonly begin: BeginWholesaleFeeds;
};
