import type { Page } from 'playwright-core';

/** Tabs after which a control counts as out of reach. */
const MOST_TABS = 150;

/** Somebody at a keyboard, without a pointer. It counts the keys, and forms that came back with a fault. */
export type Typist = {
  readonly page: Page;
  /** Moves with Tab to the control that has this name. */
  to(name: string | RegExp): Promise<void>;
  /** Types into the field with this label. */
  type(label: string | RegExp, text: string): Promise<void>;
  /** Chooses in the list with this label what begins so. */
  choose(label: string | RegExp, option: string): Promise<void>;
  /** Uses the link or button with this name, and waits for the page after it. */
  use(name: string | RegExp): Promise<void>;
  /** Goes on when the page has this heading. */
  at(heading: string | RegExp): Promise<void>;
  /** Goes on when the page says so. */
  sees(text: string | RegExp): Promise<void>;
  readonly counted: { keys: number; pages: number; faults: number };
};

const NAME = `(() => { const at = document.activeElement; const label = at.labels?.[0]?.textContent;
  return (label ?? at.getAttribute('aria-label') ?? at.textContent ?? '').trim().replace(/\\s+/g, ' '); })()`;

export function typist(page: Page): Typist {
  const counted = { keys: 0, pages: 0, faults: 0 };
  const press = async (key: string) => {
    counted.keys += 1;
    await page.keyboard.press(key);
  };
  async function to(name: string | RegExp): Promise<void> {
    for (let left = MOST_TABS; left > 0; left -= 1) {
      await press('Tab');
      const found = String(await page.evaluate(NAME));
      if (typeof name === 'string' ? found === name : name.test(found)) return;
    }
    throw new Error(`Tab does not come to ${name} on ${page.url()}`);
  }
  return {
    page,
    counted,
    to,
    async type(label, text) {
      await to(label);
      counted.keys += text.length;
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    async choose(label, option) {
      await to(label);
      counted.keys += option.length;
      await page.keyboard.type(option);
    },
    async use(name) {
      await to(name);
      await Promise.all([page.waitForEvent('load'), press('Enter')]);
      counted.pages += 1;
      if ((await page.title()).startsWith('Error: ')) counted.faults += 1;
    },
    at: (name) => page.getByRole('heading', { name, level: 1 }).waitFor(),
    sees: (text) => page.getByText(text).first().waitFor(),
  };
}
