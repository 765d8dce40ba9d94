import { readFile, writeFile } from 'node:fs/promises';
import { Command, InvalidArgumentError, Option } from 'commander';
import {
  type CredentialSources,
  credentialOptions,
  type NamedCredentials,
  readCredentials,
} from './credentials.ts';
import { parts } from './parts.ts';
import { type ReceiverServer, serveReceiver } from './receiver.ts';
import { badgeOf } from './report/badge.ts';
import { htmlOf } from './report/html.ts';
import { junitOf } from './report/junit.ts';
import { changesSince, readReport } from './report/since.ts';
import { type Screen, showProgress, terminalText } from './report/terminal.ts';
import { needs } from './requirement.ts';
import { type Given, peersOf } from './run/given.ts';
import { exitCodeOf, type Report } from './run/report.ts';
import { runConformance } from './run/run.ts';
import { type SiteServer, serveSite } from './site-server.ts';

/** Where the command writes, and what stops it. */
export type CommandIo = CredentialSources & {
  readonly out: Screen;
  /** Progress and errors. */
  readonly err: Screen;
  readonly signal: AbortSignal;
  readonly version: string;
  /** 0: no `must` is violated. 1: one is. 2: nothing could be judged, or the command was wrong. */
  onExit(code: 0 | 1 | 2): void;
};

type Options = Omit<Given, keyof NamedCredentials> &
  NamedCredentials & {
    only?: string[];
    json?: string;
    junit?: string;
    html?: string;
    badge?: string;
    since?: string;
    list?: boolean;
    rate: number;
    strict?: boolean;
    siteDomain?: string;
    sitePort?: number;
    siteAddress?: string;
    receiverUrl?: URL;
    receiverPort?: number;
  };

/** The command `conformance`, for a program of its own or below another one. */
export function conformanceCommand(io: CommandIo): Command {
  const command = new Command('conformance')
    .description('Checks a registry, an agent, an ad server or a webhook receiver against the specification.')
    .option('--registry <url>', 'address of a registry', readUrl)
    .option('--agent <url>', 'address of an agent', readUrl)
    .addOption(new Option('--transport <name>', 'transport of the agent').choices(['mcp', 'a2a']))
    .option('--ad-server <url>', 'address of an ad server', readUrl)
    .option(
      '--webhooks',
      'check the webhooks that the agent or the registry sends; the runner hosts the receiver',
    )
    .option('--files <folder>', 'check documents against the schemas')
    .option('--sandbox', 'the runner may write there; it cleans up what can be taken away')
    .option('--member', 'the membership of the token includes the API')
    .option('--site-domain <domain>', 'domain that leads, with all names below it, to the runner')
    .option('--site-port <port>', 'port on which the runner serves that domain over plain HTTP', readPort)
    .option('--site-address <address>', 'address to listen on', '127.0.0.1')
    .option('--receiver-url <url>', 'address at which the peer reaches the webhook receiver', readUrl)
    .option('--receiver-port <port>', 'port on which the receiver listens, if not that of its URL', readPort)
    .option('--only <id...>', 'requirements to check, by id or the beginning of ids')
    .option('--rate <number>', 'most requests a second', readRate, 20)
    .option('--json <file>', 'write the report as JSON')
    .option('--junit <file>', 'write the report as JUnit XML')
    .option('--html <file>', 'write the report as one HTML page')
    .option('--badge <file>', 'write a badge as SVG')
    .option('--since <file>', 'show what changed since an earlier JSON report')
    .option('--strict', 'a violated "should" fails the run too')
    .option('--list', 'list the requirements and do nothing')
    .action(async (options: Options) => {
      io.onExit(await run(options, io));
    });
  credentialOptions(command);
  return command;
}

async function run(options: Options, io: CommandIo): Promise<0 | 1 | 2> {
  if (options.list) {
    io.out.write(listText());
    return 0;
  }
  const fail = (message: string): 2 => {
    io.err.write(`${message}\n`);
    return 2;
  };
  const credentials = await readCredentials(options, io).catch((cause: Error) => cause.message);
  if (typeof credentials === 'string') return fail(credentials);
  const peers = peersOf({ ...options, ...credentials });
  if (typeof peers === 'string') return fail(peers);
  const { receiverUrl, receiverPort } = options;
  if (receiverUrl?.port === '' && receiverPort === undefined)
    return fail(
      '--receiver-url without a port needs --receiver-port, the port on which the receiver listens.',
    );
  let site: SiteServer | undefined;
  let receiver: ReceiverServer | undefined;
  try {
    const earlier = options.since === undefined ? null : readReport(await readFile(options.since, 'utf8'));
    if (options.siteDomain !== undefined)
      site = await serveSite({
        domain: options.siteDomain,
        port: options.sitePort ?? 0,
        address: options.siteAddress,
      });
    if (receiverUrl !== undefined)
      receiver = await serveReceiver({
        url: receiverUrl,
        port: receiverPort ?? Number(receiverUrl.port),
        address: options.siteAddress,
      });
    const report = await runConformance({
      peers,
      parts,
      version: io.version,
      site,
      receiver,
      only: options.only,
      requestsPerSecond: options.rate,
      signal: io.signal,
      onResult: showProgress(io.err),
    });
    const changes = earlier === null ? null : changesSince(earlier, report);
    io.out.write(terminalText(report, changes));
    await writeFiles(options, report, changes);
    return options.strict && report.summary.violated_should > 0 ? 1 : exitCodeOf(report);
  } catch (cause) {
    return fail(cause instanceof Error ? cause.message : String(cause));
  } finally {
    await site?.close();
    await receiver?.close();
  }
}

async function writeFiles(
  { json, junit, html, badge }: Options,
  report: Report,
  changes: Parameters<typeof htmlOf>[1],
): Promise<void> {
  if (json !== undefined) await writeFile(json, `${JSON.stringify(report, null, 2)}\n`);
  if (junit !== undefined) await writeFile(junit, junitOf(report));
  if (html !== undefined) await writeFile(html, htmlOf(report, changes));
  if (badge !== undefined) await writeFile(badge, badgeOf(report));
}

const listText = (): string =>
  parts
    .flatMap(({ requirements }) => requirements)
    .map(({ id, level, rule, needs: needed }) => {
      const lacks = needed.length === 0 ? '' : ` [needs ${needed.map((need) => needs[need]).join('; ')}]`;
      return `${id} (${level}): ${rule}${lacks}\n`;
    })
    .join('');

function readUrl(text: string): URL {
  const url = URL.parse(text);
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    throw new InvalidArgumentError('It must be an http or https URL.');
  return url;
}

function readPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new InvalidArgumentError('It must be a port from 0 to 65535.');
  return port;
}

function readRate(text: string): number {
  const rate = Number(text);
  if (!(rate >= 0.1 && rate <= 1000)) throw new InvalidArgumentError('It must be a number from 0.1 to 1000.');
  return rate;
}
