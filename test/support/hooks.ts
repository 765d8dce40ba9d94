import { storesLeftOpen } from '../../src/store/open.ts';
import { removeDatabases, yields } from './databases.ts';
import { leaks } from './log-watch.ts';

export const mochaHooks = {
  afterEach() {
    const [error] = yields.splice(0);
    if (error !== undefined) throw error;
    const [leak] = leaks.splice(0);
    if (leak !== undefined) throw new Error(`a secret was logged: ${leak}`);
  },
  afterAll() {
    const left = storesLeftOpen();
    if (left.length > 0) throw new Error(`a test left ${left.length} stores open: ${left.join(', ')}`);
  },
};

export async function mochaGlobalTeardown(): Promise<void> {
  await removeDatabases();
}
