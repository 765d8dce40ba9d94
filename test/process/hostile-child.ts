import { startApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';

/**
 * The service as it is, but that a single fetch has little time. Its own address joins the hosts under `self.example`,
 * as somebody might list it.
 */
const hosts = new Map<string, string>(JSON.parse(process.env.HOSTS ?? '[]'));
const app = await startApp(
  { ...readConfig(process.env), outboundHosts: hosts },
  { fetcher: { connectTimeoutMs: 300, longestMs: 300 } },
);
hosts.set('self.example', `http://127.0.0.1:${app.address?.port}`);
process.on('SIGTERM', async () => {
  await app.stop();
  process.exit(0);
});
console.log(JSON.stringify({ port: app.address?.port }));
