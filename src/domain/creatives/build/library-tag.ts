import { isObject, type Json } from '../../json/values.ts';
import { TaskError } from '../../tasks/task-error.ts';

/** Values of macros that a request knows, by the name of the macro. */
export type TagMacroValues = Readonly<Record<string, string>>;

const MACRO = /\{([A-Z][A-Z0-9_]{0,63})\}/g;

/** Characters that values may add to the assets of one manifest; a text of macros alone would grow without end. */
const MOST_ADDED = 1_000_000;

/**
 * The assets with the macros filled in that are known. One pass: a value that looks like a macro stays as it is. In
 * addresses values are percent-encoded; in texts they stand as they are, because markup is produced from them later.
 *
 * @throws {TaskError} VALIDATION_ERROR when the values together are too long
 */
export function fillKnownMacros(assets: Json, values: TagMacroValues): Json {
  let left = MOST_ADDED;
  if (Object.keys(values).length === 0) return assets;
  const walk = (value: unknown, name: string, kind: unknown): unknown => {
    if (typeof value === 'string') {
      const isUrl = name === 'url' || name.endsWith('_url');
      if (!isUrl && !(name === 'content' && kind === 'text')) return value;
      return value.replace(MACRO, (whole, macro: string) => {
        const filled = Object.hasOwn(values, macro) ? values[macro] : undefined;
        if (filled === undefined) return whole;
        const written = isUrl ? encode(filled) : filled;
        left -= written.length;
        if (left < 0) throw tooLong();
        return written;
      });
    }
    if (Array.isArray(value)) return value.map((item) => walk(item, name, kind));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, walk(part, key, value.asset_type ?? kind)]),
    );
  };
  return walk(assets, '', undefined) as Json;
}

const tooLong = (): TaskError =>
  new TaskError(
    'VALIDATION_ERROR',
    `\`macro_values\` add more than ${MOST_ADDED} characters to the assets: send shorter values or fewer macros.`,
    { field: 'macro_values' },
  );

/** Everything outside the unreserved characters of RFC 3986 is percent-encoded. */
const encode = (text: string): string =>
  encodeURIComponent(Buffer.from(text.normalize('NFC')).toString()).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** A tag that an ad server serves a creative of the library with: markup for its first picture, video or page. */
export const servedAssets = (
  assets: Json,
  context: {
    readonly creativeId: string;
    readonly mediaBuyId?: string | undefined;
    readonly packageId?: string | undefined;
  },
): Json =>
  fillKnownMacros(assets, {
    CREATIVE_ID: context.creativeId,
    ...(context.mediaBuyId === undefined ? {} : { MEDIA_BUY_ID: context.mediaBuyId }),
    ...(context.packageId === undefined ? {} : { PACKAGE_ID: context.packageId }),
  });
