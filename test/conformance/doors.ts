import { randomUUID } from 'node:crypto';
import { tasks } from '../../generated/tasks.ts';
import { explorerPages } from '../../web/pages.ts';
import { authorizeUrl, newVerifier, PASSWORD, person, register } from '../http/oauth/world.ts';
import { type Browser, openBrowser, type Page } from '../support/browser.ts';
import { type Request, requestOf, send, withJson } from './exchange.ts';
import { goodOf, type World } from './world.ts';

/** One way into the service, with a request that succeeds there while the database responds. */
export type Door = {
  readonly name: string;
  /** What has to be done before a request, while the database responds. */
  prepare?(): Promise<void>;
  ask(): Promise<DoorAnswer>;
};

export type DoorAnswer = {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly text: string;
};

const PAGE = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** Every operation of the contract, every task over every transport, and every page and address beside them. */
export async function everyDoor(world: World, agentToken: string): Promise<Door[]> {
  return [
    ...world.contract.operations.map((operation) =>
      direct(world, operation.id, requestOf(world, operation, goodOf(world, operation))),
    ),
    ...Object.values(tasks).flatMap(({ name, examples }) =>
      [agentToken, `demo-${randomUUID()}`].flatMap((token) => [
        direct(world, `${name} over MCP`, mcp(name, examples[0] ?? {}, token)),
        direct(world, `${name} over A2A`, a2a(name, examples[0] ?? {}, token)),
      ]),
    ),
    // The database is not asked who a sandbox token is, so that each call comes to wait for it.
    direct(world, 'a batch over MCP', batch('list_accounts', 20, `demo-${randomUUID()}`)),
    ...(await pageDoors(world)),
  ];
}

/** Every page and address beside the operations and the tasks. */
export const pageDoors = async (world: World): Promise<Door[]> => [
  ...ADDRESSES.map((path) => direct(world, path, { method: 'GET', path, headers: {} })),
  ...explorerPages.flatMap(({ path, takes }) =>
    explorerAddresses(path, takes).map((address) =>
      direct(world, `page ${address}`, { method: 'GET', path: address, headers: PAGE }),
    ),
  ),
  ...ADDRESSES.map((path) => direct(world, `${path} in a browser`, { method: 'GET', path, headers: PAGE })),
  ...['/token', '/revoke'].map((path) => direct(world, path, form(path))),
  direct(world, '/register', withJson({ method: 'POST', path: '/register', headers: {} }, REGISTRATION)),
  ...(await signInDoors(world)),
];

/** Values of the parameters that pages take, for an entry that the world has. */
const TAKEN: Readonly<Record<string, string>> = {
  q: 'stroke',
  search: 'iron',
  source: 'brand_json',
  offset: '1',
  agent: 'https://sales.example',
  value: 'twostroke.example',
  type: 'sales',
  types: 'property.*,authorization.*',
};
const IN_PATHS: Readonly<Record<string, string>> = { url: 'https://sales.example' };

/** A page as it is opened first, and with all that it takes. */
function explorerAddresses(path: string, takes: readonly string[]): string[] {
  const address = path.replace(/\{(\w+)\*?\}/, (_, name: string) =>
    encodeURIComponent(IN_PATHS[name] ?? 'twostroke.example'),
  );
  const query = new URLSearchParams(
    takes.flatMap((name) => (TAKEN[name] === undefined ? [] : [[name, TAKEN[name]]])),
  );
  return query.size === 0 ? [address] : [address, `${address}?${query}`];
}

const ADDRESSES = [
  '/',
  '/docs',
  '/docs/tasks',
  '/docs/errors',
  '/account',
  '/readyz',
  '/healthz',
  '/metrics',
  '/invitations/abcdefghijklmnop',
  '/previews/abcdefghijklmnop',
  '/rights/abcdefghijklmnop',
  '/.well-known/oauth-authorization-server',
  '/.well-known/agent-card.json',
  '/jwks',
  '/.well-known/brand.json',
  '/.well-known/jwks.json',
  '/schemas/v3/index.json',
  '/creatives/a/b.png',
];

const REGISTRATION = JSON.stringify({
  client_name: 'A program',
  redirect_uris: ['http://127.0.0.1:3999/callback'],
  token_endpoint_auth_method: 'none',
});

const form = (path: string): Request => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: String(new URLSearchParams({ client_id: 'nobody', token: 'none', grant_type: 'refresh_token' })),
});

function rpc(path: string, message: object, headers: Record<string, string>): Request {
  const request = { method: 'POST', path, headers: { accept: 'application/json', ...headers } };
  return withJson(request, JSON.stringify({ jsonrpc: '2.0', id: 1, ...message }));
}

const mcp = (name: string, args: object, token: string): Request =>
  rpc(
    '/mcp',
    { method: 'tools/call', params: { name, arguments: args } },
    { authorization: `Bearer ${token}` },
  );

function batch(name: string, count: number, token: string): Request {
  const calls = Array.from({ length: count }, (_, id) => ({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: { name, arguments: {} },
  }));
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  return withJson({ method: 'POST', path: '/mcp', headers }, JSON.stringify(calls));
}

function a2a(skill: string, input: object, token: string): Request {
  const message = { role: 'ROLE_USER', messageId: randomUUID(), parts: [{ data: { skill, input } }] };
  const headers = { authorization: `Bearer ${token}`, 'a2a-version': '1.0' };
  return rpc('/a2a', { method: 'SendMessage', params: { message } }, headers);
}

const direct = ({ origin }: World, name: string, request: Request): Door => ({
  name,
  async ask() {
    const { status, headers, text } = await send(origin, request);
    return { status, retryAfter: headers.get('retry-after') ?? null, text };
  },
});

/** The pages behind the cookie of somebody who signs in. */
async function signInDoors({ app, origin }: World): Promise<Door[]> {
  const someone = await person(app, `person-${randomUUID()}`);
  const clientId = await register(app);
  const url = authorizeUrl(clientId, newVerifier());
  const credentials = { email: someone.email, password: PASSWORD };
  const open = () => openBrowser(origin, app.baseUrl);
  const door = (
    name: string,
    begin: (browser: Browser) => Promise<Page>,
    ask: (browser: Browser, page: Page) => Promise<Page>,
  ): Door => {
    let browser = open();
    let page: Page | undefined;
    return {
      name,
      async prepare() {
        browser = open();
        page = await begin(browser);
      },
      async ask() {
        if (page === undefined) throw new Error(`${name} is not prepared`);
        const { status, headers, text } = await ask(browser, page);
        return { status, text, retryAfter: headers.get('retry-after') };
      },
    };
  };
  const begin = (browser: Browser) => browser.go(url);
  const signIn = async (browser: Browser) => {
    await browser.go(url);
    return browser.submit(credentials);
  };
  const again = (browser: Browser, page: Page) => browser.go(page.url);
  const toDashboard = async (browser: Browser) => {
    await browser.go('/dashboard');
    return browser.submit(credentials);
  };
  return [
    door('/authorize', begin, begin),
    door('the dashboard', toDashboard, again),
    door('the page of sign-in', begin, again),
    door('the form of sign-in', begin, (browser) => browser.submit(credentials)),
    door('the page of consent', signIn, again),
    door('the form of consent', signIn, (browser) => browser.submit({ decision: 'deny' })),
  ];
}
