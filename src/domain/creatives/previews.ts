import type { CoreCreativeManifest, CoreFormat } from '../../../generated/types/core.ts';
import { formatNamed } from '../products/format-parameters.ts';
import { type BuyRejected, type Judged, refuse } from '../refusals/refusal.ts';
import type { Steps } from '../steps.ts';
import { DAY_MS } from '../text/instant.ts';
import { judgeAsset } from './judging/judge-asset.ts';
import { placedAssets, stringIn } from './render/manifest-parts.ts';
import { readAdTag } from './vast/ad-tag.ts';
import type { TagKind } from './vast/tag-rules.ts';

/** A page of a preview, stored until it expires. */
export type PreviewPage = {
  /** Secret id in the page's URL: only callers that received the URL know it. */
  readonly id: string;
  readonly principalId: string;
  /** A complete HTML document. */
  readonly page: string;
  /** Content security policy that the page is served with. */
  readonly policy: string;
  /** Length of the document in bytes of UTF-8. */
  readonly bytes: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

export const PREVIEW_LIFETIME_MS = DAY_MS;
/** Maximum size of the documents stored for one principal, in bytes; the oldest are deleted first. */
export const MOST_PREVIEW_BYTES = 16 * 1024 * 1024;
/** Time after the expiry during which a page is still known to have existed. */
export const PREVIEW_REMEMBERED_MS = DAY_MS;
/** Maximum size of the documents that one response contains as text, in bytes. */
export const MOST_SHOWN_BYTES = 4 * 1024 * 1024;
export const MOST_RENDERS = 100;
/** Maximum length of the ad tags of one call, in characters. A tag of 100,000 takes tens of milliseconds to check. */
export const MOST_TAG_CHARACTERS = 400_000;

/** Path below which previews are served, on the public address or on a separate origin. */
export const PREVIEW_PATH = '/previews/';

const VARIANT = /^(.+)\.served$/s;
/** Id of the only variant of a creative in the library: the creative as it was synced. */
export const servedVariantId = (creativeId: string): string => `${creativeId}.served`;
/** The creative that a variant belongs to; null when the id is not the id of a variant. */
export const creativeOfVariant = (variantId: string): string | null => VARIANT.exec(variantId)?.[1] ?? null;

export type ManifestToShow = {
  readonly manifest: CoreCreativeManifest;
  /** Null for a manifest that names a canonical kind. */
  readonly format: CoreFormat | null;
};

/**
 * Validates that a manifest can be previewed: its format is known, and its assets meet the requirements of the
 * format. Pauses after each ad tag.
 *
 * @param formatId format id of the request, which replaces the one in the manifest
 * @param field path of the manifest in the request
 */
export function* judgeManifest(
  given: CoreCreativeManifest,
  formatId: CoreCreativeManifest['format_id'],
  formats: readonly CoreFormat[],
  field: string,
): Steps<Judged<ManifestToShow>> {
  const { format_kind: _replaced, ...others } = given;
  const manifest: CoreCreativeManifest = formatId === undefined ? given : { ...others, format_id: formatId };
  const id = manifest.format_id;
  const place =
    formatId === undefined ? `${field}.format_id` : field.replace(/creative_manifest$/, 'format_id');
  const format = id === undefined ? null : formatNamed(id, formats);
  if (format === undefined)
    return rejected(
      refuse('REFERENCE_NOT_FOUND', place, 'This agent does not know the format.', {
        suggestion: 'Call list_creative_formats for the formats that can be previewed.',
      }),
    );
  const asset = { ...manifest, creative_id: 'preview', name: 'preview' };
  const faults = [...judgeAsset(asset, formats, field), ...(yield* tagFaults(manifest, `${field}.assets`))];
  const [first, ...rest] = faults;
  return first === undefined ? { ok: true, value: { manifest, format } } : rejected(first, ...rest);
}

const rejected = (
  ...refusals: [BuyRejected, ...BuyRejected[]]
): { ok: false; refusals: [BuyRejected, ...BuyRejected[]] } => ({
  ok: false,
  refusals,
});

/** Refusals for ad tags, given as text, that a player could not play. */
function* tagFaults(manifest: CoreCreativeManifest, field: string): Steps<BuyRejected[]> {
  const tags = tagsIn(manifest);
  const characters = tagCharacters(manifest);
  if (characters > MOST_TAG_CHARACTERS) return [refuse('VALIDATION_ERROR', field, tooManyTags(characters))];
  const faults: BuyRejected[] = [];
  for (const { slot, kind, content } of tags) {
    const read = readAdTag(content, kind);
    if (!read.ok)
      faults.push(
        ...read.faults.map(({ path, message }) =>
          refuse('VALIDATION_ERROR', `${field}.${slot}.content`, `${path}: ${message}`),
        ),
      );
    yield;
  }
  return faults;
}

type TagText = { readonly slot: string; readonly kind: TagKind; readonly content: string };

const tagsIn = ({ assets }: CoreCreativeManifest): TagText[] =>
  placedAssets(assets).flatMap(({ slot, type, asset }): TagText[] => {
    const content = stringIn(asset, 'content');
    return (type === 'vast' || type === 'daast') && content !== '' ? [{ slot, kind: type, content }] : [];
  });

/** Length of all ad tags of a manifest that are given as text, in characters. */
export const tagCharacters = (manifest: CoreCreativeManifest): number =>
  tagsIn(manifest).reduce((sum, { content }) => sum + content.length, 0);

export const tooManyTags = (characters: number): string =>
  `The ad tags together are longer than ${MOST_TAG_CHARACTERS} characters (${characters}): send shorter or fewer tags, or their URLs.`;
