// A start validates the documents that its operator wrote. What conformed at an earlier start of the same build conforms
// again, and validators of schemas change nothing in what they validate: then nothing loads the validators, which take
// 7 MB and 60 ms, before a request needs them. As with compiled code, what is known is written when the process ends.
import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = new URL('./.conforms', import.meta.url);
/** Afterwards documents come from callers and other hosts: they are validated and not noted. */
const STARTS_WITHIN_MS = 10_000;
/** Beyond them, documents are validated at each start. */
const MOST_KNOWN = 20_000;

const earlier = readEarlier();
const learned = new Set();

function readEarlier() {
  try {
    return new Set(readFileSync(FILE, 'utf8').split('\n'));
  } catch {
    // The first start of this build, or nobody may write here.
    return new Set();
  }
}

function write() {
  try {
    writeFileSync(FILE, [...earlier, ...learned].join('\n'));
  } catch {
    // The next start validates again.
  }
}

/**
 * A validator that is loaded when something is validated that is not known to conform.
 *
 * @param load returns the validators of a file of schemas, by their names
 */
export function validatorLoadedLater(load, name) {
  let known;
  const validate = (data) => {
    const key = performance.now() < STARTS_WITHIN_MS ? keyOf(name, data) : undefined;
    if (known === undefined && earlier.has(key)) {
      validate.errors = null;
      return true;
    }
    known ??= load()[name];
    const conforms = known(data);
    validate.errors = known.errors;
    if (conforms && key !== undefined) note(key);
    return conforms;
  };
  return validate;
}

const keyOf = (name, data) => hash('sha256', `${name}\n${JSON.stringify(data)}`, 'base64');

function note(key) {
  if (earlier.has(key) || earlier.size + learned.size >= MOST_KNOWN) return;
  if (learned.size === 0) process.once('exit', write);
  learned.add(key);
}
