import { protocol } from '../../generated/protocol.ts';
import { type TaskErrorCode, taskErrors } from '../../generated/task-errors.ts';
import { type Task, type TaskName, tasks } from '../../generated/tasks.ts';
import { type Html, html, joined, later, NO_HTML } from '../../web/html.ts';
import { codeBlock, jsonBlock, paragraphsOf, prose, type Site, sitePage } from '../../web/shell.ts';
import type { Contract, ContractTask } from '../domain/contract/contract.ts';
import { a2aRequest, curlLine, EXAMPLE_TOKEN, earlierLines, mcpRequest } from './command-lines.ts';
import { schemaBody } from './schema/fields.ts';
import { placeIn } from './schema/page.ts';
import { linkTo } from './schema/words.ts';

/** The list of all tasks of the agent, by area. */
export function taskListPage(site: Site, { tasks, release }: Contract): Html {
  const { prefix } = site;
  const areas = new Map<string, ContractTask[]>();
  for (const task of tasks.values()) areas.set(task.protocol, [...(areas.get(task.protocol) ?? []), task]);
  return sitePage(site, {
    title: 'Tasks',
    description: `The ${tasks.size} tasks that the agent serves over MCP and A2A.`,
    section: 'tasks',
    canonical: '/docs/tasks',
    content: html`<h1>Tasks</h1>
<p class="lead">The ${String(tasks.size)} tasks of release ${release}. Each is served over MCP at <code>${prefix}/mcp</code> and over A2A at <code>${prefix}/a2a</code>, with the same requests and responses.</p>
<p>The <a href="${prefix}/.well-known/agent-card.json">agent card</a> lists them for A2A clients; <code>tools/list</code> for MCP clients.${' '}
<a href="${prefix}/docs/errors">Error codes</a> are the same for all.</p>
<nav aria-label="Areas"><ul class="badges">${[...areas.keys()].map((area) => html`<li><a href="#${area}">${area}</a></li>`)}</ul></nav>
${[...areas].map(
  ([area, all]) =>
    html`<h2 id="${area}">${area}</h2><ul class="list">${all.map(
      ({ name, description, effect }) =>
        html`<li><a href="${prefix}/docs/tasks/${name}"><code>${name}</code></a> <span class="badge ${effect}">${effect === 'read' ? 'reads' : 'writes'}</span><p>${prose(site, description)}</p></li>`,
    )}</ul>`,
)}`,
  });
}

const FOLDER = '/schemas/v3';
/** Levels of references whose fields are shown in place; deeper ones are only linked. */
const DEPTH = 1;
/** Headings of a page by their anchors. */
const PARTS = {
  call: 'Call it',
  request: 'Request',
  response: 'Response',
  errors: 'Errors',
  rules: 'Permission, repetition, versions',
};

/** The page of one task; null for an unknown task. */
export function taskReferencePage(site: Site, contract: Contract, name: string): Html | null {
  const task = contract.tasks.get(name);
  if (task === undefined || !isTaskName(name)) return null;
  const { examples, before }: Task = tasks[name];
  const [example = {}] = examples;
  const { prefix, baseUrl } = site;
  const kept = Object.assign({}, ...before.map(({ keep }) => keep));
  return sitePage(site, {
    title: task.name,
    description: task.description,
    section: 'tasks',
    canonical: `/docs/tasks/${name}`,
    trail: [{ href: `${prefix}/docs/tasks`, text: 'Tasks' }],
    content: html`<h1><code>${task.name}</code></h1>
<p class="lead">${prose(site, task.description)}</p>
${taskBadges(task)}
<nav aria-label="On this page"><ul class="badges">${Object.entries(PARTS).map(([id, text]) => html`<li><a href="#${id}">${text}</a></li>`)}</ul></nav>
<h2 id="call">Call it</h2>
<p>In the sandbox these lines work as they are, with the token <code>${EXAMPLE_TOKEN}</code>. Set <code>TOKEN</code> to use a token of your own.${' '}
${before.length === 0 ? NO_HTML : html`The first lines create what the example names, and keep the identifiers of their responses.`}</p>
${before.length === 0 ? NO_HTML : html`<h3>First</h3>${codeBlock('Command lines to run first', before.map((call) => earlierLines(baseUrl, call)).join('\n'))}`}
<h3>Over MCP</h3>
${codeBlock('Command line for MCP', curlLine(baseUrl, mcpRequest(task.name, example), kept))}
<h3>Over A2A</h3>
${codeBlock('Command line for A2A', curlLine(baseUrl, a2aRequest(task.name, example), kept))}
<h2 id="request">Request</h2>
${later(() => message(site, contract, { task, kind: 'request', examples: examples.map((one) => one as object) }))}
<h2 id="response">Response</h2>
${later(() => message(site, contract, { task, kind: 'response', examples: responseExamples(contract, task) }))}
${later(() => unfinished(site, contract, task))}
<h2 id="errors">Errors</h2>
<p>The codes that a caller of this task should handle. A caller treats a code that it does not know by its <code>recovery</code>.</p>
<ul class="fields">${errorsOfTask(contract, task).map((code) => later(() => errorItem(site, code)))}</ul>
<h2 id="rules">Permission, repetition, versions</h2>
${rulesOf(site, task)}`,
  });
}

