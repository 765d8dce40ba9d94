import { assert } from 'chai';
import type { PackageOrder } from '../../../src/ad-server/port.ts';
import { openSimulator } from '../../../src/ad-server/simulator/simulator.ts';
import { granted, inventory, later, order, START, terms } from '../orders.ts';

const platform = openSimulator(() => inventory);

describe('the simulator', () => {
  const ref = { buy_id: 'buy_1', package_id: 'pkg_1', platform_ref: 'ln_1' };

  it('names a package the same at any time', async () => {
    const first = granted(await platform.traffic(order(), later(0)));
    const again = granted(await platform.traffic(order({ terms: [] }), later(3)));
    assert.match(first.platform_ref, /^ln_[0-9a-f]{20}$/);
    assert.equal(again.platform_ref, first.platform_ref);
    const other = granted(await platform.traffic(order({ buy_id: 'buy_2' }), later(0)));
    assert.notEqual(other.platform_ref, first.platform_ref);
  });

  const refused: [string, PackageOrder, string][] = [
    ['a price in another currency', order({ currency: 'USD' }), 'invalid_terms'],
    ['parts of a minor unit', order({ terms: [terms({ budget_minor: 0.5 })] }), 'invalid_terms'],
    ['a budget below nothing', order({ terms: [terms({ budget_minor: -1 })] }), 'invalid_terms'],
    ['more than all inventory', order({ terms: [terms({ share_ppm: 1_000_001 })] }), 'invalid_terms'],
    [
      'a flight that does not last',
      order({ terms: [terms({ flight: { start: later(2), end: later(2) } })] }),
      'invalid_flight',
    ],
    [
      'terms that come before earlier ones',
      order({ terms: [terms({ from: later(1) }), terms()] }),
      'invalid_terms',
    ],
  ];
  for (const [name, its, code] of refused) {
    it(`refuses ${name}`, async () => {
      const answer = await platform.traffic(its, later(0));
      assert.equal(answer.ok ? 'ok' : answer.code, code);
    });
  }
  it('accepts start, pause and stop at the time at which they are told', async () => {
    for (const move of [platform.start, platform.pause, platform.stop]) {
      assert.deepEqual<unknown>(granted(await move(ref, later(2))), {
        ok: true,
        platform_ref: 'ln_1',
        accepted_at: later(2),
      });
    }
  });
  it('names creatives by their package', async () => {
    const attach = async (platform_ref: string) =>
      granted(await platform.attachCreatives({ ...ref, platform_ref }, [{ creative_id: 'cr_1' }], later(1)))
        .creatives;
    const [mine] = await attach('ln_1');
    assert.equal(mine?.creative_id, 'cr_1');
    const [other] = await attach('ln_2');
    assert.notEqual(other?.platform_creative_ref, mine?.platform_creative_ref);
  });
  it('has a segment ready within an hour, under a key of its own for each destination', async () => {
    const activate = async (destination: string) =>
      granted(await platform.activateSegment({ segment_id: 'seg', destination, at: START }));
    const here = await activate('dsp.example');
    const minutes = (here.ready_at.getTime() - START.getTime()) / 60_000;
    assert.isTrue(minutes >= 5 && minutes <= 60);
    assert.notEqual((await activate('other.example')).activation_key, here.activation_key);
    assert.deepEqual(await activate('dsp.example'), here);
  });
});
