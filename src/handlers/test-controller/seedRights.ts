import { offeringOfFixture } from '../../domain/rights/offering.ts';
import { objectParam, textParam } from '../../domain/test-controller/scenario.ts';
import { keepFixture, malformed, type Scenario } from '../../record/test-controller/scenario.ts';

/** Creates rights that `get_rights` lists and `acquire_rights` licenses. Fields that a fixture omits have defaults. */
export const seedRights: Scenario = async (params, call) => {
  const id = textParam(params, 'rights_id');
  const fixture = params.fixture === undefined ? {} : objectParam(params, 'fixture');
  const make = () => {
    const read = offeringOfFixture(id, fixture);
    if (!read.ok) throw malformed(read.problems);
    return { fixture, offering: read.value };
  };
  // `get_rights` names no account, so the rights apply to all sandbox accounts of the caller.
  return keepFixture({ kind: 'rights', id, fixture, make }, call, {});
};
