import { v7 as uuid } from 'uuid';
import type { BrandRevocationNotification } from '../../../generated/types/schemas.ts';
import type { RightsGrant } from '../../domain/rights/grant.ts';
import { type GrantSecret, grantOnWire, rejectionOnWire } from '../../domain/rights/on-wire.ts';
import { pushConfigOf, pushTarget } from '../../domain/webhooks/task-webhooks.ts';
import type { Tables } from '../../store/index.ts';
import { queueWebhook } from './outbox.ts';
import { queueTaskWebhook } from './task-webhooks.ts';

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
  await queueTaskWebhook(
    tx,
    owner(grant),
    config,
    {
      ...{ taskId: `task_${grant.id}`, taskType: 'acquire_rights', protocol: 'brand' },
      ...{ status: 'completed', at: now, result: { ...result } },
    },
    reader.form,
    'rights',
  );
}

const NO_REASON = 'The rights holder gave no reason.';

const owner = ({ principalId, accountId, id }: RightsGrant) => ({
  principalId,
  accountId: accountId === '' ? null : accountId,
  id,
});

async function announceRevocation(tx: Tables, grant: RightsGrant, now: Date): Promise<void> {
  const { revocationWebhook, reason } = grant.details;
  const config = pushConfigOf(revocationWebhook);
  if (config === null) return;
  const { principalId, accountId, id } = owner(grant);
  const body: Omit<BrandRevocationNotification, 'idempotency_key'> = {
    notification_id: uuid(),
    ...(config.operation_id === undefined ? {} : { operation_id: config.operation_id }),
    ...(config.token === undefined ? {} : { token: config.token }),
    rights_id: id,
    brand_id: grant.offering.brand_id,
    reason: reason ?? NO_REASON,
    effective_at: now.toISOString(),
    revoked_uses: [...grant.terms.uses],
  };
  await queueWebhook(
    tx,
    { principalId, accountId, kind: 'rights', subject: id, target: pushTarget(config), body },
    now,
  );
}
