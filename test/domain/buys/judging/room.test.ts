import { assert } from 'chai';
import type { WholeBuy } from '../../../../src/domain/buys/buy-record.ts';
import { judgeCreate } from '../../../../src/domain/buys/judging/create.ts';
import { withAdditions } from '../../../../src/domain/buys/judging/creative-places.ts';
import {
  judgeCreativePlaces,
  judgeRoom,
  MOST_ASSIGNMENTS,
  MOST_DETAILS,
  MOST_PACKAGES,
  MOST_PLACES,
  placesAdded,
} from '../../../../src/domain/buys/judging/room.ts';
import { TaskError } from '../../../../src/domain/refusals/task-error.ts';
import { assignment, wholeBuy, wholePackage } from '../../../support/buys.ts';
import { NOW, seller, toldOf, wanted } from '../../../support/media.ts';

const buyOf = (count: number, text = ''): WholeBuy =>
  wholeBuy({
    packages: Array.from({ length: count }, (_, at) =>
      wholePackage({ id: `p${at}`, details: text === '' ? {} : { context: { text } } }),
    ),
  });
const judge = (seen: WholeBuy, after: WholeBuy) =>
  judgeRoom(seen, after, { now: NOW, fieldOf: (id) => `field of ${id}` });
function refused(seen: WholeBuy, after: WholeBuy): TaskError {
  try {
    judge(seen, after);
  } catch (error) {
    if (error instanceof TaskError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}
const LONG = 'x'.repeat(1024 * 1024);

describe('the room of a buy', () => {
  it('is enough for 1,000 packages, canceled ones included', () => {
    judge(buyOf(500), buyOf(MOST_PACKAGES));
    const { code, message, detail } = refused(buyOf(500), buyOf(MOST_PACKAGES + 1));
    assert.deepEqual([code, detail.field], ['INVALID_STATE', 'new_packages']);
    assert.match(message, /at most 1000 packages.* would have 1001/);
    assert.match(detail.suggestion ?? '', /another media buy/);
    const canceled = buyOf(MOST_PACKAGES + 1);
    refused(buyOf(500), {
      ...canceled,
      packages: canceled.packages.map((one) => ({ ...one, canceled: true })),
    });
  });

  it('is enough for 4 MiB of fields, and names the package that is too much', () => {
    const seen = buyOf(4, LONG.slice(100));
    judge(buyOf(1), seen);
    const [first, second, ...others] = seen.packages;
    if (first === undefined || second === undefined) throw new Error('there are four packages');
    const grown = { ...second, details: { context: { text: LONG + LONG } } };
    const { code, message, detail } = refused(seen, { ...seen, packages: [first, grown, ...others] });
    assert.deepEqual([code, detail.field], ['INVALID_STATE', 'field of p1']);
    assert.include(message, `at most ${MOST_DETAILS} characters`);
    refused(seen, {
      ...seen,
      packages: [...seen.packages, wholePackage({ id: 'p9', details: first.details })],
    });
  });

  it('is enough for 10,000 creatives of its packages, however they are sent', () => {
    const showing = (packages: number, each: number): WholeBuy => {
      const buy = buyOf(packages);
      const of = (packageId: string) =>
        Array.from({ length: each }, (_, at) => assignment(`c${at}`, { packageId, position: at }));
      return { ...buy, packages: buy.packages.map((one) => ({ ...one, assignments: of(one.id) })) };
    };
    judge(buyOf(500), showing(500, MOST_ASSIGNMENTS / 500));
    const { code, message, detail } = refused(buyOf(500), showing(500, 21));
    assert.deepEqual([code, detail.field], ['INVALID_STATE', 'packages']);
    assert.match(message, /at most 10000 creatives.* would show 10500/);
    judge(showing(500, 22), showing(500, 21));

    const full = showing(500, MOST_ASSIGNMENTS / 500);
    const again = { packageId: 'p0', creativeId: 'c0', details: { weight: 5 } };
    assert.deepEqual([...withAdditions(full, [again], new Map()).changed], [['p0', 1]]);
    assert.throws(
      () => withAdditions(full, [{ ...again, creativeId: 'other' }], new Map()),
      TaskError,
      /would show 10001/,
    );

    const each = (count: number) => Array.from({ length: count }, (_, at) => ({ creative_id: `c${at}` }));
    const create = (count: number) =>
      judgeCreate(
        {
          start_time: 'asap',
          end_time: '2026-04-10T00:00:00Z',
          packages: Array.from({ length: 20 }, () => wanted({ creative_assignments: each(count) })),
        },
        seller(),
      );
    assert.notInclude(toldOf(create(500)), 'INVALID_REQUEST packages');
    assert.deepEqual(toldOf(create(501)), ['INVALID_REQUEST packages']);
  });

  it('lets a buy that has more become smaller, and stay as it is', () => {
    const many = buyOf(MOST_PACKAGES + 5);
    judge(many, many);
    refused(many, buyOf(MOST_PACKAGES + 6));
    const large = buyOf(6, LONG);
    judge(large, large);
    judge(large, { ...large, packages: large.packages.slice(1).concat(wholePackage({ id: 'p0' })) });
  });
});

describe('the room of a creative', () => {
  const showing = (...shown: readonly (readonly string[])[]) =>
    wholeBuy({
      packages: shown.map((ids, at) =>
        wholePackage({ id: `p${at}`, assignments: ids.map((id) => assignment(id, { packageId: `p${at}` })) }),
      ),
    });

  it('counts the packages that a change assigns it to, and none that show it already', () => {
    assert.deepEqual(
      [...placesAdded(showing(['a'], ['b']), showing(['a', 'b'], ['b'], ['a', 'b']))],
      [
        ['b', 2],
        ['a', 1],
      ],
    );
    assert.deepEqual([...placesAdded(null, showing(['a'], ['a']))], [['a', 2]]);
  });

  it('is 5,000 packages, and an error says what to do beyond them', () => {
    judgeCreativePlaces(new Map([['a', 2]]), new Map([['a', MOST_PLACES - 2]]), 'packages');
    judgeCreativePlaces(new Map(), new Map([['a', MOST_PLACES + 9]]), 'packages');
    try {
      judgeCreativePlaces(new Map([['a', 2]]), new Map([['a', MOST_PLACES - 1]]), 'packages');
    } catch (error) {
      if (!(error instanceof TaskError)) throw error;
      assert.deepEqual([error.code, error.detail.field], ['INVALID_STATE', 'packages']);
      assert.match(error.message, /at most 5000 packages.*"a" would have 5001/);
      assert.match(error.detail.suggestion ?? '', /another `creative_id`/);
      return;
    }
    assert.fail('nothing was refused');
  });
});
