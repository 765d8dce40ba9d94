import type { PictureSpec } from './picture.ts';
import { MOST_PIXELS } from './picture.ts';

/** Path below which drawn pictures are served. */
export const PICTURES_PATH = '/creative-pictures/';

/** Purpose of the key that signs URLs of pictures. */
export const PICTURES_PURPOSE = 'creative-pictures';

/** Computes a keyed hash of a text. Only this deployment has the key. */
export type SignPicture = (text: string) => string;

const SIGNATURE_CHARACTERS = 32;
const LONGEST_PATH = 4_000;

/**
 * The path of a picture. The picture is drawn on request from the data in the path. The signature prevents callers
 * from making up paths.
 */
export function picturePath(spec: PictureSpec, sign: SignPicture): string {
  const encoded = encode(spec);
  return pathOf(encoded, sign(encoded).slice(0, SIGNATURE_CHARACTERS));
}

/** Whether the path of a picture is short enough to be served: the legal text of a picture can be long. */
export const hasServablePath = (spec: PictureSpec): boolean =>
  pathOf(encode(spec), 'x'.repeat(SIGNATURE_CHARACTERS)).length <= LONGEST_PATH;

const pathOf = (encoded: string, signature: string) => `${PICTURES_PATH}${encoded}.${signature}.png`;

function encode(spec: PictureSpec): string {
  const { width, height, background, accent, brand, headline, call, legal } = spec;
  const text = JSON.stringify([width, height, background, accent, brand, headline, call, legal]);
  return Buffer.from(text).toString('base64url');
}

/** The picture that a path describes; null when this deployment did not sign the path. */
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
