import type { Validate } from '../../../generated/validators/index.ts';
import * as schemas from '../../../generated/validators/schemas/brand.js';
import { type Findings, openReport } from '../findings.ts';
import { warnBySchema } from '../json/schema-findings.ts';
import { isObject, objectOf } from '../json/values.ts';
import { canonicalDomain } from '../net/domain-name.ts';
import { canonicalBrand, checkPortfolio } from './check-brand.ts';
import { checkBrandAgents, contact, contestation, oldAgent } from './check-parts.ts';
import {
  at,
  type BrandJson,
  type BrandReport,
  type BrandRule,
  country,
  fields,
  hostName,
  httpsUrl,
  oneOfRule,
  textRule,
  timestamp,
} from './rules.ts';
import { REDIRECT_REASONS } from './vocabulary.ts';

const envelope = { $schema: textRule(), version: textRule({ max: 100 }), last_updated: timestamp };
const redirect = {
  redirect_reason: oneOfRule(REDIRECT_REASONS),
  redirect_effective_at: timestamp,
  note: textRule(),
};
const language = textRule({ max: 35 });

const pointerForm = fields({ authoritative_location: httpsUrl }, { ...envelope, ...redirect });
const houseRedirectForm = fields({ house: hostName }, { ...envelope, ...redirect, region: country });
const agentForm = fields(
  {},
  {
    ...envelope,
    agents: checkBrandAgents,
    brand_agent: oldAgent('brand'),
    contact,
    data_subject_contestation: contestation,
  },
);
const documentForm = fields({}, { ...envelope, default_language: language });

/** The fields that decide the form of a document. A field of another form makes the document contradict itself. */
const FORM_FIELDS = [
  'authoritative_location',
  'house',
  'brands',
  'brand_refs',
  'id',
  'names',
  'agents',
  'brand_agent',
];
const REDIRECT_FIELDS = ['redirect_reason', 'redirect_effective_at', 'note'];
const ENVELOPE_FIELDS = ['$schema', 'version', 'last_updated', 'ext'];
const NOT_IN_CANONICAL = [
  'authoritative_location',
  ...REDIRECT_FIELDS,
  'region',
  'house',
  'brands',
  'brand_refs',
  'authorized_operators',
  'architecture',
];

/** All fields of the forms with a closed set of fields, besides the envelope. */
const CLOSED: Record<Exclude<BrandVariant, 'brand_canonical'>, readonly string[]> = {
  authoritative_location: ['authoritative_location', ...REDIRECT_FIELDS],
  house_redirect: ['house', 'region', ...REDIRECT_FIELDS],
  brand_agent: ['agents', 'brand_agent', 'contact', 'data_subject_contestation'],
  house_portfolio: [
    'house',
    'brands',
    'brand_refs',
    'default_language',
    'contact',
    'authorized_operators',
    'trademarks',
  ],
};

export type CheckedBrandJson = {
  variant: BrandVariant | null;
  findings: Findings;
  /** The document without the parts that are left out; null when it has none of the forms. */
  content: BrandJson | null;
};

/**
 * Checks a parsed brand.json that speaks for `context.domain`, wherever the file is hosted. A document with any
 * error must not be used. A faulty part that the rest can do without is left out with a warning; with `strict`, for
 * a document that is still being written, it is an error. Takes any value and never throws. Both lists of findings
 * are capped.
 */
export function checkBrandJson(
  document: unknown,
  context: { domain: string; strict?: boolean },
): CheckedBrandJson {
  const report: BrandReport = { ...openReport(), cost: context.strict === true ? 'document' : 'part' };
  const variant = detectVariant(document);
  if (variant === null || !isObject(document)) {
    explainUnknown(document, report);
    return { variant, findings: report.findings(), content: null };
  }
  const content = objectOf(judge(variant, document, servedFor(context.domain), report));
  warnBySchema(document, FORM_SCHEMAS[variant], report);
  return { variant, findings: report.findings(), content };
}

/** The published schema of each form. */
const FORM_SCHEMAS: Record<BrandVariant, Validate> = {
  authoritative_location: schemas.BrandAuthoritativeLocation,
  house_redirect: schemas.BrandHouseRedirect,
  house_portfolio: schemas.BrandHousePortfolio,
  brand_canonical: schemas.BrandCanonicalDocument,
  brand_agent: schemas.BrandBrandAgentDocument,
};

function servedFor(domain: string): string {
  const known = canonicalDomain(domain);
  return known.ok ? known.domain : domain;
}

function judge(variant: BrandVariant, document: BrandJson, domain: string, report: BrandReport): unknown {
  if (variant === 'brand_canonical') return judgeCanonical(document, domain, report);
  const used = objectOf(judgeForm(variant, document, domain, report));
  judgeClosed(CLOSED[variant], document, report);
  return used;
}

