import type { ActivationId } from '../../domain/signals/activation.ts';
import type { ReleaseForm } from '../../domain/tasks/release.ts';
import type { PushConfig } from '../../domain/webhooks/task-webhooks.ts';
import {
  columns,
  json,
  type RowOf,
  type Stored,
  sealed,
  sealedColumns,
  textColumn,
} from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { param, statement } from '../engine/statement.ts';

/** Who wants to know when the destinations of one call are live, and in whose form. */
export type ActivationReceiver = {
  readonly config: PushConfig;
  readonly form: ReleaseForm;
  readonly sandbox: boolean;
  /** Keys of the destinations, in the order of the call. */
  readonly destinations: readonly string[];
};

const receiverColumns = columns({
  principalId: textColumn,
  accountId: textColumn,
  segmentId: textColumn,
  taskId: textColumn,
  receiver: sealed(json<ActivationReceiver>()),
});
export type ActivationReceiverRow = RowOf<typeof receiverColumns>;

const segment = {
  principal_id: param('principal_id'),
  account_id: param('account_id'),
  segment_id: param('segment_id'),
};
type Segment = { principal_id: string; account_id: string; segment_id: string };
const insert = statement<Stored, never>((k) =>
  k('activation_receivers').insert(receiverColumns.placeholders),
);
const list = statement<Segment, Stored>((k) =>
  k('activation_receivers').where(segment).orderBy('task_id').select(receiverColumns.names),
);
const remove = statement<Segment & { task_id: string }, never>((k) =>
  k('activation_receivers')
    .where({ ...segment, task_id: param('task_id') })
    .delete(),
);
const keyOf = ({ principalId, accountId, segmentId }: Omit<ActivationId, 'destination'>): Segment => ({
  ...{ principal_id: principalId, account_id: accountId, segment_id: segmentId },
});

/** Receivers of calls that activate signals, until all of their destinations are live. */
export function activationReceivers(db: Db) {
  const { write, read } = sealedColumns('activation_receivers', receiverColumns, db.sealer);
  return {
    async insert(row: ActivationReceiverRow): Promise<void> {
      await db.run(insert, write(row));
    },

    /** Those of one signal of an account. */
    async list(id: Omit<ActivationId, 'destination'>): Promise<ActivationReceiverRow[]> {
      return (await db.all(list, keyOf(id))).map(read);
    },

    async remove(row: ActivationReceiverRow): Promise<void> {
      await db.run(remove, { ...keyOf(row), task_id: row.taskId });
    },
  };
}
