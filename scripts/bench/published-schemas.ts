import { tasks } from '../../generated/tasks.ts';
import { besideBareHttp } from './overview.ts';
import type { Scenario } from './scenario.ts';
import { startService } from './service.ts';
import { milliseconds, type Row } from './table.ts';

const FOLDER = '/schemas/v3';
const ROUND_MS = 600;

/**
 * Files of the published contract. The first request of each kind prepares the file; later requests get the
 * prepared bytes.
 */
export const publishedSchemas: Scenario = {
  name: 'published schemas',
  async run({ databaseUrl }) {
    const service = await startService({ DATABASE_URL: databaseUrl, ROLE: 'web' });
    const schemas = Object.values(tasks).map(({ request }) => `${FOLDER}/${request}.json`);
    try {
      return [
        ...(await first(service.origin, 'first schema, which reads the contract', schemas[0] ?? '')),
        ...(await first(service.origin, 'first bundle', `${FOLDER}/bundles/create_media_buy-request.json`)),
        ...(await first(service.origin, 'first index, which hashes every file', `${FOLDER}/index.json`)),
        ...(await besideBareHttp(service, 'published schema', '', schemas.slice(0, 8), ROUND_MS)),
      ];
    } finally {
      await service.stop();
    }
  },
};

async function first(origin: string, what: string, path: string): Promise<Row[]> {
  const started = performance.now();
  await (await fetch(`${origin}${path}`)).arrayBuffer();
  return [{ what, value: milliseconds(performance.now() - started) }];
}
