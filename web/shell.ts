import { protocol } from '../generated/protocol.ts';
import { taskErrors } from '../generated/task-errors.ts';
import { type Html, html, htmlText, NO_HTML } from './html.ts';
import type { Island } from './islands.ts';

/** Pages keep the place of an icon free before it is loaded, so that nothing beside it moves. */
export type SiteIcon = {
  readonly file: string;
  readonly type: string;
  /** Pixels beside a height of 24. */
  readonly width: number;
};

/** Facts about the deployment that every page uses. */
export type Site = {
  /** Public address, without a trailing slash. */
  readonly baseUrl: string;
  /** Path of the public address, with which every link begins; empty if the address is a bare origin. */
  readonly prefix: string;
  readonly version: string;
  /** Name of the installation. */
  readonly name: string;
  /** The icon or logo below the assets. */
  readonly icon: SiteIcon;
  /** File name of the style sheet; it changes with the content. */
  readonly styleSheet: string;
  /** File name of each script, which changes with the content too. */
  readonly islands: Readonly<Record<Island, string>>;
};

type SiteSection =
  | 'home'
  | 'brands'
  | 'publishers'
  | 'agents'
  | 'authorization'
  | 'feed'
  | 'statistics'
  | 'tools'
  | 'api'
  | 'tasks'
  | 'errors'
  | 'schemas'
  | 'dashboard'
  | 'account'
  | 'missing';

export type PageParts = {
  readonly title: string;
  readonly description: string;
  readonly section: SiteSection;
  /** Breadcrumb links to this page; the last one is its parent page. */
  readonly trail?: readonly { readonly href: string; readonly text: string }[];
  /** Addresses of the same content in other forms, and the media type of each. */
  readonly alternates?: readonly { readonly href: string; readonly type: string }[];
  /** Path and query under which search engines keep the page; without one they do not keep it. */
  readonly canonical?: string;
  /** Whether the page shows a part of another one, so that search engines need not keep it. */
  readonly isFiltered?: boolean;
  /** Whether the content is a form or a message, which reads best in a narrow column. */
  readonly narrow?: boolean;
  /** A list of links beside the content, for pages that belong together. */
  readonly side?: Html;
  /** Scripts of the page. The policy that it is sent with lets in no other. */
  readonly islands?: readonly Island[];
  readonly content: Html;
};

/** The name of an installation that has none of its own. */
export const SITE_NAME = `${protocol.title} registry`;
export const ASSETS = '/docs/assets';
/** The picture of a page that is shared: the sign of the registry, and nothing that a stranger wrote. */
export const SHARE_PICTURE = `${ASSETS}/share.png`;

const SECTIONS: readonly { section: SiteSection; path: string; text: string }[] = [
  { section: 'brands', path: '/brands', text: 'Brands' },
  { section: 'publishers', path: '/publishers', text: 'Publishers' },
  { section: 'agents', path: '/agents', text: 'Agents' },
  { section: 'authorization', path: '/authorization', text: 'Authorization' },
  { section: 'feed', path: '/feed', text: 'Changes' },
  { section: 'statistics', path: '/stats', text: 'Statistics' },
  { section: 'tools', path: '/adagents', text: 'Check' },
  { section: 'api', path: '/docs', text: 'Docs' },
  { section: 'dashboard', path: '/dashboard', text: 'Dashboard' },
];
/** Parts of the reference, which have one place in the navigation. */
const REFERENCE: readonly SiteSection[] = ['api', 'tasks', 'schemas', 'errors'];
const placeOf = (section: SiteSection): SiteSection => (REFERENCE.includes(section) ? 'api' : section);

export const DOCTYPE = '<!doctype html>\n';

/** The sections whose pages are the same for all readers, and therefore belong in search engines. */
const OWN_ONLY: readonly SiteSection[] = ['account', 'dashboard', 'missing'];

/** A complete page of the site, without its doctype. It loads nothing from other hosts. */
export function sitePage(site: Site, parts: PageParts): Html {
  const { title, section, content, narrow = false, trail = [], side } = parts;
  const { prefix, version, name, icon } = site;
  const navigation = SECTIONS.map(
    ({ section: own, path, text }) =>
      html`<li><a href="${prefix}${path}" aria-current=${own === placeOf(section) ? 'true' : undefined}>${text}</a></li>`,
  );
  const above = trail.map(({ href, text }) => html`<li><a href=${href}>${text}</a></li>`);
  const main = html`<main id="content" tabindex="-1" class=${narrow ? 'narrow' : undefined}>
${trail.length === 0 ? NO_HTML : html`<nav class="trail" aria-label="Breadcrumb"><ol>${above}<li aria-current="page">${plain(title)}</li></ol></nav>`}
${content}
</main>`;
  return html`<html lang="en">
${headOf(site, parts)}
<body>
<a class="skip" href="#content">Skip to content</a>
<header>
<div class="bar">
<a class="brand" href="${prefix}/"><img src="${prefix}${ASSETS}/${icon.file}" alt="" width="${icon.width}" height="24" /><bdi>${name}</bdi></a>
<nav aria-label="Site"><ul>${navigation}</ul></nav>
</div>
</header>
${side === undefined ? main : html`<div class="dashboard">${side}${main}</div>`}
<footer>
<p><bdi>${name}</bdi> ${version} · <a href="${prefix}/docs">API</a> · <a href="${prefix}/docs/tasks">Tasks</a> · <a href="${prefix}/openapi/registry.yaml">OpenAPI</a> · <a href="${prefix}/schemas/v3/index.json">Schemas</a> · <a href="${prefix}/docs/errors">Error codes</a></p>
</footer>
</body>
</html>`;
}

