import { schemaValidators, type Validate } from '../../../generated/validators/index.ts';
import type { WholeBuy } from '../../domain/buys/buy-record.ts';
import { recordOf } from '../../domain/buys/on-wire.ts';
import { documentFaults } from '../../domain/json/schema-faults.ts';
import {
  type Arm,
  differingFields,
  objectParam,
  type ScenarioParams,
  ScenarioRefusal,
  textParam,
} from '../../domain/test-controller/scenario.ts';
import type { TaskWriteCall } from '../../record/task-call.ts';
import { makeBuy } from '../../record/test-controller/make-buy.ts';
import { seedingAccount } from '../../record/test-controller/sandbox.ts';
import type { PreparedScenario } from '../../record/test-controller/scenario.ts';

type Call = TaskWriteCall<'comply_test_controller'>;

const EXISTING = 'existing';

/** Creates a buy in any state, without the checks of `create_media_buy`. Fields that a fixture omits have defaults. */
export const seedMediaBuy: PreparedScenario = {
  async prepare() {
    const isRecord = await schemaValidators['media-buy/media-buy-record']();
    return (params, call, reference) => seed(params, call, reference, isRecord);
  },
};

async function seed(
  params: ScenarioParams,
  call: Call,
  reference: ScenarioParams,
  isRecord: Validate,
): Promise<Arm> {
  const id = textParam(params, 'media_buy_id');
  const fixture = params.fixture === undefined ? {} : objectParam(params, 'fixture');
  const { store, principal } = call;
  const key = { principalId: principal.id, id };
  await store.mediaBuys.lock(key);
  const stored = await store.mediaBuys.find(key);
  if (stored !== undefined) {
    const before = stored.details.fixture;
    const differing =
      before === undefined
        ? Object.keys(fixture)
        : [...new Set([...differingFields(fixture, before), ...differingFields(before, fixture)])];
    if (stored.sandbox && before !== undefined && differing.length === 0)
      return { previous_state: EXISTING, current_state: EXISTING };
    const what = differing.join(', ') || 'its origin';
    throw new ScenarioRefusal(
      'INVALID_PARAMS',
      `The media buy exists and differs in ${what}.`,
      stored.status,
    );
  }
  const { account } = await seedingAccount(id, fixture, reference, call);
  const historyNote = { action: 'created', actor: 'controller', summary: 'A test made the buy.' } as const;
  const judge = (buy: WholeBuy): void => judgeRecord(buy, call, isRecord);
  await makeBuy(fixture, { id, account, request: {}, fixture, historyNote, judge }, call);
  return { message: 'The media buy was made.' };
}

/** Refuses a buy that could not be read back in the form of the contract. */
function judgeRecord(buy: WholeBuy, { now }: Call, isRecord: Validate): void {
  const beside = {
    account: undefined,
    impairments: [],
    creatives: new Map(),
    snapshots: null,
    history: null,
    now,
    form: 'specified',
  } as const;
  const record: unknown = JSON.parse(JSON.stringify(recordOf(buy, beside)));
  if (isRecord(record)) return;
  const [fault = { place: '', message: 'is not a media buy' }] = documentFaults(isRecord.errors, record);
  const { place, message } = fault;
  throw new ScenarioRefusal('INVALID_PARAMS', `params.fixture.${place} ${message}.`);
}
