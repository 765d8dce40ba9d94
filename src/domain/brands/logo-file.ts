import type { RegistryBrandListingItem } from '../../../generated/types/registry.ts';

/** Kinds of pictures that are kept, by the ends of their file names, and the types under which they are served. */
const TYPES = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  // The parameter counts more than what the file says: it was checked as UTF-8.
  svg: 'image/svg+xml; charset=utf-8',
} as const;
export type LogoKind = keyof typeof TYPES;

export const MOST_LOGO_BYTES = 256 * 1024;
const MOST_SIDE = 4_096;
const MOST_PIXELS = 8_000_000;

/** The kind of a picture by its first bytes. What is none of the others may be a drawing, which is text. */
export function kindOfLogo(bytes: Uint8Array): LogoKind {
  const text = Array.from(bytes.subarray(0, 16), (byte) => String.fromCharCode(byte)).join('');
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('\xff\xd8\xff')) return 'jpg';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif';
  return text.startsWith('RIFF') && text.startsWith('WEBPVP8', 8) ? 'webp' : 'svg';
}

/** Whether a picture has a size, and no more pixels than a browser should have to decode for a logo. */
export const isLogoSize = ({ width, height }: { width: number; height: number }): boolean =>
  width >= 1 && height >= 1 && Math.max(width, height) <= MOST_SIDE && width * height <= MOST_PIXELS;

export const LOGOS_PATH = '/logos/';

/** Where the registry serves a copy, as a member of the wire; nothing without a copy. */
export const logoMember = (file: string | null): Pick<RegistryBrandListingItem, 'logo_path'> =>
  file === null ? {} : { logo_path: `${LOGOS_PATH}${file}` };

/** The copy that a path names, and the type under which it is served; null for every other path. */
export function readLogoPath(path: string): { file: string; type: string } | null {
  const [, file = '', kind = ''] = /^\/logos\/([0-9a-f]{64}\.([a-z]{3,4}))$/.exec(path) ?? [];
  return Object.hasOwn(TYPES, kind) ? { file, type: TYPES[kind as LogoKind] } : null;
}
