import { parts } from './index.ts';
import type { Expected, Statement, Step } from './statement.ts';

const HEAD = `# What the specification says, and what shows it

Every row is a sentence of the specification that can be checked from outside. The requests and answers are data in
\`test/conformance/statements/\`; \`npm run -s test:suite -- test/conformance/*statements.test.ts\` sends them to a
running service on each storage engine. This file is generated from the same data by \`npm run conformance:table\`.

Answers show the members that are checked; others may be there. \`<…>\` describes a value. Names in double braces are kept
from an earlier step, or are names of the protocol.
`;

/** The table of all statements, as \`docs/conformance.md\` holds it. */
export function conformanceDocument(): string {
  const tables = parts.map(({ title, statements }) => {
    const headings = [...new Set(statements.map(({ heading }) => heading))];
    const sections = headings.map((heading) => {
      const rows = statements.filter((statement) => statement.heading === heading).map(row);
      return `### ${heading}\n\n| Rule | Requests and answers |\n| --- | --- |\n${rows.join('\n')}\n`;
    });
    return `## ${title}: ${statements.length} statements\n\n${sections.join('\n')}`;
  });
  return `${HEAD}\n${tables.join('\n')}`;
}

const row = ({ rule, steps }: Statement): string =>
  `| ${escaped(rule)} | ${steps.map(stepText).map(escaped).join('<br>')} |`;

const escaped = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function stepText(step: Step): string {
  if ('request' in step) return requestText(step);
  if ('stream' in step)
    return `stream \`${cut(step.stream)}\`${callerText(step.as)} → \`${short(step.frames)}\``;
  if ('task' in step) return taskText(step);
  if ('receives' in step) return `_the receiver has_ \`${short(step.receives)}\``;
  if ('tools' in step) return `_list the tools_ → \`${short(step.tools)}\``;
  if ('publish' in step)
    return `_publish_ \`${step.publish}\`${step.status === undefined ? '' : ` with status ${step.status}`}`;
  if ('withdraw' in step) return `_withdraw_ \`${step.withdraw}\``;
  if ('crawl' in step) return `_crawl_ \`${step.crawl}\``;
  if ('wait' in step) return `_wait_ ${step.wait} seconds`;
  if ('prove' in step) return '_publish the nonce_';
  return `_roll ${step.rollBack} ${step.domain} back to revision ${step.to}_`;
}

const callerText = (as: string | undefined): string => (as === undefined ? '' : ` as ${as}`);

function requestText({ as, request, body, times, answer }: Extract<Step, { request: unknown }>): string {
  const sent = body === undefined ? '' : ` ${short(body)}`;
  const often = times === undefined ? '' : `, ${times} times,`;
  const got = answer.body === undefined ? '' : ` ${short(answer.body)}`;
  const headers = answer.headers === undefined ? '' : `, headers \`${short(answer.headers)}\``;
  return `\`${cut(request)}${sent}\`${callerText(as)}${often} → \`${answer.status}${got}\`${headers}`;
}

function taskText({ as, over, task, arguments: args, answer }: Extract<Step, { task: unknown }>): string {
  const caller = as === 'buyer' ? '' : callerText(as);
  const { status, body, wire, headers } = answer;
  const got = [
    ...(status === undefined ? [] : [String(status)]),
    ...[body, wire, headers].flatMap((part) => (part === undefined ? [] : [short(part)])),
  ];
  const transport = over === undefined ? '' : ' over A2A';
  return `task \`${task} ${short(args)}\`${transport}${caller} → \`${got.join(' ')}\``;
}

const LONGEST = 400;
const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** A value as JSON, with what only describes a value in angle brackets. */
const short = (value: unknown): string => cut(written(value as Expected)).replaceAll('`', "'");

function written(value: Expected): string {
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const { $: kind, of } = value as { $?: string; of?: Expected };
  if (kind !== undefined) return of === undefined ? `<${kind}>` : `<${kind} ${written(of)}>`;
  return `{${Object.entries(value)
    .map(([key, inner]) => `${key}: ${written(inner as Expected)}`)
    .join(', ')}}`;
}
