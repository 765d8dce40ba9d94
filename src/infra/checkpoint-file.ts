import { randomUUID } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';

/** Keeps the newest published checkpoint outside the database, where a restored backup does not take it back. */
export type CheckpointFile = {
  read(): Promise<Buffer | null>;
  write(checkpoint: string): Promise<void>;
};

export const checkpointFile = (path: string): CheckpointFile => ({
  async read() {
    try {
      return await readFile(path);
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw cause;
    }
  },

  /** The file is the old or the new one, and never a part of one, whenever the machine stops. */
  async write(checkpoint) {
    const fresh = `${path}.${randomUUID()}`;
    const file = await open(fresh, 'w');
    try {
      await file.writeFile(checkpoint);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(fresh, path);
  },
});
