import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes the JSON file that the setting OUTBOUND_HOSTS names: `{ "<host>": "<origin>", … }`, sorted by host.
 * The file appears whole or not at all, so a server that starts meanwhile never reads half a map.
 */
export async function writeOutboundHosts(file: string, hosts: ReadonlyMap<string, string>): Promise<void> {
  const sorted = Object.fromEntries([...hosts].sort(([a], [b]) => (a < b ? -1 : 1)));
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.new`;
  await writeFile(unfinished, `${JSON.stringify(sorted, null, 2)}\n`);
  await rename(unfinished, file);
}
