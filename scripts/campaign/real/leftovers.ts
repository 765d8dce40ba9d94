import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The callers of campaigns beside a demo that have bought and did not end what they bought. A campaign that is cut off leaves
 * its buy running, whose ads the page of the next one would show.
 *
 * @param folder folder of the demo; null where nothing is left when the campaign ends
 */
export function leftoversIn(folder: string | null) {
  const path = folder === null ? null : join(folder, 'campaigns.json');

  async function names(): Promise<string[]> {
    if (path === null) return [];
    const text = await readFile(path, 'utf8').catch(() => '[]');
    try {
      const kept: unknown = JSON.parse(text);
      return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
    } catch {
      return [];
    }
  }

  return {
    /** Ends what earlier campaigns left. One that cannot be ended is tried again by the next. */
    async endAll(end: (name: string) => Promise<void>): Promise<string[]> {
      const ended: string[] = [];
      for (const name of await names()) {
        await end(name);
        await this.forget(name);
        ended.push(name);
      }
      return ended;
    },
    async keep(name: string): Promise<void> {
      if (path !== null) await writeFile(path, JSON.stringify([...(await names()), name]), { mode: 0o600 });
    },
    async forget(name: string): Promise<void> {
      if (path === null) return;
      const left = (await names()).filter((one) => one !== name);
      if (left.length === 0) await rm(path, { force: true });
      else await writeFile(path, JSON.stringify(left), { mode: 0o600 });
    },
  };
}
export type Leftovers = ReturnType<typeof leftoversIn>;