/** Characters that show nothing, or turn what follows: a title has no place for their code points. */
const UNSEEN_IN_TITLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const plain = (title: string): string => title.replace(UNSEEN_IN_TITLE, '');

/** What other sites show of the page where somebody shares it (Open Graph). */
const cardOf = ({ baseUrl, name }: Site, { title, description }: PageParts, canonical: string): Html =>
  html`<meta property="og:type" content="website" /><meta property="og:site_name" content=${name} /><meta property="og:title" content=${plain(title)} /><meta property="og:description" content=${description} /><meta property="og:url" content="${baseUrl}${canonical}" /><meta property="og:image" content="${baseUrl}${SHARE_PICTURE}" />`;

function headOf(site: Site, parts: PageParts): Html {
  const { prefix, baseUrl, styleSheet, name, icon, islands: files } = site;
  const { title, description, section, alternates = [], canonical, isFiltered = false, islands = [] } = parts;
  return html`<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<meta name="description" content=${description} />
${isFiltered || OWN_ONLY.includes(section) ? html`<meta name="robots" content="noindex" />` : NO_HTML}
<title>${section === 'home' ? name : `${plain(title)} · ${name}`}</title>
${canonical === undefined ? NO_HTML : html`<link rel="canonical" href="${baseUrl}${canonical}" />${cardOf(site, parts, canonical)}`}
${alternates.map(({ href, type }) => html`<link rel="alternate" href="${prefix}${href}" type=${type} />`)}
<link rel="icon" href="${prefix}${ASSETS}/${icon.file}" type=${icon.type} />
<link rel="stylesheet" href="${prefix}${ASSETS}/${styleSheet}" />
${islands.map((island) => html`<script type="module" src="${prefix}${ASSETS}/${files[island]}"></script>`)}
</head>`;
}

/** The text of a short page, which is written at once. */
export const pageText = (site: Site, parts: PageParts): string =>
  `${DOCTYPE}${htmlText(sitePage(site, parts))}`;

/** Id of a part of a page, for links with a fragment. */
export const anchorOf = (text: string): string => text.replace(/[^A-Za-z0-9_.-]+/g, '-');

/** Text of the contract as HTML: `code`, **strong**, and links for the names of task errors. */
export function prose(site: Pick<Site, 'prefix'>, text: string): Html {
  return text.split('`').map((piece, index) => (index % 2 === 1 ? codeOf(site, piece) : strong(piece)));
}

/** Text of the contract as paragraphs, which empty lines separate. */
export function paragraphsOf(site: Pick<Site, 'prefix'>, text: string): Html[] {
  return text
    .split(/\n[ \t]*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => html`<p>${prose(site, part.trim())}</p>`);
}

const strong = (text: string): Html =>
  text.split('**').map((piece, index) => (index % 2 === 1 ? html`<strong>${piece}</strong>` : piece));

function codeOf({ prefix }: Pick<Site, 'prefix'>, text: string): Html {
  if (!Object.hasOwn(taskErrors, text)) return html`<code>${text}</code>`;
  return html`<a href="${prefix}/docs/errors#${text}"><code>${text}</code></a>`;
}

/** The first sentence of a text, for lists and for the summary of a page. */
export function firstSentence(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  const end = flat.search(/[.!?](\s|$)/);
  return end === -1 ? flat : flat.slice(0, end + 1);
}

/** A block of code that can be scrolled with the keyboard. */
export const codeBlock = (label: string, text: string): Html =>
  html`<pre tabindex="0" role="region" aria-label=${label}><code>${text}</code></pre>`;

/** A value as a block of indented JSON. */
export const jsonBlock = (label: string, value: unknown): Html =>
  codeBlock(label, JSON.stringify(value, null, 2));

/** The page for an unknown address, with the addresses that are most like it. */
export const missingPage = (site: Site, path: string, near: readonly string[]): Html =>
  sitePage(site, {
    title: 'No such page',
    description: 'There is no page at this address.',
    section: 'missing',
    content: html`<h1>No such page</h1>
<p class="lead">There is no page at <code>${path}</code>.</p>
${near.length === 0 ? NO_HTML : html`<p>Addresses that are most like it:</p><ul class="list">${near.map((one) => html`<li><a href="${site.prefix}${one}">${one}</a></li>`)}</ul>`}
<p><a href="${site.prefix}/">Search</a> for a brand, a publisher or a property. The <a href="${site.prefix}/docs">reference</a>, the <a href="${site.prefix}/docs/tasks">tasks</a> and the <a href="${site.prefix}/docs/errors">error codes</a> list every page.</p>`,
  });
