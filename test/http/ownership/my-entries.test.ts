import { assert } from 'chai';
import { newId } from '../../../src/infra/random.ts';
import { newBrand, withStanding } from '../../../src/record/brands/brand.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { apiKey, type Credential, organization, outcome } from '../members/world.ts';

type Entry = { entity: string; domain: string; review_status: string };

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`entries that an organization saved on ${engine.name}`, () => {
    let app: TestApp;
    let orgId: string;
    let mine: Credential;
    before(async () => {
      app = await startTestApp(engine);
      orgId = (await organization(app, 'Acme')).id;
      mine = (await apiKey(app, orgId)).credential;
      const other = (await organization(app, 'Elsewhere')).id;
      for (const [domain, owner] of [
        ['b.example', orgId],
        ['a.example', orgId],
        ['c.example', other],
      ] as const) {
        await brand(domain, owner, 'approved');
      }
      await review('brand', 'held.example', orgId, 'held');
      await review('property', 'a.example', orgId, 'rejected');
      await review('brand', 'b.example', orgId, 'approved');
      await review('brand', 'theirs.example', other, 'held');
    });
    after(() => app.drop());

    async function brand(domain: string, owner: string, reviewStatus: 'approved' | 'pending'): Promise<void> {
      const now = app.clock.now();
      const entry = { brand_name: domain };
      await app.store.transaction(async (tx) => {
        const made = newBrand(domain, { now, newId });
        const saved = {
          ...made,
          entry,
          entrySource: 'community',
          entryOrgId: owner,
          reviewStatus,
          revision: 3,
        } as const;
        await tx.brands.put(withStanding(saved));
      });
    }
    async function review(
      entity: 'brand' | 'property',
      domain: string,
      owner: string,
      status: 'held' | 'approved' | 'rejected',
    ): Promise<void> {
      const now = app.clock.now();
      await app.store.transaction((tx) =>
        tx.reviews.insert({
          id: newId(),
          entity,
          domain,
          orgId: owner,
          editor: 'Acme',
          reason: 'looks_like',
          resembles: 'real.example',
          entry: {},
          status,
          createdAt: now,
          decidedAt: status === 'held' ? null : now,
          decidedBy: status === 'held' ? null : 'admin',
        }),
      );
    }
    const page = async (query: string) => (await app.get(`/api/me/entries${query}`, mine)).body;
    const brief = ({ entity, domain, review_status: status }: Entry) => `${domain} ${entity} ${status}`;
    const ALL = [
      'a.example brand approved',
      'a.example property rejected',
      'b.example brand approved',
      'held.example brand pending',
    ];

    it('are those of the organization, with what became of them', async () => {
      const { entries, next_cursor: next } = await page('');
      assert.deepEqual(entries.map(brief), ALL);
      assert.isNull(next);
      assert.deepEqual(entries[0], {
        entity: 'brand',
        domain: 'a.example',
        review_status: 'approved',
        revision_number: 3,
        updated_at: app.clock.now().toISOString(),
      });
      assert.deepInclude(entries[3], { revision_number: 0, resembles: 'real.example' });
      assert.match(entries[3].review_id, /^[0-9a-f-]{36}$/);
    });

    it('come page by page, each once and in order', async () => {
      for (const limit of [1, 2, 3]) {
        const seen: Entry[] = [];
        for (let cursor: string | null = ''; cursor !== null; ) {
          const query = `?limit=${limit}${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`;
          const body: { entries: Entry[]; next_cursor: string | null } = await page(query);
          assert.isAtMost(body.entries.length, limit);
          seen.push(...body.entries);
          cursor = body.next_cursor;
        }
        assert.deepEqual(seen.map(brief), ALL);
      }
    });

    it('are there as soon as they are saved, with their revision', async () => {
      const body = { domain: 'z.example', brand_name: 'Zed' };
      assert.equal(outcome(await app.post('/api/brands/save', body, mine)), '200');
      const site = { publisher_domain: 'z.example', properties: [{ type: 'website', name: 'Zed' }] };
      for (const _time of [1, 2])
        assert.equal(outcome(await app.post('/api/properties/save', site, mine)), '200');
      const { entries } = await page('?cursor=held.example:property:');
      assert.deepEqual(entries.map(brief), ['z.example brand approved', 'z.example property approved']);
      assert.deepEqual(
        entries.map(({ revision_number: revision }: { revision_number: number }) => revision),
        [1, 2],
      );
    });

    it('refuse cursors and limits that are none', async () => {
      for (const query of [
        '?cursor=x',
        '?cursor=a.example:agent:',
        '?cursor=',
        '?limit=0',
        '?limit=1001',
        '?limit=x',
      ]) {
        assert.equal(outcome(await app.get(`/api/me/entries${query}`, mine)), '400 invalid_request', query);
      }
    });
  });
}
