import { assert } from 'chai';
import { type TaskName, tasks, taskValidators } from '../../../generated/tasks.ts';
import { describeFaults } from '../../../src/domain/json/schema-faults.ts';

const brand = { domain: 'outdoor.example' };
const operator = 'agency.example';

/** The first fault about the account in a request of a task; the request may have others. */
async function firstFault(task: TaskName, account: unknown) {
  const { request } = await taskValidators[task]();
  request({ account });
  return describeFaults(request.errors, { account }).find(({ pointer }) => pointer.startsWith('/account'));
}

describe('the first fault of an account', () => {
  for (const [account, pointer, message] of [
    [{ brand: { domain: 'OUTDOOR.example' }, operator }, '/account/brand/domain', /host name in lower case/],
    [{ brand, operator: 'Agency.example' }, '/account/operator', /host name in lower case/],
    [{ brand }, '/account/operator', /^is required$/],
    [{ operator }, '/account/brand', /^is required$/],
    [{ brand, operator, sandbox: 'yes' }, '/account/sandbox', /must be `true` or `false`/],
    [{ account_id: 7 }, '/account/account_id', /must be a string/],
    [
      { account_id: 'acc_1', brand, operator },
      '/account/account_id',
      /^must be left out beside `brand` and `operator`$/,
    ],
    [{ account_id: 'acc_1', operator }, '/account/operator', /^must be left out beside `account_id`$/],
    [{ account_id: 'acc_1', name: 'x' }, '/account/name', /^is not known$/],
    [{}, '/account/account_id', /^is required, or `brand` and `operator` instead$/],
    ['acc_1', '/account', /^must be an object$/],
  ] as const) {
    it(`of ${JSON.stringify(account)} is ${pointer} in every task that takes one`, async () => {
      const found = [];
      for (const task of Object.keys(tasks) as TaskName[]) {
        const fault = await firstFault(task, account);
        if (fault === undefined || (await firstFault(task, { brand, operator })) !== undefined) continue;
        found.push(task);
        assert.equal(fault.pointer, pointer, task);
        assert.match(fault.message, message, task);
      }
      assert.isAbove(found.length, 10);
    });
  }
});
