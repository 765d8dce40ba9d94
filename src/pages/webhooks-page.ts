import { type Html, html, isEmpty, later, NO_HTML } from '../../web/html.ts';
import { jsonBlock, paragraphsOf, prose, type Site, sitePage } from '../../web/shell.ts';
import type { ReferenceWebhook } from '../domain/contract/api-reference.ts';
import type { Contract } from '../domain/contract/contract.ts';
import { schemaBody } from './schema/fields.ts';
import { placeIn } from './schema/page.ts';

/** Links to all kinds of webhooks, on the page with this address or, without one, on this page. */
export const webhookList = (webhooks: readonly ReferenceWebhook[], page = ''): Html =>
  html`<ul class="list">${webhooks.map(
    ({ kind, summary }) => html`<li><a href="${page}#${kind}">${summary}</a><p><code>${kind}</code></p></li>`,
  )}</ul>`;

type Parts = { readonly webhooks: readonly ReferenceWebhook[]; readonly contract: Contract };

/** The page of everything that the service sends: each kind with its body and the answers that it understands. */
export const webhooksPage = (site: Site, { webhooks, contract }: Parts): Html =>
  sitePage(site, {
    title: 'Webhooks',
    description: 'Every kind of webhook that the service sends, with its body and the expected answers.',
    section: 'api',
    canonical: '/docs/webhooks',
    trail: [{ href: `${site.prefix}/docs`, text: 'Docs' }],
    content: html`<h1>Webhooks</h1>
<p class="lead">The service sends these bodies with POST to endpoints that its callers name. The keys that verify their signatures are at <a href="${site.prefix}/.well-known/jwks.json"><code>/.well-known/jwks.json</code></a>.</p>
<nav aria-label="Webhooks">${webhookList(webhooks)}</nav>
${webhooks.map((webhook) => later(() => webhookPart(site, contract, webhook)))}`,
  });

function webhookPart(
  site: Site,
  contract: Contract,
  { kind, summary, description, body, answers }: ReferenceWebhook,
): Html {
  return html`<section class="operation" aria-labelledby="${kind}">
<h2 id="${kind}">${summary}</h2>
<p><code>${kind}</code></p>
${paragraphsOf(site, description)}
<h3>Body</h3>
${body.bodies.map(({ type, schema }) => bodyPart(site, contract, { kind, type, reference: schema?.$ref }))}
<h3>Answers</h3>
<ul class="fields">${answers.map(
    ({ status, description: meaning }) =>
      html`<li><div class="head"><code class="name">${status}</code></div><p>${prose(site, meaning)}</p></li>`,
  )}</ul>
</section>`;
}

/** The schema of a body: a link to its page, its fields and its examples. */
function bodyPart(
  site: Site,
  contract: Contract,
  { kind, type, reference }: { kind: string; type: string; reference: unknown },
): Html {
  const folder = `${site.prefix}/schemas/v3`;
  const schema = contract.schemas.get(String(reference).replace(/\.json$/, ''));
  if (schema === undefined) throw new Error(`the webhook ${kind} has a body without a published schema`);
  const { path, document } = schema;
  const fields = schemaBody(placeIn(site, contract, { folder, path, depth: 0 }), document);
  const examples = Array.isArray(document.examples) ? document.examples : [];
  return html`<p class="bounds">${type}: <a href="${folder}/${path}.json">${path}.json</a></p>
${isEmpty(fields) ? NO_HTML : html`<details><summary>Fields</summary>${fields}</details>`}
${examples.map(
  (value, index) =>
    html`<details><summary>Example</summary>${jsonBlock(`${kind}: example ${index + 1}`, value)}</details>`,
)}`;
}
