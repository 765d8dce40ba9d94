import type { ApiReference, ReferenceOperation } from '../../domain/contract/api-reference.ts';
import type { Contract } from '../../domain/contract/contract.ts';
import { type Html, html, later } from '../html.ts';
import { firstSentence, paragraphsOf, prose } from '../prose.ts';
import { anchorOf, type Site, sitePage } from '../site.ts';
import { operationPart } from './operation-part.ts';

/** The first page of the reference: what holds for every operation, and the operations by subject. */
export function apiPage(site: Site, reference: ApiReference): Html {
  const { prefix, baseUrl } = site;
  const { title, version, description, tags, operations } = reference;
  return sitePage(site, {
    title,
    description: 'Reference of the REST API of the registry.',
    section: 'api',
    content: html`<h1>${title}</h1>
<ul class="badges"><li class="badge">version ${version}</li><li class="badge">${baseUrl}</li></ul>
${paragraphsOf(site, description)}
<p>Generators of clients read the <a href="${prefix}/openapi/registry.yaml">OpenAPI 3.1 document</a>. The agent has pages of its own: <a href="${prefix}/docs/tasks">tasks</a>.</p>
<h2 id="operations">Operations</h2>
${tags.map(
  (
    tag,
  ) => html`<h3 id="${anchorOf(tag.name)}"><a href="${prefix}/docs/api/${anchorOf(tag.name)}">${tag.name}</a></h3>
<p class="soft">${prose(site, tag.description)}</p>
<ul class="list">${operations.filter((operation) => operation.tag === tag.name).map((operation) => entry(site, operation))}</ul>`,
)}`,
  });
}

const entry = ({ prefix }: Site, { id, tag, method, path, summary }: ReferenceOperation): Html =>
  html`<li><a href="${prefix}/docs/api/${anchorOf(tag)}#${id}">${summary}</a><p><span class="method">${method}</span> <code>${path}</code></p></li>`;

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The page of one subject with all its operations; null for a name that is no subject. */
export function apiTagPage(
  site: Site,
  { reference, contract }: { reference: ApiReference; contract: Contract },
  name: string,
): Html | null {
  const tag = reference.tags.find((one) => anchorOf(one.name) === name);
  if (tag === undefined) return null;
  const operations = reference.operations.filter((operation) => operation.tag === tag.name);
  return sitePage(site, {
    title: tag.name,
    description: firstSentence(tag.description),
    section: 'api',
    trail: [{ href: `${site.prefix}/docs`, text: 'API' }],
    content: html`<h1>${capital(tag.name)}</h1>
<p class="lead">${prose(site, tag.description)}</p>
<nav aria-label="Operations"><ul class="list">${operations.map(
      ({ id, method, path, summary }) =>
        html`<li><a href="#${id}">${summary}</a><p><span class="method">${method}</span> <code>${path}</code></p></li>`,
    )}</ul></nav>
${operations.map((operation) => later(() => operationPart(site, { reference, contract }, operation)))}`,
  });
}
