import type { PictureSpec } from './picture.ts';
import { MOST_PIXELS } from './picture.ts';

/** Where drawn pictures are served. */
export const PICTURES_PATH = '/creative-pictures/';

/** Purpose of the key that addresses of pictures are signed with. */
export const PICTURES_PURPOSE = 'creative-pictures';

/** Keyed hash of a text; only this deployment can make it. */
export type SignPicture = (text: string) => string;

const SIGNATURE_CHARACTERS = 32;
const LONGEST_PATH = 4_000;

/** A picture is drawn when it is asked for; its address carries all that it follows from, signed against invention. */
export function picturePath(spec: PictureSpec, sign: SignPicture): string {
  const { width, height, background, accent, brand, headline, call, legal } = spec;
  const text = JSON.stringify([width, height, background, accent, brand, headline, call, legal]);
  const encoded = Buffer.from(text).toString('base64url');
  return `${PICTURES_PATH}${encoded}.${sign(encoded).slice(0, SIGNATURE_CHARACTERS)}.png`;
}

/** The picture that a path is about; null for one that this deployment did not make. */
export function readPicturePath(
  path: string,
  sign: SignPicture,
  isSame: (a: string, b: string) => boolean,
): PictureSpec | null {
  if (!path.startsWith(PICTURES_PATH) || path.length > LONGEST_PATH) return null;
  const [encoded = '', signature = '', extension, ...rest] = path.slice(PICTURES_PATH.length).split('.');
  if (
    extension !== 'png' ||
    rest.length > 0 ||
    !isSame(signature, sign(encoded).slice(0, SIGNATURE_CHARACTERS))
  )
    return null;
  const [width, height, background, accent, brand, headline, call, legal] = JSON.parse(
    Buffer.from(encoded, 'base64url').toString(),
  ) as [number, number, string, string, string, string, string, string];
  return width * height > MOST_PIXELS
    ? null
    : { width, height, background, accent, brand, headline, call, legal };
}
