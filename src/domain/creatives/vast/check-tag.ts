import type { ElementRule, TagKind, TagVersion } from './tag-rules.ts';
import { NO_PIXEL, rulesOf, tagVersions } from './tag-rules.ts';
import type { XmlElement } from './xml.ts';

/** A fault of a tag: its path, as element names from the root, and a sentence about it. */
export type TagFault = {
  readonly rule: 'version' | 'required' | 'attribute' | 'duration' | 'uri' | 'order';
  readonly path: string;
  readonly message: string;
};

const MOST_FAULTS = 20;
export const TAG_DURATION = /^\d{2}:[0-5]\d:[0-5]\d(?:\.\d{3})?$/;
/** Macros of VAST, of this protocol and of ad platforms. Their values are not known yet. */
const MACRO = /\[[A-Z_]{1,64}\]|\{[A-Z][A-Z0-9_]{0,63}\}|%%[A-Z_]{1,64}%%|\$\{[A-Z_]{1,64}\}/g;

/**
 * Checks a parsed tag. Players do not insist on the order of elements that the schemas require; every other fault
 * keeps a player from showing the ad.
 *
 * @returns at most 20 faults; none for a valid tag
 */
export function checkTag(root: XmlElement, kind: TagKind): TagFault[] {
  const name = kind.toUpperCase();
  const version = tagVersionOf(root, kind);
  if (root.name !== name)
    return [{ rule: 'required', path: root.name.slice(0, 64), message: `The root element must be ${name}.` }];
  if (version === undefined) {
    const message = `The attribute version must be one of ${tagVersions[kind].join(', ')}.`;
    return [{ rule: 'version', path: `${name}@version`, message }];
  }
  const rules = rulesOf(kind, version);
  const faults: TagFault[] = [];
  const visit = (element: XmlElement, path: string, isInWrapper: boolean): void => {
    if (
      faults.length >= MOST_FAULTS ||
      element.name === 'Extensions' ||
      element.name === 'CreativeExtensions'
    )
      return;
    const rule = ruleIn(rules, element.name, isInWrapper);
    if (rule !== undefined) faults.push(...faultsOf(element, rule, path));
    for (const child of element.children)
      visit(child, `${path}/${child.name.slice(0, 64)}`, isInWrapper || element.name === 'Wrapper');
  };
  visit(root, name, false);
  return faults.slice(0, MOST_FAULTS);
}

export const tagVersionOf = (
  { attributes: { version } }: XmlElement,
  kind: TagKind,
): TagVersion | undefined =>
  tagVersions[kind].find(
    (known) => known === version || `${known}.0` === version || known === `${version}.0`,
  );

/**
 * The rule for an element. A wrapper adds to an ad that another server returns, so `Creatives`, `Creative` and
 * `Linear` inside a wrapper have no rule.
 */
function ruleIn(rules: Readonly<Record<string, ElementRule>>, name: string, isInWrapper: boolean) {
  const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
  return isInWrapper && (name === 'Linear' || name === 'Creative' || name === 'Creatives') ? undefined : rule;
}

function faultsOf(element: XmlElement, rule: ElementRule, path: string): TagFault[] {
  const { attributes = {}, oneOf } = rule;
  const wrongAttributes = Object.entries(attributes).flatMap(([name, pattern]): TagFault[] =>
    pattern.test(element.attributes[name] ?? '')
      ? []
      : [
          {
            rule: 'attribute',
            path: `${path}@${name}`,
            message: `The attribute ${name} is missing or has a wrong value.`,
          },
        ],
  );
  const choices = element.children.filter(({ name }) => oneOf?.includes(name)).length;
  const wrongChoice: TagFault[] =
    oneOf === undefined || choices === 1
      ? []
      : [{ rule: 'required', path, message: `Exactly one of ${oneOf.join(' and ')} must be inside.` }];
  const progress: TagFault[] =
    element.name === 'Tracking' &&
    element.attributes.event === 'progress' &&
    element.attributes.offset === undefined
      ? [
          {
            rule: 'attribute',
            path: `${path}@offset`,
            message: 'The event progress needs the attribute offset.',
          },
        ]
      : [];
  return [
    ...wrongAttributes,
    ...wrongChoice,
    ...progress,
    ...countFaults(element, rule, path),
    ...textFaults(element, rule, path),
  ];
}

function countFaults(
  { children }: XmlElement,
  { children: expected = [] }: ElementRule,
  path: string,
): TagFault[] {
  const counts = new Map<string, number>();
  for (const { name } of children) counts.set(name, (counts.get(name) ?? 0) + 1);
  const wrong = expected.flatMap(([name, least, most]): TagFault[] => {
    const count = counts.get(name) ?? 0;
    if (count >= least && count <= most) return [];
    const message =
      count < least
        ? `The element ${name} is missing.`
        : `The element ${name} must stand here once, not ${count} times.`;
    return [{ rule: 'required', path: `${path}/${name}`, message }];
  });
  const order = new Map(expected.map(([name], at) => [name, at]));
  const places = children.flatMap(({ name }) => order.get(name) ?? []);
  const isOrdered = places.every((place, at) => at === 0 || place >= (places[at - 1] ?? 0));
  const names = expected.map(([name]) => name).join(', ');
  return isOrdered
    ? wrong
    : [...wrong, { rule: 'order', path, message: `The schema has the elements in this order: ${names}.` }];
}

function textFaults({ text }: XmlElement, { text: wanted }: ElementRule, path: string): TagFault[] {
  if (wanted === 'duration' && !TAG_DURATION.test(text))
    return [{ rule: 'duration', path, message: 'A duration is written HH:MM:SS or HH:MM:SS.mmm.' }];
  const isPixel = wanted === 'pixel' && text === NO_PIXEL;
  if ((wanted === 'uri' || wanted === 'pixel') && !isPixel && !isTagUri(text))
    return [{ rule: 'uri', path, message: 'The text must be an absolute http or https URL.' }];
  return wanted === 'some' && text === ''
    ? [{ rule: 'required', path, message: 'The text is missing.' }]
    : [];
}

/** Whether a text is an http or https URL; macros may stand for parts of it. */
export function isTagUri(text: string): boolean {
  const url = URL.parse(text.replace(MACRO, 'x'));
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && !/\s/.test(text);
}
