import type { Context } from 'koa';
import { type JsonPiece, joinedPieces } from '../domain/json/kept-json.ts';

/** Pieces that cost less one by one than a copy of them all. */
const FEW = 8;

/**
 * Writes a whole response. Koa would need the pieces as one, and look at each header several times.
 *
 * @param type the value of `Content-Type`
 */
export function sendPieces(ctx: Context, status: number, type: string, pieces: readonly JsonPiece[]): void {
  const { res } = ctx;
  const parts = pieces.length > FEW ? [joinedPieces(pieces)] : pieces;
  ctx.respond = false;
  res.statusCode = status;
  res.setHeader('Content-Type', type);
  res.setHeader(
    'Content-Length',
    parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0),
  );
  // They leave together: Node sends what is written in one turn at its end.
  for (const part of parts) if (part.length > 0) res.write(part);
  res.end();
}
