import type { RegistryManifestReference } from '../../../generated/types/registry.ts';
/** Where a manifest is, and what the last fetch of it found. */
export type ManifestReference = RegistryManifestReference;

/** What is stored about a domain's brand.json, and about the agent that may stand in for it. Flags are 0 or 1. */
export type BrandManifest = {
  outcome: 'resolved' | 'absent' | 'invalid' | 'unreachable' | null;
  hasCopy: number;
  hasEntry: number;
  /** Whether the file of a house names the domain. */
  isNamed: number;
  url: string | null;
  variant: string | null;
  agentUrl: string | null;
  agentId: string | null;
};

/** What is stored about a domain's adagents.json. Flags are 0 or 1. */
export type AdagentsManifest = {
  status: 'unknown' | 'valid' | 'invalid' | 'absent' | 'unreachable';
  hasCopy: number;
  hasEntry: number;
  /** Whether a crawl of the domain is scheduled. */
  isScheduled: number;
  url: string | null;
};

const AGENT_VARIANT = 'brand_agent';

/**
 * Where the domain's brand.json is: its own file, the file that the registry hosts for an entry, or the expected URL
 * of a domain that a house names and that was never fetched. A valid file is preferred.
 */
export function brandReference(
  domain: string,
  known: BrandManifest,
  baseUrl: string,
): ManifestReference | null {
  const { outcome, hasEntry, isNamed } = known;
  return best([
    ownBrand(domain, known),
    hasEntry === 1 ? file(`${baseUrl}/brands/${domain}/brand.json`, 'valid') : null,
    outcome === null && isNamed === 1 ? file(brandUrl(domain), 'pending') : null,
  ]);
}

function ownBrand(
  domain: string,
  { outcome, hasCopy, url, variant, agentUrl, agentId }: BrandManifest,
): ManifestReference | null {
  if (outcome === null || outcome === 'absent' || (hasCopy === 0 && outcome !== 'invalid')) return null;
  const status = outcome === 'resolved' ? 'valid' : outcome;
  if (variant === AGENT_VARIANT && agentUrl !== null) return agent(agentUrl, agentId, status);
  return file(url ?? brandUrl(domain), status);
}

/**
 * Where the adagents.json for the domain is: its own file, the file that the registry hosts for an entry, or the
 * expected URL when the first crawl is scheduled. A valid file is preferred.
 */
export function adagentsReference(
  domain: string,
  known: AdagentsManifest | undefined,
  baseUrl: string,
): ManifestReference | null {
  if (known === undefined) return null;
  const { status, hasEntry, isScheduled } = known;
  return best([
    ownAdagents(domain, known),
    hasEntry === 1 ? file(`${baseUrl}/publisher/${domain}/.well-known/adagents.json`, 'valid') : null,
    status === 'unknown' && isScheduled === 1 ? file(adagentsUrl(domain), 'pending') : null,
  ]);
}

function ownAdagents(domain: string, { status, hasCopy, url }: AdagentsManifest): ManifestReference | null {
  if (status === 'unknown' || status === 'absent' || (hasCopy === 0 && status !== 'invalid')) return null;
  return file(url ?? adagentsUrl(domain), status);
}

function best(references: readonly (ManifestReference | null)[]): ManifestReference | null {
  const found = references.filter((reference) => reference !== null);
  return found.find(({ verification_status: status }) => status === 'valid') ?? found[0] ?? null;
}

const brandUrl = (domain: string) => `https://${domain}/.well-known/brand.json`;
const adagentsUrl = (domain: string) => `https://${domain}/.well-known/adagents.json`;

type Status = ManifestReference['verification_status'];

const file = (url: string, status: Status): ManifestReference => ({
  reference_type: 'url',
  manifest_url: url,
  agent_url: null,
  agent_id: null,
  verification_status: status,
});

const agent = (url: string, id: string | null, status: Status): ManifestReference => ({
  reference_type: 'agent',
  manifest_url: null,
  agent_url: url,
  agent_id: id,
  verification_status: status,
});
