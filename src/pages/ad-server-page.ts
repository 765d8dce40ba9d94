import { type Html, html, later, NO_HTML } from '../../web/html.ts';
import { anchorOf, paragraphsOf, prose, type Site, sitePage } from '../../web/shell.ts';
import type { AdServerReference, AdServerReferenceOperation } from '../domain/contract/api-reference.ts';
import type { Contract } from '../domain/contract/contract.ts';
import { messageOf, parameterItem } from './api-pages.ts';
import { placeIn } from './schema/page.ts';

type Parts = { readonly adServer: AdServerReference; readonly contract: Contract };

/** The reference of the contract that an ad server implements: every operation by subject, with its messages. */
export function adServerPage(site: Site, { adServer, contract }: Parts): Html {
  const { title, version, description, tags, operations } = adServer;
  return sitePage(site, {
    title,
    description: 'Reference of the operations that an ad server behind the agent implements.',
    section: 'api',
    canonical: '/docs/ad-server',
    trail: [{ href: `${site.prefix}/docs`, text: 'Docs' }],
    content: html`<h1>${title}</h1>
<ul class="badges"><li class="badge">version ${version}</li></ul>
${paragraphsOf(site, description)}
<p>Generators of servers read the <a href="${site.prefix}/openapi/ad-server.yaml">OpenAPI 3.1 document</a>.</p>
${tags.map(({ name, description: about }) => {
  const members = operations.filter(({ tag }) => tag === name);
  return html`<h2 id="${anchorOf(name)}">${name}</h2>
<p class="soft">${prose(site, about)}</p>
<ul class="list">${members.map(
    ({ id, method, path, summary }) =>
      html`<li><a href="#${id}">${summary}</a><p><span class="method">${method}</span> <code>${path}</code></p></li>`,
  )}</ul>`;
})}
${operations.map((operation) => later(() => operationPart(site, contract, operation)))}`,
  });
}

function operationPart(site: Site, contract: Contract, operation: AdServerReferenceOperation): Html {
  const { id, method, path, summary, description, parameters, body, answers } = operation;
  const place = placeIn(site, contract, { folder: `${site.prefix}/schemas/v3`, path: '', depth: 1 });
  return html`<section class="operation" aria-labelledby="${id}">
<h2 id="${id}">${summary}</h2>
<p><span class="method">${method}</span> <code>${path}</code></p>
${paragraphsOf(site, description)}
<p class="soft">${rulesOf(operation)}</p>
${parameters.length === 0 ? NO_HTML : html`<h3>Parameters</h3><ul class="fields">${parameters.map((one) => later(() => parameterItem(place, one)))}</ul>`}
${body === null ? NO_HTML : html`<h3>Body</h3>${messageOf(place, { message: body, label: `${id}: body`, isOpen: true })}`}
<h3>Responses</h3>
<ul class="fields">${answers.map((answer) =>
    later(
      () =>
        html`<li><div class="head"><code class="name">${String(answer.status)}</code></div><p>${prose(site, answer.description)}</p>${messageOf(
          place,
          { message: answer, label: `${id}: response ${answer.status}`, isOpen: answer.status < 300 },
        )}</li>`,
    ),
  )}</ul>
</section>`;
}

function rulesOf({ capability, isKeyed, timeoutSeconds }: AdServerReferenceOperation): Html {
  const optional =
    capability === null
      ? NO_HTML
      : html` Only ad servers whose capabilities have <code>${capability}</code>.`;
  const keyed = isKeyed ? html` Every request carries an idempotency key.` : NO_HTML;
  return html`The caller waits ${String(timeoutSeconds)} seconds for the answer.${optional}${keyed}`;
}
