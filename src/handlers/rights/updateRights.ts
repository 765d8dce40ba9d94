import type { TaskWrite } from '../../desk/tasks/call.ts';
import { taskErrorOf } from '../../domain/refusals/refusal.ts';
import { TaskError } from '../../domain/refusals/task-error.ts';
import { changeGrant } from '../../domain/rights/acquire.ts';
import { constraintOnWire, credentialsOf, termsOnWire } from '../../domain/rights/on-wire.ts';
import { knownAccountId } from '../../record/accounts/resolve-account.ts';
import { namedGrant, otherExclusivesOf, secretOf } from '../../record/rights/rights.ts';

/** `update_rights`: applies the whole change or nothing. A pause revokes the keys that were issued. */
export const updateRights: TaskWrite<'update_rights'> = async (args, call) => {
  const { store, principal, now, baseUrl } = call;
  const accountId = args.account === undefined ? null : await knownAccountId(args.account, call);
  const named = await namedGrant(args.rights_id, call, 'update_rights');
  await store.rightsGrants.lock(named.rightsId);
  const grant = await namedGrant(named.id, call, 'update_rights');
  if (args.account !== undefined && grant.accountId !== '' && accountId !== grant.accountId)
    throw new TaskError('REFERENCE_NOT_FOUND', 'The account has no grant of rights with this id.', {
      field: 'rights_id',
    });
  const { offering, buyer, sandbox, terms } = grant;
  const changed = changeGrant(grant, args, {
    now,
    exclusives: await otherExclusivesOf(store, offering, { principalId: principal.id, sandbox, buyer }, now),
  });
  if (!changed.ok) throw taskErrorOf(changed.refusals);
  const { value } = changed;
  await store.rightsGrants.put(value);
  const isLonger = value.terms.end !== terms.end;
  return {
    sandbox,
    body: {
      status: 'completed',
      rights_id: value.id,
      terms: termsOnWire(value),
      generation_credentials: credentialsOf(value, secretOf(store, value), now),
      rights_constraint: constraintOnWire(value, baseUrl),
      paused: value.paused,
      implementation_date: now.toISOString(),
      ...(isLonger ? { message: `The grant now ends on ${value.terms.end}.` } : {}),
    },
  };
};
