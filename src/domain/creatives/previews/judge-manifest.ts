import type { CoreCreativeManifest, CoreFormat } from '../../../../generated/types/schemas.ts';
import { type BuyRejected, type Judged, refuse } from '../../buys/refusal.ts';
import { isOffered } from '../../products/product.ts';
import { judgeAsset } from '../library/judge-asset.ts';
import { placedAssets, stringIn } from '../render/manifest-parts.ts';
import { readAdTag } from '../vast/ad-tag.ts';

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
