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
