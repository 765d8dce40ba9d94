import { type ErrorFinding, errorFinding, type Warning } from '../findings.ts';
import { type JsonDocument, parseJsonDocument } from '../json/document.ts';

const BRAND_JSON_MAX_BYTES = 256 * 1024;
const BRAND_JSON_TIMEOUT_MS = 10_000;

/** A file that the resolution needs. Redirects must stay on https and inside the registrable domain of `url`. */
export type BrandFetch = {
  url: string;
  maxBytes: number;
  timeoutMs: number;
  redirects: { max: number; stay: 'same-site' };
  purpose: 'brand_json' | 'authoritative_location' | 'house';
};

/**
 * The result of a {@link BrandFetch}. `url` is the final address. With `notModified` the body is the copy kept from
 * an earlier fetch. A `failed` result with code `too_large` means an invalid file; every other code counts as
 * temporary.
 */
export type BrandFetched =
  | {
      kind: 'fetched';
      status: number;
      url: string;
      body: Uint8Array;
      notModified: boolean;
      /** The body as JSON, when the caller needs it too; otherwise it is parsed here. */
      parsed?: JsonDocument;
    }
  | { kind: 'failed'; code: string; message: string };

/**
 * A file that was parsed as JSON, or the reason why not. With `transient`, the caller should keep the earlier state.
 */
export type OpenedDocument =
  | { ok: true; document: unknown; url: string; status: number; warnings: Warning[] }
  | {
      ok: false;
      outcome: 'absent' | 'invalid' | 'unreachable';
      transient: boolean;
      status: number | null;
      error: ErrorFinding;
    };

/** Files read so far in one resolution, by requested URL, so that no file is requested twice. */
export type OpenedFiles = Map<string, OpenedDocument>;

export const brandJsonUrl = (domain: string): string => `https://${domain}/.well-known/brand.json`;

/** Reads a file of the resolution, or takes it from those that were read before. */
export function* openFile(
  url: string,
  purpose: BrandFetch['purpose'],
  files: OpenedFiles,
): Generator<BrandFetch, OpenedDocument, BrandFetched> {
  const known = files.get(url);
  if (known !== undefined) return known;
  const opened = read(
    yield {
      url,
      maxBytes: BRAND_JSON_MAX_BYTES,
      timeoutMs: BRAND_JSON_TIMEOUT_MS,
      redirects: { max: 3, stay: 'same-site' },
      purpose,
    },
  );
  files.set(url, opened);
  return opened;
}

function read(answer: BrandFetched): OpenedDocument {
  if (answer.kind === 'failed') return failed(answer.code, answer.message);
  const { status, url, body, notModified } = answer;
  if (status === 404 || status === 410)
    return { ok: false, outcome: 'absent', transient: false, status, error: httpStatus(status) };
  const readable = notModified ? body.length > 0 : status >= 200 && status < 300;
  if (!readable)
    return { ok: false, outcome: 'unreachable', transient: true, status, error: httpStatus(status) };
  const parsed = answer.parsed ?? parseJsonDocument(body);
  if (parsed.ok) return { ok: true, document: parsed.value, url, status, warnings: parsed.warnings };
  return { ok: false, outcome: 'invalid', transient: false, status, error: parsed.error };
}

function failed(code: string, message: string): OpenedDocument {
  const tooLarge = code === 'too_large';
  const field = code.includes('timeout') ? 'timeout' : 'connection';
  return {
    ok: false,
    outcome: tooLarge ? 'invalid' : 'unreachable',
    transient: !tooLarge,
    status: null,
    error: errorFinding(tooLarge ? 'root' : field, message),
  };
}

const httpStatus = (status: number): ErrorFinding =>
  errorFinding('http_status', `the server returned ${status}`);
