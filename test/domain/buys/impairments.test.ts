import { assert } from 'chai';
import { schemaValidators } from '../../../generated/validators/index.ts';
import { audienceStatuses } from '../../../src/domain/audiences/audience.ts';
import { impairmentsOf, type Needed } from '../../../src/domain/buys/impairments.ts';
import { itemStatuses } from '../../../src/domain/catalogs/items.ts';
import { creativeStatuses } from '../../../src/domain/creatives/creative.ts';
import { healthTiers } from '../../../src/domain/events/source.ts';

const buy = { principalId: 'p', id: 'buy_1' };
const needed = (more: Partial<Needed> = {}): Needed => ({
  type: 'creative',
  id: 'c1',
  state: 'suspended',
  packageIds: ['pkg_1'],
  since: new Date('2026-03-15T10:00:00Z'),
  ...more,
});

describe('what is out of service', () => {
  const states = {
    creative: [creativeStatuses, ['suspended', 'rejected']],
    audience: [audienceStatuses, ['suspended']],
    catalog_item: [itemStatuses, ['withdrawn']],
    event_source: [healthTiers, ['insufficient']],
  } as const satisfies Record<Needed['type'], readonly [readonly string[], readonly string[]]>;
  for (const [type, [all, offline]] of Object.entries(states) as [
    Needed['type'],
    readonly [readonly string[], readonly string[]],
  ][]) {
    for (const state of [...all, 'constructor', '']) {
      it(`is ${offline.includes(state) ? 'a' : 'no'} ${type} that is ${state || 'nothing'}`, async () => {
        const found = impairmentsOf(buy, [needed({ type, state })]);
        assert.lengthOf(found, offline.includes(state) ? 1 : 0);
        const isImpairment = await schemaValidators['core/impairment']();
        for (const one of found) assert.isTrue(isImpairment(one), JSON.stringify(isImpairment.errors));
      });
    }
  }

  it('is nothing that no package needs', () => {
    assert.isEmpty(impairmentsOf(buy, [needed({ packageIds: [] })]));
  });

  it('has the same name at every look, and another one for another cause', () => {
    const nameOf = (more: Partial<Needed>, whose = buy) =>
      impairmentsOf(whose, [needed(more)])[0]?.impairment_id;
    assert.equal(nameOf({}), nameOf({ packageIds: ['pkg_2'], since: new Date(0) }));
    const names = [
      nameOf({}),
      nameOf({ id: 'c2' }),
      nameOf({ state: 'rejected' }),
      nameOf({ type: 'audience' }),
      nameOf({}, { ...buy, id: 'buy_2' }),
      nameOf({}, { ...buy, principalId: 'q' }),
    ];
    assert.lengthOf(new Set(names), names.length);
  });

  it('keeps a reason of the list, and replaces any other', () => {
    const reasonOf = (reasonCode?: string) => impairmentsOf(buy, [needed({ reasonCode })])[0]?.reason_code;
    assert.equal(reasonOf('consent_expired'), 'consent_expired');
    for (const code of [undefined, 'because', 'toString']) assert.equal(reasonOf(code), 'policy_violation');
  });

  it('tells a reason for people no longer than the schema takes', () => {
    const [found] = impairmentsOf(buy, [needed({ reason: 'x'.repeat(600) })]);
    assert.lengthOf(found?.reason ?? '', 500);
  });
});
