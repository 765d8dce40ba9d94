import type { AccountSyncAccountsRequest } from '../../../generated/types/account.ts';
import type { CorePushNotificationConfig } from '../../../generated/types/core.ts';
import type { EnumsBillingParty, EnumsPaymentTerms } from '../../../generated/types/enums.ts';
import type { WebhookReader } from '../contract/webhook-reader.ts';
import { type AgentDeclaration, lists } from '../declaration/agent-profile.ts';
import { sameJson } from '../json/values.ts';
import type { AgentPrincipal } from '../members/agent-principal.ts';
import type { JudgeUrl } from '../refusals/called-url.ts';
import { TaskError } from '../refusals/task-error.ts';
import {
  type Account,
  type AccountSettings,
  firstCreditLimit,
  type NaturalKey,
  newAccount,
} from './account.ts';
import { accountEvents, type NotificationProof, planConfigs, type Unproven } from './notification-configs.ts';
import { redeclared } from './on-wire.ts';
import { firstAccountStatus, isFinalAccountStatus, noAccount } from './states.ts';

export type SyncEntry = AccountSyncAccountsRequest['accounts'][number];

export type SyncRules = {
  readonly principalId: string;
  /** True when the caller may not change existing accounts. */
  readonly readOnly: boolean;
  readonly profile: AgentDeclaration;
  /** Parties to which the caller may have invoices sent. */
  readonly supportedBilling: readonly EnumsBillingParty[];
  readonly mode: 'sandbox' | 'production';
  readonly judgeUrl: JudgeUrl;
  readonly now: Date;
  /** Id for the account when it does not exist yet. */
  readonly id: string;
  readonly push: CorePushNotificationConfig | null;
  readonly reader: WebhookReader;
  readonly proofs: ReadonlyMap<string, NotificationProof> | 'assume';
};

/** The account that an entry is about. */
export type SyncSubject = {
  /** Null for an entry with an id from which no account can be made. */
  readonly key: NaturalKey | null;
  readonly stored: Account | undefined;
  /** True when the account may be made at its first use, without a declaration. */
  readonly worksUndeclared: boolean;
  /** Id of the account when the entry makes it without declaring it. */
  readonly id?: string;
  /** True when the stored account was used before under another operator and is now declared. */
  readonly isAdopted?: boolean;
};

export type EntryPlan =
  | { readonly action: 'failed'; readonly error: TaskError }
  | {
      readonly action: 'created' | 'updated' | 'unchanged';
      /** The account after the entry. */
      readonly account: Account;
      /** Whether anything must be written, even when the response reports `unchanged`. */
      readonly isDirty: boolean;
      readonly unproven: readonly Unproven[];
    };

const failed = (error: TaskError): EntryPlan => ({ action: 'failed', error });

/** Plans one entry of `sync_accounts`: a declaration (brand, operator, billing), or new settings for an account. */
export function planEntry(entry: SyncEntry, subject: SyncSubject, rules: SyncRules): EntryPlan {
  const before = subjectBefore(entry, subject, rules);
  if (before instanceof TaskError) return failed(before);
  const isNew = subject.stored === undefined;
  const refusal = refusalOfTerms(entry, before, isNew, rules);
  if (refusal !== null) return failed(refusal);
  const configs = configsAfter(entry, before, rules);
  if (configs?.ok === false) return failed(configs.error);
  const given = withGiven(before.settings, entry, rules.profile);
  const settings = configs === null ? given : { ...given, notification_configs: configs.configs };
  const billing = entry.billing ?? before.billing;
  const isChanged = billing !== before.billing || !sameJson(plain(settings), plain(before.settings));
  if (isChanged && !isNew && rules.readOnly) {
    return failed(new TaskError('READ_ONLY_SCOPE', 'The caller has no permission to change the account.'));
  }
  const declared = before.declared || entry.account === undefined;
  const after = notified({ ...before, billing, declared, settings }, rules);
  const isDirty = isNew || !sameJson(plain(after), plain(before));
  return {
    action: actionOf(subject, isChanged),
    account: isDirty ? { ...after, updatedAt: rules.now } : before,
    isDirty,
    unproven: configs?.unproven ?? [],
  };
}

/** What the response reports: an account that is declared for the first time counts as created. */
function actionOf(
  { stored, isAdopted }: SyncSubject,
  isChanged: boolean,
): 'created' | 'updated' | 'unchanged' {
  if (stored === undefined || isAdopted === true) return 'created';
  return isChanged ? 'updated' : 'unchanged';
}

/** The refusal of the billing party and the payment terms that an entry asks for; null when both can be had. */
function refusalOfTerms(
  { billing, payment_terms: terms }: SyncEntry,
  before: Account,
  isNew: boolean,
  { profile, supportedBilling }: SyncRules,
): TaskError | null {
  if (billing !== undefined) {
    const refusal =
      judgeBilling(billing, profile.account.supported_billing, supportedBilling) ??
      (isNew || billing === before.billing ? null : judgeBillingChange(before));
    if (refusal !== null) return refusal;
  }
  return terms === undefined ? null : judgeAccountTerms(terms);
}

/** What becomes of the notification configs of the account; null when the entry says nothing of them. */
function configsAfter(
  { notification_configs: given }: SyncEntry,
  before: Account,
  { profile, proofs, judgeUrl }: SyncRules,
): ReturnType<typeof planConfigs> | null {
  if (given === undefined) return null;
  return planConfigs(given, {
    accountId: before.id,
    earlier: before.settings.notification_configs ?? [],
    proofs,
    judgeUrl,
    declared: accountEvents(profile),
    sandbox: before.sandbox,
  });
}

