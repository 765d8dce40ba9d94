import { assert } from 'chai';
import { enginesInTurn } from '../../support/databases.ts';
import { type Answer, freshKey } from '../../support/task-desk.ts';
import { createArgs } from '../buys/buys-desk.ts';
import {
  ALL,
  banner,
  type CreativesDesk,
  FORMAT,
  newBuyer,
  promised,
  startCreativesDesk,
} from '../creatives/creatives-desk.ts';

type Json = Readonly<Record<string, unknown>>;
type Buyer = ReturnType<typeof newBuyer>;
type Known = { readonly buyer: Buyer; readonly buyId: string; readonly packageId: string };
type Way = {
  readonly task: string;
  /** Path of the assignment, or of the inline creative. */
  readonly place: string;
  args(assigned: Json, known: Known): Json;
};

const FILM: Json = {
  creative_id: 'film',
  name: 'film',
  format_id: { ...FORMAT, id: 'video_30s' },
  assets: {
    video: {
      asset_type: 'video',
      url: 'https://cdn.example/f.mp4',
      width: 1280,
      height: 720,
      duration_ms: 30_000,
    },
  },
};
const TASKS = ['pending_creatives', 'pending_start', 'active', 'paused', 'completed', 'canceled', 'rejected'];

const updating = ({ buyer, buyId }: Known, more: Json): Json => ({
  idempotency_key: freshKey(),
  account: buyer.account,
  media_buy_id: buyId,
  ...more,
});

/** Every way in which a creative of the library reaches a package. */
const assigning: Readonly<Record<string, Way>> = {
  'sync_creatives with assignments': {
    task: 'sync_creatives',
    place: 'assignments[0]',
    args: (assigned, { buyer, packageId }) => ({
      idempotency_key: freshKey(),
      account: buyer.account,
      creatives: [banner('beside')],
      assignments: [{ ...assigned, package_id: packageId }],
    }),
  },
  'an assignment of a new buy': {
    task: 'create_media_buy',
    place: 'packages[0].creative_assignments[0]',
    args: (assigned, { buyer }) =>
      createArgs(buyer, { packages: [promised({ creative_assignments: [assigned] })] }),
  },
  'an assignment of a changed package': {
    task: 'update_media_buy',
    place: 'packages[0].creative_assignments[0]',
    args: (assigned, known) =>
      updating(known, { packages: [{ package_id: known.packageId, creative_assignments: [assigned] }] }),
  },
  'an assignment of an added package': {
    task: 'update_media_buy',
    place: 'new_packages[0].creative_assignments[0]',
    args: (assigned, known) =>
      updating(known, { new_packages: [promised({ creative_assignments: [assigned] })] }),
  },
};

/** Every way in which a package brings a creative along. */
const bringing: Readonly<Record<string, Way>> = {
  'an inline creative of a new buy': {
    task: 'create_media_buy',
    place: 'packages[0].creatives[0]',
    args: (creative, { buyer }) => createArgs(buyer, { packages: [promised({ creatives: [creative] })] }),
  },
  'an inline creative of a changed package': {
    task: 'update_media_buy',
    place: 'packages[0].creatives[0]',
    args: (creative, known) =>
      updating(known, { packages: [{ package_id: known.packageId, creatives: [creative] }] }),
  },
  'an inline creative of an added package': {
    task: 'update_media_buy',
    place: 'new_packages[0].creatives[0]',
    args: (creative, known) => updating(known, { new_packages: [promised({ creatives: [creative] })] }),
  },
};

const STRANGE_PLACE = [{ publisher_domain: 'harbourlane.example', placement_id: 'sky' }];

