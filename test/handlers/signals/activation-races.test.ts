import { assert } from 'chai';
import { newId } from '../../../src/infra/random.ts';
import { engines } from '../../support/databases.ts';
import { rows } from '../../support/sql.ts';
import { type Answer, freshKey } from '../../support/task-desk.ts';
import { buyer, ELECTRIC, PLATFORM, type SignalsDesk, startSignalsDesk } from './signals-desk.ts';

const PARALLEL = 50;
const brand = { brand: { domain: 'outdoor.example' }, operator: 'agency.example' };

// Each engine keeps the others out in its own way.
for (const engine of engines) {
  describe(`${PARALLEL} activations of one signal at a time, ${engine.name}`, () => {
    let desk: SignalsDesk;
    before(async () => {
      desk = await startSignalsDesk(engine);
    });
    after(() => desk.drop());

    const activateAll = (caller: ReturnType<typeof buyer>, account: object): Promise<Answer[]> =>
      Promise.all(Array.from({ length: PARALLEL }, () => desk.activate(caller, ELECTRIC, { account })));
    const stored = async (table: string, principalId: string) =>
      (await rows(desk.store.url, `select * from ${table}`)).filter((row) =>
        JSON.stringify(row).includes(principalId),
      );

    it('are one in the sandbox, and a deactivation ends it', async () => {
      const caller = buyer();
      const answers = await activateAll(caller, brand);
      assert.lengthOf(new Set(answers.map(({ deployments }) => JSON.stringify(deployments))), 1);
      assert.lengthOf(await stored('signal_activations', caller.id), 1);
      const body = await desk.call(caller, 'get_signals', { signal_spec: 'electric car', account: brand });
      assert.equal(body.cache_scope, 'account');
      await desk.activate(caller, ELECTRIC, { account: brand, action: 'deactivate' });
      assert.isEmpty(await stored('signal_activations', caller.id));
    });

    it('are one with one job for a live account', async () => {
      const caller = buyer({ sandboxOnly: false });
      const accounts = [{ ...brand, billing: 'operator' }];
      const synced = await desk.call(caller, 'sync_accounts', { idempotency_key: newId(), accounts });
      const answers = await activateAll(caller, { account_id: synced.accounts[0].account_id });
      for (const { deployments } of answers)
        assert.deepEqual(deployments, [
          { ...PLATFORM, is_live: false, estimated_activation_duration_minutes: 30 },
        ]);
      assert.lengthOf(await stored('signal_activations', caller.id), 1);
      const jobs = await stored('jobs', caller.id);
      assert.deepEqual(
        jobs.map((job) => (job as Answer).kind),
        ['activateSegment'],
      );
    });

    it('leave nothing when one deactivation follows them all', async () => {
      const caller = buyer();
      const off = { account: brand, action: 'deactivate', idempotency_key: freshKey() };
      await Promise.all([activateAll(caller, brand), desk.activate(caller, ELECTRIC, off)]);
      assert.isAtMost((await stored('signal_activations', caller.id)).length, 1);
      await desk.activate(caller, ELECTRIC, { ...off, idempotency_key: freshKey() });
      assert.isEmpty(await stored('signal_activations', caller.id));
    });
  });
}