function judgeForm(
  variant: Exclude<BrandVariant, 'brand_canonical'>,
  document: BrandJson,
  domain: string,
  report: BrandReport,
): unknown {
  switch (variant) {
    case 'authoritative_location':
      return pointerForm(document, '', report);
    case 'house_redirect':
      if (typeof document.house === 'string' && servedFor(document.house) === domain)
        report.error('house', 'must not redirect to the domain itself');
      return houseRedirectForm(document, '', report);
    case 'house_portfolio':
      return checkPortfolio(objectOf(documentForm(document, '', report)), domain, report);
    case 'brand_agent': {
      const used = objectOf(agentForm(document, '', report));
      const { agents } = used;
      if (used.brand_agent === undefined && !(Array.isArray(agents) && agents.length > 0))
        report.error('agents', 'must have at least 1 item');
      return used;
    }
  }
}

function judgeCanonical(document: BrandJson, domain: string, report: BrandReport): unknown {
  const used = objectOf(canonicalBrand(objectOf(documentForm(document, '', report)), '', report));
  for (const name of NOT_IN_CANONICAL)
    refuseMember(name, document, 'must not stand in a brand canonical document', report);
  if (typeof used.house_domain === 'string' && servedFor(used.house_domain) === domain)
    report.warn(
      'house_domain',
      'names the domain of the brand itself, which cannot serve a house file as well',
    );
  return used;
}

function judgeClosed(known: readonly string[], document: BrandJson, report: BrandReport): void {
  for (const name of Object.keys(document)) {
    if (known.includes(name) || ENVELOPE_FIELDS.includes(name)) continue;
    if (FORM_FIELDS.includes(name)) refuseMember(name, document, otherForm(name), report);
    else
      report.warn(
        at('', name.slice(0, 80)),
        'is not a field of this form of brand.json',
        'remove it',
        'remove',
      );
  }
}

/** A brand is described by two fields together; each alone may be a mistake about the other. */
const PAIRED: Readonly<Record<string, string>> = {
  id: 'needs `names`, a list, beside it, or must be removed: without both, the file is not that of a brand',
  names: 'needs `id`, a string, beside it, or must be removed: without both, the file is not that of a brand',
};
const otherForm = (name: string): string => PAIRED[name] ?? 'belongs to another form of brand.json';

/** A member that makes the document contradict itself. A serializer's null says nothing, and so contradicts nothing. */
function refuseMember(name: string, document: BrandJson, message: string, report: BrandReport): void {
  if (document[name] === undefined) return;
  if (document[name] === null && report.cost !== 'document')
    report.warn(name, 'is null and counts as absent', 'leave it out', 'remove');
  else report.error(name, message);
}

/** Reports what is missing to make the document one of the forms. */
function explainUnknown(document: unknown, report: BrandReport): void {
  if (!isObject(document)) {
    report.error('root', 'must be a JSON object');
    return;
  }
  report.error(
    'root',
    'is none of the forms of brand.json: pointer (`authoritative_location`), house redirect or house (`house`), brand (`id` and `names`) or brand agent (`agents`)',
  );
  const hints: readonly [string, BrandRule][] = [
    ['authoritative_location', httpsUrl],
    ['agents', checkBrandAgents],
    ['brand_agent', fields({})],
  ];
  for (const [name, rule] of hints) if (document[name] !== undefined) rule(document[name], name, report);
  if (document.house !== undefined && !isObject(document.house))
    report.error('house', 'must be a domain or an object');
  else if (document.house !== undefined) report.error('brands', 'or brand_refs is required beside house');
  if (typeof document.id === 'string') report.error('names', beside(document.names, 'id', 'an array'));
  if (Array.isArray(document.names)) report.error('id', beside(document.id, 'names', 'a string'));
}

const beside = (value: unknown, other: string, kind: string): string =>
  value === undefined ? `is required beside \`${other}\`, as ${kind}` : `must be ${kind}`;

export type BrandVariant =
  | 'authoritative_location'
  | 'house_redirect'
  | 'brand_agent'
  | 'house_portfolio'
  | 'brand_canonical';

/**
 * Detects which of the five forms of brand.json a document has, null for none. The order matters: a pointer wins
 * over content.
 */
function detectVariant(document: unknown): BrandVariant | null {
  if (!isObject(document)) return null;
  if (typeof document.authoritative_location === 'string') return 'authoritative_location';
  if (typeof document.house === 'string') return 'house_redirect';
  if (isObject(document.house) && (document.brands !== undefined || document.brand_refs !== undefined))
    return 'house_portfolio';
  if (typeof document.id === 'string' && Array.isArray(document.names)) return 'brand_canonical';
  if (isObject(document.brand_agent) || Array.isArray(document.agents)) return 'brand_agent';
  return null;
}
