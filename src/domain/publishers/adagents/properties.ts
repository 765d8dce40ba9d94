import { type FindingReport, notOneOf, shown } from '../../findings.ts';
import { type Mend, meantText, meantWord } from '../../json/mends.ts';
import { isObject } from '../../json/values.ts';
import { canonicalDomain } from '../../net/domain-name.ts';
import { meantDomain } from '../../net/meant-address.ts';
import { visibleText } from '../../text/visible-text.ts';
import { canonicalIdentifier, identifierHost, type KnownIdentifier } from '../identifiers.ts';
import type { JsonObject } from './shapes.ts';
import { channels, type FileForm, identifierTypes, isWord, propertyTypes, SLUG } from './vocabulary.ts';

export const PROPERTY_LEFT_OUT = 'the property is left out and the rest of the file is used';

/**
 * Reads a list of properties. A faulty property does not make the file invalid, because readers skip it and keep the
 * rest. Its faults are warnings. With `strict`, a fault that makes a property unusable is an error.
 */
export function checkProperties(
  list: readonly unknown[],
  path: string,
  report: FindingReport,
  strict: boolean,
): PropertyReading[] {
  const readings: PropertyReading[] = [];
  list.forEach((raw, index) => {
    const reading = readProperty(raw, `${path}[${index}]`, (field, message, fatal, mend) => {
      if (fatal && strict) report.error(field, message, mend);
      else report.warn(field, message, fatal ? PROPERTY_LEFT_OUT : undefined, mend);
    });
    if (!reading) return;
    reading.list = path;
    reading.index = index;
    readings.push(reading);
  });
  warnAboutRepeatedIds(readings, report);
  return readings;
}

function warnAboutRepeatedIds(readings: readonly PropertyReading[], report: FindingReport): void {
  const seen = new Map<string, PropertyReading>();
  for (const reading of readings) {
    const { propertyId } = reading;
    if (propertyId === null) continue;
    const first = seen.get(propertyId);
    if (first === undefined) seen.set(propertyId, reading);
    else {
      const message = `property_id "${propertyId}" is already used by ${propertyPlace(first)}`;
      report.warn(`${propertyPlace(reading)}.property_id`, message);
    }
  }
}

/** A property as a file describes it, in canonical form. */
export type PropertyReading = {
  /** Path of the list in the file and index in it, once the property is one of a list. See `propertyPlace`. */
  list: string;
  index: number;
  propertyId: string | null;
  propertyType: string;
  name: string;
  /** At least one, canonical, without duplicates. */
  identifiers: KnownIdentifier[];
  tags: string[];
  channels: string[];
  /** Canonical domain of the publisher that the property names, null when it names none. */
  publisherDomain: string | null;
  doc: JsonObject;
};

/** Path of the property in the file, for example `properties[3]`. A file has too many to keep a text for each. */
export const propertyPlace = ({ list, index }: Pick<PropertyReading, 'list' | 'index'>): string =>
  `${list}[${index}]`;

/** Records a fault. A fatal fault means that the property cannot be used at all. */
export type PropertyFault = (field: string, message: string, fatal: boolean, mend?: Mend) => void;

const LONGEST_NAME = 1000;
const LONGEST_ID = 255;
const LONGEST_IDENTIFIER = 512;

/** Reads one property. A faulty detail is reported and left out. Returns null when the property cannot be used. */
export function readProperty(raw: unknown, field: string, fault: PropertyFault): PropertyReading | null {
  if (!isObject(raw)) {
    fault(field, `must be an object, not ${shown(raw)}`, true);
    return null;
  }
  const propertyType = raw.property_type;
  const typeIsKnown = typeof propertyType === 'string' && propertyTypes.has(propertyType);
  if (!typeIsKnown)
    fault(
      `${field}.property_type`,
      notOneOf('property_type', propertyType, propertyTypes),
      true,
      meantWord(propertyType, propertyTypes),
    );

  const name = raw.name;
  const hasName = isText(name, LONGEST_NAME);
  if (!hasName) fault(`${field}.name`, wantedText('name', name, LONGEST_NAME), true);

  const publisherDomain = readPublisher(raw.publisher_domain, field, fault);
  const identifiers = readIdentifiers(raw.identifiers, `${field}.identifiers`, fault);
  const propertyId = readId(raw.property_id, `${field}.property_id`, fault);
  const tags = readList(raw.tags, `${field}.tags`, fault, {
    allowed: (tag) => isText(tag, LONGEST_ID),
    form: SLUG,
  });
  const supported = readList(raw.supported_channels, `${field}.supported_channels`, fault, {
    allowed: (channel) => channels.has(channel),
    words: channels,
  });
  if (!typeIsKnown || !hasName || publisherDomain === undefined || identifiers.length === 0) return null;
  return {
    list: '',
    index: 0,
    propertyId,
    propertyType,
    name,
    identifiers,
    tags,
    channels: supported,
    publisherDomain,
    doc: raw,
  };
}

function isText(value: unknown, max: number): value is string {
  return typeof value === 'string' && visibleText(value) !== undefined && value.length <= max;
}

