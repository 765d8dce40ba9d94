import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from 'chai';
import { readPublishedContract } from '../support/contract.ts';
import { enginesInTurn } from '../support/databases.ts';
import { checkIsolation, type Isolation, namingRequests, ownedQueries, rowsOf } from './check-isolation.ts';
import { type IsolationWorld, startIsolationWorld } from './isolation-world.ts';

const contract = readPublishedContract();

/** Longer than the pause after which refused calls are stored behind the requests. */
const CALM_MS = 2_000;

/** Waits for the refusals of the world's own making. */
async function refusalsAreStored({ url, owned }: Isolation): Promise<void> {
  const refused = new Map([...owned].filter(([table]) => table === 'refused_calls'));
  let known = '';
  for (let since = performance.now(); known === '' || performance.now() - since < CALM_MS; await sleep(100)) {
    const rows = (await rowsOf(url, refused)).get('refused_calls') ?? '';
    if (rows !== known) since = performance.now();
    known = rows;
  }
}

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`organizations are apart on ${engine.name}`, () => {
    let world: IsolationWorld;
    let isolation: Isolation;
    before(async () => {
      world = await startIsolationWorld(engine);
      const { app, theirs, secrets } = world;
      const target = {
        origin: `http://127.0.0.1:${app.address?.port}`,
        contract,
        member: '',
        mayFailWith: [502, 503, 504],
        advance: () => {},
      };
      const url = app.config.databaseUrl;
      isolation = { target, url, theirs, secrets, owned: await ownedQueries(url, theirs.org) };
      await refusalsAreStored(isolation);
    });
    after(() => world.close());

    it('and there is something of theirs to be found, changed and named', async () => {
      const owned = await rowsOf(isolation.url, isolation.owned);
      const empty = [...owned].filter(([, rows]) => rows === '').map(([table]) => table);
      assert.sameMembers(empty, ['agent_profiles', 'publishers', 'revisions']);
      const namingIds = contract.operations.filter((operation) =>
        namingRequests(isolation.target, operation, isolation.theirs).some((sent) =>
          isolation.theirs.ids.some((id) => JSON.stringify(sent).includes(id)),
        ),
      );
      const withIds = contract.operations.filter(({ path }) => /\{(\w+_)?id\}/.test(path));
      assert.includeMembers(
        namingIds.map(({ id }) => id),
        withIds.map(({ id }) => id),
      );
    });

    for (const operation of contract.operations) {
      it(`${operation.id} shows and changes nothing of theirs`, async () => {
        assert.deepEqual(await checkIsolation(isolation, operation, world.others), []);
      });
    }
  });
}
