import { assert } from 'chai';
import { newId } from '../../src/infra/random.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { type Operation, readPublishedContract } from '../support/contract.ts';
import { enginesInTurn } from '../support/databases.ts';
import { apiKey, type Credential, organization } from './members/world.ts';
import { authorizeUrl, endLimits, newVerifier } from './oauth/world.ts';

const INSIDE = 'inside.corp-names.com';
const MIXED = 'mixed.corp-names.com';
const ABSENT = 'absent.corp-names.com';
const HOSTS = [ABSENT, INSIDE, MIXED];

/** A host name by itself or in a URL, as in the examples of the contract. */
const HOST = /(?<=^|:\/\/|@)(?:[a-z0-9-]+\.)+(?:example|com|net|org|tv)(?=$|[:/?#])/gi;

/** The value with every host name in it replaced by another one; undefined when there is none. */
function withHost(value: unknown, host: string): unknown {
  let isChanged = false;
  const change = (part: unknown): unknown => {
    if (typeof part === 'string') {
      const changed = part.replace(HOST, host);
      isChanged ||= changed !== part;
      return changed;
    }
    if (Array.isArray(part)) return part.map(change);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, change(each)]));
  };
  const changed = change(value);
  return isChanged ? changed : undefined;
}

type Ask = { method: string; path: string; body?: unknown };

/** A request of the operation with its example values and one host in the place of all others; null without hosts. */
function askOf({ method, path, parameters, body }: Operation, host: string): Ask | null {
  let isAbout = false;
  const shown = (value: unknown) => {
    const changed = withHost(value, host);
    isAbout ||= changed !== undefined;
    return String(changed ?? value);
  };
  let target = path;
  const query = new URLSearchParams();
  for (const { name, place, examples } of parameters) {
    if (examples[0] === undefined) continue;
    if (place === 'path') target = target.replace(`{${name}}`, encodeURIComponent(shown(examples[0])));
    if (place === 'query') query.set(name, shown(examples[0]));
  }
  const sent = body === null ? undefined : (withHost(body.examples[0], host) ?? body.examples[0]);
  isAbout ||= body !== null && withHost(body.examples[0], host) !== undefined;
  const url = query.size === 0 ? target : `${target}?${query}`;
  return isAbout
    ? { method: method.toUpperCase(), path: url, ...(sent === undefined ? {} : { body: sent }) }
    : null;
}

/** What a caller sees, without the name that it asked about and without what differs in every answer. */
const seen = (text: string, host: string): string =>
  text
    .replaceAll(host, 'HOST')
    .replaceAll(encodeURIComponent(host), 'HOST')
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'ID')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replace(/"(nonce|content|value|duration_ms|response_time_ms)":("[^"]*"|\d+)/g, '"$1":0');

const operations = readPublishedContract().operations.filter(
  (operation) => askOf(operation, ABSENT) !== null,
);

const toolCall = (name: string, args: object) => ({
  method: 'POST',
  path: '/mcp',
  body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } },
});
const account = (host: string) => ({
  brand: { domain: host },
  operator: host,
  billing: 'operator',
  notification_configs: [
    { subscriber_id: 'one', url: `https://${host}/hook`, event_types: ['creative.status_changed'] },
  ],
});
/** Addresses that callers give elsewhere than on the REST API. */
const elsewhere: Record<string, (host: string) => Ask> = {
  'the receiver of a task of A2A': (host) => ({
    method: 'POST',
    path: '/a2a',
    body: {
      jsonrpc: '2.0',
      id: 1,
      method: 'SendMessage',
      params: {
        message: { messageId: 'm', role: 'ROLE_USER', parts: [{ text: 'hello' }] },
        configuration: { taskPushNotificationConfig: { url: `https://${host}/hook` } },
      },
    },
  }),
  'the receiver of an account': (host) =>
    toolCall('sync_accounts', {
      idempotency_key: newId(),
      accounts: [account(host)],
    }),
  'the brand of a search for products': (host) =>
    toolCall('get_products', { buying_mode: 'brief', brief: 'radio', brand: { domain: host } }),
  'the document of a client': (host) => ({
    method: 'GET',
    path: authorizeUrl(`https://${host}/client.json`, newVerifier()),
  }),
};

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`names of hosts that do not exist and names inside the network get one answer on ${engine.name}`, () => {
    let app: TestApp;
    let key: Credential;
    before(async () => {
      app = await startTestApp(engine);
      app.dns.set(INSIDE, 'A', { records: ['10.0.0.7'] });
      app.dns.set(MIXED, 'A', { records: ['93.184.216.34', '10.0.0.7'] });
      const { id } = await organization(app, 'Acme', 'professional');
      key = (await apiKey(app, id, 'admin:*')).credential;
    });
    after(() => app.drop());
    afterEach(() => endLimits(app));

    async function answers(ask: (host: string) => Ask): Promise<string[]> {
      const told: string[] = [];
      for (const host of HOSTS) {
        const { method, path, body } = ask(host);
        const answer = await app.send(method, path, { accept: 'application/json', ...key }, body);
        told.push(`${answer.status} ${seen(answer.text, host)}`);
      }
      return told;
    }

    it('is about every operation that takes a host', () => {
      assert.isAtLeast(operations.length, 35);
    });

    for (const operation of operations) {
      it(`from ${operation.id}`, async () => {
        const told = await answers((host) => askOf(operation, host) ?? assert.fail());
        assert.lengthOf([...new Set(told)], 1, told.join('\n'));
      });
    }

    for (const [name, ask] of Object.entries(elsewhere)) {
      it(`for ${name}`, async () => {
        const told = await answers(ask);
        assert.lengthOf([...new Set(told)], 1, told.join('\n'));
      });
    }
  });
}
