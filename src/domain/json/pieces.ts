/** In characters. A shorter text is sent as it is, together with the headers. */
const LONG_TEXT = 16 * 1024;

/** The pieces of a text as one text, or as its bytes when it is long. */
export function inOnePart(pieces: readonly string[]): string | Buffer {
  let length = 0;
  for (const piece of pieces) length += piece.length;
  return length < LONG_TEXT ? pieces.join('') : bytesOfPieces(pieces);
}

/** In bytes of UTF-8. */
const LONGEST_CHARACTER = 4;

/**
 * The pieces of a text as its bytes in UTF-8. To put a long text together first costs several times as much: it is copied
 * once more, and the memory of long texts is collected slowly. Most texts are ASCII, whose bytes need not be counted before
 * they are written: the number that was written shows whether a piece was ASCII.
 */
export function bytesOfPieces(pieces: readonly string[]): Buffer {
  let length = 0;
  for (const piece of pieces) length += piece.length;
  // With room for one more character, a piece with other characters never writes as many bytes as it has characters.
  const bytes = Buffer.allocUnsafe(length + LONGEST_CHARACTER);
  let at = 0;
  for (let index = 0; index < pieces.length; index += 1) {
    const piece = pieces[index] ?? '';
    const written = bytes.write(piece, at);
    if (written !== piece.length)
      return Buffer.concat([bytes.subarray(0, at), countedBytes(pieces.slice(index))]);
    at += written;
  }
  return bytes.subarray(0, at);
}

/** The same for pieces with any characters. */
function countedBytes(pieces: readonly string[]): Buffer {
  let length = 0;
  for (const piece of pieces) length += Buffer.byteLength(piece);
  const bytes = Buffer.allocUnsafe(length);
  let at = 0;
  for (const piece of pieces) at += bytes.write(piece, at);
  return bytes;
}

/** The items of a list with commas between them. A comma is no piece of its own: writing a piece costs more than adding one. */
export const listPieces = (items: readonly string[]): string[] =>
  items.map((item, at) => (at === 0 ? item : `,${item}`));
