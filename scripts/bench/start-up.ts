import { CONTROL, controlMs } from './control.ts';
import { goals } from './goals.ts';
import { quantile } from './quantile.ts';
import type { Scenario } from './scenario.ts';
import { startService } from './service.ts';
import { costRow, seconds } from './table.ts';

const TIMES = 5;

/** Time from the start of the process until it responds, on an existing database. */
export const startUp: Scenario = {
  name: 'start',
  async run({ databaseUrl }) {
    const first = await startService({ DATABASE_URL: databaseUrl });
    await first.stop();
    const times: number[] = [];
    const spent: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      const service = await startService({ DATABASE_URL: databaseUrl });
      times.push(service.startedInMs);
      spent.push(await service.cpuMs());
      await service.stop();
    }
    return [
      { what: 'start on an empty database, until it answers', value: seconds(first.startedInMs) },
      {
        what: 'start on an existing database, median',
        value: seconds(quantile(times, 0.5)),
        reach: goals.start,
      },
      costRow('start on an existing database', quantile(spent, 0.5) / controlMs(), CONTROL),
    ];
  },
};
