import { type BuyRejected, refuse } from '../../../buys/refusal.ts';
import {
  type AssetRule,
  type AssetRuleName,
  byteLength,
  judgeBounds,
  judgeOneOf,
  judgeSize,
  mismatch,
  numberOf,
  requiredTexts,
  textOf,
} from './rule.ts';

/** People count characters, not code units. */
const lengthOf = (text: string): number => [...text].length;

/** A pattern of one class of characters; any other could take forever on a text that is made for it. */
const ONE_CLASS = /^\^?\[(?:[^\]\\]|\\.)+\][+*]\$?$/;

export const judgeText: AssetRule = (asset, needs, field) => {
  const content = textOf(asset.content) ?? '';
  const place = `${field}.content`;
  return [
    ...judgeBounds(
      lengthOf(content),
      { min: needs.min_length, max: needs.max_length, unit: 'characters' },
      place,
    ),
    ...judgeBounds(
      content.split(/\r\n|\r|\n/).length,
      { min: needs.min_lines, max: needs.max_lines, unit: 'lines' },
      place,
    ),
    ...judgeCharacters(content, needs.character_pattern, place),
    ...judgeTerms(content, requiredTexts(needs.prohibited_terms), place),
    ...judgeValues(content, requiredTexts(needs.allowed_values), place),
  ];
};

function judgeCharacters(content: string, pattern: unknown, field: string): BuyRejected[] {
  if (typeof pattern !== 'string' || !ONE_CLASS.test(pattern)) return [];
  const expression = compiled(`^${pattern.replace(/^\^/, '').replace(/\$$/, '')}$`);
  if (expression === null || expression.test(content)) return [];
  return [mismatch('character_set', field, `The text must have only characters of ${pattern}.`)];
}

function compiled(source: string): RegExp | null {
  try {
    return new RegExp(source, 'u');
  } catch {
    return null;
  }
}

const judgeTerms = (content: string, prohibited: readonly string[], field: string): BuyRejected[] =>
  prohibited
    .filter((term) => term !== '' && content.toLowerCase().includes(term.toLowerCase()))
    .map((term) => mismatch('prohibited_term', field, `The format does not accept the word "${term}".`));

const judgeValues = (content: string, allowed: readonly string[], field: string): BuyRejected[] =>
  allowed.length === 0 || allowed.includes(content)
    ? []
    : [
        refuse(
          'CREATIVE_VALUE_NOT_ALLOWED',
          field,
          'The text must be one of the values that the format allows (`details.allowed_values`).',
          {
            rule: 'allowed_value' satisfies AssetRuleName,
            details: { allowed_values: [...allowed] },
          },
        ),
      ];

export const judgeMarkdown: AssetRule = (asset, needs, field) =>
  judgeBounds(
    lengthOf(textOf(asset.content) ?? ''),
    { min: undefined, max: needs.max_length, unit: 'characters' },
    `${field}.content`,
  );

export const judgeMarkup: AssetRule = (asset, needs, field) =>
  judgeSize(byteLength(asset.content), needs, `${field}.content`);

export const judgeScript: AssetRule = (asset, needs, field) => [
  ...judgeMarkup(asset, needs, field),
  ...judgeOneOf(
    'allowed_value',
    asset.module_type,
    needs.module_type === undefined ? [] : [needs.module_type],
    `${field}.module_type`,
  ),
];

export const judgeUrl: AssetRule = (asset, needs, field) => {
  const url = textOf(asset.url) ?? '';
  const domains = requiredTexts(needs.allowed_domains).map((domain) => domain.toLowerCase());
  const host = URL.parse(url)?.hostname ?? '';
  const isElsewhere =
    domains.length > 0 && !domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
  return [
    ...judgeBounds(
      lengthOf(url),
      { min: undefined, max: needs.max_length, unit: 'characters' },
      `${field}.url`,
    ),
    ...(isElsewhere
      ? [
          mismatch(
            'url_domain',
            `${field}.url`,
            `The URL must be on one of the domains ${domains.join(', ')}.`,
          ),
        ]
      : []),
  ];
};

export const judgeVast: AssetRule = (asset, needs, field) =>
  judgeOneOf(
    'tag_version',
    asset.vast_version,
    needs.vast_version === undefined ? [] : [needs.vast_version],
    `${field}.vast_version`,
  );

export const judgeDaast: AssetRule = (asset, needs, field) =>
  judgeOneOf(
    'tag_version',
    asset.daast_version,
    needs.daast_version === undefined ? [] : [needs.daast_version],
    `${field}.daast_version`,
  );

export const judgeWebhook: AssetRule = (asset, needs, field) =>
  judgeOneOf('allowed_value', asset.method, requiredTexts(needs.methods), `${field}.method`);

export const judgeCatalog: AssetRule = (asset, needs, field) => {
  const items = Array.isArray(asset.items) ? asset.items : undefined;
  return [
    ...judgeOneOf(
      'allowed_value',
      asset.type,
      needs.catalog_type === undefined ? [] : [needs.catalog_type],
      `${field}.type`,
    ),
    ...judgeBounds(
      numberOf(items?.length),
      { min: needs.min_items, max: needs.max_items, unit: 'items' },
      `${field}.items`,
    ),
  ];
};
