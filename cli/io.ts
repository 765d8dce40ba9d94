/** A stream that people or programs read. */
export type Screen = {
  /** Resolves when the reader has room again. */
  write(text: string): Promise<void>;
  /** Whether a person sees it at once. */
  readonly isTerminal: boolean;
};

/** What a command may reach of the machine that it runs on. */
export type Io = {
  /** Release of this program. */
  readonly version: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly out: Screen;
  readonly err: Screen;
  /** Everything on the standard input. */
  readInput(): Promise<Uint8Array>;
  /** @throws {Error} with a `code` of the system, such as ENOENT */
  readFile(path: string): Promise<Uint8Array>;
  isFile(path: string): Promise<boolean>;
  /** Replaces a file in one step: a reader sees the old text or the new one, also after a crash. */
  replaceFile(path: string, text: string): Promise<void>;
  /**
   * Runs the program `mirror`, which is installed beside this one; its exit code.
   *
   * @throws {UsageError} when it is not
   */
  runMirror(args: readonly string[]): Promise<number>;
  now(): Date;
  /** Aborted when the person interrupts the program. */
  readonly interrupted: AbortSignal;
};