const isTaskName = (name: string): name is TaskName => Object.hasOwn(tasks, name);

function taskBadges({ protocol: area, effect, access, sandbox_only }: ContractTask): Html {
  return html`<ul class="badges"><li class="badge">${area}</li><li class="badge ${effect}">${effect === 'read' ? 'reads' : 'writes'}</li><li class="badge">${access === 'public' ? 'no credential needed' : 'credential needed'}</li>${sandbox_only ? html`<li class="badge experimental">sandbox only</li>` : NO_HTML}</ul>`;
}

type Message = {
  readonly task: ContractTask;
  readonly kind: 'request' | 'response';
  readonly examples: readonly unknown[];
};

function message(site: Site, contract: Contract, { task, kind, examples }: Message): Html {
  const path = task[kind];
  const schema = contract.schemas.get(path);
  if (schema === undefined) return NO_HTML;
  const place = placeIn(site, contract, { folder: `${site.prefix}${FOLDER}`, path, depth: DEPTH });
  return html`<div>${paragraphsOf(site, schema.description)}</div>
<p class="soft">Schema: ${linkTo(place, schema)} · <a href="${site.prefix}${FOLDER}/bundles/${task.name}-${kind}.json">in one file</a></p>
${examples.map((one, index) => later(() => jsonBlock(`Example ${index + 1} of the ${kind}`, one)))}
<h3>Fields</h3>
${later(() => schemaBody(place, schema.document))}`;
}

function responseExamples(contract: Contract, { response }: ContractTask): unknown[] {
  const examples = contract.schemas.get(response)?.document.examples;
  return Array.isArray(examples) ? examples : [];
}

function unfinished(site: Site, contract: Contract, { async_bodies }: ContractTask): Html {
  const bodies = Object.entries(async_bodies).flatMap(([state, path]) => {
    const schema = contract.schemas.get(path);
    const place = placeIn(site, contract, { folder: `${site.prefix}${FOLDER}`, path, depth: 0 });
    return schema === undefined ? [] : [html`<li><code>${state}</code>: ${linkTo(place, schema)}</li>`];
  });
  if (bodies.length === 0) return NO_HTML;
  return html`<h3>When it takes longer</h3>
<p>A task that cannot finish at once returns a <code>task_id</code> and one of these bodies. Poll it with${' '}
<a href="${site.prefix}/docs/tasks/get_task_status"><code>get_task_status</code></a>, or name an endpoint in <code>push_notification_config</code>.</p>
<ul>${bodies}</ul>`;
}

function errorItem({ prefix, ...site }: Site, code: keyof typeof taskErrors): Html {
  const { recovery, description } = taskErrors[code];
  return html`<li><div class="head"><a href="${prefix}/docs/errors#${code}"><code class="name">${code}</code></a><span class="badge ${recovery}">${recovery}</span></div><p>${prose({ prefix, ...site }, description)}</p></li>`;
}

