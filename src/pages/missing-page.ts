import { type Html, html, NO_HTML } from './html.ts';
import { type Site, sitePage } from './site.ts';

/** What a browser gets instead of a page that does not exist, with the pages whose addresses are most like it. */
export const missingPage = (site: Site, path: string, near: readonly string[]): Html =>
  sitePage(site, {
    title: 'No such page',
    description: 'There is no page at this address.',
    section: 'missing',
    content: html`<h1>No such page</h1>
<p class="lead">There is no page at <code>${path}</code>.</p>
${near.length === 0 ? NO_HTML : html`<p>Addresses that are most like it:</p><ul class="list">${near.map((one) => html`<li><a href="${site.prefix}${one}">${one}</a></li>`)}</ul>`}
<p>The <a href="${site.prefix}/docs">reference</a>, the <a href="${site.prefix}/docs/tasks">tasks</a> and the <a href="${site.prefix}/docs/errors">error codes</a> list every page.</p>`,
  });
