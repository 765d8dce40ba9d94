import { errorFinding, type Findings, mergeFindings, noFindings } from '../findings.ts';
import { isObject } from '../json/values.ts';
import { sameSite } from '../net/domain-name.ts';
import {
  type BrandFetch,
  type BrandFetched,
  brandJsonUrl,
  type OpenedDocument,
  type OpenedFiles,
  openFile,
} from './brand-file.ts';
import { type BrandVariant, checkBrandJson } from './check.ts';
import { domainIn } from './contents.ts';
import type { BrandJson } from './rules.ts';
import { parseInstant } from './values.ts';

/** Maximum number of pointers and house redirects that are followed from one file. */
const MAX_HOPS = 3;

type ContentVariant = Exclude<BrandVariant, 'authoritative_location' | 'house_redirect'>;

/** The document at the end of the pointers. */
export type Followed = {
  /** As its owner wrote it. */
  served: BrandJson;
  /** Without the parts that are left out. It may have errors. */
  document: BrandJson;
  variant: ContentVariant;
  url: string;
  status: number;
  /** The domain that the file belongs to: the first domain, or the target of the last house redirect. */
  owner: string;
  /** Another domain, when a pointer led to that domain's own well-known file. */
  host: string | null;
  /** Whether the document is outside the site of its owner. */
  offSite: boolean;
  /** The file that the first domain itself serves. */
  origin: { document: unknown; url: string; variant: BrandVariant };
  /** The kind of the last step to the document. */
  via: Via;
  /** Warnings about the pointers on the way, and about the text of the last document. */
  findings: Findings;
  /**
   * The earliest time after `now` at which a redirect on the way takes effect. A copy that is kept longer is stale.
   */
  staleAt?: Date;
};

export type Trouble = {
  outcome: 'absent' | 'invalid' | 'unreachable';
  transient: boolean;
  fileStatus: number | null;
  findings: Findings;
  document?: unknown;
  documentUrl?: string;
};

export type FollowResult = { ok: true; end: Followed } | { ok: false; trouble: Trouble };

type Place = { url: string; owner: string; host: string | null; offSite: boolean; via: Via };
type Via = 'origin' | 'authoritative_location' | 'house';

/**
 * Fetches the brand.json of `domain` and follows its pointers, at most {@link MAX_HOPS} times and never in a circle.
 */
export function* followReference(
  domain: string,
  purpose: 'brand_json' | 'house',
  context: { now: Date; files: OpenedFiles },
): Generator<BrandFetch, FollowResult, BrandFetched> {
  let place: Place = { url: brandJsonUrl(domain), owner: domain, host: null, offSite: false, via: 'origin' };
  let origin: Followed['origin'] | undefined;
  let staleAt: Date | undefined;
  const visited = new Set<string>();
  let gathered = noFindings;

  for (;;) {
    visited.add(place.url);
    const opened: OpenedDocument = yield* openFile(
      place.url,
      place.via === 'authoritative_location' ? place.via : purpose,
      context.files,
    );
    if (!opened.ok) return { ok: false, trouble: unread(opened, place, gathered) };
    const { document: served, url, status } = opened;
    gathered = mergeFindings(gathered, { errors: [], warnings: opened.warnings });

    const { variant, findings, content: document } = checkBrandJson(served, { domain: place.owner });
    if (variant === null || document === null || !isObject(served))
      return { ok: false, trouble: bad(findings, opened, place, gathered) };
    origin ??= { document, url, variant };
    if (variant !== 'authoritative_location' && variant !== 'house_redirect') {
      const { owner, host, offSite, via } = place;
      const end = {
        served,
        document,
        variant,
        url,
        status,
        owner,
        host,
        offSite,
        via,
        origin,
        findings: gathered,
      };
      return { ok: true, end: staleAt === undefined ? end : { ...end, staleAt } };
    }

    if (findings.errors.length > 0) return { ok: false, trouble: bad(findings, opened, place, gathered) };
    gathered = mergeFindings(gathered, findings);
    staleAt = sooner(staleAt, parseInstant(document.redirect_effective_at), context.now);

    const next = nextPlace(document, variant, place, visited);
    if (typeof next === 'string') {
      const field = variant === 'house_redirect' ? 'house' : variant;
      const found = { errors: [errorFinding(field, next)], warnings: [] };
      return { ok: false, trouble: bad(found, opened, place, gathered, true) };
    }
    place = next;
  }
}

/** The place that a pointer or a house redirect leads to, or why it is not followed. */
function nextPlace(
  document: BrandJson,
  variant: Exclude<BrandVariant, ContentVariant>,
  from: Place,
  visited: ReadonlySet<string>,
): Place | string {
  const next = variant === 'house_redirect' ? houseOf(document) : targetOf(document, from);
  if (next === null) return 'leads to no domain';
  if (visited.has(next.url)) return `leads back to ${next.url}`;
  return visited.size > MAX_HOPS
    ? `is redirect number ${MAX_HOPS + 1}; at most ${MAX_HOPS} are followed`
    : next;
}

function houseOf(document: BrandJson): Place | null {
  const owner = domainIn(document.house);
  return owner === null
    ? null
    : { url: brandJsonUrl(owner), owner, host: null, offSite: false, via: 'house' };
}

/**
 * The target of a pointer. It belongs to the domain that points, unless it is another domain's own well-known file.
 */
function targetOf(document: BrandJson, from: Place): Place | null {
  const url = new URL(String(document.authoritative_location));
  url.hash = '';
  const hostname = domainIn(url.hostname);
  if (hostname === null) return null;
  const owner = from.host ?? from.owner;
  const anothers =
    hostname !== owner && url.port === '' && url.pathname === '/.well-known/brand.json' && url.search === '';
  return {
    url: url.href,
    owner: from.owner,
    host: anothers ? hostname : from.host,
    offSite: from.offSite || !sameSite(hostname, from.owner),
    via: 'authoritative_location',
  };
}

function sooner(known: Date | undefined, at: Date | null, now: Date): Date | undefined {
  if (at === null || at <= now) return known;
  return known === undefined || at < known ? at : known;
}

/**
 * The trouble for a file that could not be read. A missing target of a pointer makes the pointer invalid, and may be
 * temporary.
 */
function unread(opened: Extract<OpenedDocument, { ok: false }>, place: Place, gathered: Findings): Trouble {
  const { outcome, transient, status, error } = opened;
  const missing = place.via !== 'origin' && outcome === 'absent';
  return {
    outcome: missing ? 'invalid' : outcome,
    transient: transient || missing,
    fileStatus: status,
    findings: mergeFindings(behind(place, 'could not be read'), gathered, { errors: [error], warnings: [] }),
    documentUrl: place.url,
  };
}

function bad(
  findings: Findings,
  opened: Extract<OpenedDocument, { ok: true }>,
  place: Place,
  gathered: Findings,
  transient = false,
): Trouble {
  return {
    outcome: 'invalid',
    transient,
    fileStatus: opened.status,
    findings: mergeFindings(behind(place, 'is not valid'), gathered, findings),
    document: opened.document,
    documentUrl: opened.url,
  };
}

/** A first error which explains that the other errors are about a document behind a pointer. */
export function behind({ via, url }: { via: Via; url: string }, what: string): Findings {
  if (via === 'origin') return noFindings;
  return { errors: [errorFinding(via, `leads to ${url}, which ${what}`)], warnings: [] };
}
