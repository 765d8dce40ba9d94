import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext } from 'playwright-core';
import { shiftOf } from './chromium.ts';

/** What a window shows is in the first pieces; the rest of a long page comes as one. */
const PIECE_BYTES = 700;
const PIECES = 40;
/** More than two frames of a browser, so that it draws what it has. */
const PAUSE_MS = 40;
/** Of one hop, or such as the service decides anew for what it sends. */
const NOT_PASSED = new Set([
  'host',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'accept-encoding',
  'content-encoding',
  'content-length',
  'upgrade-insecure-requests',
]);
/** Pages that are opened at the same time: nearly all of it is waiting. */
const TABS = 6;

/** A slow way to a service: its pages arrive in pieces, all else at once. */
async function serveInPieces(to: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    const asked = Object.entries(request.headers).filter(([name]) => !NOT_PASSED.has(name));
    const headers = {
      ...(Object.fromEntries(asked) as Record<string, string>),
      'accept-encoding': 'identity',
    };
    const answer = await fetch(to + request.url, { headers, redirect: 'manual' });
    response.writeHead(answer.status, [...answer.headers].filter(([name]) => !NOT_PASSED.has(name)).flat());
    const body = Buffer.from(await answer.arrayBuffer());
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
    const piecesEnd = isPage ? PIECES * PIECE_BYTES : 0;
    for (let at = 0; at < Math.min(piecesEnd, body.length); at += PIECE_BYTES) {
      response.write(body.subarray(at, at + PIECE_BYTES));
      await pause(PAUSE_MS);
    }
    response.write(body.subarray(piecesEnd));
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  // Cookies are those of a host, whatever the port.
  return { origin: `http://${new URL(to).hostname}:${(server.address() as AddressInfo).port}`, close };
}

/**
 * Opens the pages over a slow way and says which of them moved what was already drawn. A reader who has begun to read, or
 * is about to press, then loses the place.
 * @param most how much may move, as a part of the window
 */
export async function pagesThatMove(
  context: BrowserContext,
  service: string,
  paths: readonly string[],
  { size, most }: { size: { width: number; height: number }; most: number },
): Promise<string[]> {
  const { origin, close } = await serveInPieces(service);
  const left = [...paths];
  const moved: string[] = [];
  const tab = async () => {
    const page = await context.newPage();
    await page.setViewportSize(size);
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      await page.goto(origin + path, { waitUntil: 'load' });
      if (page.url() !== origin + path) moved.push(`${path} leads to ${page.url()}`);
      const { sum, what } = await shiftOf(page);
      if (!(sum < most)) moved.push(`${path}: ${sum}, ${what.join(', ')}`);
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: TABS }, tab)).finally(close);
  return moved;
}
