import type { WebhookReader } from '../../domain/contract/webhook-reader.ts';
import type { ActivationId, ActivationStatus, SignalActivation } from '../../domain/signals/activation.ts';
import type { PushConfig } from '../../domain/tasks/task-webhooks.ts';
import {
  columns,
  date,
  json,
  nullable,
  one,
  type RowOf,
  type Stored,
  sealed,
  sealedColumns,
  textColumn,
} from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { inList } from '../engine/dialect.ts';
import { lock } from '../engine/lock.ts';
import { putRows, writeRows } from '../engine/many-rows.ts';
import { param, statement } from '../engine/statement.ts';

const activationColumns = columns({
  principalId: textColumn,
  accountId: textColumn,
  segmentId: textColumn,
  destination: textColumn,
  target: json<SignalActivation['target']>(),
  status: one<ActivationStatus>(),
  segmentKey: nullable(textColumn),
  pricingOptionId: nullable(textColumn),
  governanceContext: sealed(nullable(textColumn)),
  readyAt: date,
  deployedAt: nullable(date),
  createdAt: date,
});

const KEY = ['principal_id', 'account_id', 'segment_id', 'destination'];
const segment = {
  principal_id: param('principal_id'),
  account_id: param('account_id'),
  segment_id: param('segment_id'),
};
type Segment = { principal_id: string; account_id: string; segment_id: string };
type Key = Segment & { destination: string };
const key = { ...segment, destination: param('destination') };

const put = putRows('signal_activations', activationColumns, KEY);
/** Activations that one statement writes. */
const WRITTEN_AT_ONCE = 500;
const find = statement<Key, Stored>((k) =>
  k('signal_activations').where(key).select(activationColumns.names),
);
const list = statement<{ principal_id: string; accounts: string }, Stored>((k, engine) =>
  k('signal_activations')
    .where({ principal_id: param('principal_id') })
    .where(inList(k, engine, 'account_id', param('accounts')))
    .orderBy(['segment_id', 'destination', 'account_id'])
    .select(activationColumns.names),
);
const count = statement<{ principal_id: string; account_id: string }, { n: number }>((k) =>
  k('signal_activations')
    .where({ principal_id: param('principal_id'), account_id: param('account_id') })
    .select(k.raw('cast(count(*) as integer) as n')),
);
const remove = statement<Segment & { destinations: string }, never>((k, engine) =>
  k('signal_activations')
    .where(segment)
    .where(inList(k, engine, 'destination', param('destinations')))
    .delete(),
);

const keyOf = ({ principalId, accountId, segmentId, destination }: ActivationId): Key => ({
  principal_id: principalId,
  account_id: accountId,
  segment_id: segmentId,
  destination,
});

/**
 * Activations of signals on destinations, by account. An ended activation is deleted, so an account has a bounded
 * number.
 */
export function signalActivations(db: Db) {
  const { write, read } = sealedColumns('signal_activations', activationColumns, db.sealer);
  return {
    /** Locks the account's activations against other writers until this transaction ends. */
    lock: (principalId: string, accountId: string) => lock(db, `signals ${principalId} ${accountId}`),

    /** Inserts activations, or replaces those of the same segments and destinations. */
    async putAll(activations: readonly SignalActivation[]): Promise<void> {
      const tuple = (activation: SignalActivation) => {
        const stored = write(activation);
        return activationColumns.names.map((name) => stored[name]);
      };
      await writeRows(db, put, activations, tuple, WRITTEN_AT_ONCE);
    },

    async find(id: ActivationId): Promise<SignalActivation | undefined> {
      const row = await db.one(find, keyOf(id));
      return row && read(row);
    },

    /** The account's activations, and those that the principal made without naming an account. */
    async list(principalId: string, accountId: string): Promise<SignalActivation[]> {
      const accounts = JSON.stringify([...new Set([accountId, ''])]);
      return (await db.all(list, { principal_id: principalId, accounts })).map(read);
    },

    async count(principalId: string, accountId: string): Promise<number> {
      return (await db.one(count, { principal_id: principalId, account_id: accountId }))?.n ?? 0;
    },

    /** Deletes the activations of a segment on these destinations. */
    async removeAll(of: Omit<ActivationId, 'destination'>, destinations: readonly string[]): Promise<void> {
      await db.run(remove, { ...segmentKey(of), destinations: JSON.stringify(destinations) });
    },
  };
}

/** Where to send a notification when the destinations of one call are live, and in the form of which release. */
type ActivationReceiver = WebhookReader & {
  readonly config: PushConfig;
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

const insertReceiver = statement<Stored, never>((k) =>
  k('activation_receivers').insert(receiverColumns.placeholders),
);
const listReceivers = statement<Segment, Stored>((k) =>
  k('activation_receivers').where(segment).orderBy('task_id').select(receiverColumns.names),
);
const removeReceiver = statement<Segment & { task_id: string }, never>((k) =>
  k('activation_receivers')
    .where({ ...segment, task_id: param('task_id') })
    .delete(),
);
const segmentKey = ({ principalId, accountId, segmentId }: Omit<ActivationId, 'destination'>): Segment => ({
  principal_id: principalId,
  account_id: accountId,
  segment_id: segmentId,
});

/** Receivers of calls that activate signals, until all of their destinations are live. */
export function activationReceivers(db: Db) {
  const { write, read } = sealedColumns('activation_receivers', receiverColumns, db.sealer);
  return {
    async insert(row: ActivationReceiverRow): Promise<void> {
      await db.run(insertReceiver, write(row));
    },

    /** Receivers of one signal of an account. */
    async list(id: Omit<ActivationId, 'destination'>): Promise<ActivationReceiverRow[]> {
      return (await db.all(listReceivers, segmentKey(id))).map(read);
    },

    async remove(row: ActivationReceiverRow): Promise<void> {
      await db.run(removeReceiver, { ...segmentKey(row), task_id: row.taskId });
    },
  };
}
