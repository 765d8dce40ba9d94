/** A piece of a JSON text, or its bytes in UTF-8. */
export type Piece = string | Buffer;

/** In characters. A shorter text is sent as it is, together with the headers. */
const LONG_TEXT = 16 * 1024;

/** The pieces of a text as one text, or as its bytes when it is long. */
export function joined(pieces: readonly Piece[]): string | Buffer {
  let length = 0;
  for (const piece of pieces) length += piece.length;
  return length < LONG_TEXT ? pieces.join('') : bytesOf(pieces);
}

/** The most bytes of a character in UTF-8. */
const LONGEST_CHARACTER = 4;

/**
 * The pieces of a text as its bytes in UTF-8. To put a long text together first costs several times as much: it is copied
 * once more, and the memory of long texts is collected slowly.
 */
export function bytesOf(pieces: readonly Piece[]): Buffer {
  let length = 0;
  for (const piece of pieces) length += piece.length;
  // With this room behind it, a text is written in as many bytes as it has characters only when all of them are ASCII.
  const bytes = Buffer.allocUnsafe(length + LONGEST_CHARACTER);
  let at = 0;
  for (const piece of pieces) {
    const written = typeof piece === 'string' ? bytes.write(piece, at) : piece.copy(bytes, at);
    if (written !== piece.length) return measuredBytesOf(pieces);
    at += written;
  }
  return bytes.subarray(0, at);
}

/** The same for any characters: each text is measured before it is written. */
function measuredBytesOf(pieces: readonly Piece[]): Buffer {
  let length = 0;
  for (const piece of pieces) length += Buffer.byteLength(piece);
  const bytes = Buffer.allocUnsafe(length);
  let at = 0;
  for (const piece of pieces)
    at += typeof piece === 'string' ? bytes.write(piece, at) : piece.copy(bytes, at);
  return bytes;
}

/** The items of a list with commas between them. */
export function listPieces<T extends Piece>(items: readonly T[]): (T | string)[] {
  const pieces: (T | string)[] = [];
  for (const item of items) {
    if (pieces.length > 0) pieces.push(',');
    pieces.push(item);
  }
  return pieces;
}
