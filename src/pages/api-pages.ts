import { protocol } from '../../generated/protocol.ts';
import { type Html, html, isEmpty, joined, later, NO_HTML } from '../../web/html.ts';
import {
  anchorOf,
  codeBlock,
  firstSentence,
  jsonBlock,
  paragraphsOf,
  prose,
  type Site,
  sitePage,
} from '../../web/shell.ts';
import type {
  ApiReference,
  ReferenceLimit,
  ReferenceMessage,
  ReferenceOperation,
  ReferenceParameter,
} from '../domain/contract/api-reference.ts';
import type { Contract } from '../domain/contract/contract.ts';
import { operatorRoleOf } from '../domain/members/operator-roles.ts';
import { operationLine } from './command-lines.ts';
import { type Guide, guideList } from './guide-pages.ts';
import { schemaBody } from './schema/fields.ts';
import { placeIn } from './schema/page.ts';
import { boundTexts, type SchemaPlace, typeText } from './schema/words.ts';
import { webhookList } from './webhooks-page.ts';

/** The first page of the documentation: guides, general rules, and the operations by subject. */
export function apiPage(
  site: Site,
  { reference, guides }: { reference: ApiReference; guides: readonly Guide[] },
): Html {
  const { prefix, baseUrl } = site;
  const { title, version, description, operations, webhooks, adServer } = reference;
  // Webhooks have subjects too, which no operation need share.
  const tags = reference.tags.filter(({ name }) => operations.some(({ tag }) => tag === name));
  return sitePage(site, {
    title,
    description: 'Guides, and the reference of the REST API of the registry.',
    section: 'api',
    canonical: '/docs',
    content: html`<h1>${title}</h1>
<ul class="badges"><li class="badge">version ${version}</li><li class="badge">${baseUrl}</li></ul>
${guideList(site, guides)}
<h2 id="rules">Rules of all operations</h2>
${paragraphsOf(site, description)}
<p><a href="${prefix}/docs/try">Try requests</a> on a page that fills them in and shows the responses. Generators of clients read the <a href="${prefix}/openapi/registry.yaml">OpenAPI 3.1 document</a>. The agent has pages of its own: <a href="${prefix}/docs/tasks">tasks</a>. An operator who connects an ad server implements the <a href="${prefix}/docs/ad-server">${adServer.title}</a>.</p>
<h2 id="operations">Operations</h2>
${tags.map(
  (
    tag,
  ) => html`<h3 id="${anchorOf(tag.name)}"><a href="${prefix}/docs/api/${anchorOf(tag.name)}">${tag.name}</a></h3>
<p class="soft">${prose(site, tag.description)}</p>
<ul class="list">${operations.filter((operation) => operation.tag === tag.name).map((operation) => entry(site, operation))}</ul>`,
)}
<h2 id="webhooks"><a href="${prefix}/docs/webhooks">Webhooks</a></h2>
<p class="soft">What the service sends to endpoints of its callers, by kind.</p>
${webhookList(webhooks, `${prefix}/docs/webhooks`)}`,
  });
}

const entry = ({ prefix }: Site, { id, tag, method, path, summary }: ReferenceOperation): Html =>
  html`<li><a href="${prefix}/docs/api/${anchorOf(tag)}#${id}">${summary}</a><p><span class="method">${method}</span> <code>${path}</code></p></li>`;

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The page of one subject with all its operations; null for an unknown subject. */
export function apiTagPage(
  site: Site,
  { reference, contract }: { reference: ApiReference; contract: Contract },
  name: string,
): Html | null {
  const tag = reference.tags.find((one) => anchorOf(one.name) === name);
  if (tag === undefined) return null;
  const operations = reference.operations.filter((operation) => operation.tag === tag.name);
  if (operations.length === 0) return null;
  return sitePage(site, {
    title: tag.name,
    description: firstSentence(tag.description),
    section: 'api',
    canonical: `/docs/api/${name}`,
    trail: [{ href: `${site.prefix}/docs`, text: 'Docs' }],
    content: html`<h1>${capital(tag.name)}</h1>
<p class="lead">${prose(site, tag.description)}</p>
<nav aria-label="Operations"><ul class="list">${operations.map(
      ({ id, method, path, summary }) =>
        html`<li><a href="#${id}">${summary}</a><p><span class="method">${method}</span> <code>${path}</code></p></li>`,
    )}</ul></nav>
${operations.map((operation) => later(() => operationPart(site, { reference, contract }, operation)))}`,
  });
}

