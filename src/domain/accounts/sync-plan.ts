import type {
  AccountSyncAccountsRequest,
  CorePushNotificationConfig,
  EnumsBillingParty,
  EnumsPaymentTerms,
} from '../../../generated/types/schemas.ts';
import { type AgentDeclaration, lists } from '../declaration/agent-profile.ts';
import { sameJson } from '../json/values.ts';
import type { AgentPrincipal } from '../tasks/agent-principal.ts';
import { TaskError } from '../tasks/task-error.ts';
import { type Account, type AccountSettings, type NaturalKey, newAccount } from './account.ts';
import { accountEvents, type NotificationProof, planConfigs, type Unproven } from './notification-configs.ts';
import { redeclared } from './on-wire.ts';
import { firstAccountStatus, isFinalAccountStatus, noAccount } from './states.ts';

export type SyncEntry = AccountSyncAccountsRequest['accounts'][number];

export type SyncRules = {
  readonly principalId: string;
  /** The caller may not change accounts that there are. */
  readonly readOnly: boolean;
  readonly profile: AgentDeclaration;
  /** The parties that the caller may have billed. */
  readonly supportedBilling: readonly EnumsBillingParty[];
  readonly mode: 'sandbox' | 'production';
  readonly now: Date;
  /** Where the entry stands in the request. */
  readonly at: number;
  /** What the account gets if there is none yet. */
  readonly id: string;
  readonly push: CorePushNotificationConfig | null;
  readonly proofs: ReadonlyMap<string, NotificationProof> | 'assume';
};

/** Which account an entry is about, and what is known of it. */
export type SyncSubject = {
  /** Null for an identifier, which nothing can be made from. */
  readonly key: NaturalKey | null;
  readonly stored: Account | undefined;
  /** The account is made when it is first named, declared or not. */
  readonly worksUndeclared: boolean;
  /** What the account gets if the entry makes it without declaring it. */
  readonly id?: string;
  /** An account that was used before under another operator is declared now. */
  readonly isAdopted?: boolean;
};

export type EntryPlan =
  | { readonly action: 'failed'; readonly error: TaskError }
  | {
      readonly action: 'created' | 'updated' | 'unchanged';
      /** The account as it is afterwards. */
      readonly account: Account;
      /** Whether there is anything to write, told or not. */
      readonly isDirty: boolean;
      readonly unproven: readonly Unproven[];
    };

const failed = (error: TaskError): EntryPlan => ({ action: 'failed', error });

/** Decides about one entry: a declaration (brand, operator, billing) or new settings for an account. */
export function planEntry(entry: SyncEntry, subject: SyncSubject, rules: SyncRules): EntryPlan {
  const before = subjectBefore(entry, subject, rules);
  if (before instanceof TaskError) return failed(before);
  const { profile } = rules;
  const billing = entry.billing ?? before.billing;
  const isNew = subject.stored === undefined;
  const refusal =
    (entry.billing === undefined ? null : judgeBilling(entry.billing, rules.supportedBilling)) ??
    (isNew || billing === before.billing ? null : judgeBillingChange(before)) ??
    (entry.payment_terms === undefined ? null : judgeAccountTerms(entry.payment_terms));
  if (refusal !== null) return failed(refusal);
  const configs =
    entry.notification_configs === undefined
      ? null
      : planConfigs(entry.notification_configs, {
          accountId: before.id,
          earlier: before.settings.notification_configs ?? [],
          proofs: rules.proofs,
          allowHttp: rules.mode === 'sandbox',
          declared: accountEvents(profile),
          sandbox: before.sandbox,
        });
  if (configs?.ok === false) return failed(configs.error);
  const told = withGiven(before.settings, entry, profile);
  const settings = configs === null ? told : { ...told, notification_configs: configs.configs };
  const isChanged = billing !== before.billing || !sameJson(plain(settings), plain(before.settings));
  if (isChanged && !isNew && rules.readOnly) {
    return failed(new TaskError('READ_ONLY_SCOPE', 'The caller has no permission to change the account.'));
  }
  const isPending = before.status === 'pending_approval';
  const push = isPending && rules.push !== null ? { push: rules.push } : {};
  const declared = before.declared || entry.account === undefined;
  const after: Account = { ...before, billing, declared, settings: { ...settings, ...push } };
  const isDirty = isNew || !sameJson(plain(after), plain(before));
  return {
    action: isNew || subject.isAdopted === true ? 'created' : isChanged ? 'updated' : 'unchanged',
    account: isDirty ? { ...after, updatedAt: rules.now } : before,
    isDirty,
    unproven: configs?.unproven ?? [],
  };
}

/** The account that the entry starts from, made where it may be. */
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
      {
        field: `accounts[${rules.at}]`,
      },
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
    now: rules.now,
  });
}

/** What the entry says replaces what was said; what it leaves out stays. */
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

/** As JSON would hold it, which is how the store gives it back. */
const plain = (value: object): unknown => JSON.parse(JSON.stringify(value));

/** The built-in platform gives credit; it holds no money that was paid in advance. */
export const offeredTerms: readonly EnumsPaymentTerms[] = ['net_15', 'net_30', 'net_45', 'net_60', 'net_90'];
export const DEFAULT_TERMS: EnumsPaymentTerms = 'net_30';

/** The billing party of an account that was not declared. */
export const defaultBilling = (supported: readonly EnumsBillingParty[]): EnumsBillingParty =>
  supported[0] ?? 'operator';

/** The parties that a caller may have billed. */
export const billingFor = (
  supported: readonly EnumsBillingParty[],
  { test }: Pick<AgentPrincipal, 'test'>,
): readonly EnumsBillingParty[] => (test?.billsOperatorsOnly === true ? ['operator'] : supported);

/** Why nobody may be billed in this way here; null when the party is offered. */
export function judgeBilling(
  billing: EnumsBillingParty,
  supported: readonly EnumsBillingParty[],
): TaskError | null {
  if (supported.includes(billing)) return null;
  return new TaskError('BILLING_NOT_SUPPORTED', '`billing` must be a party that this agent supports.', {
    field: 'billing',
    details: { scope: 'capability', supported_billing: [...supported] },
  });
}

/** Who is billed may change while nothing is in dispute. */
export function judgeBillingChange({ status }: Pick<Account, 'status'>): TaskError | null {
  if (status === 'active' || status === 'pending_approval') return null;
  return new TaskError('INVALID_STATE', `\`billing\` cannot change while the account is ${status}.`, {
    field: 'billing',
  });
}

/** Terms are taken or refused, never replaced by others. */
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
