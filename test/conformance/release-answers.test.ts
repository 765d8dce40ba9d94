import { assert } from 'chai';
import { protocol } from '../../generated/protocol.ts';
import { type TaskName, tasks, taskValidators } from '../../generated/tasks.ts';
import { enginesInTurn } from '../support/databases.ts';
import { freshKey } from '../support/task-desk.ts';
import { oddities } from './declared-fields.ts';
import { ACCOUNT } from './named-codes/requests.ts';
import { startWorld, type World } from './named-codes/world.ts';

const { versionField: PIN, majorVersionField: MAJOR } = protocol;
const FORMS = [
  ['of release 3.0', { [PIN]: '3.0' }],
  ['of release 3.1', { [PIN]: '3.1' }],
  ['to callers that name a major version', { [MAJOR]: 3 }],
  ['to callers that name nothing', {}],
] as const;

const all = { pagination: { max_results: 100 } };
/** Reads that tell as much as there is. */
const READS: readonly (readonly [TaskName, object])[] = [
  ['get_products', { buying_mode: 'wholesale', ...all }],
  ['get_products', { buying_mode: 'brief', brief: 'video, audio, television, display, screens and shops' }],
  ['list_creative_formats', all],
  ['list_creatives', { account: ACCOUNT, ...all, include_assignments: true, include_variables: true }],
  ['list_accounts', all],
  ['list_tasks', all],
  ['get_signals', { signal_spec: 'show all', ...all }],
  ['get_media_buys', { account: ACCOUNT, include_snapshot: true, ...all }],
  ['get_media_buy_delivery', { account: ACCOUNT, reporting_dimensions: { geo: { geo_level: 'country' } } }],
  ['search_brands', { query: 'o' }],
  ['get_rights', { query: 'voice', uses: ['voice'] }],
];

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`answers of tasks, on ${engine.name}`, () => {
    let world: World;
    before(async () => {
      world = await startWorld(engine);
    });
    after(() => world.drop());

    /** A buy limited to market areas, by the name that the specification has for them. */
    const inMarkets = async (): Promise<string> => {
      const { packages, ...buy } = world.requests.create_media_buy as { packages: object[] };
      const limited = {
        geo_countries: ['US'],
        geo_metros: [{ system: 'vendor_dma', values: ['501', '803'] }],
        geo_metros_exclude: [{ system: 'vendor_dma', values: ['602'] }],
      };
      const { kind, body } = await world.desk.outcome(world.buyer, 'create_media_buy', {
        ...buy,
        idempotency_key: freshKey(),
        packages: packages.map((one) => ({ ...one, targeting_overlay: limited })),
      });
      assert.equal(kind, 'done', JSON.stringify(body));
      return String(body.media_buy_id);
    };

    for (const [form, named] of FORMS)
      it(`have only fields and words that their schemas name, ${form}`, async () => {
        const found: string[] = [];
        const own: string[] = [];
        let served = 0;
        const examples = Object.values(tasks).flatMap(({ name, examples: all }) =>
          all.map((args): [TaskName, object] => [name, args]),
        );
        const asked = Object.entries(world.requests) as [TaskName, object][];
        const media_buy_id = await inMarkets();
        const aimed: [TaskName, object][] = [
          ['update_media_buy', { account: ACCOUNT, media_buy_id, paused: true }],
          ['get_media_buys', { account: ACCOUNT, media_buy_ids: [media_buy_id] }],
        ];
        for (const [task, args] of [...aimed, ...asked, ...READS, ...examples]) {
          const { kind, body } = await world.desk.outcome(world.buyer, task, {
            idempotency_key: freshKey(),
            ...args,
            ...named,
          });
          if (kind !== 'done') continue;
          served += 1;
          const { response } = tasks[task];
          const { response: validate } = await taskValidators[task]();
          const sent = JSON.parse(JSON.stringify(body));
          assert.isTrue(validate(sent), `${task}: ${JSON.stringify(validate.errors)}`);
          for (const { kind: what, path, value } of oddities(`${response}.json`, sent)) {
            const line = `${task}: ${path} ${JSON.stringify(value).slice(0, 80)}`;
            (what === 'own' ? own : found).push(line);
          }
        }
        assert.deepEqual(found, []);
        // The specification's own words are for callers that name no release.
        if (PIN in named) assert.deepEqual(own, []);
        else assert.isNotEmpty(own);
        assert.isAtLeast(served, 50);
      });
  });
}
