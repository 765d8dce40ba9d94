import { audienceStatuses } from '../../domain/audiences/audience.ts';
import { notFound, oneOfParam, ScenarioRefusal, textParam } from '../../domain/test-controller/scenario.ts';
import { accountOfRequest } from '../../record/accounts/resolve-account.ts';
import { moveAudience } from '../../record/audiences/move-audience.ts';
import type { Scenario } from '../../record/test-controller/scenario.ts';

/**
 * Changes the status of an audience like the seller or its matching. Buys that target it report the change in
 * their next snapshot.
 */
export const forceAudienceStatus: Scenario = async (params, call, reference) => {
  const { store, principal, profile, now } = call;
  if (profile.media_buy?.propagation_surfaces?.includes('snapshot') !== true) {
    throw new ScenarioRefusal(
      'UNKNOWN_SCENARIO',
      'Media buys of this agent do not report the state of audiences.',
    );
  }
  const id = textParam(params, 'audience_id');
  const to = oneOfParam(params, 'status', audienceStatuses);
  const reason = params.reason === undefined ? null : textParam(params, 'reason');
  const named = await store.audiences.findById(principal.id, id);
  const own = named.filter(({ sandbox }) => sandbox);
  const accountId = own.length > 1 ? await accountOfRequest({ ...reference, sandbox: true }, call) : null;
  const audience = own.find((one) => one.accountId === accountId) ?? own[0];
  if (audience === undefined) {
    if (named.length === 0) throw notFound('audience');
    throw new ScenarioRefusal('FORBIDDEN', 'The audience must belong to a sandbox account.');
  }
  const moved = await moveAudience(store, audience, to, { cause: 'controller', reason, now });
  if (moved === undefined) throw notFound('audience');
  const { move, from } = moved;
  if (!move.ok)
    throw new ScenarioRefusal(
      'INVALID_TRANSITION',
      `The audience cannot become ${to}: ${move.message}.`,
      from,
    );
  return { previous_state: from, current_state: to };
};
