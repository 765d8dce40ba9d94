import { setTimeout as sleep } from 'node:timers/promises';
import type { CpuProfile } from './profile-areas.ts';

const SAMPLE_US = 200;
const OPENS_WITHIN_MS = 10_000;

/** Takes a profile of a process, which was started with `--inspect` on this port, while `work` runs. */
export async function profileOf(port: number, work: () => Promise<void>): Promise<CpuProfile> {
  const socket = new WebSocket(await addressOf(port));
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  const waiting = new Map<number, (result: object) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id: number; result: object };
    waiting.get(id)?.(result);
  });
  const send = (method: string, params = {}) =>
    new Promise<object>((resolve) => {
      const id = waiting.size + 1;
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
  try {
    await send('Profiler.enable');
    await send('Profiler.setSamplingInterval', { interval: SAMPLE_US });
    await send('Profiler.start');
    await work();
    const { profile } = (await send('Profiler.stop')) as { profile: CpuProfile };
    return profile;
  } finally {
    socket.close();
  }
}

async function addressOf(port: number): Promise<string> {
  const started = performance.now();
  for (;;) {
    try {
      const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
        webSocketDebuggerUrl: string;
      }[];
      if (target !== undefined) return target.webSocketDebuggerUrl;
    } catch (cause) {
      if (performance.now() - started > OPENS_WITHIN_MS) throw cause;
    }
    await sleep(50);
  }
}
