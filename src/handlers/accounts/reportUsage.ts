import type { AccountUsageRecord } from '../../../generated/types/account.ts';
import type { CoreError } from '../../../generated/types/core.ts';
import type { TaskWrite } from '../../desk/tasks/call.ts';
import type { Account } from '../../domain/accounts/account.ts';
import { judgeUsage } from '../../domain/accounts/credit.ts';
import { isReadOnly } from '../../domain/accounts/on-wire.ts';
import type { TaskRequest } from '../../domain/contract/shapes.ts';
import { fromMinor } from '../../domain/money/minor-units.ts';
import { outside, refuse, taskErrorOf } from '../../domain/refusals/refusal.ts';
import { entryErrors, TaskError } from '../../domain/refusals/task-error.ts';
import { readInstant } from '../../domain/text/instant.ts';
import { knownAccounts } from '../../record/accounts/read-ahead.ts';
import { type AccountLook, resolveAccount } from '../../record/accounts/resolve-account.ts';
import type { TaskWriteCall } from '../../record/task-call.ts';
import type { UsageRecord } from '../../store/accounts/usage-records.ts';

type Name = 'report_usage';

/** Entries processed between two turns of the event loop: about a millisecond. */
const ENTRIES = 200;

/**
 * `report_usage`: stores the reported usage of a service. An entry that fails does not stop the others. The
 * records that entries refer to are read in a few statements, however many entries there are.
 */
export const reportUsage: TaskWrite<Name> = async (args, call) => {
  const { store, principal } = call;
  // A caller with read permissions only may not report usage either (`authorization.allowed_tasks` of its accounts).
  if (isReadOnly(principal)) {
    throw new TaskError('READ_ONLY_SCOPE', 'This caller may not report usage: it has read permissions only.');
  }
  const period = periodOf(args);
  const accounts = await knownAccounts(
    store,
    principal,
    args.usage.map(({ account }) => account),
  );
  const buyIds = new Set(args.usage.flatMap(({ media_buy_id: id }) => id ?? []));
  const buyers = await store.mediaBuys.accountsOf(principal.id, [...buyIds]);
  const entryCall = { ...call, store: { accounts } };
  const built = await variantsIn(args.usage, call);
  const taken: UsageRecord[] = [];
  const errors: CoreError[] = [];
  let sandbox = false;
  for (const [at, record] of args.usage.entries()) {
    if (at % ENTRIES === ENTRIES - 1) await store.nextTurn();
    try {
      const account = await accountOf(record, `usage[${at}]`, entryCall, buyers);
      checkBuilt(record, built, account.id, `usage[${at}]`);
      sandbox ||= account.sandbox;
      const { account: _, ...told } = record;
      taken.push({
        principalId: principal.id,
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
  await accounts.flush();
  await store.usageRecords.insertAll(taken);
  await countRights(taken, call);
  return {
    sandbox,
    body: { status: 'completed', accepted: taken.length, ...(errors.length === 0 ? {} : { errors }) },
  };
};

/** Counts reported impressions against the caps of their rights grants. */
async function countRights(
  records: readonly UsageRecord[],
  { store, principal }: TaskWriteCall<Name>,
): Promise<void> {
  const counts = new Map<string, number>();
  for (const { record } of records) {
    const { rights_id: id, impressions } = record;
    if (typeof id === 'string' && typeof impressions === 'number')
      counts.set(id, (counts.get(id) ?? 0) + impressions);
  }
  await store.rightsGrants.addImpressions(principal.id, counts);
}

function periodOf({ reporting_period: period }: TaskRequest<Name>): { start: string; end: string } {
  const start = readInstant(period.start);
  const end = readInstant(period.end);
  if (start !== null && end !== null && start < end) return { start: period.start, end: period.end };
  throw taskErrorOf([
    refuse(
      'VALIDATION_ERROR',
      'reporting_period.end',
      '`reporting_period.end` must be after `reporting_period.start`, both with an offset from UTC.',
    ),
  ]);
}

/**
 * The account of an entry, after the entry was validated.
 *
 * @param buyers accounts of the caller's buys, by the id of the buy
 * @throws {TaskError} when the entry is not valid, or its account or buy is unknown
 */
async function accountOf(
  record: AccountUsageRecord,
  field: string,
  call: AccountLook,
  buyers: ReadonlyMap<string, string>,
): Promise<Account> {
  const [wrong, ...more] = judgeUsage(record, field);
  if (wrong !== undefined) throw taskErrorOf([wrong, ...more]);
  const account = await resolveAccount(record.account, call, 'report_usage', {
    mayCreate: true,
    field: `${field}.account`,
  });
  const { media_buy_id: id } = record;
  if (id === undefined || buyers.get(id) === account.id) return account;
  throw taskErrorOf([
    refuse('MEDIA_BUY_NOT_FOUND', `${field}.media_buy_id`, 'The account has no media buy with this id.'),
  ]);
}

/** Build results, by id. */
type Built = ReadonlyMap<
  string,
  Awaited<ReturnType<TaskWriteCall<Name>['store']['buildVariants']['listByIds']>>[number]
>;

/** The build results that entries refer to. */
async function variantsIn(
  usage: readonly AccountUsageRecord[],
  { store, principal }: TaskWriteCall<Name>,
): Promise<Built> {
  const ids = [...new Set(usage.flatMap(({ build_variant_id: id }) => id ?? []))];
  const found = await store.buildVariants.listByIds(principal.id, ids);
  return new Map(found.map((one) => [one.id, one]));
}

/**
 * Checks that the reported cost of a build is what the build cost, to the minor unit.
 *
 * @throws {TaskError} REFERENCE_NOT_FOUND, BILLING_OUT_OF_BAND, VALIDATION_ERROR
 */
function checkBuilt(
  { build_variant_id: id, vendor_cost, currency, pricing_option_id: option }: AccountUsageRecord,
  built: Built,
  accountId: string,
  field: string,
): void {
  if (id === undefined) return;
  const variant = built.get(id);
  if (variant === undefined || (variant.accountId !== '' && variant.accountId !== accountId))
    throw taskErrorOf([
      refuse(
        'REFERENCE_NOT_FOUND',
        `${field}.build_variant_id`,
        'The account has no build result with this id.',
      ),
    ]);
  const { bill } = variant.document;
  if (bill === null)
    throw taskErrorOf([
      refuse('BILLING_OUT_OF_BAND', `${field}.build_variant_id`, 'The build was not billed by this agent.'),
    ]);
  const cost = fromMinor(bill.minor, bill.currency);
  const faults = [
    ...(vendor_cost === cost
      ? []
      : [
          outside(
            'VALIDATION_ERROR',
            `${field}.vendor_cost`,
            `\`vendor_cost\` must be ${cost}, what the build cost.`,
            vendor_cost,
            [cost],
          ),
        ]),
    ...(currency === bill.currency
      ? []
      : [
          outside(
            'VALIDATION_ERROR',
            `${field}.currency`,
            `\`currency\` must be ${bill.currency}, the currency of the build.`,
            currency,
            [bill.currency],
          ),
        ]),
    ...(option === undefined || option === bill.pricingOptionId
      ? []
      : [
          outside(
            'VALIDATION_ERROR',
            `${field}.pricing_option_id`,
            '`pricing_option_id` must be the one by which the build was billed.',
            option,
            [bill.pricingOptionId],
          ),
        ]),
  ];
  const [first, ...others] = faults;
  if (first !== undefined) throw taskErrorOf([first, ...others]);
}
