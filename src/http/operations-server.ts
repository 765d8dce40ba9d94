import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { type OperationalTools, operationalRoutes } from './operational.ts';

/** A door of its own for those who run the service, on an address that nobody else reaches. */
export type OperationsServer = { readonly address: AddressInfo; close(): Promise<void> };

/** Serves `/healthz`, `/readyz` and `/metrics`, and nothing else. */
export async function startOperationsServer(
  { host, port }: { host: string; port: number },
  tools: OperationalTools,
): Promise<OperationsServer> {
  const app = new Koa();
  app.silent = true;
  app.use(operationalRoutes(tools));
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, app.callback());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    address: server.address() as AddressInfo,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
