/** What a program does when its output cannot be written. */
type LostOutput = {
  /** Undefined where the program ends with the code that it has. */
  readonly code: 1 | undefined;
  /** For the standard error; empty where nothing is amiss. */
  readonly line: string;
};

/** A reader such as `head` that has read enough ends a program, which is no fault. What nobody can read is one. */
function lostOutput({ code, message }: { readonly code?: string; readonly message: string }): LostOutput {
  if (code === 'EPIPE') return { code: undefined, line: '' };
  return {
    code: 1,
    line: `The output cannot be written (${message}); what it reports may have been done.\n`,
  };
}

/** Ends a program when its output cannot be written, with a line on the standard error where that is a fault. */
export function endOnLostOutput(program: Pick<NodeJS.Process, 'stdout' | 'stderr' | 'exit'>): void {
  program.stdout.on('error', (cause: Error) => {
    const { code, line } = lostOutput(cause);
    program.stderr.write(line, () => program.exit(code));
  });
}
