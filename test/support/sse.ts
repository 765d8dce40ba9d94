import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';

// biome-ignore lint/suspicious/noExplicitAny: data of every kind of frame is looked into
export type Frame = { event: string; data: any };

/** One reader of an event stream. */
export type SseClient = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Frames so far. */
  readonly frames: Frame[];
  /** Whole body of an answer that is no stream. */
  readonly text: Promise<string>;
  /** The first frame, from the beginning, that satisfies; rejects when the stream ends without one. */
  find(satisfies: (frame: Frame) => boolean): Promise<Frame>;
  /** Ids of all events so far, in the order in which they came. */
  ids(): string[];
  /** Stops taking anything from the socket. */
  pause(): void;
  resume(): void;
  close(): void;
  /** When the stream is over, whoever ended it. */
  readonly ended: Promise<void>;
};

const FRAME = /^event: ([a-z]+)\ndata: (.*)$/;

/** Connects and reads frames until either side ends. Throws on anything that is not exactly a frame. */
export async function openSse(url: string, headers: Record<string, string> = {}): Promise<SseClient> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    // A connection of its own, however many there are.
    get(url, { headers, agent: false }, resolve).on('error', reject);
  });
  const frames: Frame[] = [];
  const waiting = new Set<() => void>();
  let rest = '';
  let isOver = false;
  let failure: Error | undefined;
  const isStream = response.headers['content-type']?.startsWith('text/event-stream') ?? false;
  const tell = () => {
    for (const look of [...waiting]) look();
  };

  response.setEncoding('utf8');
  response.on('data', (chunk: string) => {
    rest += chunk;
    if (!isStream || !chunk.includes('\n\n')) return;
    const parts = rest.split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const [, event, data] = FRAME.exec(part) ?? [];
      if (event === undefined || data === undefined) failure = new Error(`no frame: ${part.slice(0, 200)}`);
      else frames.push({ event, data: JSON.parse(data) });
    }
    tell();
  });
  const ended = new Promise<void>((resolve) => {
    response.on('error', () => {});
    response.on('close', () => {
      isOver = true;
      resolve();
      tell();
    });
  });

  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    frames,
    text: ended.then(() => rest),
    find: (satisfies) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = frames.find(satisfies);
          if (found === undefined && failure === undefined && !isOver) return;
          waiting.delete(look);
          if (failure !== undefined) reject(failure);
          else if (found !== undefined) resolve(found);
          else reject(new Error(`the stream ended after ${frames.length} frames`));
        };
        waiting.add(look);
        look();
      }),
    ids: () =>
      frames
        .filter(({ event }) => event === 'feed')
        .flatMap(({ data }) => data.events.map(({ event_id: id }: { event_id: string }) => id)),
    pause: () => void response.pause(),
    resume: () => void response.resume(),
    close: () => void response.destroy(),
    ended,
  };
}
