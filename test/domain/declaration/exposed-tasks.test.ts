import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { type Task, tasks } from '../../../generated/tasks.ts';
import { exposedTasks } from '../../../src/domain/declaration/obligations.ts';
import { publisherProfile } from '../../support/publisher.ts';
import { profileFrom, wholeDocument } from './whole-profile.ts';

const rows = Object.values<Task>(tasks);
const named = (isOne: (task: Task) => boolean) => rows.filter(isOne).map(({ name }) => name);

describe('exposedTasks', () => {
  it('always offers capabilities, tasks about tasks, and accounts', () => {
    const document = { ...wholeDocument(), supported_protocols: ['signals'], specialisms: [] };
    const exposed = exposedTasks(profileFrom(document), 'production');
    const always = named((task) => task.protocol === 'account' || task.protocol === 'protocol');
    assert.include(always, protocol.capabilitiesTask);
    assert.include(always, 'get_task_status');
    for (const name of always) assert.isTrue(exposed.has(name), name);
  });

  it('offers the test controller in a sandbox only', () => {
    const [sandbox, production] = (['sandbox', 'production'] as const).map((mode) =>
      exposedTasks(publisherProfile, mode),
    );
    const controller = named(({ sandboxOnly }) => sandboxOnly);
    assert.isNotEmpty(controller);
    for (const name of controller)
      assert.deepEqual([sandbox?.has(name), production?.has(name)], [true, false]);
    assert.sameMembers([...(production ?? []), ...controller], [...(sandbox ?? [])]);
  });

  it('offers tasks of an area only when the area is declared', () => {
    const { brand, catalogs, ...document } = wholeDocument();
    const without = {
      ...document,
      supported_protocols: ['signals'],
      specialisms: [],
      experimental_features: [],
    };
    const exposed = exposedTasks(profileFrom(without), 'sandbox');
    for (const name of named((task) => task.protocol === 'brand')) {
      assert.isFalse(exposed.has(name), name);
      assert.isTrue(exposedTasks(publisherProfile, 'sandbox').has(name), name);
    }
  });

  it('offers everything when everything is declared', () => {
    const exposed = exposedTasks(profileFrom(wholeDocument()), 'sandbox');
    assert.sameMembers(
      [...exposed],
      named(() => true),
    );
  });
});
