import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes the JSON file for the setting OUTBOUND_HOSTS: `{ "<host>": "<origin>", … }`, sorted by host. The write is
 * atomic, so a server that is starting never reads a partial file.
 */
export async function writeOutboundHosts(file: string, hosts: ReadonlyMap<string, string>): Promise<void> {
  const sorted = Object.fromEntries([...hosts].sort(([a], [b]) => (a < b ? -1 : 1)));
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.new`;
  await writeFile(unfinished, `${JSON.stringify(sorted, null, 2)}\n`);
  await rename(unfinished, file);
}
