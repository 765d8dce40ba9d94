import { createInterface } from 'node:readline';
import { openStore } from '../../src/store/open.ts';

/** A store whose files may not grow beyond the limit of its process; does what each line of its input says. */
const [, , url = ''] = process.argv;
const store = await openStore(url);

/** First large rows, then changes of one row, until there is room for nothing. */
const sizes = [100_000, 0];

const insert = (size: number, count: number) =>
  store.transaction((tx) =>
    tx.limits.consume({
      class: 'fill',
      key: size === 0 ? '' : `${count}${'x'.repeat(size)}`,
      limit: 1_000_000,
      windowMs: 1_000,
      now: new Date(0),
    }),
  );

async function fill(): Promise<string> {
  const codes: string[] = [];
  await insert(0, 0);
  for (const size of sizes) {
    try {
      for (let count = 0; count < 10_000; count += 1) await insert(size, count);
    } catch (cause) {
      codes.push(String(Object(cause).code));
    }
  }
  return codes.join(' ');
}

/** Whether a store is ready that has seen no write fail. */
async function other(): Promise<boolean> {
  const another = await openStore(url);
  try {
    return await another.ready();
  } finally {
    await another.close();
  }
}

for await (const line of createInterface(process.stdin)) {
  const said = line === 'fill' ? await fill() : line === 'other' ? await other() : await store.ready();
  process.stdout.write(`${said}\n`);
}
await store.close();
