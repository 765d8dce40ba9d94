import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

export type World = {
  /** Path of the file for OUTBOUND_HOSTS. */
  readonly hostsFile: string;
  put(host: string, path: string, body: string): void;
  close(): Promise<void>;
};

/** Serves hosts with JSON files on loopback. All other paths on these hosts return 404. */
export async function openWorld(folder: string, hosts: readonly string[]): Promise<World> {
  const pages = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const body = pages.get(`${request.headers.host} ${request.url}`);
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const hostsFile = join(folder, 'outbound-hosts.json');
  const origins = hosts.map((host) => [host, `http://127.0.0.1:${port}`]);
  writeFileSync(hostsFile, JSON.stringify(Object.fromEntries(origins)));
  return {
    hostsFile,
    put: (host, path, body) => void pages.set(`${host} ${path}`, Buffer.from(body)),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
