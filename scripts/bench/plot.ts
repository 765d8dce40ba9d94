// `npm run bench:plot` draws the figures of docs/performance.md from docs/bench.json, without measuring anything.

import { writeFigures } from './saved-costs.ts';

for (const file of writeFigures()) process.stdout.write(`docs/figures/${file}\n`);
