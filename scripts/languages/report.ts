/** Result of one tool, with one line for each failed check. */
export type ToolReport = {
  readonly tool: string;
  readonly passed: number;
  readonly failures: readonly string[];
};

/** A message of a task or an operation, with the files that a tool reads, all inside the unpacked package. */
export type PackedMessage = {
  /** For example `create_media_buy-request`. */
  readonly name: string;
  readonly bundle: Readonly<Record<string, unknown>>;
  readonly valid: readonly { readonly name: string; readonly value: unknown }[];
  readonly invalid: readonly {
    readonly name: string;
    readonly value: unknown;
    readonly pointer: string;
    readonly keyword: string;
  }[];
};

const MOST_LINES = 20;

/** The report as text; a long list of failures is cut. */
export function reportText({ tool, passed, failures }: ToolReport): string {
  const shown = failures.slice(0, MOST_LINES).map((line) => `  ${line}\n`);
  const rest = failures.length > MOST_LINES ? `  and ${failures.length - MOST_LINES} more\n` : '';
  return `${tool}: ${passed} passed, ${failures.length} failed.\n${shown.join('')}${rest}`;
}
