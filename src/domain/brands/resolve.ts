import { errorFinding, type Findings, mergeFindings, type Warning, warning } from '../findings.ts';
import { objectsIn } from '../json/values.ts';
import { canonicalDomain, sameSite } from '../net/domain-name.ts';
import type { BrandFetch, BrandFetched, OpenedFiles } from './brand-file.ts';
import { type BrandVariant, checkBrandJson } from './check.ts';
import { domainIn, inlineBrandFor, ownedWebsites } from './contents.ts';
import { behind, type Followed, followReference, type Trouble } from './follow.ts';
import {
  agentRecord,
  type BrandResolution,
  bareRecord,
  canonicalRecord,
  houseRecord,
  inlineRecord,
} from './record.ts';
import {
  canonicalOfInline,
  type EarlierRelationship,
  type HouseView,
  judgeRelationship,
  type NamedBy,
} from './trust.ts';

export type { BrandFetch, BrandFetched } from './brand-file.ts';
export type { BrandResolution } from './record.ts';

export type ResolveContext = {
  now: Date;
  earlier?: EarlierRelationship;
  /** `canonical_id` that the last resolution found. */
  earlierId?: string;
  namedBy?: NamedBy;
};

/**
 * `origin` is the domain's own file, `document` the file that was used. They differ when the own file is a pointer.
 */
export type ResolvedBrand = {
  outcome: 'resolved';
  record: BrandResolution;
  document: unknown;
  documentUrl: string;
  variant: BrandVariant;
  fileStatus: number;
  findings: Findings;
  /** The brand object that was used. */
  brand: unknown;
  origin: { document: unknown; url: string; variant: BrandVariant };
  /** The house file, when one was read to check the relationship. */
  houseDocument?: unknown;
  staleAt?: Date;
};

/**
 * `transient`: the failure may be temporary, so the caller keeps what it has. `fileStatus`: HTTP status of the last
 * requested file, null without a response.
 */
type UnresolvedBrand = Trouble;
export type BrandLook = ResolvedBrand | UnresolvedBrand;

type Steps = Generator<BrandFetch, BrandLook, BrandFetched>;

/**
 * Resolves a domain to a brand from live files. The generator yields the fetch of one file at a time and is resumed
 * with the result. It requests at most eight files, and no file twice. Never throws, whatever the results are.
 */
export function* resolveBrandSteps(domain: string, context: ResolveContext): Steps {
  const asked = canonicalDomain(domain);
  if (!asked.ok)
    return invalid('domain', asked.reason, { outcome: 'invalid', transient: false, fileStatus: null });
  const files: OpenedFiles = new Map();
  const { now } = context;
  const result = yield* followReference(asked.domain, 'brand_json', { now, files });
  if (!result.ok) return result.trouble;
  const { end } = result;
  if (end.variant === 'house_portfolio') return yield* fromHouse(end, asked.domain, context, files);
  if (end.variant === 'brand_agent') return fromAgent(end, asked.domain);
  return yield* fromCanonical(end, asked.domain, context, files);
}

function* fromHouse(end: Followed, asked: string, context: ResolveContext, files: OpenedFiles): Steps {
  const named = domainIn(objectsIn([end.document.house])[0]?.domain);
  const serving = named !== null && named === end.host ? named : end.owner;
  const judged = judge(end, serving);
  if ('outcome' in judged) return judged;

  const inline = inlineBrandFor(end.document, asked);
  const master = objectsIn(end.document.brands).find((brand) => brand.keller_type === 'master');
  const brand = inline ?? (serving === asked ? master : undefined);
  if (brand !== undefined) {
    const place = { brand, house: end.document, houseDomain: serving, asked };
    const canonical = yield* canonicalOfInline(place, { ...context, files });
    return resolved(end, judged, inlineRecord(brand, end.document, serving, canonical), brand);
  }
  if (serving === asked) {
    const [house] = objectsIn([end.document.house]);
    return resolved(end, judged, houseRecord(house ?? {}, asked), house);
  }
  const referred = objectsIn(end.document.brand_refs).some((ref) => domainIn(ref.domain) === asked);
  return bare(end, judged, asked, serving, referred);
}

/**
 * The result for a domain that points to a house which does not name it: the domain itself, with the house as a
 * claim.
 */