/** Faults of an assignment, with the code and the field below the assignment. */
const faultyAssignments: Readonly<Record<string, readonly [Json, string, string]>> = {
  'an unknown creative': [{ creative_id: 'nope' }, 'CREATIVE_NOT_FOUND', 'creative_id'],
  'a creative of another account': [{ creative_id: 'elsewhere' }, 'CREATIVE_NOT_FOUND', 'creative_id'],
  'a purged creative': [{ creative_id: 'purged' }, 'CREATIVE_NOT_FOUND', 'creative_id'],
  'an archived creative': [{ creative_id: 'archived' }, 'INVALID_STATE', 'creative_id'],
  'a rejected creative': [{ creative_id: 'rejected' }, 'CREATIVE_REJECTED', 'creative_id'],
  'a film for a product of banners': [{ creative_id: 'film' }, 'UNSUPPORTED_FEATURE', 'creative_id'],
  'a placement that the product lacks': [
    { creative_id: 'good', placement_ids: ['article_top', 'sky'] },
    'INVALID_REQUEST',
    'placement_ids[1]',
  ],
  'a weight above 100': [{ creative_id: 'good', weight: 101 }, 'INVALID_REQUEST', 'weight'],
  'a weight below 0': [{ creative_id: 'good', weight: -1 }, 'INVALID_REQUEST', 'weight'],
};
const faultyCreatives: Readonly<Record<string, readonly [Json, string, string]>> = {
  'an id that is taken': [banner('good'), 'CREATIVE_ID_EXISTS', 'creative_id'],
  'a film for a product of banners': [{ ...FILM, creative_id: 'new' }, 'UNSUPPORTED_FEATURE', 'format_id'],
  'a placement that the product lacks': [
    { ...banner('new'), placement_ids: ['article_top', 'sky'] },
    'INVALID_REQUEST',
    'placement_ids[1]',
  ],
  'a reference to a placement that the product lacks': [
    { ...banner('new'), placement_refs: STRANGE_PLACE },
    'INVALID_REQUEST',
    'placement_refs[0].placement_id',
  ],
  'a weight above 100': [{ ...banner('new'), weight: 101 }, 'INVALID_REQUEST', 'weight'],
};

