import { objectParam, textParam } from '../../domain/test-controller/scenario.ts';
import { keepFixture, type Scenario } from '../../record/test-controller/scenario.ts';

/** Stores a governance plan for spending. */
export const seedPlan: Scenario = async (params, call, reference) => {
  const id = textParam(params, 'plan_id');
  const fixture = params.fixture === undefined ? {} : objectParam(params, 'fixture');
  return keepFixture({ kind: 'plan', id, fixture, make: () => ({ fixture }) }, call, reference);
};
