import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { assert } from 'chai';
import { enrollForOrganization } from '../../../src/admin/agents.ts';
import { createOrganization } from '../../../src/admin/organizations.ts';
import { projectRoot } from '../../../src/infra/project.ts';
import { newId } from '../../../src/infra/random.ts';
import { newBrand, withStanding } from '../../../src/record/brands/brand.ts';
import { type Dumping, linesOf, startDumping } from '../../jobs/dump/dumping.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { blankPicture, framed, type Picture, paint, type WireEvent } from './picture.ts';
import { chances, type LivingWorld, startLivingWorld } from './picture-world.ts';

// biome-ignore lint/suspicious/noExplicitAny: records of every kind are looked into
type Line = any;
const SECRETS = ['hidden.example', 'Hidden Agent', 'Waits For Review', 'Was Refused', 'Private Members'];

/** Validators of the schemas as they are published. */
function publishedSchemas(): Ajv2020 {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  const folder = join(projectRoot, 'schemas/v3');
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const schema = file.endsWith('.json') ? JSON.parse(readFileSync(join(folder, file), 'utf8')) : {};
    if (typeof schema.$id === 'string') ajv.addSchema(schema);
  }
  return ajv;
}

for (const engine of enginesInTurn(import.meta.filename))
  describe(`a dump of a living registry on ${engine.name}`, () => {
    let world: LivingWorld;
    let dumping: Dumping;
    before(async () => {
      world = await startLivingWorld(engine, chances(20260116));
      dumping = startDumping(world.store, world.clock.now);
      for (let round = 0; round < 6; round += 1) await world.round();
    });
    after(async () => {
      dumping.remove();
      await world.drop();
    });

    const save = (domain: string, name: string, status: 'approved' | 'pending' | 'rejected') =>
      world.store.transaction(async (tx) => {
        const before =
          (await tx.brands.findForUpdate(domain)) ?? newBrand(domain, { newId, now: world.clock.now() });
        const entry = { brand_name: name, brand_manifest: { description: name } };
        await tx.brands.put(
          withStanding({ ...before, entry, entrySource: 'community', reviewStatus: status }),
        );
      });

    /** The registry as somebody knows it who has loaded the dump. */
    async function loaded(manifest: Awaited<ReturnType<Dumping['make']>>): Promise<Picture> {
      const picture = blankPicture();
      const lines = (type: string): Promise<Line[]> => linesOf(dumping.folder, manifest, type);
      for (const line of await lines('properties')) picture.properties.set(line.property_rid, line);
      for (const line of await lines('collections')) picture.collections.set(line.collection_rid, line);
      for (const line of await lines('authorizations'))
        picture.authorizations.set(line.id, withoutNothing(line));
      for (const { agent_url: url, named, enrolled, profile } of await lines('agents')) {
        if (named || enrolled !== null) picture.agents.set(url, url);
        if (enrolled !== null) picture.enrolled.add(url);
        const { agent_url: _own, url: _same, updated_at: _at, ...inventory } = profile ?? {};
        if (profile !== null) picture.profiles.set(url, inventory);
        if (enrolled === null) continue;
        picture.compliance.set(url, enrolled.compliance.status);
        picture.badges.set(url, new Set(enrolled.compliance.verified_roles ?? []));
      }
      for (const { domain, listing } of await lines('publishers'))
        picture.files.set(domain, { adagents_valid: listing.has_valid_adagents });
      return picture;
    }

    const withoutNothing = (row: Line): Line =>
      Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== false));

    /** Applies every event behind a cursor, exactly once. */
    async function follow(picture: Picture, from: string): Promise<void> {
      for (let cursor = from, more = true; more; ) {
        const { status, body, text } = await world.get(
          `/api/registry/feed?limit=50&cursor=${cursor}`,
          world.reader,
        );
        if (status !== 200) throw new Error(text);
        for (const event of body.events as WireEvent[]) paint(picture, event);
        cursor = body.cursor;
        more = body.has_more;
      }
    }

    it('is what the tables say at that moment', async () => {
      const picture = framed(await loaded(await dumping.make()));
      const tables = (await world.tables()) as Record<string, unknown>;
      for (const [part, shown] of Object.entries(picture)) assert.deepEqual(shown, tables[part], part);
      assert.isNotEmpty(picture.authorizations);
      assert.isNotEmpty(picture.collections);
    });

    it('that is made while the registry changes becomes the registry with the events behind its cursor', async () => {
      let isOver = false;
      const changes = (async () => {
        for (let round = 0; round < 5; round += 1) await world.round();
      })().finally(() => {
        isOver = true;
      });
      const manifests: Awaited<ReturnType<Dumping['make']>>[] = [];
      while (!isOver) manifests.push(await dumping.make());
      await changes;
      const tables = (await world.tables()) as Record<string, unknown>;
      // Each of them, whatever moment it caught; the last few are enough where a machine is fast.
      for (const manifest of manifests.slice(0, 10)) {
        const picture = await loaded(manifest);
        await follow(picture, manifest.cursor);
        for (const [part, shown] of Object.entries(framed(picture)))
          assert.deepEqual(shown, tables[part], part);
      }
    });

    it('has the brands of the listing and of resolutions, and becomes them with the changes behind its cursor', async () => {
      for (const name of ['one', 'two', 'three']) await save(`${name}-brand.example`, name, 'approved');
      const manifest = await dumping.make();
      const brands = new Map<string, Line>(
        (await linesOf(dumping.folder, manifest, 'brands')).map((line: Line) => [line.domain, line]),
      );
      await save('two-brand.example', 'two again', 'approved');
      await save('three-brand.example', 'three', 'rejected');
      await save('four-brand.example', 'four', 'approved');
      const { body } = await world.get(`/api/registry/brands/changes?cursor=${manifest.brands_cursor}`);
      for (const { domain, brand } of body.changes)
        if (brand === null) brands.delete(domain);
        else brands.set(domain, brand);
      const listed = (await world.get('/api/brands/registry?sort=domain')).body.brands;
      assert.deepEqual(
        [...brands.values()].map(({ listing }) => listing).sort((a, b) => (a.domain < b.domain ? -1 : 1)),
        listed,
      );
      assert.isNotEmpty(listed);
      for (const [domain, { resolution }] of brands) {
        const { freshness: _at, ...found } = (await world.get(`/api/brands/resolve?domain=${domain}`)).body;
        assert.deepEqual(resolution, found);
      }
    });

    it('has records that the schemas of the contract accept, each of its kind', async () => {
      const manifest = await dumping.make();
      const kinds = {
        brands: 'registry/brand-copy.json',
        publishers: 'registry/publisher-copy.json',
        properties: 'registry/events/property-created.json',
        collections: 'registry/events/collection-created.json',
        agents: 'registry/agent-copy.json',
        authorizations: 'registry/authorization-row.json',
      };
      const ajv = publishedSchemas();
      for (const [type, schema] of Object.entries(kinds)) {
        const validate = ajv.getSchema(`/schemas/v3/${schema}`) ?? assert.fail(schema);
        for (const line of await linesOf(dumping.folder, manifest, type))
          assert.isTrue(
            validate(line),
            `${type}: ${JSON.stringify(validate.errors)} ${JSON.stringify(line)}`,
          );
      }
    });

    it('has the lines that a request for one record returns', async () => {
      const manifest = await dumping.make();
      const kinds = { properties: 'property_rid', collections: 'collection_rid', authorizations: 'id' };
      const ids: string[] = [];
      for (const [type, name] of Object.entries(kinds)) {
        const lines: Line[] = await linesOf(dumping.folder, manifest, type);
        assert.isNotEmpty(lines, type);
        for (const line of lines) {
          const { status, text } = await world.get(`/api/registry/records/${type}/${line[name]}`);
          assert.deepEqual([status, text], [200, JSON.stringify(line)]);
        }
        ids.push(lines[0][name]);
      }
      const statusOf = async (path: string) => (await world.get(`/api/registry/records/${path}`)).status;
      for (const [place, type] of Object.keys(kinds).entries()) {
        // The id of a record of another kind, and one that nothing has.
        assert.equal(await statusOf(`${type}/${ids[(place + 1) % ids.length]}`), 404);
        assert.equal(await statusOf(`${type}/${newId()}`), 404);
        assert.equal(await statusOf(`${type}/red.sales.example`), 400);
      }
      assert.equal(await statusOf(`publishers/${newId()}`), 400);
    });

    it('has nothing that others may not see: hidden agents, drafts and refused entries', async () => {
      await createOrganization(world.store, { name: 'Private Members' });
      for (const visibility of ['private', 'members_only'])
        await enrollForOrganization(world.store, {
          org: 'Private Members',
          url: `https://${visibility.replace('_', '-')}.hidden.example/mcp`,
          type: 'sales',
          visibility,
          name: 'Hidden Agent',
        });
      await save('draft.example', 'Waits For Review', 'pending');
      await save('refused.example', 'Was Refused', 'rejected');
      const manifest = await dumping.make();
      const whole = JSON.stringify(
        await Promise.all(manifest.parts.map(({ type }) => linesOf(dumping.folder, manifest, type))),
      );
      for (const secret of [...SECRETS, 'draft.example', 'refused.example']) assert.notInclude(whole, secret);
      assert.include(whole, 'two again');
    });
  });
