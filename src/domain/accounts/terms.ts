import type { EnumsBillingParty, EnumsPaymentTerms } from '../../../generated/types/schemas.ts';
import type { AgentPrincipal } from '../tasks/agent-principal.ts';
import { TaskError } from '../tasks/task-error.ts';
import type { Account } from './account.ts';

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
