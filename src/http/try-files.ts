import { createReadStream, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from 'koa';
import { projectRoot } from '../infra/project.ts';
import { isKnown } from './entity-tag.ts';
import { codingFor } from './reading/negotiate.ts';

type TryFiles = {
  /** Name of the program in addresses; it contains the hash of the program. */
  readonly name: string;
  /** The file with the program, in each coding. */
  readonly files: Readonly<Record<'identity' | 'gzip' | 'br', string>>;
};

const FOLDER = join(projectRoot, 'dist/try');

/** The program of the page to try requests, as `scripts/try-it.mjs` copied it. */
export const tryFiles: () => TryFiles = (() => {
  let made: TryFiles | undefined;
  return () => {
    made ??= JSON.parse(readFileSync(join(FOLDER, 'manifest.json'), 'utf8')) as TryFiles;
    return made;
  };
})();

/** Sends the program from the disk: its megabytes are asked for too seldom to stay in memory. */
export function sendTryProgram(ctx: Context): void {
  const coding = codingFor(ctx);
  const { name, files } = tryFiles();
  const path = join(FOLDER, files[coding]);
  const etag = `"${name}-${coding}"`;
  ctx.set({ Vary: 'Accept-Encoding', 'Cache-Control': 'public, max-age=31536000, immutable', ETag: etag });
  ctx.type = 'text/javascript; charset=utf-8';
  if (isKnown(ctx.get('if-none-match'), etag)) {
    ctx.status = 304;
    return;
  }
  if (coding !== 'identity') ctx.set('Content-Encoding', coding);
  ctx.status = 200;
  ctx.length = statSync(path).size;
  if (ctx.method === 'GET') ctx.body = createReadStream(path);
}
