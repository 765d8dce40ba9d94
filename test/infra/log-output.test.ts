import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from 'chai';
import { createLogOutput, gatherLines, type LogOutput } from '../../src/infra/log-output.ts';
import { assertWithin, measured } from '../support/cpu-cost.ts';

const LINE = (n: number) => `${JSON.stringify({ n, text: '.'.repeat(200) })}\n`;

describe('the output of the log', () => {
  let folder: string;
  let open: number[];
  let lost: number;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'log-output-'));
    open = [];
    lost = 0;
  });
  afterEach(() => {
    for (const fd of open) closeSync(fd);
    rmSync(folder, { recursive: true, force: true });
  });

  const opened = (path: string, flags: string | number): number => {
    const fd = openSync(path, flags);
    open.push(fd);
    return fd;
  };
  /** A pipe that holds 64 KiB, both ends in one descriptor. */
  function pipe(): { fd: number; read(): string } {
    const path = join(folder, 'pipe');
    execFileSync('mkfifo', [path]);
    const fd = opened(path, constants.O_RDWR | constants.O_NONBLOCK);
    const room = Buffer.alloc(1024 * 1024);
    return {
      fd,
      read() {
        try {
          return room.toString('latin1', 0, readSync(fd, room));
        } catch {
          return '';
        }
      },
    };
  }
  const output = (fd: number, limits = { mostBytes: 100_000, retryMs: 1 }) =>
    createLogOutput(
      fd,
      () => {
        lost += 1;
      },
      limits,
    );
  const parsed = (text: string) =>
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as { n?: number; lines?: number; msg?: string });

  it('writes each line at once while it is read', () => {
    const { fd, read } = pipe();
    const log = output(fd);
    for (let n = 0; n < 10; n += 1) {
      log.write(LINE(n));
      assert.equal(read(), LINE(n));
    }
  });

  it('keeps lines while nobody reads, and writes them in order once somebody does', async () => {
    const { fd, read } = pipe();
    const log = output(fd);
    for (let n = 0; n < 600; n += 1) log.write(LINE(n));
    let text = '';
    while (text.length < 600 * LINE(100).length - 110) {
      text += read();
      await sleep(1);
    }
    assert.deepEqual(
      parsed(text).map(({ n }) => n),
      Array.from({ length: 600 }, (_, n) => n),
    );
    assert.equal(lost, 0);
  });

  it('loses what does not fit, counts it, and says how many lines once it flows', async () => {
    const { fd, read } = pipe();
    const log = output(fd);
    for (let n = 0; n < 5_000; n += 1) log.write(LINE(n));
    assert.isAbove(lost, 3_000);
    let text = '';
    while (!text.includes('lines were lost')) {
      text += read();
      await sleep(1);
    }
    log.write(LINE(5_000));
    text += read();
    const lines = parsed(text);
    const told = lines.filter(({ msg }) => msg !== undefined);
    assert.deepEqual(
      told.map(({ lines: count }) => count),
      [lost],
    );
    const numbers = lines.flatMap(({ n }) => n ?? []);
    assert.equal(numbers.length + lost, 5_001);
    assert.deepEqual(
      numbers,
      [...numbers].sort((a, b) => a - b),
    );
    assert.equal(numbers.at(-1), 5_000);
  });

  it('takes no longer when nobody reads', async () => {
    const { fd } = pipe();
    const log = output(fd);
    await assertWithin(
      (control) => ({ total: 200 * control }),
      () =>
        measured(() => {
          for (let n = 0; n < 50_000; n += 1) log.write(LINE(0));
        }),
    );
  });

  it('writes at the end what is taken within the time, and no longer', () => {
    const { fd, read } = pipe();
    const log = output(fd, { mostBytes: 100_000, retryMs: 1_000_000 });
    for (let n = 0; n < 500; n += 1) log.write(LINE(n));
    let text = read();
    log.flush(1_000);
    text += read();
    assert.equal(parsed(text).at(-1)?.n, 499);
    for (let n = 0; n < 500; n += 1) log.write(LINE(n));
    const begun = performance.now();
    log.flush(50);
    assert.isAtLeast(performance.now() - begun, 49);
  });

  it('loses lines on a full disk, and goes on', () => {
    const log = output(opened('/dev/full', 'w'));
    for (let n = 0; n < 100; n += 1) log.write(LINE(n));
    log.flush(10_000);
    assert.equal(lost, 100);
  });

  it('loses lines when the reader has gone, and goes on', () => {
    const path = join(folder, 'gone');
    execFileSync('mkfifo', [path]);
    const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const log = output(opened(path, constants.O_WRONLY | constants.O_NONBLOCK));
    closeSync(reader);
    for (let n = 0; n < 100; n += 1) log.write(LINE(n));
    assert.equal(lost, 100);
    const again = opened(path, constants.O_RDONLY | constants.O_NONBLOCK);
    log.write(LINE(100));
    const room = Buffer.alloc(10_000);
    const lines = parsed(room.toString('latin1', 0, readSync(again, room)));
    assert.equal(lines[0]?.lines, 100);
    assert.equal(lines[1]?.n, 100);
  });

  it('begins a new line after one that was cut off', () => {
    const path = join(folder, 'cut');
    execFileSync('mkfifo', [path]);
    const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const fd = opened(path, constants.O_WRONLY | constants.O_NONBLOCK);
    const log = output(fd);
    // More than the pipe holds: the rest of it is lost with the reader.
    log.write(`${JSON.stringify({ n: 0, text: '.'.repeat(90_000) })}\n`);
    closeSync(reader);
    log.flush(0);
    assert.equal(lost, 1);
    const again = opened(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const room = Buffer.alloc(100_000);
    readSync(again, room);
    log.write(LINE(1));
    log.flush(0);
    const text = room.toString('latin1', 0, readSync(again, room));
    assert.match(text, /^\n\{"level":40.*"lines":1,.*\}\n\{"n":1,/);
  });

  it('counts each of several lines that are lost together', () => {
    const log = output(opened('/dev/full', 'w'));
    log.write(LINE(0).repeat(7));
    assert.equal(lost, 7);
  });

  it('counts only the lines that were not written as a whole', () => {
    const path = join(folder, 'cut');
    execFileSync('mkfifo', [path]);
    const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const log = output(opened(path, constants.O_WRONLY | constants.O_NONBLOCK));
    log.write(LINE(0).repeat(400));
    const room = Buffer.alloc(100_000);
    const written = room.toString('latin1', 0, readSync(reader, room)).split('\n').length - 1;
    closeSync(reader);
    log.flush(0);
    assert.isAbove(written, 100);
    assert.equal(lost, 400 - written);
  });
});