/** Why a value is not a text that `isText` accepts. */
export function wantedText(name: string, value: unknown, max: number): string {
  if (value === undefined || value === null) return `${name} is required`;
  if (typeof value === 'string' && visibleText(value) === undefined) return `${name} must not be blank`;
  return `${name} must be a string of 1 to ${max} characters`;
}

/** Whether a member is left out, or null or empty and counts as absent, which is reported. */
function isAbsent(value: unknown, field: string, fault: PropertyFault): boolean {
  if (value === undefined) return true;
  if (value !== null && value !== '') return false;
  fault(field, `is ${value === null ? 'null' : 'empty'} and counts as absent`, false, 'remove');
  return true;
}

function readPublisher(value: unknown, field: string, fault: PropertyFault): string | null | undefined {
  if (value === undefined || value === null) {
    isAbsent(value, `${field}.publisher_domain`, fault);
    return null;
  }
  const verdict = typeof value === 'string' ? canonicalDomain(value) : undefined;
  if (verdict?.ok) return verdict.domain;
  fault(`${field}.publisher_domain`, `${shown(value)} is not a domain`, true);
  return undefined;
}

function readId(value: unknown, field: string, fault: PropertyFault): string | null {
  if (isAbsent(value, field, fault)) return null;
  if (!isText(value, LONGEST_ID)) {
    fault(field, `property_id must be a string of 1 to ${LONGEST_ID} characters`, false);
    return null;
  }
  if (!SLUG.pattern.test(value)) fault(field, `property_id ${shown(value)} should have ${SLUG.text}`, false);
  return value;
}

function readIdentifiers(value: unknown, field: string, fault: PropertyFault): KnownIdentifier[] {
  if (!Array.isArray(value) || value.length === 0) {
    fault(field, 'identifiers must be an array with at least one item', true);
    return [];
  }
  const kept = new Map<string, KnownIdentifier>();
  const reasons: string[] = [];
  const noting: PropertyFault = (place, message, fatal, mend) => {
    reasons.push(`${place}: ${message}`);
    fault(place, message, fatal, mend);
  };
  value.forEach((item: unknown, index) => {
    const identifier = readIdentifier(item, `${field}[${index}]`, noting);
    if (identifier) kept.set(`${identifier.type} ${identifier.value}`, identifier);
  });
  if (kept.size === 0) fault(field, `none of the identifiers can be used (${reasons[0]})`, true);
  const list = [...kept.values()];
  // Of a hundred thousand properties, most write their identifiers as they are kept.
  return list.length === value.length && list.every((item, index) => item === value[index]) ? value : list;
}

function readIdentifier(item: unknown, field: string, fault: PropertyFault): KnownIdentifier | null {
  if (!isObject(item)) {
    fault(field, `must be an object, not ${shown(item)}`, false);
    return null;
  }
  const { type, value } = item;
  if (typeof type !== 'string' || !isWord(identifierTypes, type)) {
    fault(`${field}.type`, notOneOf('type', type, identifierTypes), false, meantWord(type, identifierTypes));
    return null;
  }
  if (!isText(value, LONGEST_IDENTIFIER)) {
    fault(`${field}.value`, wantedText('value', value, LONGEST_IDENTIFIER), false, meantText(value));
    return null;
  }
  const canonical = canonicalIdentifier(type, value);
  if ((type === 'domain' || type === 'subdomain') && identifierHost(canonical) === null) {
    // The host without `www.` is another one than a subdomain that begins with it.
    const mend = type === 'domain' ? meantDomain(value) : undefined;
    fault(`${field}.value`, `${shown(value)} is not a host name`, false, mend);
    return null;
  }
  return canonical === value && isBare(item) ? (item as KnownIdentifier) : { type, value: canonical };
}

/** Whether an object has the members of an identifier in their order, and no other. */
function isBare(item: object): boolean {
  const [first, second, ...more] = Object.keys(item);
  return first === 'type' && second === 'value' && more.length === 0;
}

type ListForm = {
  readonly allowed: (item: string) => boolean;
  readonly form?: FileForm;
  /** The items that are allowed, if they are known. */
  readonly words?: ReadonlySet<string>;
};

function readList(
  value: unknown,
  field: string,
  fault: PropertyFault,
  { allowed, form, words = new Set() }: ListForm,
): string[] {
  if (isAbsent(value, field, fault)) return [];
  if (!Array.isArray(value)) {
    fault(field, `must be an array, not ${shown(value)}`, false);
    return [];
  }
  const kept = new Set<string>();
  value.forEach((item: unknown, index) => {
    if (typeof item !== 'string' || !allowed(item)) {
      fault(`${field}[${index}]`, `${shown(item)} cannot be used here`, false, meantWord(item, words));
      return;
    }
    if (form && !form.pattern.test(item)) {
      fault(`${field}[${index}]`, `${shown(item)} should have ${form.text}`, false);
    }
    kept.add(item);
  });
  // A file may have a hundred thousand lists.
  return kept.size === value.length ? value : [...kept];
}
