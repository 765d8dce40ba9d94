import type { CoreError } from '../../../../generated/types/schemas.ts';
import type { Account } from '../../accounts/account.ts';
import type { TaskRequest } from '../../contract/shapes.ts';
import type { BuyingMode } from './mode.ts';
import type { Narrowed } from './narrow.ts';

export type Request = TaskRequest<'get_products'>;

/** What a caller can be told. */
export type FoundProducts = Narrowed & {
  readonly mode: BuyingMode;
  /** Null when none was named, or nobody calls who could have one. */
  readonly account: Account | null;
  /** Whether the answer is about the sandbox: its account is there, or its caller has nothing else. */
  readonly isSandbox: boolean;
  /** Whether prices, terms and own products are told. */
  readonly isFull: boolean;
  /** Products of tests by their ids. */
  readonly seeded: ReadonlySet<string>;
  /** The newest batch among them, which comes first, with the channels that each names. */
  readonly leading: ReadonlyMap<string, readonly string[]>;
  /** Whether a list of properties decided. */
  readonly isListApplied: boolean;
  /** Formats that the caller's release cannot express; null where it can. */
  readonly unknownFormats: ReadonlySet<string> | null;
  /** What is said beside the answer while a test has the platform cut off. */
  readonly advice: { readonly errors?: CoreError[] };
};
