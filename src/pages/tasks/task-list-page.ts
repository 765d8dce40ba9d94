import type { Contract, ContractTask } from '../../domain/contract/contract.ts';
import { type Html, html } from '../html.ts';
import { prose } from '../prose.ts';
import { type Site, sitePage } from '../site.ts';

/** The list of all tasks of the agent, by area. */
export function taskListPage(site: Site, { tasks, release }: Contract): Html {
  const { prefix } = site;
  const areas = new Map<string, ContractTask[]>();
  for (const task of tasks.values()) areas.set(task.protocol, [...(areas.get(task.protocol) ?? []), task]);
  return sitePage(site, {
    title: 'Tasks',
    description: `The ${tasks.size} tasks that the agent serves over MCP and A2A.`,
    section: 'tasks',
    content: html`<h1>Tasks</h1>
<p class="lead">The ${String(tasks.size)} tasks of release ${release}. Each is served over MCP at <code>${prefix}/mcp</code> and over A2A at <code>${prefix}/a2a</code>, with the same requests and responses.</p>
<p>The <a href="${prefix}/.well-known/agent-card.json">agent card</a> lists them for A2A clients; <code>tools/list</code> for MCP clients.
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
