import { logoMember } from './logo-file.ts';

/** What a listing is sent with. Times are epoch milliseconds. */
type Listed = { readonly listing: string; readonly updatedAt: number; readonly logoFile: string | null };

/** An item of the listing of brands, as JSON text. */
export function listedBrandText({ listing, updatedAt, logoFile }: Listed): string {
  const more = { ...logoMember(logoFile), updated_at: new Date(updatedAt).toISOString() };
  return `${listing.slice(0, -1)},${JSON.stringify(more).slice(1)}`;
}

type Copied = {
  readonly domain: string;
  readonly record: string | null;
  readonly listed: number;
  readonly listing: string | null;
  readonly logoFile: string | null;
  readonly liveOutcome: string | null;
  readonly liveValidatedAt: number | null;
  readonly updatedAt: number;
};

/** Everything public about a brand as JSON text (`registry/brand-copy.json`); null when nothing is. */
export function brandCopyText(brand: Copied): string | null {
  const { domain, record, listed, listing, logoFile, liveOutcome, liveValidatedAt, updatedAt } = brand;
  if (record === null) return null;
  const head = JSON.stringify({
    domain,
    validated_at: liveValidatedAt === null ? null : new Date(liveValidatedAt).toISOString(),
    file_resolved: liveOutcome === 'resolved',
  });
  const item = listed !== 1 || listing === null ? 'null' : listedBrandText({ listing, updatedAt, logoFile });
  const logo = JSON.stringify(logoMember(logoFile)).slice(1, -1);
  const resolution = logo === '' ? record : `${record.slice(0, -1)},${logo}}`;
  return `${head.slice(0, -1)},"listing":${item},"resolution":${resolution}}`;
}

/** A line of the list of changes as JSON text (`registry/brand-change.json`). */
export const brandChangeText = (brand: Copied): string =>
  `{"domain":${JSON.stringify(brand.domain)},"brand":${brandCopyText(brand) ?? 'null'}}`;
