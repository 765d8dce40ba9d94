import { v7 as uuid } from 'uuid';
import type { RightsGrant } from '../../domain/rights/grant.ts';
import { type GrantSecret, grantOnWire, rejectionOnWire } from '../../domain/rights/on-wire.ts';
import { type PushConfig, pushConfigOf, pushTarget, taskEnvelope } from '../../domain/tasks/task-webhooks.ts';
import type { Tables } from '../../store/index.ts';
import { type NewWebhook, outgoing } from '../webhooks/outbox.ts';

/** Sends the operator's decision on a grant to its receivers, in the transaction of the decision. */
export async function announceGrant(
  tx: Tables,
  grant: RightsGrant,
  secret: GrantSecret,
  now: Date,
): Promise<void> {
  if (grant.status === 'revoked') return announceRevocation(tx, grant, now);
  const { reader, pushConfig, reason } = grant.details;
  const config = pushConfigOf(pushConfig);
  if (config === null || reader === undefined) return;
  const result =
    grant.status === 'rejected'
      ? rejectionOnWire(
          { rightsId: grant.id, brandId: grant.offering.brand_id, reason: reason ?? NO_REASON },
          reader.form,
        )
      : grantOnWire(grant, { ...reader, secret, now });
  const event = { taskId: `task_${grant.id}`, status: 'completed', at: now } as const;
  await outgoing.queueWebhookRightsDecided(
    tx,
    rightsEvent(grant, config),
    {
      ...taskEnvelope(config, event, reader),
      task_type: 'acquire_rights',
      protocol: 'brand',
      result,
    },
    now,
  );
}

const NO_REASON = 'The rights holder gave no reason.';

const rightsEvent = ({ principalId, accountId, id }: RightsGrant, config: PushConfig): NewWebhook => ({
  principalId,
  accountId: accountId === '' ? null : accountId,
  kind: 'rights',
  subject: id,
  target: pushTarget(config),
});

async function announceRevocation(tx: Tables, grant: RightsGrant, now: Date): Promise<void> {
  const { revocationWebhook, reason } = grant.details;
  const config = pushConfigOf(revocationWebhook);
  if (config === null) return;
  await outgoing.queueWebhookRightsRevoked(
    tx,
    rightsEvent(grant, config),
    {
      notification_id: uuid(),
      operation_id: config.operation_id,
      token: config.token,
      rights_id: grant.id,
      brand_id: grant.offering.brand_id,
      reason: reason ?? NO_REASON,
      effective_at: now.toISOString(),
      revoked_uses: grant.terms.uses,
    },
    now,
  );
}
