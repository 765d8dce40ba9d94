import { assert } from 'chai';
import fc from 'fast-check';
import { decodeCursor, encodeCursor } from '../../src/domain/list-page.ts';
import { TaskError } from '../../src/domain/refusals/task-error.ts';

const KINDS = ['number', 'string'] as const;
const QUERY = { filters: { status: 'active' }, sort: 'created_at' };

describe('page cursors', () => {
  it('lead back to the position, for the same list', () => {
    const part = fc.oneof(fc.string({ unit: 'grapheme' }), fc.maxSafeInteger());
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 3 }), (position) => {
        const cursor = encodeCursor(position, QUERY);
        assert.match(cursor, /^[\w-]+$/);
        const kinds = position.map((item) => (typeof item === 'string' ? 'string' : 'number'));
        const same = { sort: 'created_at', filters: { status: 'active' } };
        if (position.some((item) => String(item).includes('\0'))) return;
        assert.deepEqual(decodeCursor(cursor, same, kinds), position);
      }),
    );
  });

  it('begin at the first page when there is none', () =>
    assert.isNull(decodeCursor(undefined, QUERY, KINDS)));

  const cursor = encodeCursor([1, 'a'], QUERY);
  const refused: [string, string, unknown][] = [
    ['another list', cursor, { ...QUERY, sort: 'status' }],
    ['nothing', '', QUERY],
    ['no base64url', '%%%', QUERY],
    ['no JSON', Buffer.from('x').toString('base64url'), QUERY],
    ['no list', Buffer.from('{}').toString('base64url'), QUERY],
    ['no position', encodeCursor([], QUERY), QUERY],
    ['a position of objects', Buffer.from('["x",{}]').toString('base64url'), QUERY],
    ['a fraction', Buffer.from('["x",1.5]').toString('base64url'), QUERY],
    ['parts of another kind', encodeCursor(['1', 'a'], QUERY), QUERY],
    ['too many parts', encodeCursor([1, 'a', 'b'], QUERY), QUERY],
    ['half of it', cursor.slice(0, 20), QUERY],
  ];
  for (const [what, text, query] of refused) {
    it(`are refused when they are of ${what}`, () => {
      try {
        decodeCursor(text, query, KINDS);
        assert.fail('it was taken');
      } catch (cause) {
        assert.instanceOf(cause, TaskError);
        assert.equal((cause as TaskError).detail.field, 'pagination.cursor');
      }
    });
  }
});
