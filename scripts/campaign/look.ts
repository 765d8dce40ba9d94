import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startChromium } from '../../test/support/chromium.ts';
import type { PageToOpen, Picture } from './steps.ts';

const OUTPUT = new URL('../../test/output/', import.meta.url);
/** Files of the brands' sites, whose names exist only in the demo. */
const WORLD = new URL('../demo/world/', import.meta.url);
const TYPES: Readonly<Record<string, string>> = { svg: 'image/svg+xml', png: 'image/png', jpg: 'image/jpeg' };

/** A browser for the pages of a campaign. */
export type Looker = {
  look(page: PageToOpen): Promise<Picture>;
  close(): Promise<void>;
};

/** Starts a headless browser that can reach one service and, for pictures, the demo's sites. */
export async function startLooking(): Promise<Looker> {
  const browser = await startChromium();
  const context = await browser.newContext({ viewport: { width: 700, height: 420 } });
  mkdirSync(OUTPUT, { recursive: true });

  async function look({ service, url, name }: PageToOpen): Promise<Picture> {
    // The browser cannot resolve names, so it uses the service's address.
    const numbered = new URL(service);
    if (numbered.hostname === 'localhost') numbered.hostname = '127.0.0.1';
    const page = await context.newPage();
    await page.route('**', (route) => {
      const to = new URL(route.request().url());
      if (to.origin === numbered.origin) return route.continue();
      const file = new URL(`${to.hostname}${to.pathname}`, WORLD);
      const type = TYPES[to.pathname.split('.').at(-1) ?? ''];
      if (type === undefined || !existsSync(file)) return route.abort();
      return route.fulfill({ contentType: type, body: readFileSync(file) });
    });
    await page.goto(url.replace(new URL(service).origin, numbered.origin), { waitUntil: 'load' });
    const shot = await page.screenshot();
    const file = new URL(`${name}.png`, OUTPUT);
    writeFileSync(file, shot);
    // Scripts of the page are blocked, but those of the browser itself run. So each frame is read separately.
    let text = '';
    const images = { shown: 0, broken: 0 };
    for (const frame of page.frames()) {
      const seen = (await frame.evaluate(READ_PAGE)) as { text: string; widths: number[] };
      text += seen.text;
      for (const width of seen.widths) images[width > 0 ? 'shown' : 'broken'] += 1;
    }
    await page.close();
    const canvas = await context.newPage();
    const counted = (await canvas.evaluate(countColors(shot))) as [color: string, share: number][];
    await canvas.close();
    return { file: fileURLToPath(file), text, colors: new Map(counted), images };
  }
  return { look, close: () => browser.close() };
}

// Code for the browser is kept as text: this process has no `document`, and browser types would declare one.
const READ_PAGE = `({
  text: document.body.innerText,
  widths: [...document.images].map((image) => image.naturalWidth),
})`;

const countColors = (shot: Buffer): string => `(async () => {
  const blob = await (await fetch('data:image/png;base64,${shot.toString('base64')}')).blob();
  const image = await createImageBitmap(blob);
  const drawn = new OffscreenCanvas(image.width, image.height).getContext('2d');
  drawn.drawImage(image, 0, 0);
  const { data } = drawn.getImageData(0, 0, image.width, image.height);
  const counts = new Map();
  for (let at = 0; at < data.length; at += 4) {
    const color = (data[at] << 16) | (data[at + 1] << 8) | data[at + 2];
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const named = (color) => '#' + color.toString(16).padStart(6, '0');
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 100)
    .map(([color, count]) => [named(color), count / (data.length / 4)]);
})()`;