/** The account with the receiver that learns of its approval, when it still waits for one. */
const notified = (account: Account, { push, reader }: SyncRules): Account =>
  account.status === 'pending_approval' && push !== null
    ? { ...account, settings: { ...account.settings, push, reader } }
    : account;

/** The account before the entry: the stored one, or a new one where the entry may make it. */
function subjectBefore(
  entry: SyncEntry,
  { key, stored, worksUndeclared }: SyncSubject,
  rules: SyncRules,
): Account | TaskError {
  const { account: offered } = rules.profile;
  const isDeclaration = entry.account === undefined;
  if (isDeclaration && offered.require_operator_auth) {
    return new TaskError(
      'UNSUPPORTED_PROVISIONING',
      'This agent does not accept declared accounts: name an account by its `account_id`.',
    );
  }
  if (stored !== undefined) {
    if (isFinalAccountStatus(stored.status)) return noAccount('account');
    if (!isDeclaration && entry.sandbox !== undefined && entry.sandbox !== stored.sandbox) {
      return new TaskError(
        'VALIDATION_ERROR',
        '`sandbox` cannot change: an account stays in the sandbox or in production.',
        {
          field: 'sandbox',
        },
      );
    }
    return stored;
  }
  if (key === null || !(isDeclaration || worksUndeclared)) return noAccount('account');
  return newAccount(key, {
    id: rules.id,
    principalId: rules.principalId,
    status: firstAccountStatus(key.sandbox, rules.mode),
    billing: entry.billing ?? defaultBilling(rules.supportedBilling),
    declared: isDeclaration,
    terms: DEFAULT_TERMS,
    creditLimit: firstCreditLimit(key, rules.profile, rules.mode),
    now: rules.now,
  });
}

/** Settings after the entry. Fields that the entry leaves out keep their values. */
function withGiven(
  before: AccountSettings,
  entry: SyncEntry,
  profile: SyncRules['profile'],
): AccountSettings {
  const {
    brand,
    billing_entity: entity,
    payment_terms: terms,
    preferred_reporting_protocol: storage,
  } = entry;
  const about = {
    ...before.brand,
    ...(brand?.industries === undefined ? {} : { industries: brand.industries }),
    ...(brand?.data_subject_contestation === undefined
      ? {}
      : { data_subject_contestation: brand.data_subject_contestation }),
  };
  return {
    ...before,
    ...(Object.keys(about).length === 0 ? {} : { brand: about }),
    ...(terms === undefined ? {} : { payment_terms: terms }),
    ...(entity === undefined ? {} : { billing_entity: redeclared(before.billing_entity, entity) }),
    ...(storage === undefined || !hasOffline(profile) ? {} : { reporting_protocol: storage }),
  };
}

const hasOffline = (profile: AgentDeclaration) =>
  lists(profile, 'media_buy.reporting_delivery_methods', 'offline');

/** The value after a round trip through JSON, which is the form that the store returns. */
const plain = (value: object): unknown => JSON.parse(JSON.stringify(value));

/** Offered payment terms. The built-in platform gives credit and accepts no payment in advance. */
const offeredTerms: readonly EnumsPaymentTerms[] = ['net_15', 'net_30', 'net_45', 'net_60', 'net_90'];
export const DEFAULT_TERMS: EnumsPaymentTerms = 'net_30';

/** The billing party of an account that was not declared. */
export const defaultBilling = (supported: readonly EnumsBillingParty[]): EnumsBillingParty =>
  supported[0] ?? 'operator';

/** The billing parties that a caller may choose, of those that the agent supports. */
export const billingFor = (
  supported: readonly EnumsBillingParty[],
  { test }: Pick<AgentPrincipal, 'test'>,
): readonly EnumsBillingParty[] =>
  test?.billsOperatorsOnly === true ? supported.filter((party) => party === 'operator') : supported;

/**
 * The refusal of a billing party that the agent does not support, or that this caller may not choose; otherwise null.
 */
export function judgeBilling(
  billing: EnumsBillingParty,
  supported: readonly EnumsBillingParty[],
  permitted: readonly EnumsBillingParty[],
): TaskError | null {
  if (permitted.includes(billing)) return null;
  if (supported.includes(billing)) {
    const [suggested] = permitted;
    const message = '`billing` must be a party that this agent bills for the calling agent.';
    return new TaskError('BILLING_NOT_PERMITTED_FOR_AGENT', message, {
      field: 'billing',
      details: {
        rejected_billing: billing,
        ...(suggested === undefined ? {} : { suggested_billing: suggested }),
      },
    });
  }
  return new TaskError('BILLING_NOT_SUPPORTED', '`billing` must be a party that this agent supports.', {
    field: 'billing',
    details: { scope: 'capability', supported_billing: [...supported] },
  });
}

/** The billing party may change only while the account is active or waits for approval. */
export function judgeBillingChange({ status }: Pick<Account, 'status'>): TaskError | null {
  if (status === 'active' || status === 'pending_approval') return null;
  return new TaskError('INVALID_STATE', `\`billing\` cannot change while the account is ${status}.`, {
    field: 'billing',
  });
}

/** Payment terms are accepted or refused, never replaced by other terms. */
export function judgeAccountTerms(terms: EnumsPaymentTerms): TaskError | null {
  if (offeredTerms.includes(terms)) return null;
  return new TaskError(
    'PAYMENT_TERMS_NOT_SUPPORTED',
    '`payment_terms` must be terms that this agent offers.',
    {
      field: 'payment_terms',
      details: { rejected_value: terms, accepted_values: [...offeredTerms] },
    },
  );
}
