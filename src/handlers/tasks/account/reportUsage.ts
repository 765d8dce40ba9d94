import type { AccountUsageRecord, CoreError } from '../../../../generated/types/schemas.ts';
import type { Account } from '../../../domain/accounts/account.ts';
import { isReadOnly } from '../../../domain/accounts/authorization.ts';
import { judgeUsage } from '../../../domain/accounts/usage.ts';
import { readInstant } from '../../../domain/media/instant.ts';
import { refuse, taskErrorOf } from '../../../domain/media/refusal.ts';
import { TaskError } from '../../../domain/tasks/task-error.ts';
import type { UsageRecord } from '../../../store/usage-records.ts';
import type { TaskRequest, TaskWrite, TaskWriteCall } from '../call.ts';
import { entryErrors } from './entry-errors.ts';
import { resolveAccount } from './resolve-account.ts';

type Name = 'report_usage';

/** `report_usage`: keeps what of a service was used; an entry that fails does not stop the others. */
export const reportUsage: TaskWrite<Name> = async (args, call) => {
  // What a caller may only read, it may not report on either (`authorization.allowed_tasks` of its accounts).
  if (isReadOnly(call.principal)) {
    throw new TaskError('READ_ONLY_SCOPE', 'This caller may not report usage: it has read permissions only.');
  }
  const period = periodOf(args);
  const taken: UsageRecord[] = [];
  const errors: CoreError[] = [];
  let sandbox = false;
  for (const [at, record] of args.usage.entries()) {
    try {
      const account = await accountOf(record, `usage[${at}]`, call);
      sandbox ||= account.sandbox;
      const { account: _, ...told } = record;
      taken.push({
        principalId: call.principal.id,
        id: call.newId(),
        accountId: account.id,
        record: { ...told, reporting_period: period },
        at: call.now,
      });
    } catch (cause) {
      if (!(cause instanceof TaskError)) throw cause;
      errors.push(...entryErrors(cause));
    }
  }
  await call.store.usageRecords.insertAll(taken);
  return {
    sandbox,
    body: { status: 'completed', accepted: taken.length, ...(errors.length === 0 ? {} : { errors }) },
  };
};

function periodOf({ reporting_period: period }: TaskRequest<Name>): { start: string; end: string } {
  const [start, end] = [readInstant(period.start), readInstant(period.end)];
  if (start !== null && end !== null && start < end) return { start: period.start, end: period.end };
  throw taskErrorOf([
    refuse(
      'INVALID_REQUEST',
      'reporting_period',
      'The period ends after it starts; times have their offset.',
    ),
  ]);
}

/** The account that an entry is about, once the entry is found in order. */
async function accountOf(
  record: AccountUsageRecord,
  field: string,
  call: TaskWriteCall<Name>,
): Promise<Account> {
  const { store, principal } = call;
  const [wrong, ...more] = judgeUsage(record, field);
  if (wrong !== undefined) throw taskErrorOf([wrong, ...more]);
  const account = await resolveAccount(record.account, call, 'report_usage', {
    mayCreate: true,
    field: `${field}.account`,
  });
  const { media_buy_id: id } = record;
  if (id === undefined) return account;
  const buy = await store.mediaBuys.find({ principalId: principal.id, id });
  if (buy?.accountId === account.id) return account;
  throw taskErrorOf([refuse('MEDIA_BUY_NOT_FOUND', `${field}.media_buy_id`, 'The account has no such buy.')]);
}
