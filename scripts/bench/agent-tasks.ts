import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { protocol } from '../../generated/protocol.ts';
import { a2aRequests, agentRequests, call, nothing, nothingOverA2a } from './agent-requests.ts';
import { goals } from './goals.ts';
import type { Scenario } from './scenario.ts';
import { startService } from './service.ts';
import {
  type Peer,
  peerOf,
  ratiosOf,
  type Side,
  type SideResult,
  sideBySide,
  sideOf,
  timesOf,
} from './side-by-side.ts';
import { costRow, microseconds, milliseconds, type Row } from './table.ts';
import type { Ask } from './throughput.ts';

const SCALES = { small: { ms: 250 }, full: { ms: 600 } };
/** What a call may cost as a multiple of the SDK's server with a tool that does nothing. */
const GOALS: Readonly<Record<string, string>> = {
  'capabilities over MCP': goals.emptyCallBesideSdk,
  'capabilities over MCP of 2026-07-28': goals.emptyCallBesideSdk,
  'capabilities over A2A': goals.emptyCallBesideSdk,
};
/** Processor time that a call may cost. */
const CPU_GOALS: Readonly<Record<string, string>> = {
  list_accounts: goals.listAccounts,
  'get_products by a brief': goals.getProducts,
  'get_products, the whole feed': goals.getProducts,
  create_media_buy: goals.purchase,
};
/** How long the middle one of 16 callers at once may wait. */
const P50_GOALS: Readonly<Record<string, string>> = { create_media_buy: goals.purchasesAtOnce };
/** For calls with a goal beside the peer: both sides have compiled what runs for a call before they are measured. */
const WARM_UP_MS = { small: 1_500, full: 3_000 };
const EMPTY = 'with an empty answer';
const EQUAL = 'that sends the same bytes as for capabilities';
const mcpChild = fileURLToPath(new URL('./bare-mcp-child.ts', import.meta.url));
const a2aChild = fileURLToPath(new URL('./bare-a2a-child.ts', import.meta.url));

/** The rows of what was measured beside the peers: one with an empty answer, and for goals one that sends as much as we do. */
const rowsBeside = (results: Readonly<Record<string, SideResult>>, sdk: string): Row[] => {
  const { [EMPTY]: ceiling, [EQUAL]: equal } = results;
  if (ceiling === undefined) throw new Error('a peer was not measured');
  return Object.entries(results).flatMap(([what, ours]): Row[] => {
    const cpu = { what: '  processor time of a call', value: microseconds(ours.cpuMs) };
    const perSecond = `${Math.round(ours.perSecond)} /s`;
    if (what === EMPTY || what === EQUAL) return [{ what: `${sdk} server ${what}`, value: perSecond }, cpu];
    const goal = GOALS[what];
    const fair = (peer: SideResult): Row => ({
      what: `  processor time ÷ ${sdk} server ${EQUAL}`,
      value: timesOf(ours, peer).toFixed(2),
      reach: goal ?? '',
    });
    return [
      { what, value: perSecond },
      costRow(what, ratiosOf(ours, ceiling), `${sdk} server ${EMPTY}`, goal),
      ...(equal === undefined ? [] : [fair(equal)]),
      { ...cpu, reach: CPU_GOALS[what] ?? '' },
      { what: '  p50', value: milliseconds(ours.p50), reach: P50_GOALS[what] ?? '' },
    ];
  });
};

/** Tasks over MCP and A2A, compared with the SDKs' own servers and a tool or an executor that does nothing. */
export const agentTasks: Scenario = {
  name: 'agent tasks over MCP',
  async run({ scale, databaseUrl }) {
    const service = await startService({ DATABASE_URL: databaseUrl });
    const peers: Peer[] = [];
    const start = async (child: string, ask: Ask, answer?: object) => {
      const given = answer === undefined ? [] : [JSON.stringify(answer)];
      const peer = await peerOf(fork(child, given, { execArgv: [] }), [ask]);
      peers.push(peer);
      return peer;
    };
    const beside = async (requests: typeof agentRequests, child: string, ask: Ask, answer: object) => {
      const empty = await start(child, ask);
      const equal = await start(child, ask, answer);
      await requireSuccess(equal, 'the peer', [ask]);
      const sidesOf = (some: typeof agentRequests) =>
        Object.fromEntries(some.map(([what, asks]) => [what, sideOf(service, asks)]));
      const { ms } = SCALES[scale];
      const withGoal = sidesOf(requests.filter(([what]) => GOALS[what] !== undefined));
      const measured = await sideBySide<string>(
        { [EMPTY]: empty, [EQUAL]: equal, ...withGoal },
        ms,
        16,
        WARM_UP_MS[scale],
      );
      for (const [what, asks] of requests) await requireSuccess(service, what, asks);
      // A peer that is as new as the service is for these calls.
      const another = await start(child, ask);
      const rest = sidesOf(requests.filter(([what]) => GOALS[what] === undefined));
      const others = await sideBySide<string>({ [EMPTY]: another, ...rest }, ms);
      return [measured, others];
    };
    try {
      const result = await capabilitiesResult(service);
      const overMcp = await beside(agentRequests, mcpChild, nothing, result);
      const overA2a = await beside(a2aRequests, a2aChild, nothingOverA2a, result.structuredContent);
      return [
        ...overMcp.flatMap((results) => rowsBeside(results, "the MCP SDK's")),
        ...overA2a.flatMap((results) => rowsBeside(results, "the A2A SDK's")),
      ];
    } finally {
      for (const peer of peers) peer.stop();
      await service.stop();
    }
  },
};

const ANSWERED = /"structuredContent"|TASK_STATE_COMPLETED/;

/** What a peer has to send so that it sends as much as we do. */
async function capabilitiesResult({ origin }: Pick<Side, 'origin'>) {
  const { path, headers, body = '' } = call(protocol.capabilitiesTask);
  const answer = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { ...headers, accept: 'application/json' },
    body,
  });
  const { result } = (await answer.json()) as { result: { structuredContent: object } };
  return result;
}

/** Sends one request: the load only sees that every response is a 200, which errors of tasks are too. */
export async function requireSuccess(
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