/** One operation: parameters, body, responses with their examples, credentials and limits. */
function operationPart(
  site: Site,
  { reference, contract }: { reference: ApiReference; contract: Contract },
  operation: ReferenceOperation,
): Html {
  const { id, method, path, access, summary, description, parameters, body, answers } = operation;
  const place = placeIn(site, contract, { folder: `${site.prefix}/schemas/v3`, path: '', depth: 1 });
  return html`<section class="operation" aria-labelledby="${id}">
<h2 id="${id}">${summary}</h2>
<p><span class="method">${method}</span> <code>${path}</code></p>
${paragraphsOf(site, description)}
${credentialsOf(operation)}${limitsOf(operation.limit === null ? [] : (reference.limits[operation.limit] ?? []))}
${parameters.length === 0 ? NO_HTML : html`<h3>Parameters</h3><ul class="fields">${parameters.map((one) => later(() => parameterItem(place, one)))}</ul>`}
${body === null ? NO_HTML : html`<h3>Body</h3>${messageOf(place, { message: body, label: `${id}: body`, isOpen: true })}`}
<h3>Call it</h3>
${access === 'member' ? credentialHint(operation) : NO_HTML}
${codeBlock(`${id}: command line`, operationLine(site.baseUrl, operation))}
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

const ACCESS: Readonly<Record<ReferenceOperation['access'], string>> = {
  public: 'No credential is needed.',
  'auth-aware': 'No credential is needed; with one the response may contain more.',
  member: 'The caller must be a member of an organization.',
};

const scopeNamed = (permission: string | null) => `${protocol.scopePrefix}${permission ?? ''}`;

function credentialHint({ permission }: ReferenceOperation): Html {
  const role = operatorRoleOf(permission);
  return role === undefined
    ? html`<p>Set <code>API_KEY</code> to a key of your organization (<code>POST /api/me/api-keys</code>, or <code>admin key create</code>).</p>`
    : html`<p>Set <code>OPERATOR_TOKEN</code> to an access token with the scope <code>${scopeNamed(permission)}</code> of a person with the role ${role} (<code>admin user grant</code>).</p>`;
}

function credentialsOf({ access, permission, delegable }: ReferenceOperation): Html {
  const role = operatorRoleOf(permission);
  if (role !== undefined)
    return html`<p class="soft"><strong>Access.</strong> The caller must be a person with the role ${role} of this registry. An OAuth token needs the scope <code>${scopeNamed(permission)}</code>; API keys are refused.</p>`;
  const needed =
    permission === null || access !== 'member'
      ? NO_HTML
      : html` An API key needs the permission <code>${permission}</code>${delegable ? html`, an OAuth token the scope <code>${protocol.scopePrefix}${permission}</code>` : NO_HTML}.`;
  const refused =
    access === 'member' && !delegable ? html` Tokens that a person gave to a program are refused.` : NO_HTML;
  return html`<p class="soft"><strong>Access.</strong> ${ACCESS[access]}${needed}${refused}</p>`;
}

function limitsOf(limits: readonly ReferenceLimit[]): Html {
  if (limits.length === 0) return NO_HTML;
  const texts = limits.map(
    ({ per, limit, windowSeconds }) => html`${String(limit)} per ${per} in ${period(windowSeconds)}`,
  );
  return html`<p class="soft"><strong>Limits.</strong> ${joined(texts, ', ')}.</p>`;
}

function period(seconds: number): string {
  if (seconds % 3600 === 0) return seconds === 3600 ? 'an hour' : `${seconds / 3600} hours`;
  return seconds === 60 ? 'a minute' : `${seconds / 60} minutes`;
}

export function parameterItem(place: SchemaPlace, parameter: ReferenceParameter): Html {
  const { name, in: where, required = false, description = '', schema = {}, example } = parameter;
  const bounds = boundTexts(schema);
  if (example !== undefined)
    bounds.push(
      html`example <code>${typeof example === 'string' ? example : JSON.stringify(example)}</code>`,
    );
  return html`<li><div class="head"><code class="name">${name}</code><span class="type">${typeText(place, schema)} in ${where}</span>${required ? html`<span class="badge required">required</span>` : NO_HTML}</div>
<p>${prose(place.site, description)}</p>${bounds.length === 0 ? NO_HTML : html`<p class="bounds">${joined(bounds, ' · ')}</p>`}${Array.isArray(schema.enum) ? schemaBody(place, schema) : NO_HTML}</li>`;
}

type Shown = { readonly message: ReferenceMessage; readonly label: string; readonly isOpen: boolean };

export function messageOf(place: SchemaPlace, { message, label, isOpen }: Shown): Html {
  return html`${message.bodies.map(({ type, schema, examples }) => {
    const isJson = type.includes('json');
    const fields =
      schema === null || !isOpen
        ? NO_HTML
        : html`<p class="bounds">${type}: ${typeText(place, schema)}</p>${isJson ? bodyFields(place, schema) : NO_HTML}`;
    const shown = examples.map(({ summary, value }, index) => {
      const name = `${label}, example ${index + 1}${summary === undefined ? '' : ` (${summary})`}`;
      const block = later(() =>
        typeof value === 'string' && !isJson ? codeBlock(name, value) : jsonBlock(name, value),
      );
      return html`<details><summary>Example${summary === undefined ? NO_HTML : html`: ${summary}`}</summary>${block}</details>`;
    });
    return html`${fields}${shown}`;
  })}`;
}

function bodyFields(place: SchemaPlace, schema: Readonly<Record<string, unknown>>): Html {
  const { contract } = place;
  const target =
    typeof schema.$ref === 'string' ? contract.schemas.get(schema.$ref.replace(/\.json$/, '')) : undefined;
  const body =
    target === undefined
      ? schemaBody(place, schema)
      : schemaBody({ ...place, path: target.path, depth: 0 }, target.document);
  return isEmpty(body) ? NO_HTML : html`<details><summary>Fields</summary>${body}</details>`;
}
