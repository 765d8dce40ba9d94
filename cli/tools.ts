import { type Agent, connectAgent, connectRegistry, type Registry } from '../client/index.ts';
import type { Io } from './io.ts';
import { UsageError } from './outcome.ts';
import { jsonText, lineOf, type Paint, paintFor } from './output.ts';

/** Options that every command has. */
export type Common = { readonly json?: boolean };
export type RegistryOptions = Common & { readonly registry?: string; readonly tokenFile?: string };
export type AgentOptions = Common & {
  readonly agent?: string;
  readonly tokenFile?: string;
  readonly transport?: 'mcp' | 'a2a';
  readonly release?: '3.0' | '3.1';
  readonly timeout?: number;
};

/** What commands are made of. */
export type Tools = {
  readonly io: Io;
  readonly paint: Paint;
  registry(options: RegistryOptions): Promise<Registry>;
  agent(options: AgentOptions): Promise<Agent>;
  /** Prints a result: as one JSON document, or as people read it. */
  show(options: Common, value: unknown, text: () => string): Promise<void>;
  /** Tells the person who waits; nothing when nobody sees it. */
  progress(text: string): Promise<void>;
  /** Prints a line about what happens meanwhile, beside the result. */
  tell(text: string): Promise<void>;
  /** A file that is named on the command line; `-` is the standard input. @throws {UsageError} */
  read(path: string): Promise<Uint8Array>;
  /** Sets the exit code of a command that ends well. */
  end(exit: number): void;
};

const LOCAL = 'http://localhost:8080';
const AGENT_TIMEOUT_MS = 60_000;
/** A shorter one is part of other words. */
const SHORTEST_SECRET = 8;

export function createTools(io: Io, end: Tools['end'], secrets: Set<string>): Tools {
  let isProgressShown = false;
  const clearProgress = async () => {
    if (isProgressShown) await io.err.write('\r\u001b[K');
    isProgressShown = false;
  };
  const read: Tools['read'] = async (path) => {
    try {
      return path === '-' ? await io.readInput() : await io.readFile(path);
    } catch (cause) {
      const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unreadable';
      throw new UsageError(`The file ${lineOf(path, 200)} cannot be read: ${code}.`);
    }
  };
  /** A credential comes from a file or from the environment: other users of a machine see its arguments. */
  async function tokenOf(file: string | undefined, variable: string): Promise<string | undefined> {
    const text = file === undefined ? io.env[variable] : new TextDecoder().decode(await read(file));
    const token = text?.trim();
    if (token === undefined || token === '') {
      if (file === undefined) return undefined;
      throw new UsageError('The file with the credential is empty.');
    }
    if (!/^[\x21-\x7e]+$/.test(token))
      throw new UsageError('The credential must be one line of printable characters without spaces.');
    if (token.length >= SHORTEST_SECRET) secrets.add(token);
    return token;
  }
  return {
    io,
    end,
    read,
    paint: paintFor(io.out, io.env),
    async registry({ registry, tokenFile }) {
      const baseUrl = addressOf(registry ?? io.env.REGISTRY_URL ?? LOCAL);
      const token = await tokenOf(tokenFile, 'REGISTRY_TOKEN');
      return connectRegistry({ baseUrl, token, signal: io.interrupted });
    },
    async agent({ agent, tokenFile, transport, release, timeout }) {
      const url = addressOf(agent ?? io.env.AGENT_URL ?? LOCAL);
      const token = await tokenOf(tokenFile, 'AGENT_TOKEN');
      return connectAgent({
        url,
        transport,
        token,
        release,
        timeoutMs: timeout === undefined ? AGENT_TIMEOUT_MS : timeout * 1_000,
        signal: io.interrupted,
      });
    },
    async show({ json }, value, text) {
      await clearProgress();
      await io.out.write(json ? `${jsonText(value, 2)}\n` : text());
    },
    async tell(text) {
      await clearProgress();
      await io.err.write(`${lineOf(text, 300)}\n`);
    },
    async progress(text) {
      if (!io.err.isTerminal) return;
      await io.err.write(`\r\u001b[K${lineOf(text, 78)}`);
      isProgressShown = true;
      if (text === '') await clearProgress();
    },
  };
}

/** The address of a peer. What is wrong with it is said without it, because it may hold a secret. */
export function addressOf(text: string): string {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new UsageError('The address must be an http or https URL, such as https://registry.example.');
  if (url.username !== '' || url.password !== '')
    throw new UsageError('The address must not hold a credential; put it in a file (--token-file).');
  return text;
}

/** A whole number of the command line. */
export const numberBetween =
  (least: number, most: number) =>
  (text: string): number => {
    const value = Number(text);
    if (!/^\d{1,9}$/.test(text) || value < least || value > most)
      throw new UsageError(`Use a whole number from ${least} to ${most}, not ${lineOf(text, 20)}.`);
    return value;
  };
