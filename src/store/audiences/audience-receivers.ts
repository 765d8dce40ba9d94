import type { WebhookReader } from '../../domain/contract/webhook-reader.ts';
import type { PushConfig } from '../../domain/tasks/task-webhooks.ts';
import { columns, json, type Stored, sealed, sealedColumns, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { param, statement } from '../engine/statement.ts';

/**
 * Where changes of an account's audiences are sent, in the form of which release, and the minimum audience size at
 * registration.
 */
export type AudienceReceiver = WebhookReader & {
  readonly config: PushConfig;
  readonly minimum: number;
};

const receiverColumns = columns({
  principalId: textColumn,
  accountId: textColumn,
  receiver: sealed(json<AudienceReceiver>()),
});

const put = statement<Stored, never>((k) =>
  k('audience_receivers')
    .insert(receiverColumns.placeholders)
    .onConflict(['principal_id', 'account_id'])
    .merge(['receiver']),
);
const find = statement<{ principal_id: string; account_id: string }, Stored>((k) =>
  k('audience_receivers')
    .where({ principal_id: param('principal_id'), account_id: param('account_id') })
    .select(receiverColumns.names),
);

/** Receivers that were registered with an account's last upload of audiences. */
export function audienceReceivers(db: Db) {
  const { write, read } = sealedColumns('audience_receivers', receiverColumns, db.sealer);
  return {
    async put(principalId: string, accountId: string, receiver: AudienceReceiver): Promise<void> {
      await db.run(put, write({ principalId, accountId, receiver }));
    },

    async find(principalId: string, accountId: string): Promise<AudienceReceiver | undefined> {
      const row = await db.one(find, { principal_id: principalId, account_id: accountId });
      return row && read(row).receiver;
    },
  };
}