function rulesOf({ prefix }: Site, { permission, access, effect, sandbox_only }: ContractTask): Html {
  const granted =
    permission === null
      ? html`Any valid credential may call it.`
      : html`The principal needs the permission <code>${permission.resource}:${permission.action}</code>; an OAuth token
needs the scope <code>${protocol.scopePrefix}${permission.resource}</code>. Without it the task returns${' '}
<a href="${prefix}/docs/errors#INSUFFICIENT_PERMISSIONS"><code>INSUFFICIENT_PERMISSIONS</code></a>.`;
  const versions = joined(
    [protocol.versionField, protocol.majorVersionField].map((field) => html`<code>${field}</code>`),
    ' or ',
  );
  return html`<dl>
<dt><strong>Permission</strong></dt><dd>${access === 'public' ? html`No credential is needed. A credential that is sent must be valid; it may add fields to the response.` : granted}</dd>
<dt><strong>Repetition</strong></dt><dd>${
    effect === 'write'
      ? html`<code>idempotency_key</code> is required. A repeated request with the same key and content returns the first response and has no second effect; the same key with other content returns <a href="${prefix}/docs/errors#IDEMPOTENCY_CONFLICT"><code>IDEMPOTENCY_CONFLICT</code></a>.`
      : html`The task only reads, so that it may be repeated at any time. An <code>idempotency_key</code> is accepted and has no effect.`
  }</dd>
<dt><strong>Versions</strong></dt><dd>Name the release that you speak in ${versions}. An unknown one returns${' '}
<a href="${prefix}/docs/errors#VERSION_UNSUPPORTED"><code>VERSION_UNSUPPORTED</code></a>;${' '}
<a href="${prefix}/docs/tasks/${protocol.capabilitiesTask}"><code>${protocol.capabilitiesTask}</code></a> lists those that are served.</dd>
${sandbox_only ? html`<dt><strong>Sandbox</strong></dt><dd>The task exists in sandbox deployments only, and works on sandbox accounts only.</dd>` : NO_HTML}
</dl>`;
}

const NAMED = /`([A-Z][A-Z_]{2,60})`/g;
const ANY: readonly TaskErrorCode[] = ['INVALID_REQUEST', 'VALIDATION_ERROR', 'UNSUPPORTED_FEATURE'];
const ALWAYS: readonly TaskErrorCode[] = [
  'VERSION_UNSUPPORTED',
  'CREDENTIAL_IN_ARGS',
  'RATE_LIMITED',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_ERROR',
];

/**
 * The error codes that a caller of a task should expect: those of every task, those for its access and
 * effect, and those that the descriptions of its schemas name.
 */
function errorsOfTask(contract: Contract, task: ContractTask): TaskErrorCode[] {
  const found = new Set<TaskErrorCode>(ANY);
  if (task.access === 'principal') {
    found.add('AUTH_MISSING').add('AUTH_INVALID');
    if (task.permission !== null) found.add('INSUFFICIENT_PERMISSIONS');
  }
  if (task.effect === 'write')
    found.add('IDEMPOTENCY_CONFLICT').add('IDEMPOTENCY_EXPIRED').add('IDEMPOTENCY_IN_FLIGHT');
  for (const path of [task.request, task.response]) {
    const schema = contract.schemas.get(path);
    if (schema === undefined) continue;
    for (const code of namedCodes(JSON.stringify(schema.document))) found.add(code);
  }
  for (const schema of contract.schemas.values())
    if (schema.tasks.includes(task.name) && !schema.path.startsWith('enums/'))
      for (const code of namedCodes(schema.description)) found.add(code);
  for (const code of ALWAYS) found.add(code);
  return [...found];
}

const isCode = (word: string): word is TaskErrorCode => Object.hasOwn(taskErrors, word);

const namedCodes = (text: string): TaskErrorCode[] =>
  [...text.matchAll(NAMED)].flatMap(([, word = '']) => (isCode(word) ? [word] : []));
