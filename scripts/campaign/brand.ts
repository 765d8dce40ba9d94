import { type Body, demand, type Stage } from './steps.ts';

/** The buying brand; the demo serves its brand.json. */
export const BRAND = { domain: 'ironclove.example' };
export const SITE = `https://${BRAND.domain}`;
export const ACCOUNT = { brand: BRAND, operator: 'buyer.example', sandbox: true };

/** Brand identity with which the campaign compares creatives. */
export type Identity = {
  readonly name: string;
  /** Colours of the brand, in lower case. */
  readonly colors: readonly string[];
  readonly logo: string;
};

/** Reads the brand.json from the registry, which is the source for creatives. */
export async function readBrand({ url, step }: Stage): Promise<Identity> {
  const resolved = await get(`${url}/api/brands/resolve?domain=${BRAND.domain}`);
  demand(resolved.source === 'brand_json', 'a brand with a brand.json', resolved);
  const { data } = await get(`${url}/api/brands/brand-json?domain=${BRAND.domain}`);
  const colors: string[] = Object.values(data.colors ?? {}).map((color) => String(color).toLowerCase());
  const logo = data.logos?.[0]?.url;
  demand(colors.length > 1 && typeof logo === 'string', 'colours and a logo in the brand.json', data);
  step('brand.json read', { name: resolved.brand_name, colors });
  return { name: resolved.brand_name, colors, logo };
}

async function get(url: string): Promise<Body> {
  const response = await fetch(url);
  const body = (await response.json()) as Body;
  demand(response.ok, `an answer from ${url}`, body);
  return body;
}
