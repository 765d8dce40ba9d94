import { isObject } from '../json/object.ts';

export type BrandVariant =
  | 'authoritative_location'
  | 'house_redirect'
  | 'brand_agent'
  | 'house_portfolio'
  | 'brand_canonical';

/** Which of the five forms of brand.json a document has. The order matters: a pointer wins over content. */
export function detectVariant(document: unknown): BrandVariant | null {
  if (!isObject(document)) return null;
  if (typeof document.authoritative_location === 'string') return 'authoritative_location';
  if (typeof document.house === 'string') return 'house_redirect';
  if (isObject(document.house) && (document.brands !== undefined || document.brand_refs !== undefined))
    return 'house_portfolio';
  if (typeof document.id === 'string' && Array.isArray(document.names)) return 'brand_canonical';
  if (isObject(document.brand_agent) || Array.isArray(document.agents)) return 'brand_agent';
  return null;
}
