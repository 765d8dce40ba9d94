import { protocol } from '../../../generated/protocol.ts';
import type { BrandRightsOffering } from '../../../generated/types/brand.ts';
import type { ProtocolAgentProfile } from '../../../generated/types/protocol.ts';
import { ProtocolAgentProfile as isProfile } from '../../../generated/validators/schemas/protocol.js';
import {
  type AgentDeclaration,
  type CatalogFile,
  crossBlocks,
  DAYS_WITHOUT_CREATIVES,
  protocolAreas,
} from '../declaration/agent-profile.ts';
import { type BrandCatalog, type CatalogBrand, readBrandCatalog } from '../declaration/brand-catalog.ts';
import type { HouseFacts } from '../declaration/house-facts.ts';
import { clip } from '../findings.ts';
import { documentFaults } from '../json/schema-faults.ts';
import { isObject } from '../json/values.ts';
import { readRightsCatalog } from '../rights/offering.ts';

export type DeclarationRead =
  | { readonly ok: true; readonly profile: AgentDeclaration }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads a file that a profile names, by the path written in the profile. */
export type ReadFile = (
  path: string,
) => { readonly ok: true; readonly document: unknown } | { readonly ok: false; readonly reason: string };

const IN_FLIGHT_SECONDS = 60;
const LONGEST_PROBLEM = 300;

/** Validates a profile as its operator wrote it. Each problem is one line that begins with the path. */
export function readDeclaration(document: unknown, readFile: ReadFile): DeclarationRead {
  const whole = withSigningProfile(document);
  const problems = isProfile(whole)
    ? []
    : documentFaults(isProfile.errors, whole).map(({ place, message }) =>
        clip(`${place || 'root'}: ${message}`, LONGEST_PROBLEM),
      );
  if (problems.length > 0) return { ok: false, problems };
  const written = whole as ProtocolAgentProfile;
  const catalogs = readCatalogs(written, readFile);
  const more = [...idempotencyProblems(written.idempotency), ...catalogs.problems];
  if (more.length > 0) return { ok: false, problems: more };
  return { ok: true, profile: withDefaults(written, catalogs) };
}

/** This software has one profile of webhook signatures, so a profile that names none means this one. */
function withSigningProfile(document: unknown): unknown {
  if (!isObject(document) || !isObject(document.webhook_signing)) return document;
  const { webhook_signing: signing } = document;
  if (signing.supported !== true || signing.profile !== undefined) return document;
  return { ...document, webhook_signing: { ...signing, profile: protocol.webhookSigningTag } };
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
  const problems: string[] = [];
  const report = (catalog: keyof typeof catalogs, problem: string): void => {
    problems.push(clip(`catalogs.${catalog}: ${problem}`, LONGEST_PROBLEM));
  };
  const filesOf = (catalog: keyof typeof catalogs): readonly CatalogFile[] | null => {
    const paths = catalogs[catalog];
    if (paths === undefined) return null;
    return [paths].flat().flatMap((path) => {
      const file = readFile(path);
      if (file.ok) return [{ path, document: file.document }];
      report(catalog, `${path}: ${file.reason}`);
      return [];
    });
  };
  const houses = filesOf('brands');
  const brands = houses === null ? null : readHouses(houses, (problem) => report('brands', problem));
  const licensed = filesOf('rights');
  const rights =
    licensed === null ? null : readRights(licensed, brands, (problem) => report('rights', problem));
  return {
    brands: brands?.brands ?? null,
    houses: brands?.houses ?? [],
    rights,
    products: filesOf('products'),
    signals: filesOf('signals'),
    problems,
  };
}

type Houses = { readonly brands: BrandCatalog; readonly houses: readonly HouseFacts[] };

/** Houses in the order of their files, and the brands of all. */
function readHouses(files: readonly CatalogFile[], report: (problem: string) => void): Houses {
  const brands = new Map<string, CatalogBrand>();
  const houses = files.flatMap(({ path, document }) => {
    const read = readBrandCatalog(document);
    if (!read.ok) {
      for (const problem of read.problems) report(`${path}: ${problem}`);
      return [];
    }
    for (const [id, brand] of read.brands) {
      if (brands.has(id)) report(`${path}: brands: ${id} is a brand of another file`);
      brands.set(id, brand);
    }
    return [read.house];
  });
  return { brands, houses };
}

function readRights(
  files: readonly CatalogFile[],
  houses: Houses | null,
  report: (problem: string) => void,
): ReadonlyMap<string, BrandRightsOffering> {
  const rights = new Map<string, BrandRightsOffering>();
  for (const { path, document } of files) {
    const read = readRightsCatalog(document, houses?.brands ?? null);
    for (const problem of read.ok ? [] : read.problems) report(`${path}: ${problem}`);
    for (const [id, offering] of read.ok ? read.rights : []) {
      if (rights.has(id)) report(`${path}: offerings: ${id} is an offering of another file`);
      rights.set(id, offering);
    }
  }
  return rights;
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
