import { taskValidators } from '../../../generated/tasks.ts';
import type { CoreCreativeAsset, CoreFormatId } from '../../../generated/types/core.ts';
import { type Creative, creativeStatuses, newCreative } from '../../domain/creatives/creative.ts';
import { creativeOnWire } from '../../domain/creatives/judging/on-wire.ts';
import { movedBySeller } from '../../domain/creatives/judging/reasons.ts';
import {
  differingFields,
  objectParam,
  oneOfParam,
  reasonParam,
  type ScenarioParams,
  ScenarioRefusal,
  textParam,
} from '../../domain/test-controller/scenario.ts';
import { pricesOfSeed } from '../../domain/test-controller/seeds.ts';
import type { TaskWriteCall } from '../../record/task-call.ts';
import { seedingAccount } from '../../record/test-controller/sandbox.ts';
import type { PreparedScenario } from '../../record/test-controller/scenario.ts';

const EXISTING = 'existing';
const LONGEST_ID = 255;
const ENOUGH = 100;

/** Creates a creative in any state, with an id that the test chooses. Fields that a fixture omits have defaults. */
export const seedCreative: PreparedScenario = {
  async prepare() {
    const { response } = await taskValidators.list_creatives();
    return async (params, call, reference) => {
      const id = textParam(params, 'creative_id');
      const fixture = params.fixture === undefined ? {} : objectParam(params, 'fixture');
      if (id.length > LONGEST_ID)
        throw new ScenarioRefusal(
          'INVALID_PARAMS',
          `params.creative_id must have 1 to ${LONGEST_ID} characters.`,
        );
      const { store, principal } = call;
      const all = await store.creatives.listAnywhere(principal.id, id, ENOUGH);
      const stored = all.find(({ sandbox, purgeKind }) => sandbox && purgeKind === null);
      if (stored !== undefined) return compared(stored, fixture);
      const { account, isNamed } = await seedingAccount(id, fixture, reference, call);
      const creative = seeded(id, fixture, account.id, call);
      if (!response(listed(creative)))
        throw new ScenarioRefusal(
          'INVALID_PARAMS',
          '`params.fixture` must describe a creative as `list_creatives` returns it.',
        );
      await store.creatives.lock(creative);
      const meanwhile = await store.creatives.find(creative);
      if (meanwhile?.purgeKind === null) return compared(meanwhile, fixture);
      await store.creatives.update(creative);
      await store.creatives.share(creative, !isNamed);
      return { message: 'The creative was made.' };
    };
  },
};

function compared({ review, status }: Creative, fixture: ScenarioParams) {
  const before = review.fixture;
  const differing =
    before === undefined
      ? Object.keys(fixture)
      : [...new Set([...differingFields(fixture, before), ...differingFields(before, fixture)])];
  if (before !== undefined && differing.length === 0)
    return { previous_state: EXISTING, current_state: EXISTING };
  const what = differing.join(', ') || 'its origin';
  throw new ScenarioRefusal('INVALID_PARAMS', `The creative exists and differs in ${what}.`, status);
}

function seeded(
  id: string,
  fixture: ScenarioParams,
  accountId: string,
  { principal, now, baseUrl, catalog }: TaskWriteCall<'comply_test_controller'>,
): Creative {
  const { status: _state, account: _account, format_id, format_kind, pricing_options, ...rest } = fixture;
  const format =
    format_kind !== undefined && format_id === undefined
      ? { format_kind }
      : { format_id: formatOf(format_id, `${baseUrl}/mcp`, catalog.formats[0]?.format_id) };
  const prices = pricing_options === undefined ? {} : { pricing_options: pricesOfSeed(pricing_options) };
  const document = {
    name: id,
    assets: {},
    ...rest,
    ...format,
    ...prices,
    creative_id: id,
  } as CoreCreativeAsset;
  const owner = { principalId: principal.id, accountId, mode: 'auto_approve', now } as const;
  const status = fixture.status === undefined ? 'approved' : oneOfParam(fixture, 'status', creativeStatuses);
  const creative = newCreative(document, owner);
  const moved = status === 'approved' ? creative : movedBySeller(creative, status, reasonParam(fixture), now);
  return { ...moved, review: { ...moved.review, fixture } };
}

/** The format id of a fixture. A format without an agent, or a plain string, is one of this agent's own. */
function formatOf(given: unknown, agentUrl: string, first: CoreFormatId | undefined): unknown {
  if (given === undefined) return first;
  if (typeof given === 'string') return { agent_url: agentUrl, id: given };
  return typeof given === 'object' && given !== null ? { agent_url: agentUrl, ...given } : given;
}

/** A `list_creatives` response with only this creative: a creative that cannot be listed is not valid. */
const listed = (creative: Creative) => ({
  status: 'completed',
  query_summary: { total_matching: 1, returned: 1 },
  pagination: { has_more: false },
  creatives: [
    creativeOnWire(creative, { include_items: true, include_variables: true, include_pricing: true }),
  ],
});
