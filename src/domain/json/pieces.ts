/** In characters. A shorter text is sent as it is, together with the headers. */
const LONG_TEXT = 16 * 1024;

/** The pieces of a text as one text, or as its bytes when it is long. */
export function inOnePart(pieces: readonly string[]): string | Buffer {
  let length = 0;
  for (const piece of pieces) length += piece.length;
  return length < LONG_TEXT ? pieces.join('') : bytesOfPieces(pieces);
}

/**
 * The pieces of a text as its bytes in UTF-8. To put a long text together first costs several times as much: it is copied
 * once more, and the memory of long texts is collected slowly.
 */
export function bytesOfPieces(pieces: readonly string[]): Buffer {
  let length = 0;
  for (const piece of pieces) length += Buffer.byteLength(piece);
  const bytes = Buffer.allocUnsafe(length);
  let at = 0;
  for (const piece of pieces) at += bytes.write(piece, at);
  return bytes;
}

/** The items of a list with commas between them. */
export function listPieces(items: readonly string[]): string[] {
  const pieces: string[] = [];
  for (const item of items) {
    if (pieces.length > 0) pieces.push(',');
    pieces.push(item);
  }
  return pieces;
}
