import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { TaskMessage } from '../../src/domain/contract/publish.ts';
import type { ValidVector } from './vectors.ts';

/** Placeholder for the protocol's name in the values and in their folder names. */
const PLACEHOLDER = /(?<![A-Za-z])NAME(?![A-Za-z])/g;

/** Hand-written values of a message, valid ones first, in order of name. */
export function writtenValues(
  folder: string,
  protocol: string,
  task: string,
  message: TaskMessage,
): ValidVector[] {
  const taskFolder = task.replace(new RegExp(`(?<![a-z])${protocol}(?![a-z])`), 'NAME');
  return ['valid', 'invalid'].flatMap((kind) => {
    const place = join(folder, taskFolder, message, kind);
    return readdirSync(place)
      .sort()
      .map((file) => ({
        name: basename(file, '.json'),
        value: JSON.parse(readFileSync(join(place, file), 'utf8').replace(PLACEHOLDER, protocol)),
      }));
  });
}
