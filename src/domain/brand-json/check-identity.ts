import { isObject } from '../json-object.ts';
import {
  amount,
  at,
  country,
  fields,
  flag,
  forms,
  hexValue,
  hostName,
  httpsUrl,
  listOf,
  mapOf,
  oneOf,
  openObject,
  pattern,
  type Rule,
  text,
  timestamp,
  webUrl,
  whole,
} from './rules.ts';
import {
  ASSET_TYPES,
  FEED_FORMATS,
  LOGO_BACKGROUNDS,
  LOGO_ORIENTATIONS,
  LOGO_SLOTS,
  LOGO_VARIANTS,
  TRADEMARK_LICENSES,
  TRADEMARK_STATUSES,
  UPDATE_FREQUENCIES,
} from './vocabulary.ts';

const LOCALE = /^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*$/;

const localizedText: Rule = (value, field, report) => {
  mapOf(text({ max: 5000 }), { min: 1 })(value, field, report);
  if (!isObject(value)) return;
  const locales = Object.keys(value);
  if (locales.length > 1) report.warn(field, 'has several languages', 'give each language its own item');
  for (const locale of locales)
    if (!LOCALE.test(locale)) report.warn(at(field, locale.slice(0, 80)), 'is not a language tag');
};

/** `names[]`: at least one `{locale: name}`; a locale may come more than once. */
export const names: Rule = listOf(localizedText, { min: 1 });

const words = listOf(text());
const localizable = forms({ text: text({ max: 5000 }), list: listOf(localizedText, { min: 1 }) });
const phrases = listOf(localizable);

export const logos = listOf(
  fields(
    { url: httpsUrl },
    {
      id: text({ max: 255 }),
      orientation: oneOf(LOGO_ORIENTATIONS),
      background: oneOf(LOGO_BACKGROUNDS),
      variant: oneOf(LOGO_VARIANTS),
      tags: words,
      slots: listOf(oneOf(LOGO_SLOTS)),
      usage: text({ min: 0 }),
      width: whole({ min: 1 }),
      height: whole({ min: 1 }),
    },
  ),
);

export const colors = mapOf(forms({ text: hexValue, list: listOf(hexValue, { min: 1 }) }));

const font = forms({
  text: text({ max: 500 }),
  object: fields(
    { family: text({ max: 500 }) },
    { files: listOf(openObject), opentype_features: listOf(text()), fallbacks: listOf(text()) },
  ),
});

const tone = forms({
  text: text({ max: 5000 }),
  object: fields({}, { voice: localizable, attributes: phrases, dos: phrases, donts: phrases }),
});

const assets = listOf(
  fields(
    { asset_id: text({ max: 255 }), asset_type: oneOf(ASSET_TYPES), url: webUrl },
    {
      tags: words,
      name: text(),
      description: text({ min: 0 }),
      width: whole({ min: 1 }),
      height: whole({ min: 1 }),
      duration_seconds: amount,
      file_size_bytes: whole(),
      format: text(),
      metadata: openObject,
    },
  ),
);

const productCatalog = fields(
  { feed_url: webUrl },
  {
    feed_format: oneOf(FEED_FORMATS),
    categories: words,
    last_updated: timestamp,
    update_frequency: oneOf(UPDATE_FREQUENCIES),
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
  { name: text({ max: 500 }), email, phone: text({ max: 100 }), domain: hostName },
);

/** `{url or email, languages?}`. */
export const contestation = fields({}, { url: httpsUrl, email, languages: words }, (value, field, report) => {
  if (value.url === undefined && value.email === undefined)
    report.error(field, 'must have a url or an email');
});

const niceClass = whole({ min: 1, max: 45 });

export const trademarks = listOf(
  fields(
    { registry: text({ max: 255 }), number: text({ max: 255 }), mark: text({ max: 500 }) },
    {
      status: oneOf(TRADEMARK_STATUSES),
      license_type: oneOf(TRADEMARK_LICENSES),
      licensor_domain: hostName,
      countries: listOf(country),
      nice_classes: listOf(niceClass),
    },
    (value, field, report) => {
      if (value.license_type === 'licensed_in' && value.licensor_domain === undefined)
        report.warn(at(field, 'licensor_domain'), 'is missing for a mark that is licensed in');
    },
  ),
);

/** The descriptive fields of a brand: all optional, none of them says who the brand is or whom it belongs to. */
export const identityFields = {
  url: webUrl,
  description: text({ min: 0 }),
  industries: words,
  target_audience: text(),
  privacy_policy_url: webUrl,
  logos,
  colors,
  fonts: mapOf(font),
  tone,
  tagline: localizable,
  assets,
  product_catalog: productCatalog,
  data_subject_contestation: contestation,
  disclaimers: listOf(fields({ text: localizable }, { context: text(), required: flag })),
  trademarks,
  voice_synthesis: fields({}, { provider: text(), voice_id: text(), settings: openObject }),
  avatar: openObject,
  visual_guidelines: fields({}, { restrictions: words }),
  contact,
  collections: listOf(openObject),
  identity_relying_parties: listOf(openObject),
} satisfies Record<string, Rule>;
