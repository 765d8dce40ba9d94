import { request } from 'node:http';

/** First message of the parent: connect this many streams. */
export type Connect = { url: string; authorization: string; readers: number };
/** Times when an event reached its first and its last reader, in milliseconds since the epoch. */
export type Reached = { mark: number; firstAt: number; lastAt: number };

const MARK = /"mark":(\d+)/g;

process.on('message', async ({ url, authorization, readers }: Connect) => {
  const seen = new Map<number, { count: number; firstAt: number }>();
  const now = () => performance.timeOrigin + performance.now();
  const note = (mark: number) => {
    const known = seen.get(mark) ?? { count: 0, firstAt: now() };
    known.count += 1;
    seen.set(mark, known);
    if (known.count < readers) return;
    seen.delete(mark);
    const reached: Reached = { mark, firstAt: known.firstAt, lastAt: now() };
    process.send?.(reached);
  };
  const connect = () =>
    new Promise<void>((resolve, reject) => {
      const sent = request(url, { headers: { authorization }, agent: false }, (response) => {
        // Without this, the bench would wait for a stream that was refused.
        if (response.statusCode !== 200) return reject(new Error(`a stream got ${response.statusCode}`));
        let rest = '';
        response.setEncoding('latin1');
        response.on('data', (chunk: string) => {
          rest += chunk;
          if (!rest.endsWith('\n\n')) return;
          if (rest.includes('event: heartbeat')) resolve();
          for (const [, mark] of rest.matchAll(MARK)) note(Number(mark));
          rest = '';
        });
      });
      sent.on('error', reject);
      sent.end();
    });
  for (let done = 0; done < readers; done += 50) {
    await Promise.all(Array.from({ length: Math.min(50, readers - done) }, connect));
  }
  process.send?.('connected');
});
process.send?.('ready');
