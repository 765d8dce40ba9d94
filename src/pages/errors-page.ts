import { errors } from '../../generated/errors.ts';
import { type Recovery, taskErrors } from '../../generated/task-errors.ts';
import { type Html, html } from '../../web/html.ts';
import { prose, type Site, sitePage } from '../../web/shell.ts';

const RECOVERIES: Readonly<Record<Recovery, string>> = {
  transient:
    'Send the same request again later, with the same idempotency key; wait for `retry_after` seconds if it is there.',
  correctable: 'Change the request as the message and `field` say, then send it with a new idempotency key.',
  terminal: 'Do not send it again. A person has to act: the operator of this agent, or of the calling one.',
};
const COMMON = [
  'The caller can change the request or its credential.',
  'Repeat the request later; 429 and 503 name the seconds in `retry_after`.',
  'Do not repeat the request: use another operation, or a later release of this service.',
] as const;

function mendOf(status: number): string {
  if (status === 501) return COMMON[2];
  return status === 429 || status >= 500 ? COMMON[1] : COMMON[0];
}

/** The page of every error code: one anchor for each, named like the code. */
export function errorsPage(site: Site): Html {
  const recoveries = Object.entries(RECOVERIES).map(
    ([name, text]) =>
      html`<div><dt><span class="badge ${name}">${name}</span></dt><dd>${prose(site, text)}</dd></div>`,
  );
  const ofTasks = Object.entries(taskErrors).map(
    ([code, { recovery, description }]) =>
      html`<li id="${code}"><div class="head"><a href="#${code}"><code class="name">${code}</code></a><span class="badge ${recovery}">${recovery}</span></div><p>${prose(site, description)}</p><p class="bounds">${prose(site, RECOVERIES[recovery])}</p></li>`,
  );
  const ofOperations = Object.entries(errors).map(
    ([code, { status, description }]) =>
      html`<li id="${code}"><div class="head"><a href="#${code}"><code class="name">${code}</code></a><span class="badge">${String(status)}</span></div><p>${prose(site, description)}</p><p class="bounds">${prose(site, mendOf(status))}</p></li>`,
  );
  return sitePage(site, {
    title: 'Error codes',
    description: 'Every error code of the tasks and of the REST API, with its meaning and its mend.',
    section: 'errors',
    canonical: '/docs/errors',
    content: html`<h1>Error codes</h1>
<p class="lead">Every code has an address of its own: <code>${site.prefix}/docs/errors#CODE</code>.</p>
<ul class="badges"><li><a href="#tasks">Codes of tasks</a></li><li><a href="#api">Codes of the REST API</a></li></ul>
<h2 id="tasks">Codes of tasks</h2>
<p>A task that fails returns <code>errors</code>, each with <code>code</code>, <code>message</code>, <code>recovery</code> and, where one field is at fault, <code>field</code>. The recovery decides what a program does with a code that it does not know:</p>
<dl class="values">${recoveries}</dl>
<ul class="fields">${ofTasks}</ul>
<h2 id="api">Codes of the REST API</h2>
<p>A refused request has a JSON body with the code in <code>error</code> and a <code>message</code> for people.</p>
<ul class="fields">${ofOperations}</ul>`,
  });
}
