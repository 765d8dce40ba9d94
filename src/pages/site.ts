import { protocol } from '../../generated/protocol.ts';
import { type Html, html } from './html.ts';

/** What every page needs to know of the deployment. */
export type Site = {
  /** Public address, without a trailing slash. */
  readonly baseUrl: string;
  /** Path that the public address ends with; empty when it is a bare origin. Links begin with it. */
  readonly prefix: string;
  readonly version: string;
  /** Name of the style sheet, which changes with its text. */
  readonly styleSheet: string;
};

export type SiteSection = 'home' | 'api' | 'tasks' | 'errors' | 'schemas' | 'missing';

type PageParts = {
  readonly title: string;
  readonly description: string;
  readonly section: SiteSection;
  /** Links from the section to this page; the last of them is the page above. */
  readonly trail?: readonly { readonly href: string; readonly text: string }[];
  readonly content: Html;
};

export const siteName = `${protocol.title} registry`;
export const ASSETS = '/docs/assets';

const SECTIONS: readonly { section: SiteSection; path: string; text: string }[] = [
  { section: 'api', path: '/docs', text: 'API' },
  { section: 'tasks', path: '/docs/tasks', text: 'Tasks' },
  { section: 'schemas', path: '/schemas/v3/index.json', text: 'Schemas' },
  { section: 'errors', path: '/docs/errors', text: 'Errors' },
];

/** A whole page of the site. It loads its style sheet and icon from here and nothing else, and runs no script. */
export function sitePage(site: Site, { title, description, section, trail = [], content }: PageParts): Html {
  const { prefix, styleSheet, version } = site;
  const full = section === 'home' ? siteName : `${title} · ${siteName}`;
  const navigation = SECTIONS.map(
    ({ section: own, path, text }) =>
      html`<li><a href="${prefix}${path}"${own === section ? html` aria-current="true"` : html``}>${text}</a></li>`,
  );
  const above = trail.map(({ href, text }) => html`<li><a href="${href}">${text}</a></li>`);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${description}">
<title>${full}</title>
<link rel="icon" href="${prefix}${ASSETS}/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${prefix}${ASSETS}/${styleSheet}">
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header>
<div class="bar">
<a class="brand" href="${prefix}/"><img src="${prefix}${ASSETS}/icon.svg" alt="" width="24" height="24">${siteName}</a>
<nav aria-label="Site"><ul>${navigation}</ul></nav>
</div>
</header>
<main id="content" tabindex="-1">
${trail.length === 0 ? html`` : html`<nav class="trail" aria-label="Breadcrumb"><ol>${above}<li aria-current="page">${title}</li></ol></nav>`}
${content}
</main>
<footer>
<p>${siteName} ${version} · <a href="${prefix}/openapi/registry.yaml">OpenAPI</a> · <a href="${prefix}/schemas/v3/index.json">Schemas</a> · <a href="${prefix}/docs/errors">Error codes</a></p>
</footer>
</body>
</html>
`;
}

/** Identifier of a part of a page that links may end with. */
export const anchorOf = (text: string): string => text.replace(/[^A-Za-z0-9_.-]+/g, '-');
