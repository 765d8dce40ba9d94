/** What a program does when its output cannot be written. */
type LostOutput = {
  /** Undefined where the program ends with the code that it has. */
  readonly code: 1 | undefined;
  /** For the standard error; empty where nothing is amiss. */
  readonly line: string;
};

/** A reader such as `head` that has read enough ends a program, which is no fault. What nobody can read is one. */
export function lostOutput({
  code,
  message,
}: {
  readonly code?: string;
  readonly message: string;
}): LostOutput {
  if (code === 'EPIPE') return { code: undefined, line: '' };
  return {
    code: 1,
    line: `The output cannot be written (${message}); what it reports may have been done.\n`,
  };
}
