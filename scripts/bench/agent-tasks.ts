import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { agentRequests, nothing } from './agent-requests.ts';
import type { Scenario } from './scenario.ts';
import { type Service, startService } from './service.ts';
import { peerOf, type Side, sideBySide, sideOf, timesOf } from './side-by-side.ts';
import { costRow, milliseconds, type Row } from './table.ts';
import type { Ask } from './throughput.ts';

const SCALES = { small: { ms: 700 }, full: { ms: 2_000 } };
const GOALS: Readonly<Record<string, string>> = { 'capabilities over MCP': '≤ 1.7' };
const BARE = 'bare';
const script = fileURLToPath(new URL('./bare-mcp-child.ts', import.meta.url));

/** Tasks over MCP, compared with the SDK's own server and a tool that does nothing. */
export const agentTasks: Scenario = {
  name: 'agent tasks over MCP',
  async run({ scale, databaseUrl }) {
    const service = await startService({ DATABASE_URL: databaseUrl });
    const bare = await peerOf(fork(script, { execArgv: [] }), [nothing]);
    try {
      for (const [what, asks] of agentRequests) await requireSuccess(service, what, asks);
      const sides: Record<string, Side> = { [BARE]: bare };
      for (const [what, asks] of agentRequests) sides[what] = sideOf(service, asks);
      const results = await sideBySide(sides, SCALES[scale].ms);
      const ceiling = results[BARE];
      if (ceiling === undefined) throw new Error('the peer was not measured');
      return Object.entries(results).flatMap(([what, ours]): Row[] =>
        what === BARE
          ? [{ what: 'MCP SDK server with an empty tool', value: `${Math.round(ours.perSecond)} /s` }]
          : [
              { what, value: `${Math.round(ours.perSecond)} /s` },
              costRow(what, timesOf(ours, ceiling), "the SDK's server", GOALS[what]),
              { what: '  p50', value: milliseconds(ours.p50) },
            ],
      );
    } finally {
      bare.stop();
      await service.stop();
    }
  },
};

/** The load only sees that every response is a 200, which errors of tasks are too. */
async function requireSuccess({ origin }: Service, what: string, [ask]: readonly Ask[]): Promise<void> {
  if (ask === undefined) throw new Error(`no request for ${what}`);
  const filled = (text: string) => text.replaceAll(/#\w+#/g, '999999');
  const answer = await fetch(`${origin}${ask.path}`, {
    method: 'POST',
    headers: Object.entries(ask.headers ?? {}).map(([name, value]): [string, string] => [
      name,
      filled(value),
    ]),
    body: filled(ask.body ?? ''),
  });
  const text = await answer.text();
  if (answer.status !== 200 || !text.includes('"structuredContent"') || text.includes('"isError":true'))
    throw new Error(`${what} answered ${answer.status} ${text.slice(0, 1_000)}`);
}
