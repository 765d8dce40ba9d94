import type { SyncedItem } from './identity.ts';
import type { ItemStatus } from './lifecycle.ts';

export type ItemReview = {
  readonly status: Extract<ItemStatus, 'approved' | 'warning' | 'rejected'>;
  /** Why, for people. */
  readonly reasons: readonly string[];
};

const NAMES = ['name', 'title', 'headline'];
const LINKS = ['url', 'link', 'landing_page_url', 'image_url', 'image_link', 'video_url', 'video_link'];
const PRICES = ['price', 'sale_price'];

/** What a look at an item comes to: one that would break an ad is rejected, one that makes a poor ad is remarked on. */
export function reviewItem(item: SyncedItem): ItemReview {
  const has = (field: string) => Object.hasOwn(item, field) && item[field] !== null && item[field] !== '';
  const wrong = [
    ...LINKS.filter((field) => has(field) && !isLink(item[field])).map(
      (field) => `${field} must be an http or https URL.`,
    ),
    ...PRICES.filter((field) => has(field) && !isPrice(item[field])).map(
      (field) => `${field} must be an amount of at least 0.`,
    ),
  ];
  if (wrong.length > 0) return { status: 'rejected', reasons: wrong };
  if (!NAMES.some((field) => typeof item[field] === 'string' && has(field)))
    return { status: 'warning', reasons: ['The item has no name to show.'] };
  return { status: 'approved', reasons: [] };
}

/** One address, or a list of them. */
function isLink(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isLink);
  if (typeof value !== 'string') return false;
  const url = URL.parse(value);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
}

/** A number, a text such as `129.00 USD`, or an object with an amount. */
function isPrice(value: unknown): boolean {
  if (typeof value === 'number') return value >= 0;
  if (typeof value === 'string') return /^([A-Z]{3} ?)?\d+([.,]\d+)?( ?[A-Z]{3})?$/.test(value.trim());
  if (typeof value !== 'object' || value === null) return false;
  const { amount } = value as { amount?: unknown };
  return (typeof amount === 'number' && amount >= 0) || (typeof amount === 'string' && isPrice(amount));
}
