import { isObject } from '../json/object.ts';
import {
  anything,
  at,
  type BrandJson,
  type BrandRule,
  brandId,
  country,
  fields,
  httpsUrl,
  listWith,
  oneOfRule,
  pattern,
  reportRepeats,
  textRule,
} from './rules.ts';
import { AGENT_TYPES, RIGHT_TYPES, RIGHT_USES } from './vocabulary.ts';

const agent = fields(
  {
    type: oneOfRule(AGENT_TYPES),
    url: httpsUrl,
    id: pattern(/^[a-z0-9_]{1,100}$/, 'at most 100 lower-case letters, digits and _'),
  },
  {
    description: textRule({ min: 0, max: 500 }),
    jwks_uri: httpsUrl,
    available_uses: listWith(oneOfRule(RIGHT_USES)),
    right_types: listWith(oneOfRule(RIGHT_TYPES)),
    countries: listWith(country),
  },
);

const member = (value: unknown, name: 'id' | 'url'): string | null => {
  const held = isObject(value) ? value[name] : undefined;
  return typeof held === 'string' ? held : null;
};

/** `agents[]` of a brand, a house or a brand agent document: every id and every url is there once. */
export const checkBrandAgents: BrandRule = (value, field, report) => {
  listWith(agent)(value, field, report);
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  for (const name of ['id', 'url'] as const) {
    reportRepeats(
      list,
      (entry) => member(entry, name),
      (i, first) => report.error(at(at(field, i), name), `is the same as that of ${at(field, first)}`),
    );
  }
};

/** `{url, id}`, the form that `agents[]` replaced. */
export const oldAgent = (type: 'brand' | 'rights'): BrandRule => {
  const form = fields({ url: httpsUrl, id: brandId }, { available_uses: anything, right_types: anything });
  return (value, field, report) => {
    form(value, field, report);
    report.warn(field, 'is deprecated', `list it in agents[] with type ${type}`);
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
