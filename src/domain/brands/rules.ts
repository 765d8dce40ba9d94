import { type FindingReport, leavingOut, openReport, shown } from '../findings.ts';
import { type Mend, meantCountry, meantText, meantTime, meantTruth, meantWord } from '../json/mends.ts';
import { isObject } from '../json/values.ts';
import { canonicalDomain } from '../net/domain-name.ts';
import { meantDomain, overHttps } from '../net/meant-address.ts';
import { characters, isLonger } from '../text/characters.ts';
import { visibleText } from '../text/visible-text.ts';
import { meantColor, parseInstant, readBrandUrl } from './values.ts';

/**
 * Validates one value of a document and reports its faults under its field path. Returns the value to use, without the
 * parts that were left out; undefined stands for the value as it is. Never throws.
 */
export type BrandRule = (value: unknown, field: string, report: BrandReport) => unknown;

/**
 * What a fault costs. `part`: the smallest optional part or list item that has it, with a warning. `whole`: the thing
 * being read, because reading it without the faulty part would grant more than it says; `null` still counts as absent.
 * `document`: everything, and so does `null`.
 */
type FaultCost = 'part' | 'whole' | 'document';
export type BrandReport = FindingReport & { readonly cost: FaultCost };

export const LEFT_OUT = 'it is left out and the rest of the file is used';

/** Reads a part that the rest of the file can do without. Returns undefined for a part that is left out. */
function readPart(rule: BrandRule, value: unknown, field: string, report: BrandReport): unknown {
  if (report.cost !== 'part') return rule(value, field, report) ?? value;
  const aside = { ...leavingOut(report, LEFT_OUT), cost: report.cost };
  const kept = rule(value, field, aside) ?? value;
  return aside.errorCount() === 0 ? kept : undefined;
}

export type BrandJson = Record<string, unknown>;

/** Path of a member: `at('house', 'name')` is `house.name`, `at('brands', 2)` is `brands[2]`. */
export const at = (field: string, key: string | number): string =>
  typeof key === 'number' ? `${field}[${key}]` : field === '' ? key : `${field}.${key}`;

type Kind = 'text' | 'number' | 'boolean' | 'list' | 'object' | 'null';

function kindOf(value: unknown): Kind {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'boolean' : 'object';
}

const KIND_NAMES: Record<Kind, string> = {
  text: 'a string',
  number: 'a number',
  boolean: 'a boolean',
  list: 'an array',
  object: 'an object',
  null: 'null',
};

/** Chooses the rule by the kind of the value, for fields that accept several forms. */
export function forms(by: Partial<Record<Kind, BrandRule>>): BrandRule {
  const wanted = Object.keys(by).map((kind) => KIND_NAMES[kind as Kind]);
  return (value, field, report) => {
    const rule = by[kindOf(value)];
    if (rule) return rule(value, field, report);
    const message = `must be ${wanted.join(' or ')}, not ${KIND_NAMES[kindOf(value)]}`;
    report.error(field, message, ofAnotherKind(by, value));
    return undefined;
  };
}

/** A truth or a number that was written as a text, or the other way round, if its rule takes it then. */
function ofAnotherKind(by: Partial<Record<Kind, BrandRule>>, value: unknown): Mend | undefined {
  const mend = by.boolean === undefined ? meantText(value) : meantTruth(value);
  if (typeof mend !== 'object') return undefined;
  const rule = by[kindOf(mend.value)];
  const tried = { ...openReport(), cost: 'document' } as const;
  rule?.(mend.value, '', tried);
  return rule === undefined || tried.errorCount() > 0 ? undefined : mend;
}

export const anything: BrandRule = () => {};
export const flagRule = forms({ boolean: anything });
export const openObject = forms({ object: anything });

/** A string of `min` (default 1) to `max` characters, without surrounding white space. */
export function textRule({ min = 1, max = 10_000 } = {}): BrandRule {
  return forms({
    text: (value, field, report) => {
      const text = String(value).trim();
      if (text.length < min) report.error(field, 'must not be empty');
      else if (isLonger(text, max))
        report.error(field, `must have at most ${max} characters, has ${characters(text)}`);
    },
  });
}

/** A name that people read: `textRule` with at least one visible character. */
export function nameRule({ max = 10_000 } = {}): BrandRule {
  const plain = textRule({ max });
  return (value, field, report) => {
    const blank = typeof value === 'string' && value.trim() !== '' && visibleText(value) === undefined;
    if (blank) report.error(field, 'must have a visible character');
    else plain(value, field, report);
  };
}

/**
 * A string that matches `expression`. `what` completes the message "must be …"; `meant` gives the value that somebody
 * meant who wrote another, if that is beyond doubt.
 */
export function pattern(
  expression: RegExp,
  what: string,
  meant: (value: unknown) => Mend | undefined = () => undefined,
): BrandRule {
  return forms({
    text: (value, field, report) => {
      if (expression.test(String(value))) return;
      report.error(field, `must be ${what}, not ${shown(value)}`, meant(value));
    },
  });
}

