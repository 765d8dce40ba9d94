import { expect } from 'chai';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';
import { apiKey, type Credential, organization } from '../members/world.ts';
import { person } from '../oauth/world.ts';
import { type Desktop, desktopOf } from './world.ts';

const [engine] = engines;
if (engine === undefined) throw new Error('no engine to test on');

describe('an entry that is edited in the dashboard', () => {
  let app: TestApp;
  let ann: Desktop;
  let key: Credential;
  before(async () => {
    app = await startTestApp(engine);
    const orgId = (await organization(app, 'Tidewater')).id;
    ann = await desktopOf(app, await person(app, 'ann', { orgId, role: 'member' }));
    key = (await apiKey(app, orgId, 'admin:*')).credential;
    const brand = { domain: 'tide.example', brand_name: 'Tide', brand_manifest: { description: 'News' } };
    const first = await app.post('/api/brands/save', brand, key);
    expect(first.status, first.text).equal(200);
    const site = { publisher_domain: 'tide.example', properties: [property('main')] };
    const done = await app.post('/api/properties/save', site, key);
    expect(done.status, done.text).equal(200);
  });
  after(() => app.drop());

  const property = (id: string) => ({
    type: 'website',
    name: id,
    identifiers: [{ type: 'domain', value: 'tide.example' }],
  });
  const BRAND = '/dashboard/entry?entity=brand&domain=tide.example';
  const SITE = '/dashboard/entry?entity=property&domain=tide.example';
  const revisions = async (path: string) =>
    (await app.get(`/api/${path}/history?domain=tide.example`, key)).body.total;

  it('is shown as its text and as a form with the fields of the schema', async () => {
    const { text } = await ann.open(BRAND);
    expect(text).contain('Edit as a form').and.contain('name="set:text:/brand_name"');
    expect(text).contain('value="Tide"').and.contain('&quot;description&quot;: &quot;News&quot;');
  });

  it('takes a changed field into the text, says what saving changes, and saves nothing before Save', async () => {
    const before = await revisions('brands');
    const compared = await ann.fill(BRAND, 'entry', { 'set:text:/brand_name': 'Ebb', act: 'compare' });
    expect(compared.status).equal(200);
    expect(compared.text).contain('What saving it changes').and.contain('1 difference');
    expect(compared.text).contain('&quot;brand_name&quot;: &quot;Ebb&quot;');
    expect(await revisions('brands')).equal(before);
    const saved = await ann.fill(BRAND, 'entry', { 'set:text:/brand_name': 'Ebb' });
    expect(saved.text).contain('is saved and public');
    expect(await revisions('brands')).equal(before + 1);
    const { body } = await app.get('/api/brands/history?domain=tide.example&revision=2', key);
    expect(body.revisions[0].state).deep.include({
      brand_name: 'Ebb',
      brand_manifest: { description: 'News' },
    });
  });

  it('adds, opens and removes parts with buttons, and saves nothing by that', async () => {
    const before = await revisions('properties');
    const added = await ann.fill(SITE, 'entry', { act: 'add:/properties' });
    expect(added.text).contain('name="set:text:/properties/1/name"').and.contain('Nothing is saved yet');
    const opened = await ann.fill(SITE, 'entry', { act: 'open:/properties/0' });
    expect(opened.text).contain('Whole file');
    const removed = await ann.fill(SITE, 'entry', { act: 'remove:/properties/0' });
    expect(removed.text).contain('&quot;properties&quot;: []');
    expect(await revisions('properties')).equal(before);
  });

  for (const [what, document, fault] of [
    ['no JSON', '{', 'is no JSON object'],
    ['a list', '[]', 'is no JSON object'],
    ['null', 'null', 'is no JSON object'],
    ['another domain', '{"domain":"other.example","brand_name":"x"}', 'must be tide.example'],
    ['no domain', '{"brand_name":"x"}', 'must be tide.example'],
    ['a domain that is a number', '{"domain":1,"brand_name":"x"}', 'must be tide.example'],
    ['no name', '{"domain":"tide.example"}', 'document.'],
    ['a name that is a list', '{"domain":"tide.example","brand_name":[]}', 'document.brand_name'],
  ] as const)
    it(`is refused as ${what}, with the fault at the text, which stays`, async () => {
      const before = await revisions('brands');
      const { status, text } = await ann.fill(BRAND, 'entry', { document });
      expect(status).equal(400);
      expect(text).contain(fault).and.contain('href="#entry-document"');
      expect(text).match(/<title>Error: /);
      expect(await revisions('brands')).equal(before);
    });

  for (const act of [
    '',
    'x',
    'open:/nowhere',
    'remove:',
    'add:/brand_name',
    'from:999999:/properties',
    '\u0000',
  ])
    it(`does nothing for the button ${JSON.stringify(act)}`, async () => {
      const before = await revisions('brands');
      const { status } = await ann.fill(BRAND, 'entry', { act });
      expect(status).oneOf([200, 400]);
      expect(await revisions('brands')).equal(before);
    });
});
