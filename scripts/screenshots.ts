// Pictures of every page, for people to look at: `npm run -s screenshots -- FOLDER`. It starts the demo world in a
// folder of its own, opens each page on a phone and on a desktop, light and dark, and writes one file for each. Pages of
// the dashboard are opened as the person of the demo, and from each of them the pages that it leads to.

import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../src/infra/project.ts';
import { startChromium } from '../test/support/chromium.ts';
import { DEMO_EMAIL } from './demo/enrolments.ts';
import { type Demo, startDemo } from './demo/start.ts';
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
  const signedIn = await signIn(browser, demo);
  const own = await ownPages(browser, signedIn);
  let pictures = 0;
  for (const viewport of WIDTHS)
    for (const colorScheme of COLORS) {
      const look = { viewport, colorScheme };
      const context = await browser.newContext(look);
      pictures += await pictureAll(context, PAGES, `${viewport.width}-${colorScheme}`);
      await context.close();
      const member = await browser.newContext({ ...look, storageState: signedIn });
      pictures += await pictureAll(member, own, `${viewport.width}-${colorScheme}`);
      await member.close();
    }
  process.stdout.write(`${pictures} pictures in ${folder}\n`);
} finally {
  await browser.close();
  await demo.stop();
  rmSync(world, { recursive: true, force: true });
}

type Browser = Awaited<ReturnType<typeof startChromium>>;
type BrowserContext = Awaited<ReturnType<Browser['newContext']>>;
type Page = Awaited<ReturnType<BrowserContext['newPage']>>;
type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The cookies of the demo's person, who owns its organization and operates it. */
async function signIn(from: Browser, { app, addPerson }: Demo): Promise<SignedIn> {
  const context = await from.newContext();
  const page = await context.newPage();
  const password = await addPerson();
  await page.goto(`${app.baseUrl}/account`);
  await page.locator('#email').fill(DEMO_EMAIL);
  await page.locator('#password').fill(password);
  await Promise.all([page.waitForURL(/\/account$/), page.locator('#password').press('Enter')]);
  const state = await context.storageState();
  await context.close();
  return state;
}

/** The pages of the menu, and one of each kind that they lead to. */
async function ownPages(from: Browser, storageState: SignedIn): Promise<Record<string, string>> {
  const context = await from.newContext({ storageState });
  const page = await context.newPage();
  const found = new Map([['/dashboard', '/dashboard']]);
  for (const address of found.values()) {
    await page.goto(`${demo.app.baseUrl}${address}`);
    // The menu is on every page.
    for (const { pathname, search } of await linksOf(page, address === '/dashboard' ? 'body' : 'main'))
      if (!found.has(pathname)) found.set(pathname, `${pathname}${search}`);
  }
  await context.close();
  return Object.fromEntries(
    [...found].map(([path, address]) => [path.slice(1).replaceAll('/', '-'), address]),
  );
}

async function linksOf(page: Page, part: string): Promise<URL[]> {
  const links: string[] = await page.evaluate(
    `[...document.querySelectorAll('${part} a[href^="/dashboard/"]')].map(({ href }) => href)`,
  );
  return links.map((link) => new URL(link));
}

async function pictureAll(
  context: BrowserContext,
  pages: Readonly<Record<string, string>>,
  look: string,
): Promise<number> {
  const page = await context.newPage();
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(`${demo.app.baseUrl}${path}`, { waitUntil: 'load' });
    if (path === '/docs/try') await page.getByRole('heading', { name: 'Registry API' }).waitFor();
    await page.screenshot({ path: join(folder, `${name}-${look}.png`) });
  }
  return Object.keys(pages).length;
}
