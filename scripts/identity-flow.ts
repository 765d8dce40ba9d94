// Shows the steps of a new member on a fresh database: invitation, OAuth client, sign-in, token, proof of a domain,
// entry, edit, rollback, history. Each step prints one line. A failed step ends the script with exit code 1.
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runProgram } from '../src/admin/program.ts';
import { openBrowser } from '../test/support/browser.ts';
import { startDnsServer } from '../test/support/dns-server.ts';

const DOMAIN = 'lanternworks.example';
const REDIRECT = 'http://127.0.0.1:9/callback';
const EMAIL = 'ann@lanternworks.example';
const PASSWORD = randomBytes(18).toString('base64url');

const folder = mkdtempSync(join(tmpdir(), 'registry-flow-'));
const dns = await startDnsServer();
const env = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  DATABASE_URL: process.env.DATABASE_URL ?? `sqlite:${join(folder, 'flow.sqlite')}`,
  DNS_SERVERS: dns.address,
  PORT: '0',
  LOG_LEVEL: 'info',
};

// biome-ignore lint/suspicious/noExplicitAny: responses of many shapes are read
type Json = Record<string, any>;
const read = async (response: Response) => (await response.json()) as Json;

/** Runs an operator command and returns its output. */
async function admin(...words: string[]) {
  let printed = '';
  const io = {
    env,
    checkCatalog: async () => undefined,
    read: async () => '',
    print(text: string) {
      printed += text;
    },
    complain: (text: string) => void process.stderr.write(text),
  };
  demand((await runProgram(io, words)) === 0, words.join(' '));
  return JSON.parse(printed);
}

function step(what: string, shown: unknown = ''): void {
  process.stdout.write(`✔ ${what}${shown === '' ? '' : `: ${JSON.stringify(shown)}`}\n`);
}

function demand(isTrue: boolean, what: string): asserts isTrue {
  if (!isTrue) throw new Error(what);
}

/** A failed step would leave the service running, and this script waiting for it. */
let stopService = () => {};

async function startService(): Promise<string> {
  const child = spawn(process.execPath, ['src/main.ts'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  stopService = () => void child.kill();
  let lines = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    lines += text;
  });
  while (child.exitCode === null) {
    const started = /"address":\{[^}]*"port":(\d+)/.exec(lines)?.[1];
    if (started !== undefined) return `http://localhost:${started}`;
    await sleep(20);
  }
  throw new Error(`the service did not start: ${lines}`);
}

async function main(): Promise<void> {
  await admin('migrate');
  const { organization } = await admin('org', 'create', '--name', 'Lanternworks');
  const owner = ['--org', organization.id, '--role', 'owner'];
  await admin('user', 'create', ...owner, '--email', 'owner@lanternworks.example', '--password', PASSWORD);
  const { api_key: key } = await admin(
    'key',
    'create',
    '--org',
    organization.id,
    '--name',
    'flow',
    '--permissions',
    'admin:*',
  );
  await flow(await startService(), key);
}

async function flow(origin: string, key: string): Promise<void> {
  const invited = await ask(origin, 'POST', '/api/me/invitations', key, { role: 'member', email: EMAIL });
  demand(invited.status === 201, JSON.stringify(invited));
  step('an invitation', invited.body.url.replace(/[^/]+$/, '…'));
  const token = await signIn(origin, new URL(invited.body.url).pathname);
  await saveEntry(origin, token);
}

async function ask(origin: string, method: string, path: string, credential: string, body?: unknown) {
  const headers = { authorization: `Bearer ${credential}`, 'content-type': 'application/json' };
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const response = await fetch(`${origin}${path}`, init);
  return { status: response.status, body: await read(response) };
}

/** Accepts the invitation, and gets a token through the sign-in of the authorization server. */
async function signIn(origin: string, invitation: string): Promise<string> {
  const browser = openBrowser(origin);
  await browser.go(invitation);
  const joined = await browser.submit({ email: EMAIL, name: 'Ann', password: PASSWORD });
  demand(joined.status === 200, joined.text);
  step('signed up through it');

  const metadata = await read(await fetch(`${origin}/.well-known/oauth-authorization-server`));
  const registered = await fetch(metadata.registration_endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_name: 'The flow',
      redirect_uris: [REDIRECT],
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
    }),
  });
  const { client_id: clientId } = await read(registered);
  step('a client registered', clientId);

  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: REDIRECT,
    response_type: 'code',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    resource: `${origin}/api`,
    state: 'flow',
  });
  await browser.go(`/authorize?${query}`);
  await browser.submit({ email: EMAIL, password: PASSWORD });
  step('signed in');
  const back = await browser.submit({ decision: 'allow' });
  const code = new URL(back.url).searchParams.get('code');
  demand(code !== null, back.url);
  step('consent given');
  const answer = await fetch(metadata.token_endpoint, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri: REDIRECT,
      code,
      code_verifier: verifier,
    }),
  });
  const { access_token: token, expires_in: seconds } = await read(answer);
  step('a token', { expires_in: seconds });
  return token;
}

/** Proves control of a domain, and saves its entry. */
async function saveEntry(origin: string, token: string): Promise<void> {
  const save = (name: string) =>
    ask(origin, 'POST', '/api/brands/save', token, { domain: DOMAIN, brand_name: name });
  const refused = await save('Lanternworks');
  demand(
    refused.status === 403 && refused.body.error === 'ownership_proof_required',
    JSON.stringify(refused),
  );
  step('an entry without proof refused', refused.body.error);
  const challenged = await ask(origin, 'POST', '/api/ownership/challenges', token, { domain: DOMAIN });
  const { name, value } = challenged.body.dns;
  dns.set(name, 'TXT', { records: [value] });
  step('a challenge, published as TXT', name);

  const created = await save('Lanternworks');
  demand(created.status === 200 && created.body.revision_number === undefined, JSON.stringify(created));
  step('saved', created.body.message);
  const edited = await save('Lanternworks Studio');
  demand(edited.body.revision_number === 2, JSON.stringify(edited));
  step('edited', { revision_number: edited.body.revision_number });
  step('rolled back', await admin('brand', 'rollback', DOMAIN, '1'));

  const history = await ask(origin, 'GET', `/api/brands/history?domain=${DOMAIN}`, token);
  const revisions = history.body.revisions.map(
    (one: { revision_number: number; editor_name: string; is_rollback: boolean }) =>
      `${one.revision_number} by ${one.editor_name}${one.is_rollback ? ' (rollback)' : ''}`,
  );
  demand(revisions.length === 3, JSON.stringify(history));
  step('history', revisions);
}

try {
  await main();
} catch (cause) {
  process.stderr.write(`✘ ${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exitCode = 1;
} finally {
  stopService();
  await dns.close();
  rmSync(folder, { recursive: true, force: true });
}
