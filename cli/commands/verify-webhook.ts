import type { Command } from 'commander';
import { messageOf } from '../http-message.ts';
import { EXIT, UsageError } from '../outcome.ts';
import { facts, lineOf } from '../output.ts';
import { addressOf, type Common, type Tools } from '../tools.ts';

type Options = Common & {
  readonly url: string;
  readonly headers?: string;
  readonly body?: string;
  readonly keys?: string;
  readonly agent?: string;
  readonly brandJson?: string;
  readonly secretFile?: string;
  readonly at?: string;
};

export function verifyWebhookCommand(program: Command, tools: Tools): void {
  program
    .command('verify-webhook')
    .description('verify a webhook that was received, and name the first fault')
    .argument(
      '[file]',
      'the whole message: header lines, an empty line, the body; `-` or none is the standard input',
    )
    .requiredOption('--url <url>', 'address that was registered for the webhook')
    .option('--headers <file>', 'header lines in a file of their own; the message is then the body')
    .option('--keys <file>', 'key set (JWKS) of the sender')
    .option('--agent <url>', 'sender, whose keys are found through the brand.json of its operator')
    .option('--brand-json <url>', 'address of that brand.json, if it is not at the host of the agent')
    .option('--secret-file <file>', 'shared secret of the legacy scheme (HMAC), in place of keys')
    .option('--at <time>', 'time of the check, in place of now')
    .action((file: string | undefined, options: Options) => verify(tools, file, options));
}

async function verify(tools: Tools, file = '-', options: Options): Promise<void> {
  const proofs = [options.keys, options.agent, options.secretFile].filter((one) => one !== undefined);
  if (proofs.length !== 1)
    throw new UsageError('Name the keys by exactly one of --keys, --agent and --secret-file.');
  addressOf(options.url);
  const now = timeOf(tools, options.at);
  const bytes = await tools.read(file);
  const headers = options.headers === undefined ? undefined : await tools.read(options.headers);
  const message = messageOf(bytes, headers, options.url);
  const { verdictOf } = await import('../judge-webhook.ts');
  const verdict = await verdictOf(message, { now, ...(await proofOf(tools, options)) });
  await tools.show(options, verdict, () => {
    const { paint } = tools;
    if (verdict.ok)
      return `${paint('green', 'verified')}\n${facts(
        [
          ['key', verdict.keyid],
          ['kind', verdict.kind],
          ['idempotency key', verdict.idempotencyKey],
        ],
        paint,
      )}`;
    return `${paint('red', 'not verified')}: ${lineOf(verdict.code, 100)}\n${facts(
      [
        ['why', verdict.message],
        ['step', verdict.step],
        ['passed', verdict.passed.join(' ')],
        ['expected', verdict.compared?.expected],
        ['received', verdict.compared?.received],
      ],
      paint,
    )}${
      verdict.base === undefined
        ? ''
        : `signature base:\n${verdict.base
            .split('\n')
            .map((line) => `  ${lineOf(line)}\n`)
            .join('')}`
    }`;
  });
  if (!verdict.ok) tools.end(EXIT.negative);
}

function timeOf({ io }: Tools, text: string | undefined): Date {
  if (text === undefined) return io.now();
  const at = new Date(/^\d{1,12}$/.test(text) ? Number(text) * 1_000 : text);
  if (Number.isNaN(at.getTime()))
    throw new UsageError('--at must be a time such as 2026-02-01T00:00:00Z, or Unix seconds.');
  return at;
}

async function proofOf(tools: Tools, { keys, agent, brandJson, secretFile }: Options) {
  const textOf = async (path: string) => new TextDecoder().decode(await tools.read(path));
  if (secretFile !== undefined) return { secret: (await textOf(secretFile)).trim() };
  if (agent !== undefined)
    return {
      agentUrl: addressOf(agent),
      ...(brandJson === undefined ? {} : { brandJsonUrl: addressOf(brandJson) }),
    };
  try {
    return { keySet: JSON.parse(await textOf(keys ?? '')) as unknown };
  } catch (cause) {
    if (cause instanceof UsageError) throw cause;
    throw new UsageError('The key set is not JSON.');
  }
}
