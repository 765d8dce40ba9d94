import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Part } from '../../conformance/check.ts';
import type { Peer } from '../../conformance/run/peer.ts';
import { type RunOptions, runConformance } from '../../conformance/run/run.ts';

export type SmallPeer = {
  readonly url: URL;
  /** Requests so far: method and path, then headers. */
  readonly seen: { readonly line: string; readonly headers: IncomingMessage['headers'] }[];
  close(): Promise<void>;
};

/** A peer on loopback that answers by a function. */
export async function smallPeer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<SmallPeer> {
  const seen: SmallPeer['seen'] = [];
  const server = createServer((request, response) => {
    seen.push({ line: `${request.method} ${request.url}`, headers: request.headers });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    seen,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const registryAt = (url: URL, credentials: Peer['credentials'] = {}): Peer => ({
  subject: 'registry',
  url,
  credentials,
  given: [],
});

/** Runs made-up checks against a peer. */
export const runParts = (peer: Peer, parts: readonly Part[], options: Partial<RunOptions> = {}) =>
  runConformance({ peers: [peer], parts, version: '0', requestsPerSecond: 500, ...options });

/** A part of made-up requirements: each with its check. */
export const partOf = (checks: Part['checks'], level: 'must' | 'should' = 'must'): Part => ({
  requirements: Object.keys(checks).map((id) => ({
    id,
    subject: 'registry',
    heading: 'Made up',
    rule: 'Something holds.',
    level,
    needs: [],
  })),
  checks,
});