export const brandId = pattern(/^[a-z0-9_]{1,255}$/, 'lower-case letters, digits and _');
export const country = pattern(/^[A-Z]{2}$/, 'a two-letter ISO 3166 country code in capitals', meantCountry);
export const hexValue = pattern(/^#[0-9A-Fa-f]{6}$/, 'a color written #RRGGBB', meantColor);

export function oneOfRule(values: readonly string[]): BrandRule {
  return forms({
    text: (value, field, report) => {
      if (!values.includes(String(value)))
        report.error(
          field,
          `must be one of ${values.join(', ')}, not ${shown(value)}`,
          meantWord(value, values),
        );
    },
  });
}

export function whole({ min = 0, max = Number.MAX_SAFE_INTEGER } = {}): BrandRule {
  return forms({
    number: (value, field, report) => {
      if (!Number.isSafeInteger(value) || Number(value) < min || Number(value) > max)
        report.error(
          field,
          `must be a whole number from ${min}${max < Number.MAX_SAFE_INTEGER ? ` to ${max}` : ''}`,
        );
    },
  });
}

export const amount = forms({
  number: (value, field, report) => {
    if (!(Number(value) >= 0)) report.error(field, 'must not be negative');
  },
});

export const timestamp = forms({
  text: (value, field, report) => {
    const at = parseInstant(value);
    if (at === null)
      report.error(field, `must be an ISO 8601 date and time with an offset, not ${shown(value)}`);
    else if (!/t/i.test(String(value)))
      report.warn(field, 'has no time of day', at.toISOString(), meantTime(at));
  },
});

/** A bare host name. A host name that is not in canonical form gets a warning with the canonical form. */
export const hostName = forms({
  text: (value, field, report) => {
    const given = String(value);
    const known = canonicalDomain(given);
    if (!known.ok || /[\s/:?#@]/.test(given))
      report.error(field, `must be a domain, not ${shown(value)}`, meantDomain(value));
    else if (given !== known.domain && given !== `www.${known.domain}`)
      report.warn(field, `${shown(value)} is not in canonical form`, known.domain, meantDomain(value));
  },
});

export const httpsUrl = forms({
  text: (value, field, report) => {
    if (readBrandUrl(value)?.protocol !== 'https:')
      report.error(field, `must be an https URL, not ${shown(value)}`, overHttps(value));
  },
});

export const webUrl = forms({
  text: (value, field, report) => {
    const url = readBrandUrl(value);
    if (url === null) report.error(field, `must be an http or https URL, not ${shown(value)}`);
    else if (url.protocol === 'http:') report.warn(field, 'is not served over https');
  },
});

export function listWith(item: BrandRule, { min = 0 } = {}): BrandRule {
  return forms({
    list: (value, field, report) => {
      const items: readonly unknown[] = Array.isArray(value) ? value : [];
      const kept = items.flatMap((member, i) => {
        const used = readPart(item, member, at(field, i), report);
        return used === undefined ? [] : [used];
      });
      if (kept.length < min) report.error(field, `must have at least ${min} item${min === 1 ? '' : 's'}`);
      return kept;
    },
  });
}

/** An object with any keys, whose values all follow one rule. */
export function mapOf(member: BrandRule, { min = 0 } = {}): BrandRule {
  return forms({
    object: (value, field, report) => {
      const kept = Object.entries(value ?? {}).flatMap(([key, held]) => {
        const used = readPart(member, held, at(field, key.slice(0, 80)), report);
        return used === undefined ? [] : [[key, used] as const];
      });
      if (kept.length < min) report.error(field, 'must not be empty');
      return Object.fromEntries(kept);
    },
  });
}

/** An optional member that says nothing: a serializer's null, or a text without characters. */
const saysNothing = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');

/**
 * An object with these fields. Other fields are ignored. `also` is called with the object that is used, after its
 * fields were validated.
 */
export function fields(
  required: Record<string, BrandRule>,
  optional: Record<string, BrandRule> = {},
  also?: (value: BrandJson, field: string, report: BrandReport) => void,
): BrandRule {
  return forms({
    object: (value, field, report) => {
      if (!isObject(value)) return undefined;
      const used: BrandJson = { ...value };
      for (const [name, rule] of Object.entries(required)) {
        if (value[name] === undefined || (value[name] === null && report.cost !== 'document'))
          report.error(at(field, name), 'is required');
        else used[name] = rule(value[name], at(field, name), report) ?? value[name];
      }
      for (const [name, rule] of Object.entries(optional)) readOptional(name, rule, { used, field, report });
      also?.(used, field, report);
      return used;
    },
  });
}

/** A file is that of a house because it has one of these, even an empty one. */
const MAKES_A_HOUSE = new Set(['brands', 'brand_refs']);

function readOptional(
  name: string,
  rule: BrandRule,
  { used, field, report }: { used: BrandJson; field: string; report: BrandReport },
): void {
  const value = used[name];
  if (value === undefined) return;
  const place = at(field, name);
  const absent = report.cost === 'part' ? saysNothing(value) : report.cost === 'whole' && value === null;
  if (absent)
    report.warn(
      place,
      `${value === null ? 'is null' : 'is empty'} and counts as absent`,
      'leave it out',
      field === '' && MAKES_A_HOUSE.has(name) ? undefined : 'remove',
    );
  const kept = absent ? undefined : readPart(rule, value, place, report);
  if (kept === undefined) delete used[name];
  else used[name] = kept;
}

/**
 * The same object, used whole or not at all: without a limit that cannot be read, it would grant more than its author
 * wrote.
 */
export const wholly =
  (rule: BrandRule): BrandRule =>
  (value, field, report) =>
    rule(value, field, report.cost === 'part' ? { ...report, cost: 'whole' } : report);

/** The opposite of `wholly`, for a list inside such an object whose items grant one thing each. */
export const partly =
  (rule: BrandRule): BrandRule =>
  (value, field, report) =>
    rule(value, field, report.cost === 'whole' ? { ...report, cost: 'part' } : report);
