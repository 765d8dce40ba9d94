import { clip, type ErrorFinding, errorFinding, type Warning, warning } from '../findings.ts';
import { scanJson } from './scan.ts';

export type JsonLimits = {
  /** Longest document in bytes. */
  maxBytes: number;
  /** Deepest nesting of arrays and objects. */
  maxDepth: number;
  /**
   * Largest number of values: items, members and containers together. Bounds the memory that a small text can
   * claim.
   */
  maxValues: number;
};
export type JsonDocument =
  | { ok: true; value: unknown; warnings: Warning[] }
  | { ok: false; error: ErrorFinding };

const LIMITS: JsonLimits = { maxBytes: 20 * 1024 * 1024, maxDepth: 64, maxValues: 4_000_000 };
const NOT_TEXT = /\\u0000|\\u[dD][89a-fA-F]/;

/**
 * Parses a JSON document from an untrusted source (RFC 8259, UTF-8, with or without a byte order mark). Never
 * throws: any fault is returned as one finding about the field `json`. A name that is repeated in an object
 * causes a warning with its path; the last value counts. U+0000 and unpaired surrogates, which databases
 * reject, become U+FFFD.
 */
export function parseJsonDocument(bytes: Uint8Array, limits: Partial<JsonLimits> = {}): JsonDocument {
  const { maxBytes, maxDepth, maxValues } = { ...LIMITS, ...limits };
  if (bytes.byteLength > maxBytes) return refuse(`the document is longer than ${maxBytes} bytes`);
  const text = decode(bytes);
  if (text === null) return refuse('the document is not UTF-8 text');

  const scan = scanJson(text, { maxDepth, maxValues });
  if (!scan.ok) {
    return refuse(
      scan.exceeded === 'depth'
        ? `the document is nested deeper than ${maxDepth} levels`
        : `the document has more than ${maxValues} values`,
    );
  }
  const warnings = scan.duplicates.map((path) =>
    warning(path, 'this name stands more than once in the same object, only the last value counts'),
  );
  if (scan.duplicateCount > warnings.length) {
    warnings.push(
      warning('json', `names are repeated ${scan.duplicateCount} times in all, not every place is listed`),
    );
  }
  try {
    const value: unknown = JSON.parse(text);
    if (!NOT_TEXT.test(text)) return { ok: true, value, warnings };
    const cleaned = wellFormed(value);
    if (cleaned.changed) {
      warnings.push(
        warning('json', 'characters that are no text (U+0000, unpaired surrogates) were replaced'),
      );
    }
    return { ok: true, value: cleaned.value, warnings };
  } catch (error) {
    return refuse(
      `the document is not JSON: ${clip(error instanceof Error ? error.message : 'unreadable', 200)}`,
    );
  }
}

function refuse(message: string): JsonDocument {
  return { ok: false, error: errorFinding('json', message) };
}

/** Bytes that are decoded at once. Memory for 20 MB outside of the heap would stay with the process when it is free. */
const DECODED = 512 * 1024;

function decode(bytes: Uint8Array): string | null {
  const pieces: string[] = [];
  try {
    for (let start = 0; start < bytes.length; ) {
      const end = endOfCharacter(bytes, start + DECODED);
      // A mark of the byte order is one at the beginning only.
      const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: start > 0 });
      pieces.push(decoder.decode(bytes.subarray(start, end)));
      start = end;
    }
    return pieces.join('');
  } catch {
    return null;
  }
}

/** The end of the character before this place or at it. In bytes that are no UTF-8 it may be within one. */
function endOfCharacter(bytes: Uint8Array, place: number): number {
  if (place >= bytes.length) return bytes.length;
  let end = place;
  while (end > place - 3 && isContinued(bytes[end])) end -= 1;
  return end;
}

const isContinued = (byte = 0): boolean => (byte & 0xc0) === 0x80;

/** The value with every string and name made well-formed. The scan has already limited the depth of the recursion. */
function wellFormed(value: unknown): { value: unknown; changed: boolean } {
  let changed = false;
  const clean = (text: string): string => {
    const cleaned = text.replaceAll('\0', '\ufffd').replace(/\p{Cs}/gu, '\ufffd');
    changed ||= cleaned !== text;
    return cleaned;
  };
  const walk = (node: unknown): unknown => {
    if (typeof node === 'string') return clean(node);
    if (Array.isArray(node)) return node.map(walk);
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([name, member]) => [clean(name), walk(member)]));
  };
  return { value: walk(value), changed };
}
