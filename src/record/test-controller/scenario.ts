import type { Problem } from '../../domain/products/shape.ts';
import {
  type Arm,
  differingFields,
  oneOfParam,
  type ScenarioParams,
  ScenarioRefusal,
  textParam,
} from '../../domain/test-controller/scenario.ts';
import type { SeededKind } from '../../domain/test-controller/seeds.ts';
import type { ForcedArm } from '../../store/tasks/forced-arms.ts';
import type { Fixture } from '../../store/test-controller/fixtures.ts';
import { compareWholesaleFeedsOf } from '../products/feed-webhooks.ts';
import type { TaskLookCall, TaskWriteCall } from '../task-call.ts';
import { namedAccount } from './sandbox.ts';

type Call = TaskWriteCall<'comply_test_controller'>;
type LookCall = TaskLookCall<'comply_test_controller'>;

/**
 * One scenario of the controller, in the transaction of its call. Refusals are thrown as `ScenarioRefusal`.
 * `account` is the account reference of the call, which may name no account.
 */
export type Scenario = (params: ScenarioParams, call: Call, account: ScenarioParams) => Promise<Arm>;
/** As `Scenario`, for a scenario that must load something other than records before the transaction. */
export type PreparedScenario = { prepare(params: ScenarioParams, call: LookCall): Promise<Scenario> };

const EXISTING = 'existing';

/** Account id of a seed that names no account: the seed is for all sandbox accounts of its caller. */
export const ALL_ACCOUNTS = '';

type Seed<K extends SeededKind> = {
  readonly kind: K;
  readonly id: string;
  /** The fixture as the test sent it. */
  readonly fixture: ScenarioParams;
  /** Whether a stored document is not yet a seed of this kind, so that the fixture completes it. */
  readonly completes?: (stored: Fixture<K>['document']) => boolean;
  /** Returns the document to store for a new fixture, or for one that it completes. @throws {ScenarioRefusal} */
  readonly make: (stored?: Fixture<K>['document']) => Fixture<K>['document'];
};

/**
 * Stores a fixture for the account that the call names or, when it names none, for all sandbox accounts of the
 * caller. Seeding the same fixture again makes it one of the newest.
 *
 * @throws {ScenarioRefusal} INVALID_PARAMS naming the fields that differ from the stored fixture
 */
export async function keepFixture<K extends SeededKind>(
  { kind, id, fixture, completes, make }: Seed<K>,
  call: Call,
  reference: ScenarioParams,
): Promise<Arm> {
  const { store, principal, now } = call;
  const named = await namedAccount(reference, call);
  const key = { principalId: principal.id, accountId: named?.id ?? ALL_ACCOUNTS, kind, id };
  await store.fixtures.lock(principal.id);
  const stored = await store.fixtures.find(key);
  if (stored === undefined || completes?.(stored.document) === true) {
    const document = make(stored?.document);
    refuseLong(document);
    await store.fixtures.put({ ...key, document }, now);
    if (kind === 'product' || kind === 'signal') await compareWholesaleFeedsOf(store, principal.id, now);
    return { message: 'It was seeded.' };
  }
  refuseDiffering(fixture, stored.document.fixture);
  await store.fixtures.put(stored, now);
  return { previous_state: EXISTING, current_state: EXISTING };
}

/** Characters of JSON that a stored fixture may have: all later reads of its caller have it. */
const LONGEST_FIXTURE = 256 * 1024;

/** @throws {ScenarioRefusal} INVALID_PARAMS */
export function refuseLong(document: object): void {
  const { length } = JSON.stringify(document);
  if (length <= LONGEST_FIXTURE) return;
  throw new ScenarioRefusal(
    'INVALID_PARAMS',
    `params.fixture is too long: as it is stored, it must have at most ${LONGEST_FIXTURE} characters (it has ${length}). Send a shorter fixture.`,
  );
}

/** @throws {ScenarioRefusal} INVALID_PARAMS */
export function refuseDiffering(fixture: ScenarioParams, stored: ScenarioParams): void {
  const differing = differingFields(fixture, stored);
  if (differing.length === 0) return;
  throw new ScenarioRefusal(
    'INVALID_PARAMS',
    `The fixture was seeded before with other values of ${differing.join(', ')}: use another id.`,
  );
}

const MOST_PROBLEMS = 5;

/** The refusal of a fixture that is invalid even with all defaults. */
export const malformed = (problems: readonly Problem[], path = 'params.fixture'): ScenarioRefusal => {
  const told = problems
    .slice(0, MOST_PROBLEMS)
    .map(({ place, message }) => `${place === '' ? path : `${path}.${place}`} ${message}`);
  return new ScenarioRefusal('INVALID_PARAMS', `${told.join('; ')}.`);
};

const MAX_TASK_ID = 128;
const MAX_MESSAGE = 2000;

/** Sets how the caller's next call of a task is answered: submitted as a task, or with a question. */
export const forceArm =
  (task: string, arms: readonly ForcedArm['arm'][]): Scenario =>
  async (params, call, reference) => {
    const arm = oneOfParam(params, 'arm', arms);
    const taskId = arm === 'submitted' ? bounded(params, 'task_id', MAX_TASK_ID) : null;
    const message = params.message === undefined ? null : bounded(params, 'message', MAX_MESSAGE);
    const account = await namedAccount(reference, call);
    await call.store.forcedArms.put({
      principalId: call.principal.id,
      accountId: account?.id ?? '',
      task,
      arm,
      taskId,
      message,
    });
    return { forced: { arm, ...(taskId === null ? {} : { task_id: taskId }) } };
  };

function bounded(params: ScenarioParams, name: string, most: number): string {
  const text = textParam(params, name);
  if (text.length <= most) return text;
  throw new ScenarioRefusal('INVALID_PARAMS', `params.${name} has more than ${most} characters.`);
}