/** Code and field of each error of an answer, also those of its creatives. */
const errorsIn = (body: Answer): string[] =>
  [...(body.errors ?? []), ...(body.creatives ?? []).flatMap(({ errors = [] }: Answer) => errors)].map(
    ({ code, field }: Answer) => `${code} ${field}`,
  );

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`creatives on their way to a package on ${engine.name}`, () => {
    let desk: CreativesDesk;
    let known: Known;
    before(async () => {
      desk = await startCreativesDesk(engine);
      const buyer = newBuyer();
      const buy = await desk.create(buyer, { packages: [promised({ creatives: [banner('first')] })] });
      known = { buyer, buyId: buy.media_buy_id, packageId: buy.packages[0].package_id };
      for (const status of ['archived', 'rejected'] as const) await desk.keepCreative(buyer, status, status);
      for (const id of ['good', 'purged']) await desk.keepCreative(buyer, id);
      await desk.keepCreative(buyer, 'film', 'approved', FILM);
      await desk.control(buyer, 'force_creative_purge', { creative_id: 'purged', purge_kind: 'soft' });
      const other = { ...buyer, account: { ...buyer.account, operator: 'other.example' } };
      await desk.sync(other, [banner('elsewhere')]);
    });
    after(() => desk.drop());

    /** All that a refused request could have changed. */
    async function written(): Promise<unknown> {
      const { media_buys: buys } = await desk.get(known.buyer, { status_filter: TASKS });
      const { creatives } = await desk.list(known.buyer, { filters: { statuses: ALL } });
      return { buys, creatives };
    }

    async function check(
      { task, place, args }: Way,
      faulty: Json,
      code: string,
      field: string,
    ): Promise<void> {
      const earlier = await written();
      const { body } = await desk.outcome(known.buyer.principal, task, args(faulty, known));
      assert.include(errorsIn(body), `${code} ${place}.${field}`, JSON.stringify(body));
      assert.deepEqual(await written(), earlier);
    }

    for (const [name, way] of Object.entries(assigning)) {
      for (const [what, [faulty, code, field]] of Object.entries(faultyAssignments)) {
        it(`${name} refuses ${what} with ${code}`, () => check(way, faulty, code, field));
      }
    }

    for (const [name, way] of Object.entries(assigning).filter(([, { task }]) => task !== 'sync_creatives')) {
      it(`${name} refuses a reference to a placement that the product lacks`, () =>
        check(
          way,
          { creative_id: 'good', placement_refs: STRANGE_PLACE },
          'INVALID_REQUEST',
          'placement_refs[0].placement_id',
        ));
    }

    for (const [name, way] of Object.entries(bringing)) {
      for (const [what, [faulty, code, field]] of Object.entries(faultyCreatives)) {
        it(`${name} refuses ${what} with ${code}`, () => check(way, faulty, code, field));
      }
    }

    it('every way takes a good creative', async () => {
      for (const [name, { task, args }] of Object.entries(assigning)) {
        const assigned = { creative_id: 'good', weight: 40, placement_ids: ['article_top'] };
        const { kind, body } = await desk.outcome(known.buyer.principal, task, args(assigned, known));
        assert.deepEqual([kind, ...errorsIn(body)], ['done'], name);
      }
      for (const [at, [name, { task, args }]] of Object.entries(bringing).entries()) {
        const creative = { ...banner(`new_${at}`), placement_ids: ['article_inline'] };
        const { kind, body } = await desk.outcome(known.buyer.principal, task, args(creative, known));
        assert.deepEqual([kind, ...errorsIn(body)], ['done'], name);
      }
    });

    it('a package may name a creative that another package of the request brings', async () => {
      const packages = [
        promised({ creative_assignments: [{ creative_id: 'shared' }] }),
        promised({ creatives: [banner('shared')] }),
      ];
      const buy = await desk.create(known.buyer, { packages });
      assert.deepEqual(
        buy.packages.map((one: Answer) => one.creative_assignments),
        [[{ creative_id: 'shared' }], [{ creative_id: 'shared' }]],
      );
    });

    it('an update that repeats what is assigned keeps a creative that was rejected since', async () => {
      const buyer = newBuyer();
      const { media_buy_id: id, packages } = await desk.create(buyer, {
        packages: [promised({ creatives: [banner('a'), banner('b')] })],
      });
      await desk.force(buyer, 'a', 'rejected');
      const [{ package_id: packageId }] = packages;
      const again = (...ids: string[]) => ({
        packages: [{ package_id: packageId, creative_assignments: ids.map((one) => ({ creative_id: one })) }],
      });
      await desk.update(buyer, id, again('b', 'a'));
      await desk.update(buyer, id, again('b'));
      const refusal = await desk.refuseUpdate(buyer, id, again('b', 'a'));
      assert.equal(refusal.code, 'CREATIVE_REJECTED');
    });

    it('a package that chose formats takes no other one of its product, on any way', async () => {
      const buyer = newBuyer();
      const chosen = promised({ format_ids: [{ ...FORMAT, id: 'display_728x90' }] });
      const buy = await desk.create(buyer, { packages: [chosen] });
      await desk.keepCreative(buyer, 'good');
      const own = { buyer, buyId: buy.media_buy_id, packageId: buy.packages[0].package_id };
      for (const [name, { task, place, args }] of Object.entries({ ...assigning, ...bringing })) {
        if (place.startsWith('new_packages')) continue;
        const isInline = place.endsWith('.creatives[0]');
        const made = args(isInline ? banner('new') : { creative_id: 'good' }, own);
        const asked =
          task === 'create_media_buy'
            ? {
                ...made,
                packages: (made.packages as Json[]).map((one) => ({ ...one, format_ids: chosen.format_ids })),
              }
            : made;
        const { body } = await desk.outcome(buyer.principal, task, asked);
        const field = `${place}.${isInline ? 'format_id' : 'creative_id'}`;
        assert.include(errorsIn(body), `UNSUPPORTED_FEATURE ${field}`, name);
      }
    });
  });
}
