import { readFile } from 'node:fs/promises';
import { OperatorError } from '../domain/errors.ts';
import { shortText } from '../domain/net/foreign-answer.ts';

/** In characters: what the contract allows where members name things themselves. */
const LONGEST_NAME = 200;

/**
 * The name that an operator gives to something, without spaces around it.
 *
 * @throws {OperatorError} for one that is empty or too long, or that pages and logs cannot show as it is
 */
export function givenName(text: string, longest = LONGEST_NAME): string {
  const name = text.trim();
  if (name === '' || name.length > longest || shortText(name, longest) !== name)
    throw new OperatorError(`--name: expected plain text of 1 to ${longest} characters`);
  return name;
}

/**
 * The text of a file that an operator names.
 *
 * @throws {OperatorError} when it cannot be read
 */
export async function givenFile(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new OperatorError(
      `${file}: cannot be read (${systemCodeOf(cause)}); correct the path, or who may read it`,
    );
  }
}

/** The code of an error of the system, such as ENOENT. */
export const systemCodeOf = (cause: unknown): string =>
  cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
