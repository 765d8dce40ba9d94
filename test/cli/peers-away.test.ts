import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { assert } from 'chai';
import { runCli } from './run-cli.ts';

/** A command line of each command that asks a peer once. */
const ASKING: readonly (readonly string[])[] = [
  ['resolve', 'a.example'],
  ['authorize', 'https://sales.a.example', 'a.example'],
  ['authorize', 'https://sales.a.example', '--publisher', 'a.example'],
  ['validate', 'a.example'],
  ['feed'],
  ['feed', '--types', 'property.*'],
  ['call', 'get_products', '--transport', 'mcp'],
  ['call', 'get_products', '--transport', 'a2a'],
];

describe('a command whose peer is away', () => {
  let busy: Server;
  before(async () => {
    busy = createServer((_, response) => {
      const headers = { 'content-type': 'application/json', 'retry-after': '1' };
      response.writeHead(503, headers).end('{"error":"unavailable","message":"Being restarted."}');
    });
    await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
  });
  after(() => {
    busy.closeAllConnections();
    busy.close();
  });

  for (const args of ASKING)
    it(`ends with 3 and says why, and waits for nobody: registry ${args.join(' ')}`, async () => {
      const busyUrl = `http://127.0.0.1:${(busy.address() as AddressInfo).port}`;
      for (const url of [busyUrl, 'http://127.0.0.1:9']) {
        const { code, out, err } = await runCli(args, { env: { REGISTRY_URL: url, AGENT_URL: url } });
        assert.deepEqual([code, out], [3, ''], `${url}: ${err}`);
        assert.match(err, /^error: \S[^\n]+\n/);
      }
    });
});
