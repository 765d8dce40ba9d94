import { OperatorError } from '../domain/errors.ts';
import { builtInCatalog } from './catalog/built-in/index.ts';
import { standInCatalog, standInProposals } from './catalog/built-in/stand-ins.ts';
import type { Catalog } from './catalog/document.ts';
import { readCatalog } from './catalog/read.ts';
import { stockOf } from './catalog/stock.ts';
import type { Platform } from './port.ts';
import { openSimulator } from './simulator/simulator.ts';

export type Opened = { readonly catalog: Catalog; readonly platform: Platform };

/** What stands behind an agent that sells nothing. */
const NOTHING: Catalog = { formats: [], products: [] };

/**
 * The embedded platform with what it has to sell.
 *
 * @param source the catalog as its operator wrote it, the one that comes with this program, or null for none
 * @param agentUrl home of the formats
 * @throws {OperatorError} with the first problem of the catalog
 */
export function openPlatform(
  source: { readonly document: unknown } | 'built-in' | null,
  agentUrl: string,
): Opened {
  if (source === null) return { catalog: NOTHING, platform: openSimulator(() => undefined) };
  const read = readCatalog(source === 'built-in' ? builtInCatalog : source.document, agentUrl);
  if (!read.ok) {
    const [first, ...others] = read.problems;
    const more = others.length > 0 ? ` (and ${others.length} more)` : '';
    throw new OperatorError(`AGENT_PROFILE: catalogs.products: ${first}${more}`);
  }
  const catalog = source === 'built-in' ? withStandIns(read.catalog, agentUrl) : read.catalog;
  return { catalog, platform: openSimulator(stockOf(catalog)) };
}

function withStandIns(catalog: Catalog, agentUrl: string): Catalog {
  const read = readCatalog(standInCatalog, agentUrl);
  if (!read.ok) throw new Error(`the stand-ins are invalid: ${read.problems.join('; ')}`);
  const { formats, products } = read.catalog;
  const listed = new Set(catalog.formats.map(({ format_id }) => format_id.id));
  return {
    ...catalog,
    standIns: {
      products,
      formats: formats.filter(({ format_id }) => !listed.has(format_id.id)),
      proposals: standInProposals,
    },
  };
}
