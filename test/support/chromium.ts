import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import chromiumPackage, { inflate } from '@sparticuz/chromium';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type PageScreenshotOptions,
} from 'playwright-core';
import { isWhole } from './databases.ts';

/** The source of the checker of accessibility. */
export const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const root = new URL('../..', import.meta.url).pathname;
const PACKED = join(root, 'node_modules/@sparticuz/chromium/bin');
/** Where the browser is unpacked once; a half-written copy never has this name. */
const UNPACKED = join(root, 'node_modules/.cache/headless-chromium');

/** A headless browser that comes with `npm ci`; on systems that the package is not made for, the installed Chrome. */
export async function startChromium(): Promise<Browser> {
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  ];
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return chromium.launch({ channel: 'chrome', args });
  if (!existsSync(UNPACKED)) await unpack();
  const libraries = join(UNPACKED, 'al2023/lib');
  return chromium.launch({
    executablePath: join(UNPACKED, 'chromium'),
    args: ['--headless=shell', ...args],
    env: {
      PATH: process.env.PATH ?? '',
      HOME: UNPACKED,
      FONTCONFIG_PATH: join(UNPACKED, 'fonts'),
      LD_LIBRARY_PATH: libraries,
    },
  });
}

/**
 * A context whose pages have the checker from the beginning, which costs half of what it costs to send it to each. Their
 * policy lets no script in, which is for strangers; the checker comes past it.
 */
export async function openForChecker(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...options, bypassCSP: true });
  await context.addInitScript({ content: axe });
  return context;
}

async function unpack(): Promise<void> {
  const own = `${UNPACKED}.${process.pid}`;
  mkdirSync(own, { recursive: true });
  const { TMPDIR: before } = process.env;
  // The package unpacks to the system's folder for temporary files.
  process.env.TMPDIR = own;
  try {
    await chromiumPackage.executablePath(PACKED);
    await inflate(join(PACKED, 'al2023.tar.br'));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  // The package's own names folders of another system. A checkout that shares or copies node_modules unpacks for others
  // too, so the folders follow from HOME: without any font text has no size, and some characters end the browser.
  writeFileSync(
    join(own, 'fonts/fonts.conf'),
    '<fontconfig><dir>~/fonts/fonts</dir><cachedir>~/fonts/cache</cachedir></fontconfig>',
  );
  try {
    renameSync(own, UNPACKED);
  } catch (cause) {
    // Another process was faster.
    if (!existsSync(UNPACKED)) throw cause;
    rmSync(own, { recursive: true });
  }
}

const TRIES = 3;

/**
 * Saves a picture of a page for people to look at, who name the file that they run: the whole suite has no reader, and
 * takes none. A browser beside much other work may fail to take one at first.
 */
export async function savePicture(page: Page, options: PageScreenshotOptions): Promise<void> {
  if (process.env.TEST_IN_TURN === '1' && !isWhole) return;
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      await page.screenshot(options);
      return;
    } catch (cause) {
      if (left === 0 || !/Unable to capture screenshot/.test(String(cause))) throw cause;
    }
  }
}

/** Waits until a loaded page has moved the focus where it leads: the browser does so when it draws, after `load`. */
export async function focusSettled(page: Page): Promise<void> {
  if ((await page.locator('[autofocus]').count()) > 0)
    await page.locator('[autofocus]:focus').first().waitFor();
}

/** What moved on a page without somebody's doing since it was opened: the sum, as a part of the window, and the elements. */
export async function shiftOf(page: Page): Promise<{ sum: number; what: string[] }> {
  return page.evaluate(`new Promise((resolve, reject) => {
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) reject(new Error('not measured'));
    const found = { sum: 0, what: [] };
    const add = (entries) => {
      for (const { value, hadRecentInput, sources } of entries) {
        if (hadRecentInput) continue;
        found.sum += value;
        for (const { node } of sources) found.what.push(node?.nodeName + ' ' + node?.textContent.trim().slice(0, 40));
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => { add(observer.takeRecords()); resolve(found); }));
  })`);
}
