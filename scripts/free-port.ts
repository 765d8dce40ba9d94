import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/**
 * Ports below those that systems give to connections and to listeners that ask for any port (Linux from 32,768, others
 * from 49,152): between the choice of a port and its use, nothing else of the machine is given it.
 */
const FIRST = 20_000;
const BLOCKS = 750;
/** A block has room for what stands beside a service at ports a little above its own. */
const BLOCK = 16;

/** Listeners on the last port of each block that this process has taken, so that other processes leave the block. */
const taken: Server[] = [];

/**
 * A port of this machine that nobody listens on. No other caller, in this process or another of this project, is told
 * it or one of the 14 ports above it before this process has ended.
 * @throws {Error} when each block of ports is taken
 */
export async function freePort(): Promise<number> {
  const start = Math.floor(Math.random() * BLOCKS);
  for (let n = 0; n < BLOCKS; n += 1) {
    const port = FIRST + ((start + n) % BLOCKS) * BLOCK;
    const lock = await listening(port + BLOCK - 1);
    if (lock === null) continue;
    const probe = await listening(port);
    if (probe !== null) {
      probe.close();
      await once(probe, 'close');
      taken.push(lock.unref());
      return port;
    }
    lock.close();
  }
  throw new Error('each port from 20,000 to 31,999 is taken; end some of the processes that hold them');
}

async function listening(port: number): Promise<Server | null> {
  const server = createServer();
  try {
    server.listen({ port, host: '127.0.0.1', exclusive: true });
    await once(server, 'listening');
    return server;
  } catch {
    return null;
  }
}
