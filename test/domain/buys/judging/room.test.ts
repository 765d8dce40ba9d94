import { assert } from 'chai';
import type { WholeBuy } from '../../../../src/domain/buys/buy-record.ts';
import { judgeRoom, MOST_DETAILS, MOST_PACKAGES } from '../../../../src/domain/buys/judging/room.ts';
import { TaskError } from '../../../../src/domain/refusals/task-error.ts';
import { wholeBuy, wholePackage } from '../../../support/buys.ts';
import { NOW } from '../../../support/media.ts';

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

  it('lets a buy that has more become smaller, and stay as it is', () => {
    const many = buyOf(MOST_PACKAGES + 5);
    judge(many, many);
    refused(many, buyOf(MOST_PACKAGES + 6));
    const large = buyOf(6, LONG);
    judge(large, large);
    judge(large, { ...large, packages: large.packages.slice(1).concat(wholePackage({ id: 'p0' })) });
  });
});
