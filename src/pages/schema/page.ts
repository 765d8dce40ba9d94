import { type Html, html, later, NO_HTML } from '../../../web/html.ts';
import { anchorOf, jsonBlock, paragraphsOf, type Site, sitePage } from '../../../web/shell.ts';
import type { Contract, ContractSchema } from '../../domain/contract/contract.ts';
import { referredSchemas } from '../../domain/contract/publish.ts';
import { schemaBody } from './fields.ts';
import { linkTo, type SchemaPlace } from './words.ts';

/** Largest number of fields on one page; further ones are only linked. */
const MOST_FIELDS = 300;

/** The place from which schemas of a contract are shown, starting at one file. */
export const placeIn = (
  site: Site,
  contract: Contract,
  { folder, path, depth }: { folder: string; path: string; depth: number },
): SchemaPlace => ({ site, contract, folder, path, depth, budget: { fields: MOST_FIELDS } });

/** The page of one schema: description, fields, examples, uses and source. */
export function schemaPage(
  site: Site,
  contract: Contract,
  { folder, schema, url }: { folder: string; schema: ContractSchema; url: string },
): Html {
  const place = placeIn(site, contract, { folder, path: schema.path, depth: 1 });
  const { document, path, title, description, status } = schema;
  const examples = Array.isArray(document.examples) ? document.examples : [];
  return sitePage(site, {
    title,
    description,
    section: 'schemas',
    canonical: url.slice(site.baseUrl.length),
    alternates: [{ href: url.slice(site.baseUrl.length), type: 'application/schema+json' }],
    trail: [{ href: `${folder}/index.json`, text: `Schemas ${contract.release}` }],
    content: html`<h1>${title}</h1>
<ul class="badges"><li class="badge">${path}</li>${status === 'stable' ? NO_HTML : html`<li class="badge ${status}">${status}</li>`}</ul>
<div class="lead">${paragraphsOf(site, description)}</div>
<p class="soft">Programs get JSON Schema 2020-12 from <code>${url}</code>.</p>
<h2 id="fields">Contents</h2>
${schemaBody(place, document)}
${examples.length === 0 ? NO_HTML : html`<h2 id="examples">Examples</h2>${examples.map((example, index) => later(() => jsonBlock(`Example ${index + 1}`, example)))}`}
<h2 id="used">Where it is used</h2>
${later(() => uses(site, place, schema))}
<h2 id="source">Source</h2>
<details><summary>JSON Schema</summary>${later(() => jsonBlock('JSON Schema', document))}</details>`,
  });
}

function uses({ prefix }: Site, place: SchemaPlace, schema: ContractSchema): Html {
  const { contract } = place;
  const tasks = schema.tasks.map(
    (name) => html`<li><a href="${prefix}/docs/tasks/${name}"><code>${name}</code></a></li>`,
  );
  const known = new Map(contract.operations.map(({ id, tag }) => [id, tag]));
  const operations = schema.operations.map(
    (id) =>
      html`<li><a href="${prefix}/docs/api/${anchorOf(known.get(id) ?? '')}#${id}"><code>${id}</code></a></li>`,
  );
  const others = referredSchemas(contract, schema.path).flatMap((path) => contract.schemas.get(path) ?? []);
  const part = (text: string, items: readonly Html[]) =>
    items.length === 0 ? NO_HTML : html`<h3>${text}</h3><ul class="columns">${items}</ul>`;
  if (tasks.length + operations.length + others.length === 0)
    return html`<p>No task and no operation of this release contains it.</p>`;
  return html`${part('Tasks', tasks)}${part('Operations', operations)}${part(
    'Schemas it refers to',
    others.map((other) => html`<li>${linkTo(place, other)}</li>`),
  )}`;
}

/** The list of all schemas of a release, by folder. */
export function schemaIndexPage(site: Site, contract: Contract, folder: string): Html {
  const groups = new Map<string, ContractSchema[]>();
  for (const schema of contract.schemas.values()) {
    const group = schema.path.includes('/') ? schema.path.slice(0, schema.path.indexOf('/')) : 'documents';
    groups.set(group, [...(groups.get(group) ?? []), schema]);
  }
  return sitePage(site, {
    title: 'Schemas',
    description: `All ${contract.schemas.size} JSON Schemas of release ${contract.release}.`,
    section: 'schemas',
    canonical: `${folder.slice(site.prefix.length)}/index.json`,
    content: html`<h1>Schemas</h1>
<p class="lead">All ${String(contract.schemas.size)} schemas of release ${contract.release}, as JSON Schema 2020-12.</p>
<p>A program that asks the same addresses gets JSON: this list with a hash of each file, and every schema under its${' '}
<code>$id</code>. For validators that read one file only, each task has a bundle of its${' '}
<a href="${site.prefix}/docs/tasks">request and response</a>. ${folder.includes('/releases/') ? 'This release never changes.' : html`A <a href="${site.prefix}/schemas/v3/releases/index.json">release</a> never changes.`}</p>
<nav aria-label="Folders"><ul class="columns">${[...groups].map(([group, all]) => html`<li><a href="#${group}">${group}</a> <span class="soft">${String(all.length)}</span></li>`)}</ul></nav>
${[...groups].map(([group, all]) => later(() => html`<h2 id="${group}">${group}</h2><ul class="columns">${all.map(({ path, title }) => html`<li><a href="${folder}/${path}.json">${title}</a></li>`)}</ul>`))}`,
  });
}
