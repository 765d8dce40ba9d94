import { domainName, foreign } from '../components/foreign.ts';
import { figure } from '../components/parts.ts';
import { brandPath } from '../explorer.ts';
import { type Html, html, NO_HTML } from '../html.ts';
import type { Site } from '../shell.ts';

/** Brands of a house that a page shows; the file has all of them. */
const MOST = 50;
/** Levels of parents that are drawn; deeper ones, and rings, end in a flat list. */
const DEEPEST = 6;

type Member = {
  readonly id: string;
  readonly name: string;
  readonly domain: string | null;
  readonly parent: string;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The brands that the file of a house lists, as a tree by their parents. The brand of the page is marked. */
export function familyTree(site: Site, file: unknown, own: string): Html {
  const members = membersOf(file);
  if (members.length < 2) return NO_HTML;
  const ownIndex = members.findIndex(({ domain }) => domain === own);
  // The brand of the page is always shown, however many there are.
  const shown = members.filter((_, index) => index < MOST || index === ownIndex);
  const known = new Set(shown.map(({ id }) => id));
  const rest = members.length - shown.length;
  const drawn = new Set<Member>();
  const branch = (parent: string, depth: number): Html => {
    const children =
      depth > DEEPEST
        ? []
        : shown.filter((one) => one.parent === parent && one.id !== parent && !drawn.has(one));
    for (const child of children) drawn.add(child);
    if (children.length === 0) return NO_HTML;
    return html`<ul>${children.map((child) => html`<li>${memberName(site, child, own)}${branch(child.id, depth + 1)}</li>`)}</ul>`;
  };
  const roots = shown.filter(({ parent }) => parent === '' || !known.has(parent));
  for (const root of roots) drawn.add(root);
  const tree = roots.map((root) => html`<li>${memberName(site, root, own)}${branch(root.id, 1)}</li>`);
  // Members of a ring have parents only among themselves.
  const others = shown.filter((one) => !drawn.has(one));
  return html`<section aria-labelledby="family"><h3 id="family">Brands of the house</h3>
<ul class="tree">${tree}${others.map((one) => html`<li>${memberName(site, one, own)}</li>`)}${rest > 0 ? html`<li class="soft">and ${figure(rest)} more in the file</li>` : NO_HTML}</ul></section>`;
}

function memberName({ prefix }: Site, { name, domain }: Member, own: string): Html {
  if (domain === null) return foreign(name);
  if (domain === own) return html`<strong>${foreign(name)}</strong> <span class="soft">this brand</span>`;
  return html`<a href="${prefix}${brandPath(domain)}">${foreign(name)}</a> <span class="soft">${domainName(domain)}</span>`;
}

function membersOf(file: unknown): Member[] {
  if (!isObject(file) || !Array.isArray(file.brands)) return [];
  return file.brands.filter(isObject).map((brand) => {
    const id = textOf(brand.id);
    return {
      id,
      name: nameOf(brand) || id || '–',
      domain: domainOf(brand),
      parent: textOf(brand.parent_brand),
    };
  });
}

function nameOf({ names }: Record<string, unknown>): string {
  const [first] = Array.isArray(names) ? names : [];
  return isObject(first) ? textOf(Object.values(first)[0]) : '';
}

/** The host of the brand's site, by which it has a page here. */
function domainOf({ url }: Record<string, unknown>): string | null {
  const address = URL.parse(textOf(url));
  if (address === null || !/^https?:$/.test(address.protocol)) return null;
  return address.hostname.replace(/^www\./, '');
}
