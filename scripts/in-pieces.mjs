// Code that a running service loads is read, compiled and linked file by file, with a turn of the event loop for each: all
// files of one `import()` take one turn, of 30 ms and more, in which no other request is served.
import { readFile } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Pieces that are loaded or being loaded, each with the turn after it. */
const pieces = new Map();

async function load(piece) {
  try {
    await import(`./${piece}`);
  } catch (cause) {
    pieces.delete(piece);
    throw cause;
  }
  await nextTurn();
}

/**
 * Imports a file after the files that it imports. The build has listed those beside it, in the order in which they need
 * each other.
 *
 * @param name of a file in this folder
 */
export async function importInPieces(name) {
  const listed = await readFile(new URL(`./${name}.pieces`, import.meta.url), 'utf8');
  for (const piece of listed.split('\n')) {
    if (!pieces.has(piece)) pieces.set(piece, load(piece));
    await pieces.get(piece);
  }
  return import(`./${name}`);
}
