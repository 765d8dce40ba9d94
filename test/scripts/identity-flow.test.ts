import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { assert } from 'chai';
import { childEnv } from '../support/child-env.ts';
import { enginesInTurn } from '../support/databases.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`the way of a new member on ${engine.name}`, () => {
    it('leads from an invitation to the history of an entry', async () => {
      const database = await engine.create();
      try {
        const { stdout } = await promisify(execFile)(process.execPath, ['scripts/identity-flow.ts'], {
          cwd: root,
          env: { ...childEnv(), DATABASE_URL: database.url },
        });
        const lines = stdout.trim().split('\n');
        assert.lengthOf(lines, 12, stdout);
        assert.include(lines.at(-1), '["3 by admin (rollback)","2 by Ann","1 by Ann"]');
      } finally {
        await database.drop();
      }
    });
  });
}
