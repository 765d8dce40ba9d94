import { type Html, html } from '../../web/html.ts';
import { ASSETS, type Site } from '../../web/shell.ts';

/** What the page loads, by the names of its files. */
export type TryPageFiles = { readonly program: string; readonly styleSheet: string };

export const TRY_PAGE = '/docs/try';

/**
 * Settings of the program. It stores no credential, speaks to this server only, and has none of the parts that need its
 * maker's hosts: fonts, reports of use, proxy, assistants, accounts.
 */
const settingsFor = ({ prefix }: Site) => ({
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true, hideAddApi: true },
  mcp: { disabled: true },
  persistAuth: false,
  documentDownloadType: 'none',
  hideDarkModeToggle: true,
  hideModels: true,
  servers: [{ url: prefix === '' ? '/' : prefix }],
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
});

/**
 * The page to try requests: a program that reads the OpenAPI document and sends what is filled in. It stands outside of
 * the frame of other pages, whose style sheet is not made for it.
 */
export function tryPage(site: Site, { program, styleSheet }: TryPageFiles): Html {
  const { prefix, baseUrl, name, icon } = site;
  return html`<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<meta name="description" content="Fill in a request of the REST API, send it, and see the response." />
<title>Try requests · ${name}</title>
<link rel="canonical" href="${baseUrl}${TRY_PAGE}" />
<link rel="icon" href="${prefix}${ASSETS}/${icon.file}" type=${icon.type} />
<link rel="stylesheet" href="${prefix}${ASSETS}/${styleSheet}" />
</head>
<body>
<nav class="above" aria-label="Site"><a href="${prefix}/"><bdi>${name}</bdi></a><span><a href="${prefix}/docs">Docs</a><a href="${prefix}/docs#operations">Reference without scripts</a></span></nav>
<noscript><p class="above">This page needs scripts. The <a href="${prefix}/docs#operations">reference</a> has every operation with its fields, and a command for each.</p></noscript>
<script id="api-reference" data-url="${prefix}/openapi/registry.yaml" data-configuration=${JSON.stringify(settingsFor(site))}></script>
<script src="${prefix}${ASSETS}/${program}"></script>
</body>
</html>`;
}
