import { storesLeftOpen } from '../../src/store/open.ts';
import { removeDatabases, yields } from './databases.ts';

export const mochaHooks = {
  afterEach() {
    const [error] = yields.splice(0);
    if (error !== undefined) throw error;
  },
  afterAll() {
    const left = storesLeftOpen();
    if (left.length > 0) throw new Error(`a test left ${left.length} stores open: ${left.join(', ')}`);
  },
};

export async function mochaGlobalTeardown(): Promise<void> {
  await removeDatabases();
}
