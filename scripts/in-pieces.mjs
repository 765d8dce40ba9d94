// Code that a running service loads is read, compiled and linked file by file, with a turn of the event loop for each: all
// files of one `import()` take one turn, of 30 ms and more, in which no other request is served.
import { readFile } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Pieces that are loaded or being loaded, each with the turn after it, and the files that consist of them. */
const pieces = new Map();
const wholes = new Map();

/** Loads a file once, and again after it failed. */
function once(loaded, name, load) {
  if (!loaded.has(name))
    loaded.set(
      name,
      load().catch((cause) => {
        loaded.delete(name);
        throw cause;
      }),
    );
  return loaded.get(name);
}

async function loadPiece(piece) {
  await import(`./${piece}`);
  await nextTurn();
}

async function loadWhole(name) {
  const listed = await readFile(new URL(`./${name}.pieces`, import.meta.url), 'utf8');
  for (const piece of listed.split('\n')) await once(pieces, piece, () => loadPiece(piece));
  return import(`./${name}`);
}

/**
 * Imports a file after the files that it imports. The build has listed those beside it, in the order in which they need
 * each other. Some callers ask for each request.
 *
 * @param name of a file in this folder
 */
export const importInPieces = (name) => once(wholes, name, () => loadWhole(name));
