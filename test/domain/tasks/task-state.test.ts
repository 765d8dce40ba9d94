import { assert } from 'chai';
import {
  isFinalTaskStatus,
  mayMove,
  type TaskState,
  taskStates,
} from '../../../src/domain/tasks/task-state.ts';

const LEGAL: Record<TaskState, TaskState[]> = {
  submitted: ['working', 'input-required', 'auth-required', 'completed', 'failed', 'rejected', 'canceled'],
  working: ['submitted', 'input-required', 'auth-required', 'completed', 'failed', 'canceled'],
  'input-required': ['submitted', 'working', 'completed', 'failed', 'canceled'],
  'auth-required': ['submitted', 'working', 'completed', 'failed', 'canceled'],
  completed: [],
  failed: [],
  rejected: [],
  canceled: [],
};

describe('moves of a task', () => {
  for (const from of taskStates) {
    for (const to of taskStates) {
      const legal = LEGAL[from].includes(to);
      it(`${legal ? 'lead' : 'never lead'} from ${from} to ${to}`, () =>
        assert.equal(mayMove(from, to), legal));
    }
    it(`${LEGAL[from].length === 0 ? 'end' : 'do not end'} at ${from}`, () => {
      assert.equal(isFinalTaskStatus(from), LEGAL[from].length === 0);
    });
  }
});
