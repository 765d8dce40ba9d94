import { isObject } from '../json/values.ts';
import { onceBy } from './once-by.ts';
import {
  amount,
  anything,
  at,
  type BrandJson,
  type BrandRule,
  brandId,
  country,
  fields,
  flagRule,
  forms,
  hexValue,
  hostName,
  httpsUrl,
  listWith,
  mapOf,
  nameRule,
  oneOfRule,
  openObject,
  partly,
  pattern,
  textRule,
  timestamp,
  webUrl,
  whole,
  wholly,
} from './rules.ts';
import {
  AGENT_TYPES,
  ASSET_TYPES,
  LOGO_BACKGROUNDS,
  LOGO_ORIENTATIONS,
  LOGO_SLOTS,
  LOGO_VARIANTS,
  PRODUCT_FEED_FORMATS,
  RIGHT_TYPES,
  RIGHT_USES,
  TRADEMARK_LICENSES,
  TRADEMARK_STATUSES,
  UPDATE_FREQUENCIES,
} from './vocabulary.ts';

const LOCALE = /^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*$/;

const localizedText: BrandRule = (value, field, report) => {
  const used = mapOf(nameRule({ max: 5000 }), { min: 1 })(value, field, report);
  if (!isObject(value)) return undefined;
  const locales = Object.keys(value);
  if (locales.length > 1) report.warn(field, 'has several languages', 'give each language its own item');
  for (const locale of locales)
    if (!LOCALE.test(locale)) report.warn(at(field, locale.slice(0, 80)), 'is not a language tag');
  return used;
};

/** `names[]`: at least one `{locale: name}`. The same locale may occur more than once. */
export const names: BrandRule = listWith(localizedText, { min: 1 });

const words = listWith(textRule());
const localizable = forms({ text: textRule({ max: 5000 }), list: listWith(localizedText, { min: 1 }) });
const phrases = listWith(localizable);

export const logos = listWith(
  fields(
    { url: httpsUrl },
    {
      id: textRule({ max: 255 }),
      orientation: oneOfRule(LOGO_ORIENTATIONS),
      background: oneOfRule(LOGO_BACKGROUNDS),
      variant: oneOfRule(LOGO_VARIANTS),
      tags: words,
      slots: listWith(oneOfRule(LOGO_SLOTS)),
      usage: textRule({ min: 0 }),
      width: whole({ min: 1 }),
      height: whole({ min: 1 }),
    },
  ),
);

const colors = mapOf(forms({ text: hexValue, list: listWith(hexValue, { min: 1 }) }));

const font = forms({
  text: textRule({ max: 500 }),
  object: fields(
    { family: textRule({ max: 500 }) },
    { files: listWith(openObject), opentype_features: listWith(textRule()), fallbacks: listWith(textRule()) },
  ),
});

const tone = forms({
  text: textRule({ max: 5000 }),
  object: fields({}, { voice: localizable, attributes: phrases, dos: phrases, donts: phrases }),
});

const assets = listWith(
  fields(
    { asset_id: textRule({ max: 255 }), asset_type: oneOfRule(ASSET_TYPES), url: webUrl },
    {
      tags: words,
      name: nameRule(),
      description: textRule({ min: 0 }),
      width: whole({ min: 1 }),
      height: whole({ min: 1 }),
      duration_seconds: amount,
      file_size_bytes: whole(),
      format: textRule(),
      metadata: openObject,
    },
  ),
);

const productCatalog = fields(
  { feed_url: webUrl },
  {
    feed_format: oneOfRule(PRODUCT_FEED_FORMATS),
    categories: words,
    last_updated: timestamp,
    update_frequency: oneOfRule(UPDATE_FREQUENCIES),
    agentic_checkout: openObject,
  },
);

const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const email = pattern(
  new RegExp(`^(?=.{3,254}$)${ATOM}(?:[.]${ATOM})*@(?:${LABEL}[.])+${LABEL}$`, 'i'),
  'an e-mail address',
);

