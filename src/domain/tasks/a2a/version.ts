import type { A2aVersion } from './task.ts';

/**
 * Which version a request speaks: what its header says (a patch number does not matter), or without one what the name
 * of its method looks like (`SendMessage` is 1.0, `message/send` is 0.3). Null for a version that is not served.
 */
export function versionOf(header: string, method: unknown): A2aVersion | null {
  const named = header.trim();
  if (named === '') return typeof method === 'string' && method.includes('/') ? '0.3' : '1.0';
  if (/^1\.0(\.\d+)?$/.test(named)) return '1.0';
  return /^0\.3(\.\d+)?$/.test(named) ? '0.3' : null;
}
