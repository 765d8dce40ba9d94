import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { a2aRequests, agentRequests, nothing, nothingOverA2a } from './agent-requests.ts';
import type { Scenario } from './scenario.ts';
import { startService } from './service.ts';
import { peerOf, type Side, type SideResult, sideBySide, sideOf, timesOf } from './side-by-side.ts';
import { costRow, microseconds, milliseconds, type Row } from './table.ts';
import type { Ask } from './throughput.ts';

const SCALES = { small: { ms: 700 }, full: { ms: 2_000 } };
/** What a call may cost as a multiple of the SDK's server with a tool that does nothing. */
const GOALS: Readonly<Record<string, string>> = {
  'capabilities over MCP': '≤ 1.11',
  'capabilities over MCP of 2026-07-28': '≤ 1.11',
  'capabilities over A2A': '≤ 1.11',
};
/** Milliseconds of processor time that a call may cost. */
const CPU_GOALS: Readonly<Record<string, string>> = {
  list_accounts: '< 500',
  'get_products by a brief': '< 1500',
  'get_products, the whole feed': '< 1500',
};
const BARE = 'bare';
const mcpChild = fileURLToPath(new URL('./bare-mcp-child.ts', import.meta.url));
const a2aChild = fileURLToPath(new URL('./bare-a2a-child.ts', import.meta.url));

/** The rows of what was measured beside the peer. */
const rowsBeside = (results: Readonly<Record<string, SideResult>>, peerName: string, peer: string): Row[] => {
  const ceiling = results[BARE];
  if (ceiling === undefined) throw new Error('the peer was not measured');
  return Object.entries(results).flatMap(([what, ours]): Row[] => {
    const cpu = { what: '  processor time of a call', value: microseconds(ours.cpuMs) };
    return what === BARE
      ? [{ what: peerName, value: `${Math.round(ours.perSecond)} /s` }, cpu]
      : [
          { what, value: `${Math.round(ours.perSecond)} /s` },
          costRow(what, timesOf(ours, ceiling), peer, GOALS[what]),
          { ...cpu, reach: CPU_GOALS[what] ?? '' },
          { what: '  p50', value: milliseconds(ours.p50) },
        ];
  });
};

/** Tasks over MCP and A2A, compared with the SDKs' own servers and a tool or an executor that does nothing. */
export const agentTasks: Scenario = {
  name: 'agent tasks over MCP',
  async run({ scale, databaseUrl }) {
    const service = await startService({ DATABASE_URL: databaseUrl });
    const bareMcp = await peerOf(fork(mcpChild, { execArgv: [] }), [nothing]);
    const bareA2a = await peerOf(fork(a2aChild, { execArgv: [] }), [nothingOverA2a]);
    const beside = async (bare: Side, requests: typeof agentRequests) => {
      for (const [what, asks] of requests) await requireSuccess(service, what, asks);
      const sides: Record<string, Side> = { [BARE]: bare };
      for (const [what, asks] of requests) sides[what] = sideOf(service, asks);
      return sideBySide(sides, SCALES[scale].ms);
    };
    try {
      await requireSuccess(bareA2a, 'the executor that does nothing', bareA2a.asks);
      return [
        ...rowsBeside(
          await beside(bareMcp, agentRequests),
          'MCP SDK server with an empty tool',
          "the SDK's server",
        ),
        ...rowsBeside(
          await beside(bareA2a, a2aRequests),
          'A2A SDK server with an empty executor',
          "the A2A SDK's server",
        ),
      ];
    } finally {
      bareMcp.stop();
      bareA2a.stop();
      await service.stop();
    }
  },
};

const ANSWERED = /"structuredContent"|TASK_STATE_COMPLETED/;

/** The load only sees that every response is a 200, which errors of tasks are too. */
async function requireSuccess(
  { origin }: Pick<Side, 'origin'>,
  what: string,
  [ask]: readonly Ask[],
): Promise<void> {
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
  if (answer.status !== 200 || !ANSWERED.test(text) || text.includes('"isError":true'))
    throw new Error(`${what} answered ${answer.status} ${text.slice(0, 1_000)}`);
}
