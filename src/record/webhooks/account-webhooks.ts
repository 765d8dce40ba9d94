import type { Account } from '../../domain/accounts/account.ts';
import { accountOnWire } from '../../domain/accounts/on-wire.ts';
import { pushConfigOf } from '../../domain/webhooks/task-webhooks.ts';
import type { Tables } from '../../store/index.ts';
import { queueTaskWebhook } from './task-webhooks.ts';

/** Sends how the review of an account ended to the receiver that was registered with its declaration. */
export async function announceAccount(
  tx: Tables,
  before: Account,
  status: Account['status'],
  now: Date,
): Promise<void> {
  const config = pushConfigOf(before.settings.push);
  if (config === null || before.status !== 'pending_approval' || status === before.status) return;
  const {
    notification_configs: _configs,
    setup: _setup,
    ...account
  } = {
    setup: undefined,
    ...accountOnWire({ ...before, status }),
  };
  const { principalId, id } = before;
  await queueTaskWebhook(
    tx,
    { principalId, accountId: id, id },
    config,
    {
      ...{ taskId: `task_${id}`, taskType: 'sync_accounts', protocol: 'account', at: now },
      status: 'completed',
      result: { status: 'completed', accounts: [{ ...account, action: 'updated' }] },
    },
    'specified',
    'account',
  );
}