describe('lines that are gathered', () => {
  const ended = () => new Promise<void>((resolve) => setImmediate(resolve));
  function gathering(): { log: LogOutput; writes: string[]; flushed: number[] } {
    const writes: string[] = [];
    const flushed: number[] = [];
    const log = gatherLines({
      write: (lines) => void writes.push(lines),
      flush: (withinMs) => void flushed.push(withinMs),
    });
    return { log, writes, flushed };
  }

  it('are written together at the end of the turn of the event loop, in order', async () => {
    const { log, writes } = gathering();
    log.write('a\n');
    await Promise.resolve();
    log.write('b\n');
    assert.isEmpty(writes);
    await ended();
    assert.deepEqual(writes, ['a\nb\n']);
    log.write('c\n');
    await ended();
    assert.deepEqual(writes, ['a\nb\n', 'c\n']);
  });

  it('are written before the end of a turn when they are many, each as a whole', async () => {
    const { log, writes } = gathering();
    const lines = Array.from({ length: 100 }, (_, n) => LINE(n));
    for (const line of lines) log.write(line);
    await ended();
    assert.equal(writes.join(''), lines.join(''));
    for (const text of writes) {
      assert.isAtMost(text.length, 4_096);
      assert.isTrue(text.endsWith('\n'));
    }
    assert.isAtMost(writes.length, 7);
  });

  it('lets a line that is longer than a write pass as it is', async () => {
    const { log, writes } = gathering();
    const long = `${'.'.repeat(10_000)}\n`;
    log.write('a\n');
    log.write(long);
    await ended();
    assert.deepEqual(writes, ['a\n', long]);
  });

  it('are written by a flush, which the output does too', async () => {
    const { log, writes, flushed } = gathering();
    log.write('a\n');
    log.flush(5);
    assert.deepEqual([writes, flushed], [['a\n'], [5]]);
    await ended();
    log.flush(0);
    assert.deepEqual([writes, flushed], [['a\n'], [5, 0]]);
  });
});
