import { imageSize } from 'image-size';
import { isLogoSize, kindOfLogo, type LogoKind } from '../../domain/brands/logo-file.ts';
import { faultOfSvg } from '../../domain/text/svg.ts';

export type LogoJudged =
  | { readonly ok: true; readonly kind: LogoKind }
  | { readonly ok: false; readonly code: 'not_a_picture' | 'wrong_size' | 'unreadable' };

/** No picture is shorter; the library would read a header that is cut as another size. */
const FEWEST_BYTES = 26;

/** Whether bytes are a picture that may be shown. Of pixels only the header is read; nothing is decoded. */
export function judgeLogo(bytes: Uint8Array): LogoJudged {
  const kind = kindOfLogo(bytes);
  if (kind === 'svg')
    return faultOfSvg(bytes) === null ? { ok: true, kind } : { ok: false, code: 'not_a_picture' };
  if (bytes.byteLength < FEWEST_BYTES) return { ok: false, code: 'not_a_picture' };
  try {
    const { width, height } = imageSize(bytes);
    return isLogoSize({ width, height }) ? { ok: true, kind } : { ok: false, code: 'wrong_size' };
  } catch {
    return { ok: false, code: 'not_a_picture' };
  }
}
