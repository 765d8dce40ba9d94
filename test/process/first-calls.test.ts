import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OperationId } from '../../generated/operations.ts';
import { protocol } from '../../generated/protocol.ts';
import { tools } from '../../generated/tools.ts';
import { members, type Service, startService } from '../../scripts/bench/service.ts';
import { requestOf, send, type Target } from '../conformance/exchange.ts';
import { readPublishedContract } from '../support/contract.ts';
import { assertWithin } from '../support/cpu-cost.ts';
import { firstCall } from '../support/first-call.ts';
import { exampleOf } from '../support/first-requests.ts';
import { freshBuild } from './server.ts';

/** Something that a client asks for the first time since the service has started. */
type Asked = { readonly name: string; ask(target: Target): Promise<unknown> };

const contract = readPublishedContract();

const operations: Asked[] = contract.operations
  // A stream does not end.
  .filter(({ path }) => !/stream/.test(path))
  .map((operation) => ({
    name: operation.id,
    ask: (target) =>
      send(target.origin, requestOf(target, operation, exampleOf(operation.id as OperationId))),
  }));

/** What a refusal explains in addition is read only when it is asked for. */
const explained: Asked = {
  name: 'validatePropertyAuthorization, nearest',
  async ask({ origin }) {
    const query = new URLSearchParams({
      agent_url: 'https://agent.nowhere.example/mcp',
      identifier_type: 'domain',
      identifier_value: 'www.nowhere.example',
      nearest: 'true',
    });
    const response = await fetch(`${origin}/api/registry/validate/property-authorization?${query}`);
    const body = await response.text();
    if (!body.includes('"nearest"')) throw new Error(body);
  },
};

const pages: Asked[] = ['/', '/docs', '/docs/tasks', '/docs/try', '/sign-in', '/brands', '/agents'].map(
  (path) => ({
    name: path,
    ask: async ({ origin }) => (await fetch(`${origin}${path}`, { headers: { accept: 'text/html' } })).text(),
  }),
);

const tasks: Asked[] = tools.map(({ name, inputSchema }) => ({
  name,
  async ask({ origin }) {
    const params = { name, arguments: firstCall(inputSchema) };
    const response = await fetch(`${origin}/mcp`, {
      method: 'POST',
      headers: {
        authorization: 'Bearer demo-first',
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
    });
    await response.text();
  },
}));

/**
 * Their first call loads one file, of a library or of the platform, that cannot be loaded in parts: the first task the schemas of
 * MCP, the first agent that is called the platform's `fetch`.
 */
const UNPARTED: ReadonlySet<string> = new Set(['discoverAgent', protocol.capabilitiesTask]);
/** In controls, of which a turn of 50 ms is ten: about 25 ms of an idle machine. */
const MOST_CONTROLS = 5;

const kinds = { explanations: [explained], operations, pages, tasks };

describe('the first calls of a service that has just started', () => {
  let folder: string;
  let settings: Record<string, string>;
  let member: string;

  before(async () => {
    await freshBuild();
    folder = mkdtempSync(join(tmpdir(), 'first-calls-'));
    settings = { DATABASE_URL: `sqlite:${join(folder, 'first.sqlite')}` };
    await (await startService(settings)).stop();
    [member = ''] = await members(settings, 1);
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  async function turnsOf(asked: readonly Asked[]): Promise<Record<string, number>> {
    const service: Service = await startService(settings, { watched: true });
    try {
      const target: Target = { origin: service.origin, contract, member, advance: () => {} };
      await service.longestTurns();
      const found: Record<string, number> = {};
      for (const { name, ask } of asked) {
        await ask(target);
        found[name] = (await service.longestTurns()).worked;
      }
      return found;
    } finally {
      await service.stop();
    }
  }

  for (const [kind, asked] of Object.entries(kinds))
    it(`${kind}: none of their first calls keeps the event loop from turning for longer than its code takes to load`, async () => {
      let longest = '';
      const attempt = async () => {
        const turns = Object.entries(await turnsOf(asked));
        const [[name = '', ms = 0] = []] = turns
          .filter(([each]) => !UNPARTED.has(each))
          .sort((a, b) => b[1] - a[1]);
        longest = name;
        const unparted = turns.filter(([each]) => UNPARTED.has(each)).map(([, each]) => each);
        // One limit for both: what cannot be parted may take twice as long.
        return { longest: Math.max(ms, ...unparted.map((each) => each / 2)) };
      };
      await assertWithin((control) => ({ longest: MOST_CONTROLS * control }), attempt, kind).catch(
        (cause) => {
          cause.message += `; the longest, of what is parted: ${longest}`;
          throw cause;
        },
      );
    });
});
