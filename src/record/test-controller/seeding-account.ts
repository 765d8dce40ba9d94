import { type Account, accountId, naturalKey, newAccount } from '../../domain/accounts/account.ts';
import { DEFAULT_TERMS, defaultBilling } from '../../domain/accounts/sync-plan.ts';
import type { ScenarioParams } from '../../domain/test-controller/scenario.ts';
import { seededDomain } from '../../domain/test-controller/seeds.ts';
import type { TaskWriteCall } from '../tasks/task-call.ts';
import { namedAccount } from './named-account.ts';

const ENOUGH = 100;

/**
 * The account that a fixture, or else its call, names; the latest sandbox account of the caller otherwise, or one of
 * its own when there is none.
 *
 * @throws {ScenarioRefusal} as `namedAccount`
 */
export async function seedingAccount(
  id: string,
  fixture: ScenarioParams,
  reference: ScenarioParams,
  call: TaskWriteCall<'comply_test_controller'>,
): Promise<Account> {
  const { store, principal, profile, now, newId } = call;
  const own = fixture.account;
  const said = typeof own === 'object' && own !== null ? { ...own } : fixture;
  const named = (await namedAccount(said, call)) ?? (await namedAccount(reference, call));
  if (named !== null) return named;
  const all = await store.accounts.page(principal.id, { sandbox: true }, { after: null, limit: ENOUGH });
  const latest = all.at(-1);
  if (latest !== undefined) return latest;
  const domain = seededDomain(id, 'seed');
  const account = newAccount(naturalKey({ brand: { domain }, operator: domain }, true), {
    id: accountId(newId),
    principalId: principal.id,
    status: 'active',
    billing: defaultBilling(profile.account.supported_billing),
    terms: DEFAULT_TERMS,
    declared: true,
    now,
  });
  await store.accounts.insert(account);
  return account;
}
