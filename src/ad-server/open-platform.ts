import type { AgentDeclaration, CatalogFile } from '../domain/declaration/agent-profile.ts';
import { OperatorError } from '../domain/errors.ts';
import { keyOfSignal, type SignalCatalog } from '../domain/signals/signal.ts';
import { salesFaults } from './catalog/check-sales.ts';
import { type Catalog, stockOf, withoutPushedReports } from './catalog/document.ts';
import { readCatalog } from './catalog/read.ts';
import type { Platform } from './port.ts';
import { readSignalCatalog } from './signals/read.ts';
import { openSimulator, type SimulatorOptions } from './simulator/simulator.ts';
import type { CoverageOf } from './simulator/targeting-share.ts';

export type OpenedPlatform = { readonly catalog: Catalog; readonly platform: Platform };

/** The files of a catalog as its operator wrote them, or null for none. */
type Source = readonly CatalogFile[] | null;

/** The catalog of an agent that sells nothing. */
const NOTHING: Catalog = { formats: [], products: [] };

/** Faults of the catalogs of a profile, and of the profile against its catalogs; one line each. */
export function catalogFaults(profile: AgentDeclaration): string[] {
  const { products: productFiles, signals: signalFiles } = profile.catalogs;
  const products = productFiles === null ? null : readCatalog(productFiles, ANY_AGENT);
  const signals = signalFiles === null ? null : readSignalCatalog(signalFiles, ANY_AGENT);
  const faults = [
    ...(products?.ok === false ? products.problems.map((problem) => `catalogs.products: ${problem}`) : []),
    ...(signals?.ok === false ? signals.problems.map((problem) => `catalogs.signals: ${problem}`) : []),
  ];
  if (faults.length > 0) return faults;
  const offered = signals?.ok === true ? { signals: signals.catalog } : {};
  return salesFaults(profile, { ...(products?.ok === true ? products.catalog : NOTHING), ...offered });
}

const ANY_AGENT = 'http://localhost/mcp';

/**
 * Opens the embedded platform with a catalog of products and one of signals.
 *
 * @param agentUrl `agent_url` of all formats, and source of the agent's own signals
 * @param pushesReports whether the agent declares that it pushes delivery reports
 * @param options how the simulator runs
 * @throws {OperatorError} with the first problem when a catalog is invalid
 */
export function openPlatform(
  products: Source,
  agentUrl: string,
  signals: Source = null,
  pushesReports = true,
  options: SimulatorOptions = {},
): OpenedPlatform {
  const offered = signals === null ? {} : { signals: openSignals(signals, agentUrl) };
  const coverageOf = coverageBySignal(offered.signals);
  if (products === null)
    return {
      catalog: { ...NOTHING, ...offered },
      platform: openSimulator(() => undefined, coverageOf, options),
    };
  const read = openProducts(products, agentUrl);
  const catalog = pushesReports ? read : withoutPushedReports(read);
  return {
    catalog: { ...catalog, ...offered },
    platform: openSimulator(stockOf(catalog), coverageOf, options),
  };
}

function openProducts(files: readonly CatalogFile[], agentUrl: string): Catalog {
  const read = readCatalog(files, agentUrl);
  if (read.ok) return read.catalog;
  throw invalid('products', read.problems);
}

function openSignals(files: readonly CatalogFile[], agentUrl: string): SignalCatalog {
  const read = readSignalCatalog(files, agentUrl);
  if (read.ok) return read.catalog;
  throw invalid('signals', read.problems);
}

function invalid(catalog: 'products' | 'signals', [first, ...others]: readonly string[]): OperatorError {
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  return new OperatorError(`AGENT_PROFILE: catalogs.${catalog}: ${first}${more}`);
}

function coverageBySignal(catalog: SignalCatalog | undefined): CoverageOf {
  const shares = new Map(
    [...(catalog?.signals ?? []), ...(catalog?.unlisted ?? [])].map((signal) => [
      keyOfSignal(signal, catalog?.agentUrl ?? ''),
      signal,
    ]),
  );
  return (key) => shares.get(key);
}
