import { assert } from 'chai';
import { newId, newIdAt } from '../../src/infra/random.ts';

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('ids of rows', () => {
  it('are UUIDs of version 7 whose text rises, also past the bytes that are drawn at once', () => {
    const ids = Array.from({ length: 2_000 }, newId);
    for (const id of ids) assert.match(id, UUID_V7);
    assert.deepEqual([...new Set(ids)].sort(), ids);
  });

  it('begin with the time at which they are made', () => {
    const before = Date.now();
    const made = Number.parseInt(newId().replace('-', '').slice(0, 12), 16);
    assert.isAtLeast(made, before);
    assert.isAtMost(made, Date.now() + 1);
  });

  it('share no random part, so that those of two processes differ', () => {
    const random = Array.from({ length: 1_000 }, () => newId().slice(-10));
    assert.lengthOf(new Set(random), random.length);
  });

  it('are of another moment on request', () => {
    assert.match(newIdAt(new Date(0)), /^00000000-0000-7/);
  });
});
