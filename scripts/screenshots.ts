// Pictures of every page, for people to look at: `npm run -s screenshots -- FOLDER`. It starts the demo world in a
// folder of its own, opens each page on a phone and on a desktop, light and dark, and writes one file for each.

import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../src/infra/project.ts';
import { startChromium } from '../test/support/chromium.ts';
import { startDemo } from './demo/start.ts';
import { freePort } from './free-port.ts';

const { guides }: { guides: readonly { readonly name: string }[] } = JSON.parse(
  readFileSync(join(projectRoot, 'dist/guides/guides.json'), 'utf8'),
);
const PAGES: Readonly<Record<string, string>> = {
  front: '/',
  search: '/?q=tide',
  'search-empty': '/?q=nothing%20of%20the%20kind',
  brands: '/brands',
  brand: '/brands/ironclove.example',
  'brand-differences': '/brands/helianto.example',
  'brand-unknown': '/brands/nobody.example',
  publishers: '/publishers',
  publisher: '/publishers/morningtide.example',
  'publisher-invalid': '/publishers/hastyherald.example',
  'publisher-pointer': '/publishers/pixelbarn.example',
  agents: '/agents',
  agent: '/agents/https%3A%2F%2Fsales.brightlane.example',
  'authorization-form': '/authorization',
  authorization:
    '/authorization?agent=https%3A%2F%2Fsales.brightlane.example&type=domain&value=twostroke.example',
  'authorization-refused':
    '/authorization?agent=https%3A%2F%2Fsales.brightlane.example&type=domain&value=touchlinedaily.example',
  feed: '/feed',
  stats: '/stats',
  adagents: '/adagents?domain=hastyherald.example',
  'brand-json': '/brand-json?domain=helianto.example',
  proof: '/proof/tidewaterceramics.example',
  docs: '/docs',
  subject: '/docs/api/lookups',
  tasks: '/docs/tasks',
  task: '/docs/tasks/get_products',
  webhooks: '/docs/webhooks',
  errors: '/docs/errors',
  'ad-server': '/docs/ad-server',
  schemas: '/schemas/v3/index.json',
  schema: '/schemas/v3/core/account-ref.json',
  try: '/docs/try',
  'sign-in': '/account',
  missing: '/nowhere',
  ...Object.fromEntries(guides.map(({ name }) => [`guide-${name}`, `/docs/guides/${name}`])),
};
const WIDTHS = [
  { width: 375, height: 812 },
  { width: 1280, height: 900 },
];
const COLORS = ['light', 'dark'] as const;

const [folder = 'test/output/screenshots'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const world = mkdtempSync(join(tmpdir(), 'screenshots-'));
const demo = await startDemo(world, { PORT: String(await freePort()), LOG_LEVEL: 'silent' });
const browser = await startChromium();
try {
  await demo.populate();
  for (const viewport of WIDTHS)
    for (const colorScheme of COLORS) {
      const context = await browser.newContext({ viewport, colorScheme });
      const page = await context.newPage();
      for (const [name, path] of Object.entries(PAGES)) {
        await page.goto(`${demo.app.baseUrl}${path}`, { waitUntil: 'load' });
        if (path === '/docs/try') await page.getByRole('heading', { name: 'Registry API' }).waitFor();
        await page.screenshot({ path: join(folder, `${name}-${viewport.width}-${colorScheme}.png`) });
      }
      await context.close();
    }
  process.stdout.write(
    `${Object.keys(PAGES).length * WIDTHS.length * COLORS.length} pictures in ${folder}\n`,
  );
} finally {
  await browser.close();
  await demo.stop();
  rmSync(world, { recursive: true, force: true });
}
