import { assert } from 'chai';
import fc from 'fast-check';
import { ALL_PERMISSIONS } from '../../../src/domain/members/agent-principal.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { freshKey, type TaskDeskOptions } from '../../support/task-desk.ts';
import {
  banner,
  banners,
  type CreativesDesk,
  newBuyer,
  promised,
  redrawn,
  reviewed,
  startCreativesDesk,
  wanted,
} from '../creatives/creatives-desk.ts';

const actions = ({ creatives }: { creatives: { creative_id: string; action: string }[] }) =>
  creatives.map(({ creative_id, action }) => `${creative_id} ${action}`);
const wide = (id: string) => {
  const { assets, ...rest } = banner(id) as { assets: { image: object } };
  return { ...rest, assets: { ...assets, image: { ...assets.image, width: 301 } } };
};

const VERIFIER = 'https://verify.example/mcp';
/** A verifier that finds one mark, does not find another, and keeps silent about others. */
const creativeFeatures: TaskDeskOptions['creativeFeatures'] = async (_agent, { feature_ids: ids }) => {
  const [id] = ids as string[];
  if (id === 'silent') return { ok: false };
  return { ok: true, answer: { results: [{ feature_id: id, value: id === 'present' }] } };
};

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`sync_creatives on ${engine.name}`, () => {
    let desk: CreativesDesk;
    before(async () => {
      desk = await startCreativesDesk(engine, { creativeFeatures });
    });
    after(() => desk.drop());

    describe('the library', () => {
      it('takes new creatives, and tells them at once', async () => {
        const buyer = newBuyer();
        const body = await desk.sync(buyer, banners(2));
        assert.deepEqual(body.creatives, [
          { creative_id: 'c0', action: 'created', status: 'approved' },
          { creative_id: 'c1', action: 'created', status: 'approved' },
        ]);
        assert.isTrue(body.sandbox);
        assert.deepInclude(await desk.one(buyer, 'c0'), { status: 'approved', name: 'c0' });
      });

      it('keeps the tags of a creative that is sent again without them', async () => {
        const buyer = newBuyer();
        await desk.sync(buyer, [{ ...banner('c'), tags: ['spring'] }]);
        const body = await desk.sync(buyer, [{ ...banner('c'), name: 'C' }]);
        assert.deepEqual(body.creatives, [
          { creative_id: 'c', action: 'updated', status: 'approved', changes: ['name'] },
        ]);
        assert.deepInclude(await desk.one(buyer, 'c'), { name: 'C', tags: ['spring'] });
      });

      it('says when nothing changed, and does not touch it', async () => {
        const buyer = newBuyer();
        await desk.sync(buyer, [banner('c')]);
        const was = await desk.one(buyer, 'c');
        desk.setNow(new Date('2027-03-15T11:00:00Z'));
        const body = await desk.sync(buyer, [banner('c')]);
        desk.setNow(new Date('2027-03-15T10:00:00Z'));
        assert.deepEqual(actions(body), ['c unchanged']);
        assert.deepEqual(await desk.one(buyer, 'c'), was);
      });

      it('belongs to its account and its caller', async () => {
        const buyer = newBuyer();
        const other = { ...buyer, account: { ...buyer.account, operator: 'second.example' } };
        const stranger = newBuyer();
        await desk.sync(buyer, [banner('c')]);
        assert.deepEqual(actions(await desk.sync(other, [redrawn('c')])), ['c created']);
        assert.deepEqual(actions(await desk.sync(stranger, [redrawn('c')])), ['c created']);
        assert.deepEqual(actions(await desk.sync(buyer, [banner('c')])), ['c unchanged']);
      });

      it('answers a repeated request as before', async () => {
        const buyer = newBuyer();
        const more = { idempotency_key: freshKey() };
        const first = await desk.sync(buyer, [banner('c')], more);
        const second = await desk.sync(buyer, [banner('c')], more);
        assert.deepEqual(second.creatives, first.creatives);
        assert.isTrue(second.replayed);
        assert.equal((await desk.refuseSync(buyer, [redrawn('c')], more)).code, 'IDEMPOTENCY_CONFLICT');
      });

      it('takes a hundred, and no more', async () => {
        const buyer = newBuyer();
        const body = await desk.sync(buyer, banners(100));
        assert.equal(body.creatives.length, 100);
        assert.equal((await desk.list(buyer)).pagination.total_count, 100);
        assert.equal((await desk.refuseSync(buyer, banners(101))).code, 'INVALID_REQUEST');
        assert.equal((await desk.refuseSync(buyer, [])).code, 'INVALID_REQUEST');
      });

      it('takes some of what is sent', async () => {
        const buyer = newBuyer();
        const body = await desk.sync(buyer, [wide('a'), banner('b')], { creative_ids: ['b'] });
        assert.deepEqual(actions(body), ['b created']);
        const refused = await desk.refuseSync(buyer, [banner('b')], { creative_ids: ['b', 'c'] });
        assert.deepInclude(refused, { code: 'INVALID_REQUEST', field: 'creative_ids[1]' });
      });

      it('is the same after two equal syncs as after one', async () => {
        const entry = fc.record({
          id: fc.constantFrom('a', 'b', 'c'),
          name: fc.stringMatching(/^[a-z]{1,5}$/),
          tags: fc.array(fc.constantFrom('x', 'y'), { maxLength: 2 }),
        });
        await fc.assert(
          fc.asyncProperty(
            fc.uniqueArray(entry, { minLength: 1, selector: ({ id }) => id }),
            async (entries) => {
              const buyer = newBuyer();
              const creatives = entries.map(({ id, name, tags }) => ({ ...banner(id), name, tags }));
              await desk.sync(buyer, creatives);
              const after = await desk.list(buyer);
              const again = await desk.sync(buyer, creatives);
              assert.isTrue(
                again.creatives.every(({ action }: { action: string }) => action === 'unchanged'),
              );
              assert.deepEqual((await desk.list(buyer)).creatives, after.creatives);
            },
          ),
          { numRuns: 10 },
        );
      });

      it('makes one of a creative that several sync at once', async () => {
        const buyer = newBuyer();
        await desk.sync(buyer, [banner('first')]);
        const bodies = await Promise.all(
          Array.from({ length: 6 }, (_, at) => desk.sync(buyer, [{ ...banner('c'), name: `n${at}` }])),
        );
        const done = bodies.flatMap(actions);
        assert.equal(done.filter((action) => action === 'c created').length, 1);
        assert.equal(done.filter((action) => action === 'c updated').length, 5);
        assert.equal((await desk.list(buyer)).pagination.total_count, 2);
      });
    });

    describe('a creative that fails', () => {
      const formatless = (more: object) => ({ creative_id: 'x', name: 'x', assets: {}, ...more });

      it('stops every other creative of the request', async () => {
        const buyer = newBuyer();
        await desk.sync(buyer, [banner('old')]);
        const body = await desk.sync(buyer, [redrawn('old'), banner('new'), banner('new')]);
        assert.deepEqual(actions(body), ['old unchanged', 'new failed', 'new failed']);
        assert.equal(body.creatives[0].status, 'approved');
        assert.deepInclude(body.creatives[2].errors[0], {
          code: 'VALIDATION_ERROR',
          field: 'creatives[2].creative_id',
          recovery: 'correctable',
        });
        assert.equal(body.creatives[1].errors[0].field, 'validation_mode');
        const { creatives } = await desk.list(buyer);
        assert.deepEqual(
          creatives.map(({ creative_id }: { creative_id: string }) => creative_id),
          ['old'],
        );
      });

      it('fails the call when its manifest is faulty', async () => {
        const buyer = newBuyer();
        assert.deepInclude(await desk.refuseSync(buyer, [banner('new'), wide('bad')]), {
          code: 'VALIDATION_ERROR',
          field: 'creatives[1].assets.image.width',
        });
        assert.equal((await desk.list(buyer)).pagination.total_count, 0);
      });

      it('stops itself only where the request is lenient', async () => {
        const buyer = newBuyer();
        const body = await desk.sync(buyer, [wide('bad'), banner('new')], { validation_mode: 'lenient' });
        assert.deepEqual(actions(body), ['bad failed', 'new created']);
        assert.equal((await desk.list(buyer)).pagination.total_count, 1);
      });

      it('tells all that is wrong with it', async () => {
        const [bad] = (
          await desk.sync(
            newBuyer(),
            [{ ...banner('c'), assets: { other: { asset_type: 'text', content: 'x' } } }],
            { validation_mode: 'lenient' },
          )
        ).creatives;
        assert.deepEqual(
          bad.errors.map(({ field }: { field: string }) => field),
          ['creatives[0].assets.other', 'creatives[0].assets.image'],
        );
        assert.notProperty(bad, 'status');
      });

      it('is one of an unknown format, or of an id that came before', async () => {
        const { creatives } = await desk.sync(
          newBuyer(),
          [
            { ...banner('a'), format_id: { agent_url: 'https://x.example', id: 'nothing' } },
            banner('b'),
            banner('b'),
            banner('x'.repeat(256)),
          ],
          { validation_mode: 'lenient' },
        );
        assert.deepEqual(
          creatives.map(({ errors: [error] = [] }: { errors?: { code: string; field: string }[] }) => [
            error?.code,
            error?.field,
          ]),
          [
            ['UNSUPPORTED_FEATURE', 'creatives[0].format_id'],
            [undefined, undefined],
            ['VALIDATION_ERROR', 'creatives[2].creative_id'],
            ['VALIDATION_ERROR', 'creatives[3].creative_id'],
          ],
        );
      });

      for (const [name, creative, code, field] of [
        [
          'a format that is a text',
          formatless({ format_id: 'f' }),
          'INVALID_FORMAT_ID',
          'creatives[0].format_id',
        ],
        [
          'a format that is null',
          formatless({ format_id: null }),
          'INVALID_FORMAT_ID',
          'creatives[0].format_id',
        ],
        [
          'a format without its agent',
          formatless({ format_id: { id: 'f' } }),
          'INVALID_FORMAT_ID',
          'creatives[0].format_id.agent_url',
        ],
        [
          'a format without its id',
          formatless({ format_id: { agent_url: 'https://a.example' } }),
          'INVALID_FORMAT_ID',
          'creatives[0].format_id.id',
        ],
        ['no format at all', formatless({}), 'INVALID_REQUEST', 'creatives[0].format_id'],
        ['two formats', { ...banner('x'), format_kind: 'image' }, 'INVALID_REQUEST', 'creatives[0]'],
        ['no assets', { ...banner('x'), assets: undefined }, 'INVALID_REQUEST', 'creatives[0].assets'],
      ] as const) {
        it(`is refused as a request for ${name}`, async () => {
          const refused = await desk.refuseSync(newBuyer(), [creative]);
          assert.equal(refused.code, code);
          assert.equal(refused.field, field);
        });
      }
    });

    describe('a dry run', () => {
      it('tells what would be, and writes nothing', async () => {
        const buyer = newBuyer();
        const body = await desk.sync(buyer, [banner('c')], { dry_run: true });
        assert.isTrue(body.dry_run);
        assert.deepEqual(actions(body), ['c created']);
        assert.equal((await desk.list(buyer)).pagination.total_count, 0);
        await desk.sync(buyer, banners(2));
        const missing = await desk.sync(buyer, [redrawn('c0')], { dry_run: true, delete_missing: true });
        assert.deepEqual(actions(missing), ['c0 updated', 'c1 deleted']);
        assert.equal((await desk.list(buyer)).pagination.total_count, 2);
      });
    });

    describe('what is missing', () => {
      it('is put away, and comes back', async () => {
        const buyer = newBuyer();
        await desk.sync(buyer, banners(3));
        const body = await desk.sync(buyer, [banner('c1')], { delete_missing: true });
        assert.deepEqual(actions(body), ['c1 unchanged', 'c0 deleted', 'c2 deleted']);
        assert.equal((await desk.list(buyer)).pagination.total_count, 1);
        assert.equal((await desk.one(buyer, 'c0')).status, 'archived');
        const again = await desk.sync(buyer, [banner('c0')]);
        assert.deepEqual(again.creatives, [
          { creative_id: 'c0', action: 'updated', status: 'approved', changes: ['status'] },
        ]);
      });

      it('stays where nobody approved it, and in other accounts', async () => {
        const buyer = newBuyer();
        const other = { ...buyer, account: { ...buyer.account, operator: 'second.example' } };
        await desk.sync(other, [banner('theirs')]);
        await desk.sync(buyer, banners(2));
        await desk.force(buyer, 'c1', 'rejected');
        const body = await desk.sync(buyer, [banner('c0')], { delete_missing: true });
        assert.deepEqual(actions(body), ['c0 unchanged']);
        assert.match(body.message, /1 that nobody approved stays/);
        assert.equal((await desk.one(other, 'theirs')).status, 'approved');
      });

      it('is not told from a part, nor by a caller who may not delete', async () => {
        const buyer = newBuyer();
        await desk.sync(buyer, banners(2));
        const some = { creative_ids: ['c0'], delete_missing: true };
        assert.deepInclude(await desk.refuseSync(buyer, [banner('c0')], some), {
          code: 'INVALID_REQUEST',
          field: 'creative_ids',
        });
        const permissions = { ...ALL_PERMISSIONS, creatives: ['read', 'write'] as const };
        const careful = { ...buyer, principal: { ...buyer.principal, permissions } };
        const code = 'INSUFFICIENT_PERMISSIONS';
        assert.equal((await desk.refuseSync(careful, [banner('c0')], { delete_missing: true })).code, code);
        const away = { ...banner('c0'), status: 'archived' };
        assert.deepInclude(await desk.refuseSync(careful, [away]), { code, field: 'creatives[0].status' });
        assert.equal((await desk.list(buyer)).pagination.total_count, 2);
      });

      it('is left alone when a creative fails', async () => {
        const buyer = newBuyer();
        await desk.sync(buyer, banners(2));
        const twice = [banner('c0'), banner('c0')];
        const body = await desk.sync(buyer, twice, { delete_missing: true });
        assert.deepEqual(actions(body), ['c0 unchanged', 'c0 failed']);
        assert.equal((await desk.list(buyer)).pagination.total_count, 2);
      });

      it('does not go while it runs, and does once its package is paused', async () => {
        const buyer = newBuyer();
        const buy = await desk.create(buyer, { packages: [wanted({ creatives: [banner('run')] })] });
        const rest = [banner('other')];
        assert.deepInclude(await desk.refuseSync(buyer, rest, { delete_missing: true }), {
          code: 'INVALID_STATE',
          field: 'delete_missing',
        });
        assert.equal((await desk.list(buyer)).pagination.total_count, 1);
        await desk.update(buyer, buy.media_buy_id, { paused: true });
        const body = await desk.sync(buyer, rest, { delete_missing: true });
        assert.deepEqual(actions(body), ['other created', 'run deleted']);
      });
    });

    describe('what the seller decided', () => {
      it('suspended takes no change', async () => {
        const buyer = newBuyer();
        await desk.sync(buyer, [banner('c')]);
        await desk.force(buyer, 'c', 'suspended');
        const [failed] = (await desk.sync(buyer, [redrawn('c')])).creatives;
        assert.deepInclude(failed.errors[0], { code: 'INVALID_STATE', field: 'creatives[0]' });
        const [same] = (await desk.sync(buyer, [banner('c')])).creatives;
        assert.deepInclude(same, { action: 'unchanged', status: 'suspended' });
      });

      it('rejected is looked at anew with new content', async () => {
        const buyer = newBuyer();
        await desk.sync(buyer, [banner('c')]);
        await desk.force(buyer, 'c', 'rejected');
        assert.deepInclude((await desk.sync(buyer, [banner('c')])).creatives[0], { status: 'rejected' });
        assert.deepInclude((await desk.sync(buyer, [redrawn('c')])).creatives[0], { status: 'approved' });
        assert.notProperty(await desk.one(buyer, 'c'), 'rejection_reason');
      });

      it('running is not changed under way', async () => {
        const buyer = newBuyer();
        await desk.create(buyer, { packages: [wanted({ creatives: [banner('run')] })] });
        const [failed] = (await desk.sync(buyer, [redrawn('run')])).creatives;
        assert.deepInclude(failed.errors[0], { code: 'INVALID_STATE', field: 'creatives[0]' });
        assert.deepEqual(actions(await desk.sync(buyer, [{ ...banner('run'), name: 'R' }])), ['run updated']);
      });

      it('fails a creative without the provenance that a product of the account requires', async () => {
        const buyer = newBuyer();
        await desk.control(buyer, 'seed_product', {
          product_id: 'strict',
          fixture: { creative_policy: { provenance_required: true } },
        });
        const body = await desk.sync(buyer, [banner('plain')]);
        assert.equal(body.status, 'completed');
        assert.equal(body.creatives[0].action, 'failed');
        assert.deepInclude(body.creatives[0].errors[0], {
          code: 'PROVENANCE_REQUIRED',
          field: 'creatives[0].provenance',
        });
        const provenance = { digital_source_type: 'digital_creation' };
        const { creatives } = await desk.sync(buyer, [{ ...banner('told'), provenance }]);
        assert.equal(creatives[0].action, 'created');
      });

      it('fails a creative whose provenance an accepted verifier contradicts', async () => {
        const buyer = newBuyer();
        const fixture = { creative_policy: { accepted_verifiers: [{ agent_url: VERIFIER }] } };
        await desk.control(buyer, 'seed_product', { product_id: 'verified', fixture });
        const claiming = (id: string, feature_id: string) => ({
          ...banner(id),
          provenance: {
            embedded_provenance: [
              {
                method: 'manifest_wrapper',
                provider: 'P',
                verify_agent: { agent_url: VERIFIER, feature_id },
              },
            ],
          },
        });
        const body = await desk.sync(buyer, [claiming('false', 'absent')]);
        assert.equal(body.creatives[0].action, 'failed');
        assert.deepInclude(body.creatives[0].errors[0], {
          code: 'PROVENANCE_CLAIM_CONTRADICTED',
          field: 'creatives[0].provenance.embedded_provenance[0].verify_agent',
          details: { agent_url: VERIFIER, feature_id: 'absent', claimed_value: true, observed_value: false },
        });
        const kept = await desk.sync(buyer, [claiming('true', 'present'), claiming('unasked', 'silent')]);
        assert.deepEqual(actions(kept), ['true created', 'unasked created']);
        assert.deepEqual(actions(await desk.sync(newBuyer(), [claiming('x', 'absent')])), ['x created']);
      });

      it('takes what a verifier of a reserved name would find from the address of the asset', async () => {
        const buyer = newBuyer();
        const fixture = { creative_policy: { accepted_verifiers: [{ agent_url: VERIFIER }] } };
        await desk.control(buyer, 'seed_product', { product_id: 'verified', fixture });
        const claiming = (id: string, digital_source_type: string, name: string) => {
          const { assets, ...rest } = banner(id) as { assets: { image: object } };
          const verify_agent = { agent_url: VERIFIER, feature_id: 'silent' };
          const provenance = {
            digital_source_type,
            watermarks: [{ provider: 'P', media_type: 'image', verify_agent }],
          };
          const image = { ...assets.image, url: `https://media.example/${name}.png` };
          return { ...rest, assets: { ...assets, image }, provenance };
        };
        const body = await desk.sync(
          buyer,
          [
            claiming('untrue', 'digital_capture', 'ai-generated-true'),
            claiming('told', 'trained_algorithmic_media', 'ai-generated-true'),
            claiming('real', 'digital_capture', 'ai-generated-false'),
          ],
          { validation_mode: 'lenient' },
        );
        assert.deepEqual(actions(body), ['untrue failed', 'told created', 'real created']);
        const [{ errors }, ...others] = body.creatives;
        assert.deepInclude(errors[0], {
          code: 'PROVENANCE_CLAIM_CONTRADICTED',
          field: 'creatives[0].provenance.watermarks[0].verify_agent',
          details: {
            agent_url: VERIFIER,
            feature_id: 'silent',
            claimed_value: 'digital_capture',
            observed_value: 'trained_algorithmic_media',
            confidence: 0.95,
          },
        });
        for (const { status } of others) assert.equal(status, 'approved');
      });

      it('holds new content for review whose verifier cannot be asked', async () => {
        const buyer = newBuyer();
        const agent_url = 'https://verify.mark.com/mcp';
        const fixture = { creative_policy: { accepted_verifiers: [{ agent_url }] } };
        await desk.control(buyer, 'seed_product', { product_id: 'verified', fixture });
        const claiming = (feature_id: string) => ({
          ...banner('c'),
          provenance: {
            watermarks: [{ provider: 'P', media_type: 'image', verify_agent: { agent_url, feature_id } }],
          },
        });
        const [made] = (await desk.sync(buyer, [claiming('silent')])).creatives;
        assert.include(made, { action: 'created', status: 'pending_review' });
        assert.match(made.warnings[0], /could not be asked/);
        const [heard] = (await desk.sync(buyer, [claiming('present')])).creatives;
        assert.include(heard, { action: 'updated', status: 'approved' });
      });

      it('purged begins anew as a creative that is created', async () => {
        const buyer = newBuyer();
        await desk.sync(buyer, [banner('c')]);
        await desk.control(buyer, 'force_creative_purge', { creative_id: 'c' });
        assert.deepEqual(actions(await desk.sync(buyer, [banner('c')])), ['c created']);
        assert.notProperty(await desk.one(buyer, 'c', { include_purged: true }), 'purge');
      });
    });

    describe('assignments', () => {
      const assign = (creative_id: string, package_id: string, more: object = {}) => ({
        assignments: [{ creative_id, package_id, ...more }],
      });

      it('let a buy begin that waits for creatives', async () => {
        const buyer = newBuyer();
        const buy = await desk.create(buyer, { packages: [wanted(), wanted()] });
        assert.equal(buy.media_buy_status, 'pending_creatives');
        const [first, second] = buy.packages.map(({ package_id }: { package_id: string }) => package_id);
        const body = await desk.sync(buyer, banners(2), assign('c0', first, { weight: 60 }));
        assert.deepEqual(body.creatives[0].assigned_to, [first]);
        assert.notProperty(body.creatives[1], 'assigned_to');
        assert.equal((await desk.read(buyer, buy.media_buy_id)).status, 'pending_creatives');
        // One that is in the library already need not be sent again to be assigned.
        const rest = await desk.sync(buyer, [banner('c0')], assign('c1', second));
        assert.deepEqual(actions(rest), ['c0 unchanged', 'c1 unchanged']);
        assert.deepEqual(rest.creatives[1].assigned_to, [second]);
        const now = await desk.read(buyer, buy.media_buy_id, { include_history: 10 });
        assert.equal(now.status, 'active');
        assert.equal(now.revision, 3);
        assert.include(
          now.history.map(({ action }: { action: string }) => action),
          'update_creative_assignments',
        );
        assert.deepEqual(now.packages[0].creative_assignments, [{ creative_id: 'c0', weight: 60 }]);
      });

      it('add to what is there, and change nothing twice', async () => {
        const buyer = newBuyer();
        const buy = await desk.create(buyer, { packages: [wanted({ creatives: [banner('a')] })] });
        const [{ package_id: id }] = buy.packages;
        await desk.sync(buyer, [banner('b')], assign('b', id));
        const once = await desk.read(buyer, buy.media_buy_id);
        assert.deepEqual(
          once.packages[0].creative_assignments.map(({ creative_id: one }: { creative_id: string }) => one),
          ['a', 'b'],
        );
        const again = await desk.sync(buyer, [banner('b')], assign('b', id));
        assert.deepEqual(again.creatives[0].assigned_to, [id]);
        assert.equal((await desk.read(buyer, buy.media_buy_id)).revision, once.revision);
        await desk.sync(buyer, [banner('b')], assign('b', id, { weight: 5 }));
        const weighed = await desk.read(buyer, buy.media_buy_id);
        assert.deepEqual(weighed.packages[0].creative_assignments[1], { creative_id: 'b', weight: 5 });
      });

      it('of a seller with reviewers wait for the approval', async () => {
        const careful = await startCreativesDesk(engine, { profile: reviewed });
        try {
          const buyer = newBuyer();
          const buy = await careful.create(buyer);
          const [{ package_id: id }] = buy.packages;
          const body = await careful.sync(buyer, [banner('c')], assign('c', id));
          assert.equal(body.creatives[0].status, 'pending_review');
          assert.equal((await careful.read(buyer, buy.media_buy_id)).status, 'pending_creatives');
          await careful.force(buyer, 'c', 'approved');
          assert.equal((await careful.read(buyer, buy.media_buy_id)).status, 'active');
        } finally {
          await careful.drop();
        }
      });

      it('to what there is not stop everything', async () => {
        const buyer = newBuyer();
        const [failed] = (await desk.sync(buyer, [banner('c')], assign('c', 'pkg_none'))).creatives;
        assert.deepInclude(failed.errors[0], {
          code: 'PACKAGE_NOT_FOUND',
          field: 'assignments[0].package_id',
        });
        assert.match(failed.assignment_errors.pkg_none, /^PACKAGE_NOT_FOUND: /);
        assert.equal((await desk.list(buyer)).pagination.total_count, 0);
      });

      it('to what there is not stop themselves where the request is lenient', async () => {
        const buyer = newBuyer();
        const lenient = { validation_mode: 'lenient' };
        const [made] = (await desk.sync(buyer, [banner('c')], { ...assign('c', 'no such'), ...lenient }))
          .creatives;
        assert.deepInclude(made, { action: 'created', status: 'approved' });
        assert.match(made.warnings[0], /assignments\[0\]\.package_id/);
        const body = await desk.sync(buyer, [banner('c')], {
          assignments: [{ creative_id: 'ghost', package_id: 'pkg_none' }],
          ...lenient,
        });
        assert.deepEqual(actions(body), ['c unchanged', 'ghost failed']);
        assert.equal(body.creatives[1].errors[0].code, 'CREATIVE_NOT_FOUND');
      });

      it('to packages of others look like those to none', async () => {
        const owner = newBuyer();
        const [{ package_id: id }] = (await desk.create(owner)).packages;
        const told = async (packageId: string) => {
          const buyer = newBuyer();
          const { timestamp: _at, ...body } = await desk.sync(buyer, [banner('c')], assign('c', packageId));
          return JSON.stringify(body).replaceAll(packageId, 'ID');
        };
        assert.equal(await told(id), await told('pkg_none'));
        const second = { ...owner, account: { ...owner.account, operator: 'second.example' } };
        const [failed] = (await desk.sync(second, [banner('c')], assign('c', id))).creatives;
        assert.equal(failed.errors[0].code, 'PACKAGE_NOT_FOUND');
      });

      it('are refused where they do not fit', async () => {
        const buyer = newBuyer();
        const film = { ...banner('f'), format_id: { agent_url: 'https://x.example', id: 'dooh_1920x1080' } };
        const poster = {
          ...film,
          assets: {
            poster_image: { asset_type: 'image', url: 'https://a.example/p.png', width: 1920, height: 1080 },
          },
        };
        const buy = await desk.create(buyer);
        const [{ package_id: id }] = buy.packages;
        const code = async (creative: Readonly<Record<string, unknown>>, more: object = {}) =>
          (await desk.sync(buyer, [creative], assign(String(creative.creative_id), id, more))).creatives[0]
            .errors[0].code;
        assert.equal(await code(poster), 'UNSUPPORTED_FEATURE');
        assert.equal(await code(banner('c'), { placement_ids: ['moon'] }), 'INVALID_REQUEST');
        await desk.sync(buyer, [banner('away')]);
        assert.equal(await code({ ...banner('away'), status: 'archived' }), 'INVALID_STATE');
        await desk.update(buyer, buy.media_buy_id, { canceled: true });
        assert.equal(await code(banner('c')), 'INVALID_STATE');
      });

      it('come too late after the deadline, but for what was rejected', async () => {
        const buyer = newBuyer();
        const start = '2027-03-25T00:00:00Z';
        const buy = await desk.create(buyer, {
          start_time: start,
          packages: [promised({ creatives: [banner('good'), banner('bad')] })],
        });
        const [{ package_id: id }] = buy.packages;
        await desk.force(buyer, 'bad', 'rejected');
        desk.setNow(new Date('2027-03-24T00:00:00Z'));
        const code = 'CREATIVE_DEADLINE_EXCEEDED';
        try {
          const [late] = (await desk.sync(buyer, [banner('new')], assign('new', id))).creatives;
          assert.deepInclude(late.errors[0], { code, field: 'assignments[0].package_id' });
          const [changed] = (await desk.sync(buyer, [redrawn('good')])).creatives;
          assert.deepInclude(changed.errors[0], { code, field: 'creatives[0]' });
          const [mended] = (await desk.sync(buyer, [redrawn('bad')], assign('bad', id))).creatives;
          assert.deepInclude(mended, { action: 'updated', status: 'approved', assigned_to: [id] });
        } finally {
          desk.setNow(new Date('2027-03-15T10:00:00Z'));
        }
      });

      it('of many at once are all there', async () => {
        const buyer = newBuyer();
        const buy = await desk.create(buyer);
        const [{ package_id: id }] = buy.packages;
        const all = banners(100);
        const assignments = all.map(({ creative_id }) => ({ creative_id, package_id: id }));
        await desk.sync(buyer, all, { assignments });
        const now = await desk.read(buyer, buy.media_buy_id);
        assert.equal(now.packages[0].creative_assignments.length, 100);
        assert.deepInclude(now, { status: 'active', revision: 2 });
      });

      it('at the same time lose none', async () => {
        const buyer = newBuyer();
        const buy = await desk.create(buyer);
        const [{ package_id: id }] = buy.packages;
        await Promise.all(banners(5).map((one, at) => desk.sync(buyer, [one], assign(`c${at}`, id))));
        const now = await desk.read(buyer, buy.media_buy_id);
        assert.sameMembers(
          now.packages[0].creative_assignments.map(({ creative_id: one }: { creative_id: string }) => one),
          ['c0', 'c1', 'c2', 'c3', 'c4'],
        );
      });
    });

    it('is gated by the state of the account', async () => {
      const buyer = newBuyer();
      await desk.sync(buyer, [banner('c')]);
      const { creatives } = await desk.list(buyer);
      const { account_id } = creatives[0].account;
      await desk.control(buyer, 'force_account_status', { account_id, status: 'suspended' });
      assert.equal((await desk.refuseSync(buyer, [banner('c')])).code, 'ACCOUNT_SUSPENDED');
      assert.equal((await desk.list(buyer)).pagination.total_count, 1);
      const stranger = newBuyer();
      const refused = await desk.refusal(stranger.principal, 'sync_creatives', {
        idempotency_key: freshKey(),
        account: { account_id },
        creatives: [banner('c')],
      });
      assert.equal(refused.code, 'ACCOUNT_NOT_FOUND');
    });
  });
}
