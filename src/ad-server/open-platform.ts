import { OperatorError } from '../domain/errors.ts';
import { keyOfSignal, type SignalCatalog } from '../domain/signals/signal.ts';
import { builtInCatalog } from './catalog/built-in/index.ts';
import { standInCatalog, standInProposals } from './catalog/built-in/stand-ins.ts';
import { builtInTransformers, standInTransformers } from './catalog/built-in/transformers.ts';
import { type Catalog, stockOf, withoutPushedReports } from './catalog/document.ts';
import { placeCatalog, readCatalog } from './catalog/read.ts';
import type { Platform } from './port.ts';
import { builtInSignalCatalog, readSignalCatalog } from './signals/read.ts';
import { openSimulator } from './simulator/simulator.ts';
import type { CoverageOf } from './simulator/targeting-share.ts';

export type OpenedPlatform = { readonly catalog: Catalog; readonly platform: Platform };

/** A catalog as its operator wrote it, the built-in catalog, or null for none. */
type Source = { readonly document: unknown } | 'built-in' | null;

/** The catalog of an agent that sells nothing. */
const NOTHING: Catalog = { formats: [], products: [] };

/**
 * Opens the embedded platform with a catalog of products and one of signals.
 *
 * @param agentUrl `agent_url` of all formats, and source of the agent's own signals
 * @param pushesReports whether the agent declares that it pushes delivery reports
 * @param simulated whether answers must say that the figures are invented, because the accounts are real
 * @throws {OperatorError} with the first problem when a catalog is invalid
 */
export function openPlatform(
  source: Source,
  agentUrl: string,
  signals: Source = null,
  pushesReports = true,
  simulated = false,
): OpenedPlatform {
  const offered = signals === null ? {} : { signals: openSignals(signals, agentUrl) };
  const coverageOf = coverageBySignal(offered.signals);
  if (source === null)
    return {
      catalog: { ...NOTHING, ...offered },
      platform: openSimulator(() => undefined, coverageOf, { simulated }),
    };
  const read = source === 'built-in' ? builtIn(agentUrl) : written(source.document, agentUrl);
  const catalog = pushesReports ? read : withoutPushedReports(read);
  return {
    catalog: { ...catalog, ...offered },
    platform: openSimulator(stockOf(catalog), coverageOf, { simulated }),
  };
}

function written(document: unknown, agentUrl: string): Catalog {
  const read = readCatalog(document, agentUrl);
  if (read.ok) return read.catalog;
  const [first, ...others] = read.problems;
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  throw new OperatorError(`AGENT_PROFILE: catalogs.products: ${first}${more}`);
}

function openSignals(source: NonNullable<Source>, agentUrl: string): SignalCatalog {
  if (source === 'built-in') return builtInSignalCatalog(agentUrl);
  const read = readSignalCatalog(source.document, agentUrl);
  if (read.ok) return read.catalog;
  throw new OperatorError(`AGENT_PROFILE: catalogs.signals: ${read.problems[0]}`);
}

function coverageBySignal(catalog: SignalCatalog | undefined): CoverageOf {
  const shares = new Map(
    [...(catalog?.signals ?? []), ...(catalog?.standIns ?? [])].map((signal) => [
      keyOfSignal(signal, catalog?.agentUrl ?? ''),
      signal,
    ]),
  );
  return (key) => shares.get(key);
}

function builtIn(agentUrl: string): Catalog {
  const catalog = placeCatalog(builtInCatalog, agentUrl);
  const standIns = placeCatalog(standInCatalog, agentUrl);
  const listed = new Set(catalog.formats.map(({ format_id }) => format_id.id));
  return {
    ...catalog,
    transformers: builtInTransformers,
    standIns: {
      products: standIns.products,
      formats: standIns.formats.filter(({ format_id }) => !listed.has(format_id.id)),
      proposals: standInProposals,
      transformers: standInTransformers,
    },
  };
}
