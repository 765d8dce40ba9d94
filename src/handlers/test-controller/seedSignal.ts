import { signalOfFixture } from '../../domain/signals/shape.ts';
import { objectParam, textParam } from '../../domain/test-controller/scenario.ts';
import { keepFixture, malformed, type Scenario } from '../../record/test-controller/scenario.ts';

/** Creates a signal that `get_signals` lists. Fields that a fixture omits have defaults. */
export const seedSignal: Scenario = async (params, call, reference) => {
  const id = textParam(params, 'signal_agent_segment_id');
  const fixture = params.fixture === undefined ? {} : objectParam(params, 'fixture');
  const make = () => {
    const read = signalOfFixture(id, fixture);
    if (!read.ok) throw malformed(read.problems);
    return { fixture, signal: read.value };
  };
  return keepFixture({ kind: 'signal', id, fixture, make }, call, reference);
};
