import type { CoreFormat } from '../../../generated/types/schemas.ts';

/** Sizes of pictures in pixels that every publisher knows. */
const SIZES: ReadonlySet<string> = new Set([
  ...['300x250', '336x280', '728x90', '970x90', '970x250', '160x600', '300x600', '300x1050', '120x600'],
  ...['320x50', '320x100', '320x480', '300x50', '468x60', '180x150', '1920x1080', '1080x1920'],
]);

function isStandard({ type, renders }: CoreFormat): boolean {
  // Films and spots are played by standard players whatever their length.
  if (type === 'video' || type === 'audio') return true;
  return renders.every(({ dimensions }) => SIZES.has(`${dimensions?.width}x${dimensions?.height}`));
}

/** Ids of the formats that creatives made for others fit as they are. */
export const standardFormats = (formats: readonly CoreFormat[]): ReadonlySet<string> =>
  new Set(formats.filter(isStandard).map(({ format_id }) => format_id.id));
