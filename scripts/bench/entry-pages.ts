import type { Scenario } from './scenario.ts';
import { domainOf, fillWorld } from './search-world.ts';
import { type Service, startService } from './service.ts';
import { sideBySide, sideOf } from './side-by-side.ts';
import { microseconds, type Row } from './table.ts';

const SIZE = 2_000;
const ROUND_MS = { small: 600, full: 2_000 };
/** Number of entries that are read in turn. */
const KEYS = 200;
const HEADERS = { accept: 'text/html', 'accept-encoding': 'gzip' };

/** Pages of entries as browsers ask for them, each compared with the record that it shows as JSON. */
export const entryPages: Scenario = {
  name: 'pages of entries',
  async run({ scale, databaseUrl }) {
    await fillWorld(databaseUrl, SIZE);
    const service = await startService({ DATABASE_URL: databaseUrl, ROLE: 'web' });
    try {
      return [
        ...(await besideJson(
          service,
          'brand',
          (domain) => `/api/brands/resolve?domain=${domain}`,
          ROUND_MS[scale],
        )),
        ...(await besideJson(
          service,
          'publisher',
          (domain) => `/api/registry/publisher?domain=${domain}`,
          ROUND_MS[scale],
        )),
      ];
    } finally {
      await service.stop();
    }
  },
};

async function besideJson(
  service: Service,
  kind: 'brand' | 'publisher',
  jsonPath: (domain: string) => string,
  ms: number,
): Promise<Row[]> {
  const domains = Array.from({ length: KEYS }, (_, key) => domainOf(Math.floor((key * SIZE) / KEYS)));
  const pages = domains.map((domain) => ({ path: `/${kind}s/${domain}`, headers: HEADERS }));
  const { page, json } = await sideBySide(
    { page: sideOf(service, pages), json: sideOf(service, domains.map(jsonPath)) },
    ms,
  );
  return [
    { what: `page of a ${kind}`, value: `${Math.round(page.perSecond)} /s` },
    { what: '  processor time of a request', value: microseconds(page.cpuMs) },
    {
      what: '  speed against its JSON',
      value: `× ${(page.perSecond / json.perSecond).toFixed(2)}`,
      reach: '≥ 0.2',
    },
  ];
}
