import { writeSync } from 'node:fs';
import { systemClock } from './clock.ts';

export type LogOutput = {
  write(line: string): void;
  /** Writes waiting lines for as long as they are taken, at most for this time, and blocks meanwhile. */
  flush(withinMs: number): void;
};

export type OutputLimits = { mostBytes: number; retryMs: number };

const LIMITS: OutputLimits = { mostBytes: 1024 * 1024, retryMs: 50 };
/** How long the end of the process may wait for the reader of the log. */
const LAST_MS = 500;
const LAST_PAUSE_MS = 10;

/** A line that waits. `stands` is the number of lines that are lost when it is. */
type Waiting = { rest: Buffer; isBegun: boolean; readonly stands: number; readonly isReport: boolean };

/**
 * Writes lines to a file descriptor that does not block. What its reader does not take waits, within a bound;
 * further lines are lost and counted, and one line tells their number once lines flow again. A log that nobody
 * reads, a reader that has gone or a full disk delays nothing and ends nothing.
 *
 * @param lost called once for each line that is lost
 */
export function createLogOutput(
  fd: number,
  lost: () => void,
  { mostBytes, retryMs }: OutputLimits = LIMITS,
): LogOutput {
  const { enter, push } = waitingLines(fd, lost, mostBytes);
  let retry: NodeJS.Timeout | undefined;

  function pushLater(): void {
    retry = setTimeout(() => {
      retry = undefined;
      if (!push()) pushLater();
    }, retryMs);
    // Lines that wait do not keep the process: its end flushes them.
    retry.unref();
  }

  return {
    write(line) {
      if (enter(line) && retry === undefined && !push()) pushLater();
    },

    flush(withinMs) {
      const until = performance.now() + withinMs;
      while (!push() && performance.now() < until) Atomics.wait(PAUSE, 0, 0, LAST_PAUSE_MS);
    },
  };
}

/** Lines that wait for the reader. */
function waitingLines(fd: number, lost: () => void, mostBytes: number) {
  const queue: Waiting[] = [];

  let bytes = 0;

  /** Lost lines that no line has told of yet. */
  let unreported = 0;

  /** Whether only a part of the last line was written. The next begins a new line, so that it can be read. */
  let isBroken = false;

  function add(text: string, stands: number, isReport: boolean): void {
    const rest = Buffer.from(text);
    bytes += rest.length;
    queue.push({ rest, isBegun: false, stands, isReport });
  }

  function report(): void {
    const line = { level: 40, time: systemClock.now().toISOString(), lines: unreported, msg: LOST };
    const stands = unreported;
    unreported = 0;
    add(`${JSON.stringify(line)}\n`, stands, true);
  }

  function lose({ isBegun, stands, isReport }: Waiting): void {
    unreported += stands;
    isBroken = isBegun;
    if (!isReport) lost();
  }

  /** Writes waiting lines. Returns false when the reader takes no more for now. */
  function push(): boolean {
    for (let line = queue[0]; line !== undefined; line = queue[0]) {
      if (isBroken) {
        line.rest = Buffer.concat([NEW_LINE, line.rest]);
        bytes += NEW_LINE.length;
        line.isBegun = true;
        isBroken = false;
      }
      const written = attempt(fd, line.rest);
      if (written === 'full') return false;
      if (written === 'failed') lose(line);
      else {
        line.isBegun = true;
        bytes -= written;
        line.rest = line.rest.subarray(written);
        if (line.rest.length > 0) continue;
      }
      bytes -= line.rest.length;
      queue.shift();
      if (queue.length === 0 && unreported > 0 && written !== 'failed') report();
    }
    return true;
  }

  /** Returns false when the line is lost. */
  function enter(line: string): boolean {
    if (bytes >= mostBytes) {
      unreported += 1;
      lost();
      return false;
    }
    if (unreported > 0) report();
    add(line, 1, false);
    return true;
  }

  return { enter, push };
}

const LOST = 'log lines were lost, because the log was not read or could not be written';
const PAUSE = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
const NEW_LINE = Buffer.from('\n');

/** Number of bytes that were written. */
function attempt(fd: number, bytes: Buffer): number | 'full' | 'failed' {
  try {
    return writeSync(fd, bytes);
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EAGAIN' ? 'full' : 'failed';
  }
}

/** The output of the log of this process: stderr. What waits at the end of the process is written then. */
export function openLogOutput(lost: () => void): LogOutput {
  // Opened by Node, a pipe or socket no longer blocks.
  const { fd } = process.stderr;
  const output = createLogOutput(fd, lost);
  process.on('exit', () => output.flush(LAST_MS));
  return output;
}
