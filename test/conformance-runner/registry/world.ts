import type { Peer } from '../../../conformance/run/peer.ts';
import type { Site } from '../../../conformance/site.ts';
import { furnishRegistry } from '../../conformance/statements/registry-world.ts';
import { apiKey, organization, signedIn } from '../../http/members/world.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import type { TestEngine } from '../../support/databases.ts';

/** This service with something of everything, so that every requirement of a registry can be judged. */
export async function startJudgedRegistry(engine: TestEngine): Promise<TestApp> {
  const app = await startTestApp(engine, { jobs: true });
  await furnishRegistry(app);
  const member = await app.member('Editors');
  for (const name of ['One', 'Two'])
    for (const domain of ['first.example', 'second.example']) {
      await app.post('/api/brands/save', { domain, brand_name: `${domain} ${name}` }, member);
      const properties = [{ type: 'website', name: `${domain} ${name}` }];
      await app.post('/api/properties/save', { publisher_domain: domain, properties }, member);
    }
  app.sites.put('maker.example', '/.well-known/brand.json', { id: 'maker', names: [{ en: 'Maker' }] });
  await app.get('/api/brands/resolve?domain=maker.example');
  return app;
}

/** Every credential that a run can have. */
export async function judgedPeer(app: TestApp): Promise<Peer> {
  const bare = ({ authorization }: { authorization: string }) => authorization.replace('Bearer ', '');
  const readers = await organization(app, 'Readers', 'api');
  const people = await organization(app, 'People');
  return {
    subject: 'registry',
    url: new URL(`http://127.0.0.1:${app.address?.port}`),
    credentials: {
      member: bare((await apiKey(app, readers.id, 'admin:*')).credential),
      other: bare(await app.member('Others')),
      person: bare((await signedIn(app, people.id, 'member')).credential),
      outsider: bare((await signedIn(app, null, 'member')).credential),
    },
    given: ['sandbox', 'member'],
  };
}

/** A domain of the world around the service. */
export const siteIn = (app: TestApp): Site => ({
  domain: 'runner.example',
  async publish(host, path, document) {
    if (document === null) {
      app.sites.remove(host, path);
      return;
    }
    const { body, status = 200 } = document;
    app.sites.put(host, path, { status, body: typeof body === 'string' ? body : JSON.stringify(body) });
  },
});
