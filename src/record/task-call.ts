import type { TaskName } from '../../generated/tasks.ts';
import type { Platform } from '../ad-server/port.ts';
import type { Served } from '../domain/contract/release.ts';
import type { AgentDeclaration } from '../domain/declaration/agent-profile.ts';
import type { Capabilities } from '../domain/declaration/capabilities.ts';
import type { MediaCatalog } from '../domain/media-catalog.ts';
import type { AgentPrincipal } from '../domain/members/agent-principal.ts';
import type { Outside } from '../domain/outside.ts';
import type { JudgeUrl } from '../domain/refusals/called-url.ts';
import type { ResponseSigner } from '../domain/signers/signed-response.ts';
import type { Tables } from '../store/index.ts';
import type { AccountWholesaleFeeds } from './accounts/account-feeds.ts';
import type { FoundAccounts } from './accounts/resolve-account.ts';

/** Caller of a task. Only public tasks have callers without a credential; for other tasks the desk refuses them. */
type Caller<T extends TaskName> =
  typeof import('../../generated/tasks.ts').tasks[T]['access'] extends 'public'
    ? AgentPrincipal | null
    : AgentPrincipal;

type Common<T extends TaskName> = Served & {
  readonly principal: Caller<T>;
  readonly profile: AgentDeclaration;
  /** Capabilities that the profile declares, as they are returned. */
  readonly capabilities: Capabilities;
  /** What the agent sells, and the formats that it takes. */
  readonly catalog: MediaCatalog;
  readonly mode: 'sandbox' | 'production';
  readonly now: Date;
  readonly newId: () => string;
  /** Public address of this service, without a trailing slash. */
  readonly baseUrl: string;
  /** Where pages of previews are served, without a trailing slash: `baseUrl`, or an origin of their own. */
  readonly previewBaseUrl: string;
  readonly version: string;
  readonly foundAccounts?: FoundAccounts | undefined;
};

/** A read, or the look before a write: committed state, and the platform behind the agent. */
export type TaskReadCall<T extends TaskName> = Common<T> & {
  readonly store: Tables;
  readonly platform: Platform;
  readonly responses: ResponseSigner;
};
/** The look before a write, which may send requests to other hosts. */
export type TaskLookCall<T extends TaskName> = TaskReadCall<T> & {
  readonly outside: Outside;
  /**
   * Registers what undoes an effect of the look on another system. It runs after the look or the transaction after it
   * failed, and outside of any transaction.
   */
  readonly ifRefused: (undo: () => Promise<void>) => void;
  readonly judgeUrl: JudgeUrl;
  readonly feeds: AccountWholesaleFeeds;
};
/** A write: `store` is bound to the one transaction of this call. */
export type TaskWriteCall<T extends TaskName> = Common<T> & {
  readonly store: Tables;
  readonly judgeUrl: JudgeUrl;
  readonly feeds: AccountWholesaleFeeds;
};
