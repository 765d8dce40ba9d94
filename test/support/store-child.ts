import { migrate } from '../../src/store/engine/migrate.ts';
import { openStore, type Store } from '../../src/store/open.ts';
import { patientStore } from './patience.ts';
import { someRegistryEvent } from './registry-events.ts';

/** What another process does with the store; each answers with one JSON value. */
const tasks = {
  async consume(store: Store, count: number) {
    const ask = { class: 'test', key: 'k', limit: 10, windowMs: 60_000, now: new Date(1_000) };
    const decisions = await Promise.all(
      Array.from({ length: count }, () => store.transaction((tx) => tx.limits.consume(ask))),
    );
    return decisions.filter(({ allowed }) => allowed).length;
  },

  async append(store: Store, count: number) {
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const event = someRegistryEvent({
        text: `${process.pid} ${index}`,
        createdAt: new Date(1_000 + index),
      });
      const [appended] = await store.transaction((tx) => tx.events.append([event]));
      ids.push(appended?.eventId ?? '');
      await new Promise((resume) => setImmediate(resume));
    }
    return ids;
  },

  /** Appends one to four events at a time, and hesitates with their ids in hand before it commits. */
  async hesitate(store: Store, count: number) {
    const pause = () => new Promise((resume) => setTimeout(resume, Math.random() * 12));
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const news = Array.from({ length: 1 + (index % 4) }, (_, part) =>
        someRegistryEvent({
          eventType: part % 2 === 0 ? 'agent.discovered' : 'property.updated',
          text: `${process.pid} ${index} ${part}`,
          createdAt: new Date(),
        }),
      );
      const appended = await store.transaction(async (tx) => {
        const events = await tx.events.append(news);
        await pause();
        return events;
      });
      ids.push(...appended.map(({ eventId }) => eventId));
      await pause();
    }
    return ids;
  },

  async claim(store: Store, limit: number) {
    const claimed: string[] = [];
    for (;;) {
      const ask = { kinds: ['test'], worker: `${process.pid}`, now: new Date(1_000), leaseMs: 60_000, limit };
      const jobs = await store.transaction((tx) => tx.jobs.claim(ask));
      if (jobs.length === 0) return claimed;
      claimed.push(...jobs.map(({ id }) => id));
      await new Promise((resume) => setImmediate(resume));
    }
  },
};

export type ChildTask = keyof typeof tasks | 'migrate';

const [url = '', task = '', count = '0'] = process.argv.slice(2);
if (task === 'migrate') {
  console.log(JSON.stringify((await migrate(url)).applied));
} else if (task === 'consume' || task === 'append' || task === 'hesitate' || task === 'claim') {
  const store = await openStore(url, patientStore);
  console.log(JSON.stringify(await tasks[task](store, Number(count))));
  await store.close();
} else {
  throw new Error(`no task ${task}`);
}
