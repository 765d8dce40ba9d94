import { fileTypeFromBuffer } from 'file-type';
import { imageSize } from 'image-size';
import { parseBuffer } from 'music-metadata';
import type { SeenMedia } from '../../domain/creatives/seen-media.ts';

/** Bytes that suffice for every file signature that the library knows. */
const HEAD = 4_100;
/** Bytes of an image that are searched for its size, which may follow colour profiles and previews. */
const IMAGE_HEAD = 512 * 1024;
const MEASURED = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']);

/** Bytes that are inspected in 20 ms at most, whatever they contain. */
const QUICK_HEAD = 32 * 1024;

/** Detects the type and dimensions of a file. Parsers may take seconds for crafted bytes, so this runs in a thread. */
export async function inspectBytes(bytes: Uint8Array): Promise<SeenMedia> {
  const known = await kindOf(bytes);
  if (MEASURED.has(known.type ?? '')) return { ...known, ...sizeOf(bytes.subarray(0, IMAGE_HEAD)) };
  return isTimed(known) ? { ...known, ...(await durationOf(bytes)) } : known;
}

/** Same as `inspectBytes`, from the beginning of a file alone; null when that is not enough. */
export async function inspectHead(bytes: Uint8Array): Promise<SeenMedia | null> {
  const known = await kindOf(bytes);
  if (isTimed(known)) return null;
  if (!MEASURED.has(known.type ?? '')) return known;
  const size = sizeOf(bytes.subarray(0, QUICK_HEAD));
  return size.width === undefined && bytes.byteLength > QUICK_HEAD ? null : { ...known, ...size };
}

async function kindOf(bytes: Uint8Array): Promise<{ type: string | null; bytes: number }> {
  const type = (await fileTypeFromBuffer(bytes.subarray(0, HEAD)))?.mime ?? null;
  return { type: isSvg(type, bytes) ? 'image/svg+xml' : type, bytes: bytes.byteLength };
}

const isTimed = ({ type }: { type: string | null }): boolean => /^(?:video|audio)\//.test(type ?? '');

function isSvg(type: string | null, bytes: Uint8Array): boolean {
  if (type !== null && type !== 'application/xml') return false;
  return /^\s*(?:<\?xml[^>]{0,200}\?>\s*)?(?:<!--[^>]{0,1000}-->\s*)?<svg[\s>]/.test(
    new TextDecoder().decode(bytes.subarray(0, 2_000)),
  );
}

/** Whether it is a number of an answer: a header may make a duration infinite, negative, or no number at all. */
const isNumber = (value: number): boolean => value >= 0 && value <= Number.MAX_SAFE_INTEGER;

function sizeOf(bytes: Uint8Array): { width?: number; height?: number } {
  try {
    const { width, height } = imageSize(bytes);
    return isNumber(width) && isNumber(height) ? { width, height } : {};
  } catch {
    return {};
  }
}

async function durationOf(bytes: Uint8Array): Promise<{ durationMs?: number }> {
  try {
    const { format } = await parseBuffer(bytes, undefined, { skipCovers: true });
    const durationMs = (format.duration ?? Number.NaN) * 1000;
    return isNumber(durationMs) ? { durationMs } : {};
  } catch {
    return {};
  }
}
