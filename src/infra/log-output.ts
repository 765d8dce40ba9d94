import { writeSync } from 'node:fs';
import { systemClock } from './clock.ts';

export type LogOutput = {
  /** Writes a line, or several. */
  write(lines: string): void;
  /** Writes waiting lines for as long as they are taken, at most for this time, and blocks meanwhile. */
  flush(withinMs: number): void;
};

export type OutputLimits = { mostBytes: number; retryMs: number };

const LIMITS: OutputLimits = { mostBytes: 1024 * 1024, retryMs: 50 };
/** How long the end of the process may wait for the reader of the log. */
const LAST_MS = 500;
const LAST_PAUSE_MS = 10;

/** Lines that wait. `reported` is the number of lost lines that a report tells of; null for other lines. */
type Waiting = { rest: Buffer; isBegun: boolean; readonly reported: number | null };

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
    write(lines) {
      if (enter(lines) && retry === undefined && !push()) pushLater();
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

  function add(text: string, reported: number | null): void {
    const rest = Buffer.from(text);
    bytes += rest.length;
    queue.push({ rest, isBegun: false, reported });
  }

  function report(): void {
    const line = { level: 40, time: systemClock.now().toISOString(), lines: unreported, msg: LOST };
    const reported = unreported;
    unreported = 0;
    add(`${JSON.stringify(line)}\n`, reported);
  }

  function countLost(lines: number): void {
    unreported += lines;
    for (let line = 0; line < lines; line += 1) lost();
  }

  function lose({ rest, isBegun, reported }: Waiting): void {
    isBroken = isBegun;
    if (reported === null) countLost(linesIn(rest.toString('latin1')));
    else unreported += reported;
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
  function enter(lines: string): boolean {
    if (bytes >= mostBytes) {
      countLost(linesIn(lines));
      return false;
    }
    if (unreported > 0) report();
    add(lines, null);
    return true;
  }

  return { enter, push };
}

const linesIn = (text: string): number => text.split('\n').length - 1;

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

/** What a pipe takes as a whole: lines of several processes that share it stay apart. */
const MOST_GATHERED = 4_096;

/** Gathers the lines of one turn of the event loop: a write of its own for each costs more than the line. */
export function gatherLines(output: LogOutput): LogOutput {
  let gathered = '';
  let isDue = false;

  function pass(): void {
    if (gathered === '') return;
    const lines = gathered;
    gathered = '';
    output.write(lines);
  }

  const turnEnds = () => {
    isDue = false;
    pass();
  };

  return {
    write(lines) {
      if (gathered.length + lines.length > MOST_GATHERED) pass();
      gathered += lines;
      if (isDue) return;
      isDue = true;
      setImmediate(turnEnds);
    },

    flush(withinMs) {
      pass();
      output.flush(withinMs);
    },
  };
}

/** The output of the log of this process: stderr. What waits at the end of the process is written then. */
export function openLogOutput(lost: () => void): LogOutput {
  // Opened by Node, a pipe or socket no longer blocks.
  const { fd } = process.stderr;
  const output = gatherLines(createLogOutput(fd, lost));
  process.on('exit', () => output.flush(LAST_MS));
  return output;
}