function bare(
  end: Followed,
  findings: Findings,
  asked: string,
  claimed: string,
  referred = false,
): BrandLook {
  const message = referred
    ? `${claimed} refers to ${asked}, but ${asked} serves no brand canonical document of its own`
    : `${claimed} does not name ${asked} as one of its own`;
  const field = end.origin.variant === 'house_redirect' ? 'house' : 'authoritative_location';
  const record = bareRecord(asked, claimed);
  const { document, url: documentUrl, variant } = end.origin;
  const brand = { id: asked, names: [{ en: asked }] };
  return {
    ...resolved(end, findings, record, brand, [warning(field, message)]),
    document,
    documentUrl,
    variant,
  };
}

function fromAgent(end: Followed, asked: string): BrandLook {
  const judged = judge(end, end.owner);
  if ('outcome' in judged) return judged;
  const other = otherOwner(end, asked);
  if (other !== null) return bare(end, judged, asked, other);
  return resolved(end, judged, agentRecord(end.document, asked), end.document);
}

/**
 * The other domain that the document belongs to, null when it belongs to `asked`. A pointer to another domain's
 * document does not make that document the domain's own.
 */
function otherOwner({ owner, host }: Followed, asked: string): string | null {
  if (owner !== asked) return owner;
  return host !== null && !sameSite(host, asked) ? host : null;
}

function* fromCanonical(end: Followed, asked: string, context: ResolveContext, files: OpenedFiles): Steps {
  const brand = end.document;
  const domain = end.host ?? end.owner;
  const judged = judge(end, domain);
  if ('outcome' in judged) return judged;
  const websites = ownedWebsites(brand);
  const listed = websites.includes(asked);
  const other = otherOwner(end, asked);
  if (other !== null && !listed) return bare(end, judged, asked, other);
  if (end.offSite && websites.length > 0 && !listed)
    return invalid('authoritative_location', `${end.url} lists other websites as its own, but not ${asked}`, {
      outcome: 'invalid',
      transient: false,
      fileStatus: end.status,
      document: brand,
      documentUrl: end.url,
    });

  const houseDomain = domainIn(brand.house_domain);
  const house = houseDomain === null ? null : yield* viewHouse(houseDomain, context.now, files);
  const leaf = { domain, brandId: String(brand.id), houseDomain };
  const relationship = judgeRelationship(leaf, house, context);
  const houseDocument = house?.kind === 'read' ? house.document : null;
  const record = canonicalRecord(brand, domain, relationship, houseDocument);
  const look = resolved(end, judged, record, brand, relationship.warning ? [relationship.warning] : []);
  return houseDocument === null ? look : { ...look, houseDocument };
}

/**
 * The house file, as read for a brand that claims the house. Only its form and its own domain matter here. An error
 * in another brand of the house is no reason to doubt this relationship.
 */
function* viewHouse(
  domain: string,
  now: Date,
  files: OpenedFiles,
): Generator<BrandFetch, HouseView, BrandFetched> {
  const result = yield* followReference(domain, 'house', { now, files });
  if (!result.ok) {
    const { transient, findings } = result.trouble;
    return {
      kind: 'trouble',
      transient,
      message: `no house file at ${domain}: ${findings.errors[0]?.message ?? ''}`,
    };
  }
  const { document, variant, owner, host } = result.end;
  const named = domainIn(objectsIn([document.house])[0]?.domain);
  if (variant === 'house_portfolio' && named !== null && (named === owner || named === host))
    return { kind: 'read', document, domain: named };
  return { kind: 'trouble', transient: false, message: `${domain} serves no house file of its own` };
}

/** The findings of a document without errors, or an `invalid` result for a document with errors. */
function judge(end: Followed, domain: string): Findings | UnresolvedBrand {
  const { findings } = checkBrandJson(end.served, { domain });
  if (findings.errors.length === 0) return findings;
  return {
    outcome: 'invalid',
    transient: false,
    fileStatus: end.status,
    findings: mergeFindings(behind(end, 'is not valid'), end.findings, findings),
    document: end.document,
    documentUrl: end.url,
  };
}

function resolved(
  end: Followed,
  findings: Findings,
  record: BrandResolution,
  brand: unknown,
  warnings: Warning[] = [],
): ResolvedBrand {
  return {
    outcome: 'resolved',
    record,
    document: end.document,
    documentUrl: end.url,
    variant: end.variant,
    fileStatus: end.status,
    findings: mergeFindings({ errors: [], warnings }, end.findings, findings),
    brand,
    origin: end.origin,
    ...(end.staleAt === undefined ? {} : { staleAt: end.staleAt }),
  };
}

const invalid = (field: string, message: string, rest: Omit<Trouble, 'findings'>): UnresolvedBrand => ({
  ...rest,
  findings: { errors: [errorFinding(field, message)], warnings: [] },
});
