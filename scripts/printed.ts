import type { ChildProcess } from 'node:child_process';

/** What a process has printed so far, on both of its outputs. Ask once after its start, before it can print. */
export function printedBy({ stdout, stderr }: ChildProcess): () => string {
  let printed = '';
  for (const stream of [stdout, stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  return () => printed;
}
