import { readFile } from 'node:fs/promises';
import { type Command, Option } from 'commander';
import type { Given } from './run/given.ts';

/** Each credential that a run takes: its option, its variable, and whose it is. */
const CREDENTIALS = [
  ['token', 'CONFORMANCE_TOKEN', 'credential'],
  ['otherToken', 'CONFORMANCE_OTHER_TOKEN', 'credential of another organization'],
  ['personToken', 'CONFORMANCE_PERSON_TOKEN', 'access token of a member'],
  ['outsiderToken', 'CONFORMANCE_OUTSIDER_TOKEN', 'access token of a person without an organization'],
] as const;

type Name = (typeof CREDENTIALS)[number][0];
/** Credentials as the command line names them: files, and the arguments that other users of a machine can read. */
export type NamedCredentials = { [N in Name]?: string } & { [N in Name as `${N}File`]?: string };

export type CredentialSources = {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The standard input, whole. */
  readInput(): Promise<Uint8Array>;
};

const flagOf = (name: Name): string => `--${name.replace('T', '-t')}`;

/** Adds the options. Those that take the credential itself still work, but nothing recommends them. */
export function credentialOptions(command: Command): void {
  for (const [name, variable, what] of CREDENTIALS) {
    command.option(
      `${flagOf(name)}-file <file>`,
      `file with the ${what}, in place of ${variable}; - is the standard input`,
    );
    command.addOption(new Option(`${flagOf(name)} <token>`, what).hideHelp());
  }
}

/**
 * Reads what is named, and what the environment has.
 *
 * @throws {Error} with a message for the person when a credential is named twice, or is none
 */
export async function readCredentials(named: NamedCredentials, sources: CredentialSources): Promise<Given> {
  const files = CREDENTIALS.map(([name]) => named[`${name}File`]);
  if (files.filter((file) => file === '-').length > 1)
    throw new Error('Only one credential can come from the standard input.');
  const read: Given = {};
  for (const [name, variable] of CREDENTIALS) {
    const argument = named[name];
    const file = named[`${name}File`];
    if (argument !== undefined && file !== undefined)
      throw new Error(`Give ${flagOf(name)}-file or ${flagOf(name)}, not both.`);
    const text = argument ?? (file === undefined ? sources.env[variable] : await textOf(file, sources));
    const token = text?.trim();
    if (token === undefined || (token === '' && file === undefined)) continue;
    if (!/^[\x21-\x7e]+$/.test(token))
      throw new Error(
        `The credential of ${file === undefined ? variable : `${flagOf(name)}-file`} must be one line of printable characters without spaces.`,
      );
    read[name] = token;
  }
  return read;
}

const textOf = async (file: string, { readInput }: CredentialSources): Promise<string> =>
  new TextDecoder().decode(file === '-' ? await readInput() : await readFile(file));
