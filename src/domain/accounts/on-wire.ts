import { type Task, tasks } from '../../../generated/tasks.ts';
import type {
  CoreAccount,
  CoreAccountAuthorization,
  CoreBusinessEntity,
} from '../../../generated/types/core.ts';
import { type ReleaseForm, releaseTable } from '../contract/release.ts';
import type { AgentDeclaration } from '../declaration/agent-profile.ts';
import { exposedTasks } from '../declaration/obligations.ts';
import { sameJson } from '../json/values.ts';
import { type AgentPrincipal, actions, mayCall, mayDo, resources } from '../members/agent-principal.ts';
import { fromMinor } from '../money/minor-units.ts';
import type { Account } from './account.ts';
import { withoutSecret } from './notification-configs.ts';
import { SETUP } from './states.ts';

export const brandOf = ({
  brandDomain,
  brandId,
  settings,
}: Pick<Account, 'brandDomain' | 'brandId' | 'settings'>) => ({
  domain: brandDomain,
  ...(brandId === '' ? {} : { brand_id: brandId }),
  ...settings.brand,
});

/** An account as callers receive it, without secrets. */
export function accountOnWire(account: Account) {
  const { settings, currency, creditLimit } = account;
  const { billing_entity: entity, notification_configs: configs, governance_agent: governance } = settings;
  return {
    account_id: account.id,
    name: account.name,
    status: account.status,
    brand: brandOf(account),
    operator: account.operator,
    billing: account.billing,
    ...(entity === undefined ? {} : { billing_entity: withoutBank(entity) }),
    payment_terms: settings.payment_terms,
    ...(creditLimit === null ? {} : { credit_limit: { amount: fromMinor(creditLimit, currency), currency } }),
    ...(account.status === 'pending_approval' ? { setup: SETUP } : {}),
    account_scope: 'operator_brand',
    ...(governance === undefined ? {} : { governance_agents: [{ url: governance.url }] }),
    sandbox: account.sandbox,
    ...(configs === undefined ? {} : { notification_configs: configs.map(withoutSecret) }),
  } satisfies CoreAccount;
}

/** A company as callers receive it, without its bank account. */
export function withoutBank({ bank: _bank, ...entity }: CoreBusinessEntity): CoreBusinessEntity {
  return entity;
}

/**
 * The company to store after it was declared again. Callers never receive the bank account, so a declaration of the
 * same company without a bank account keeps the stored one. Another company replaces it completely.
 */
export function redeclared(
  earlier: CoreBusinessEntity | undefined,
  given: CoreBusinessEntity,
): CoreBusinessEntity {
  if (earlier === undefined || given.bank !== undefined) return given;
  return sameJson(withoutBank(earlier), given) ? earlier : given;
}

/** Whether a caller has only permissions to read. Such a caller may declare accounts but cannot change one. */
export const isReadOnly = (principal: AgentPrincipal): boolean =>
  resources.every((resource) =>
    actions.every((action) => action === 'read' || !mayDo(principal, { resource, action })),
  );

/**
 * What a caller may do with an account of its own.
 *
 * @param offered tasks of this deployment
 */
export function accountAuthorization(
  principal: AgentPrincipal,
  offered: readonly Task[],
): Pick<CoreAccountAuthorization, 'allowed_tasks' | 'read_only'> {
  const readOnly = isReadOnly(principal);
  const allowed = offered.filter(
    ({ access, permission, effect }) =>
      access === 'principal' && mayCall(principal, permission) && (effect === 'read' || !readOnly),
  );
  return { allowed_tasks: allowed.map(({ name }) => name), read_only: readOnly };
}

type Caller = {
  readonly principal: AgentPrincipal;
  readonly profile: AgentDeclaration;
  readonly mode: 'sandbox' | 'production';
  readonly form: ReleaseForm;
};

/** The `authorization` field of each of the caller's accounts; empty for releases without that field. */
export function authorizationFor({ principal, profile, mode, form }: Caller) {
  if (!releaseTable.accountsHaveAuthorization[form]) return {};
  const exposed = exposedTasks(profile, mode);
  const offered = Object.values<Task>(tasks).filter(({ name }) => exposed.has(name));
  return { authorization: accountAuthorization(principal, offered) };
}
