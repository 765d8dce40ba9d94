import type { ProtocolAgentProfile } from '../../../generated/types/protocol.ts';
import { ProtocolAgentProfile as isProfile } from '../../../generated/validators/schemas/protocol.js';
import {
  type AgentDeclaration,
  crossBlocks,
  DAYS_WITHOUT_CREATIVES,
  protocolAreas,
} from '../declaration/agent-profile.ts';
import { readBrandCatalog } from '../declaration/brand-catalog.ts';
import { clip } from '../findings.ts';
import { documentFaults } from '../json/schema-faults.ts';
import { readRightsCatalog } from '../rights/offering.ts';

export type ProfileRead =
  | { readonly ok: true; readonly profile: AgentDeclaration }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads a file that a profile names, by the path written in the profile. */
export type ReadFile = (
  path: string,
) => { readonly ok: true; readonly document: unknown } | { readonly ok: false; readonly reason: string };

const IN_FLIGHT_SECONDS = 60;
const LONGEST_PROBLEM = 300;

/** Validates a profile as its operator wrote it. Each problem is one line that begins with the path. */
export function readProfile(document: unknown, readFile: ReadFile): ProfileRead {
  const problems = isProfile(document)
    ? []
    : documentFaults(isProfile.errors, document).map(({ place, message }) =>
        clip(`${place || 'root'}: ${message}`, LONGEST_PROBLEM),
      );
  if (problems.length > 0) return { ok: false, problems };
  const written = document as ProtocolAgentProfile;
  const catalogs = readCatalogs(written, readFile);
  const more = [...idempotencyProblems(written.idempotency), ...catalogs.problems];
  if (more.length > 0) return { ok: false, problems: more };
  return { ok: true, profile: withDefaults(written, catalogs) };
}

/** Violations of the idempotency rules that the schema does not cover. */
function idempotencyProblems(written: ProtocolAgentProfile['idempotency']): string[] {
  const { supported, replay_ttl_seconds: ttl, in_flight_max_seconds: inFlight } = written;
  if (!supported) {
    return Object.keys(written)
      .filter((name) => name !== 'supported')
      .map((name) => `idempotency.${name}: must be left out when idempotency.supported is false`);
  }
  if (ttl === undefined)
    return ['idempotency.replay_ttl_seconds: is required when idempotency.supported is true'];
  if (inFlight !== undefined && inFlight > ttl) {
    return ['idempotency.in_flight_max_seconds: must be at most idempotency.replay_ttl_seconds'];
  }
  return [];
}

type Catalogs = Required<AgentDeclaration['catalogs']> & { readonly problems: readonly string[] };

/**
 * Reads the files of the catalogs. Products are not validated here but later, when the address of the agent
 * is known.
 */
function readCatalogs({ catalogs = {} }: ProtocolAgentProfile, readFile: ReadFile): Catalogs {
  const brands = catalogs.brands === undefined ? null : readBrands(catalogs.brands, readFile);
  const rights =
    catalogs.rights === undefined
      ? null
      : readRights(catalogs.rights, brands?.ok === true ? brands.brands : null, readFile);
  const products = catalogs.products === undefined ? null : readFile(catalogs.products);
  const signals = catalogs.signals === undefined ? null : readFile(catalogs.signals);
  const problems = [
    ...(brands?.ok === false ? brands.problems.map((problem) => `catalogs.brands: ${problem}`) : []),
    ...(rights?.ok === false ? rights.problems.map((problem) => `catalogs.rights: ${problem}`) : []),
    ...(products?.ok === false ? [`catalogs.products: ${products.reason}`] : []),
    ...(signals?.ok === false ? [`catalogs.signals: ${signals.reason}`] : []),
  ];
  return {
    brands: brands?.ok === true ? brands.brands : null,
    houses: brands?.ok === true ? [brands.house] : [],
    rights: rights?.ok === true ? rights.rights : null,
    products: products?.ok === true ? { document: products.document } : null,
    signals: signals?.ok === true ? { document: signals.document } : null,
    problems: problems.map((problem) => clip(problem, LONGEST_PROBLEM)),
  };
}

function readBrands(path: string, readFile: ReadFile) {
  const file = readFile(path);
  return file.ok ? readBrandCatalog(file.document) : { ok: false as const, problems: [file.reason] };
}

function readRights(path: string, brands: AgentDeclaration['catalogs']['brands'], readFile: ReadFile) {
  const file = readFile(path);
  return file.ok ? readRightsCatalog(file.document, brands) : { ok: false as const, problems: [file.reason] };
}

function withDefaults(
  written: ProtocolAgentProfile,
  { brands, houses, rights, products, signals }: Catalogs,
): AgentDeclaration {
  const { idempotency, account } = written;
  const blocks = [...protocolAreas, ...crossBlocks].flatMap((name) =>
    written[name] === undefined ? [] : [[name, written[name]]],
  );
  return {
    ...Object.fromEntries(blocks),
    idempotency: idempotency.supported
      ? {
          in_flight_max_seconds: IN_FLIGHT_SECONDS,
          ...idempotency,
          supported: true,
          replay_ttl_seconds: idempotency.replay_ttl_seconds ?? 0,
        }
      : { supported: false },
    supported_protocols: written.supported_protocols,
    specialisms: written.specialisms ?? [],
    account: {
      require_operator_auth: false,
      required_for_products: false,
      account_financials: false,
      sandbox: false,
      ...account,
    },
    holds: { days_without_creatives: DAYS_WITHOUT_CREATIVES, ...written.holds },
    ...(written.credit === undefined ? {} : { credit: written.credit }),
    experimental_features: written.experimental_features ?? [],
    extensions_supported: written.extensions_supported ?? [],
    catalogs: { brands, houses, rights, products, signals },
  };
}
