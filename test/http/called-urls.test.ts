import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert } from 'chai';
import { parse } from 'yaml';
import { projectRoot } from '../../src/infra/project.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { BAD_URLS, urlPlaces } from '../support/called-urls.ts';
import { enginesInTurn } from '../support/databases.ts';
import { apiKey, type Credential, organization, outcome } from './members/world.ts';
import { endLimits } from './oauth/world.ts';

type Json = Readonly<Record<string, unknown>>;
type Registration = {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly field: string;
};

/** Every field of a body of the REST API whose URL this service calls later. */
function registrations(): Registration[] {
  const folder = join(projectRoot, 'openapi/paths');
  return readdirSync(folder).flatMap((file) => {
    const paths = parse(readFileSync(join(folder, file), 'utf8')) as Record<string, Record<string, Json>>;
    return Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, operation]) => {
        const schema = /schemas\/v3\/([^"]+\.json)/.exec(JSON.stringify(operation.requestBody ?? null))?.[1];
        const marked = schema === undefined ? [] : urlPlaces(schema).filter(({ isCalled }) => isCalled);
        const id = String(operation.operationId);
        return marked.map((place) => ({
          id,
          method: method.toUpperCase(),
          path,
          field: place.path.join('.'),
        }));
      }),
    );
  });
}

/** What a body needs beside its URL. */
const BESIDE: Readonly<Record<string, Json>> = { enrollMyAgent: { type: 'sales' } };

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`URLs that operations register to be called, on ${engine.name}`, () => {
    let app: TestApp;
    let admin: Credential;
    let webhook: string;
    const hook = 'https://hooks.example/in';
    before(async () => {
      app = await startTestApp(engine);
      admin = (await apiKey(app, (await organization(app, 'Acme', 'api')).id, 'admin:*')).credential;
      app.sites.serve('hooks.example', '/in', async (request, response) => {
        let text = '';
        for await (const chunk of request) text += String(chunk);
        response.writeHead(200).end(JSON.stringify({ challenge: JSON.parse(text).challenge }));
      });
      webhook = (await app.post('/api/me/webhooks', { url: hook }, admin)).body.webhook_id;
    });
    after(() => app.drop());

    const send = ({ id, method, path, field }: Registration, url: string) =>
      app.send(method, path.replace('{webhook_id}', webhook), admin, { ...BESIDE[id], [field]: url });

    it('are those of webhooks and enrolled agents', () => {
      assert.sameMembers(
        registrations().map(({ id }) => id),
        ['createMyWebhook', 'changeMyWebhook', 'enrollMyAgent'],
      );
    });

    for (const registration of registrations()) {
      const { id, field } = registration;
      it(`${field} of ${id} is refused when nothing would be sent to it`, async () => {
        // Agents may speak plain http, and the canonical form of an agent has neither a user nor a default port.
        const isAccepted = (url: string) =>
          id === 'enrollMyAgent' &&
          (URL.parse(url)?.protocol === 'http:' || /@(buyer|listed)\.example/.test(url));
        for (const url of BAD_URLS.filter((one) => !isAccepted(one))) {
          const answer = await send(registration, url);
          await endLimits(app);
          assert.equal(outcome(answer), '400 invalid_request', url);
          assert.deepEqual(
            answer.body.issues.map(({ path }: { path: string }) => path),
            [field],
            url,
          );
          assert.notInclude(answer.body.message, 'undefined');
        }
      });

      it(`${field} of ${id} is refused when it is longer than any reader takes`, async () => {
        const answer = await send(registration, `https://buyer.example/${'x'.repeat(9000)}`);
        assert.equal(outcome(answer), '400 invalid_request');
      });
    }

    it('leave what was registered before as it was', async () => {
      const { body } = await app.get(`/api/me/webhooks/${webhook}`, admin);
      assert.equal(body.url, hook);
      assert.deepEqual((await app.get('/api/me/agents', admin)).body.agents, []);
    });
  });
}
