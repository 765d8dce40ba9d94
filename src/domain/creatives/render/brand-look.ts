import { brandIdentity } from '../../brand-json/identity.ts';
import { isObject, type Json } from '../../json-object.ts';
import { PLAIN_BRAND, type RenderBrand } from './render-creative.ts';

/** What a page shows of a brand, from its record in the registry. */
export function brandLook(record: Json): RenderBrand {
  const manifest = isObject(record.brand_manifest) ? record.brand_manifest : record;
  const { colors = {}, logos = [], fonts = [] } = brandIdentity(manifest);
  const color = (...names: string[]): string => names.map((name) => colors[name]).find(Boolean) ?? '';
  return {
    name: typeof record.brand_name === 'string' ? record.brand_name : PLAIN_BRAND.name,
    colors: {
      primary: color('primary'),
      background: color('background'),
      text: color('text'),
      accent: color('accent', 'secondary', 'primary'),
    },
    logo: logos[0]?.url ?? null,
    font: fonts[0]?.name ?? PLAIN_BRAND.font,
  };
}
