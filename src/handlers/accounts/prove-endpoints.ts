import { challengeBody } from '../../domain/accounts/endpoint-binding.ts';
import type { NotificationProof, Unproven } from '../../domain/accounts/notification-configs.ts';
import type { TaskLookCall } from '../../record/tasks/task-call.ts';

type Call = Pick<TaskLookCall<'sync_accounts'>, 'outside' | 'newId' | 'baseUrl' | 'store'>;

/** So many that a request ends before its lease does, however slow the endpoints are. */
const MOST_PROOFS = 16;
const AT_ONCE = 8;
const PURPOSE = 'webhook credential';

/** Asks each endpoint once, a few at a time; the outcomes by what was to be proved. */
export async function proveEndpoints(
  unproven: readonly Unproven[],
  call: Call,
): Promise<Map<string, NotificationProof>> {
  const wanted = [...new Map(unproven.map((item) => [item.binding, item])).values()];
  const proofs = new Map<string, NotificationProof>();
  for (const { binding } of wanted.slice(MOST_PROOFS)) {
    proofs.set(binding, {
      ok: false,
      reason: 'too many are new in one request; send the entry again later.',
    });
  }
  const waiting = wanted.slice(0, MOST_PROOFS).values();
  const work = async () => {
    for (const { binding, accountId, config } of waiting) {
      const body = challengeBody({
        challenge: call.newId(),
        accountId,
        agentUrl: `${call.baseUrl}/mcp`,
        config,
        fingerprint: (secret) =>
          call.store.secrets.fingerprint(JSON.stringify([PURPOSE, accountId, config.subscriber_id]), secret),
      });
      proofs.set(binding, await call.outside.challengeEndpoint(config.url, body));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return proofs;
}