export const contact = fields(
  {},
  { name: textRule({ max: 500 }), email, phone: textRule({ max: 100 }), domain: hostName },
);

/** `{url or email, languages?}`. */
export const contestation = fields({}, { url: httpsUrl, email, languages: words }, (value, field, report) => {
  if (value.url === undefined && value.email === undefined)
    report.error(field, 'must have a url or an email');
});

const niceClass = whole({ min: 1, max: 45 });

export const trademarks = listWith(
  fields(
    { registry: textRule({ max: 255 }), number: textRule({ max: 255 }), mark: nameRule({ max: 500 }) },
    {
      status: oneOfRule(TRADEMARK_STATUSES),
      license_type: oneOfRule(TRADEMARK_LICENSES),
      licensor_domain: hostName,
      countries: listWith(country),
      nice_classes: listWith(niceClass),
    },
    (value, field, report) => {
      if (value.license_type === 'licensed_in' && value.licensor_domain === undefined)
        report.warn(at(field, 'licensor_domain'), 'is missing for a mark that is licensed in');
    },
  ),
);

/** The descriptive fields of a brand. All are optional. None of them identifies the brand or its owner. */
export const identityFields = {
  url: webUrl,
  description: textRule({ min: 0 }),
  industries: words,
  target_audience: textRule(),
  privacy_policy_url: webUrl,
  logos,
  colors,
  fonts: mapOf(font),
  tone,
  tagline: localizable,
  assets,
  product_catalog: productCatalog,
  data_subject_contestation: contestation,
  disclaimers: listWith(fields({ text: localizable }, { context: textRule(), required: flagRule })),
  trademarks,
  voice_synthesis: fields({}, { provider: textRule(), voice_id: textRule(), settings: openObject }),
  avatar: openObject,
  visual_guidelines: fields({}, { restrictions: words }),
  contact,
  collections: listWith(openObject),
  identity_relying_parties: listWith(openObject),
} satisfies Record<string, BrandRule>;

const agent = fields(
  {
    type: oneOfRule(AGENT_TYPES),
    url: httpsUrl,
    id: pattern(/^[a-z0-9_]{1,100}$/, 'at most 100 lower-case letters, digits and _'),
  },
  {
    description: textRule({ min: 0, max: 500 }),
    jwks_uri: httpsUrl,
    available_uses: partly(listWith(oneOfRule(RIGHT_USES))),
    right_types: partly(listWith(oneOfRule(RIGHT_TYPES))),
    countries: listWith(country),
  },
);

const member = (value: unknown, name: 'id' | 'url'): string | null => {
  const held = isObject(value) ? value[name] : undefined;
  return typeof held === 'string' ? held : null;
};

/** An agent whose id and url no earlier agent of the list has. Without one of its limits, an agent is not used. */
const agentOnce = (): BrandRule =>
  onceBy(wholly(agent), (value) =>
    (['id', 'url'] as const).map((name) => ({ member: name, kind: name, key: member(value, name) })),
  );

/** `agents[]` of a brand, a house or a brand agent document. Every id and every url counts only once. */
export const checkBrandAgents: BrandRule = (value, field, report) =>
  listWith(agentOnce())(value, field, report);

/** `{url, id}`, the form that `agents[]` replaced. */
export const oldAgent = (type: 'brand' | 'rights'): BrandRule => {
  const form = fields({ url: httpsUrl, id: brandId }, { available_uses: anything, right_types: anything });
  return (value, field, report) => {
    report.warn(field, 'is deprecated', `list it in agents[] with type ${type}`);
    return form(value, field, report);
  };
};

/** The agent that speaks for the brand: the first of type `brand` in `agents[]`, else the deprecated `brand_agent`. */
export function brandAgentUrl(owner: BrandJson): string | null {
  const list: readonly unknown[] = Array.isArray(owner.agents) ? owner.agents : [];
  for (const entry of [...list.filter((one) => isObject(one) && one.type === 'brand'), owner.brand_agent]) {
    const url = member(entry, 'url');
    if (url !== null) return url;
  }
  return null;
}
