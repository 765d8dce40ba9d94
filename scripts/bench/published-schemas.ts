import { tasks } from '../../generated/tasks.ts';
import type { Scenario } from './scenario.ts';
import { type Service, startService } from './service.ts';
import { ratiosOf, sideBySide, sideOf, startBareFor } from './side-by-side.ts';
import { costRow, milliseconds, type Row } from './table.ts';

const FOLDER = '/schemas/v3';
const ROUND_MS = 600;
/** Number of files that are requested in turn, and of connections. */
const AT_ONCE = 8;
const NAME = 'published schema';

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
        ...(await besideBareHttp(service, schemas.slice(0, AT_ONCE), ROUND_MS)),
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

/** Requests per second for some paths, and their cost against bare node:http with the bytes of the first path. */
async function besideBareHttp(service: Service, paths: readonly string[], ms: number): Promise<Row[]> {
  const bare = await startBareFor(service, paths[0] ?? '');
  const { ours, ceiling } = await sideBySide({ ours: sideOf(service, paths), ceiling: bare }, ms, AT_ONCE);
  bare.stop();
  return [
    { what: NAME, value: `${ours.perSecond.toFixed(0)}/s` },
    costRow(NAME, ratiosOf(ours, ceiling), 'node:http'),
    { what: `  p95 of ${AT_ONCE} at once`, value: milliseconds(ours.p95) },
  ];
}
