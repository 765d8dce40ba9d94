import type { CoreCreativeManifest, CoreFormat } from '../../../generated/types/schemas.ts';
import { type BuyRejected, type Judged, refuse } from '../buys/refusal.ts';
import { isOffered } from '../products/product.ts';
import { judgeAsset } from './library/judge-asset.ts';
import { placedAssets, stringIn } from './render/manifest-parts.ts';
import { readAdTag } from './vast/ad-tag.ts';

/** A page of a preview as it is kept until it expires. */
export type PreviewPage = {
  /** What only those know who got its URL. */
  readonly id: string;
  readonly principalId: string;
  /** A whole document. */
  readonly page: string;
  /** Content security policy that the page is served with. */
  readonly policy: string;
  /** Length of the document in UTF-8. */
  readonly bytes: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

export const PREVIEW_LIFETIME_MS = 24 * 3_600_000;
/** What is kept for one principal, in bytes of its documents; the oldest make room. */
export const MOST_PREVIEW_BYTES = 16 * 1024 * 1024;
/** How long an expired page is known to have been there. */
export const PREVIEW_REMEMBERED_MS = 24 * 3_600_000;
/** Documents of one answer, which are all in it as text. */
export const MOST_SHOWN_BYTES = 4 * 1024 * 1024;
export const MOST_RENDERS = 100;

/** Where pages of previews are served, below the public address or an origin of their own. */
export const PREVIEW_PATH = '/previews/';

const VARIANT = /^(.+)\.served$/s;
/** A creative of the library is served as it was synced, so that it has one variant. */
export const servedVariantId = (creativeId: string): string => `${creativeId}.served`;
/** The creative that a variant belongs to; null for an id that is none of a variant. */
export const creativeOfVariant = (variantId: string): string | null => VARIANT.exec(variantId)?.[1] ?? null;

export type ManifestToShow = {
  readonly manifest: CoreCreativeManifest;
  /** Null for a manifest that names a canonical kind. */
  readonly format: CoreFormat | null;
};

/**
 * Whether a manifest can be shown: its format is known, and its assets are what the format asks for.
 *
 * @param formatId of the request, in place of the manifest's own
 * @param field path of the manifest in the request
 */
export function judgeManifest(
  given: CoreCreativeManifest,
  formatId: CoreCreativeManifest['format_id'],
  formats: readonly CoreFormat[],
  field: string,
): Judged<ManifestToShow> {
  const { format_kind: _replaced, ...others } = given;
  const manifest: CoreCreativeManifest = formatId === undefined ? given : { ...others, format_id: formatId };
  const id = manifest.format_id;
  const place =
    formatId === undefined ? `${field}.format_id` : field.replace(/creative_manifest$/, 'format_id');
  const format = id === undefined ? null : formats.find((known) => isOffered(id, known.format_id));
  if (format === undefined)
    return rejected(
      refuse('REFERENCE_NOT_FOUND', place, 'This agent does not know the format.', {
        suggestion: 'Call list_creative_formats for the formats that can be previewed.',
      }),
    );
  const asset = { ...manifest, creative_id: 'preview', name: 'preview' };
  const faults = [...judgeAsset(asset, formats, field), ...tagFaults(manifest, `${field}.assets`)];
  const [first, ...rest] = faults;
  return first === undefined ? { ok: true, value: { manifest, format } } : rejected(first, ...rest);
}

const rejected = (
  ...refusals: [BuyRejected, ...BuyRejected[]]
): { ok: false; refusals: [BuyRejected, ...BuyRejected[]] } => ({
  ok: false,
  refusals,
});

/** Tags that are given as text must be ones that a player could play. */
function tagFaults({ assets }: CoreCreativeManifest, field: string): BuyRejected[] {
  return placedAssets(assets).flatMap(({ slot, type, asset }): BuyRejected[] => {
    const content = stringIn(asset, 'content');
    if ((type !== 'vast' && type !== 'daast') || content === '') return [];
    const read = readAdTag(content, type);
    return read.ok
      ? []
      : read.faults.map(({ path, message }) =>
          refuse('VALIDATION_ERROR', `${field}.${slot}.content`, `${path}: ${message}`),
        );
  });
}
