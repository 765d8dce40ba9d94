import type { MendEdit } from '../../document/mends.ts';
import { smallButton } from './button.ts';
import { registryAt } from './registry.ts';

/** A pause in typing, after which the text is checked; an address may ask 30 times in a minute. */
const PAUSE_MS = 2_200;
const MOST_SHOWN = 12;
const LONGEST_CHECKED = 200_000;

type Finding = {
  severity: string;
  message: string;
  suggestion?: string;
  line: number;
  column: number;
  mend?: MendEdit;
};
type Asked = {
  readonly isBrand: boolean;
  readonly prefix: string;
  readonly domain: () => string;
  /** Makes mends in the text. */
  readonly apply: (mends: readonly MendEdit[]) => void;
};

/** Findings about the text while somebody types, each with a button that leads to its place, and one for its mend. */
export function liveFindings(
  area: HTMLTextAreaElement,
  { isBrand, prefix, domain, apply }: Asked,
): { changed(): void; checkNow(): void; place: HTMLElement } {
  const registry = registryAt(prefix);
  const place = document.createElement('div');
  place.className = 'live-findings';
  const spoken = document.createElement('p');
  spoken.setAttribute('role', 'status');
  spoken.tabIndex = -1;
  const list = document.createElement('ul');
  place.append(spoken, list);
  let timer = 0;
  let asked = '';

  async function ask(): Promise<void> {
    const text = area.value;
    asked = text;
    if (text.trim() === '' || text.length > LONGEST_CHECKED) return;
    const named = domain().trim();
    const body = { document: text, ...(named === '' ? {} : { domain: named }) };
    const findings = await (isBrand ? ofBrand(body) : ofAdagents(body)).catch(() => undefined);
    if (asked !== text || findings === undefined) return;
    show(findings);
  }
  const ofBrand = async (body: { document: string }): Promise<Finding[] | undefined> =>
    (await registry.POST('/api/brands/check', { body })).data?.findings;
  const ofAdagents = async (body: { document: string }): Promise<Finding[] | undefined> =>
    (await registry.POST('/api/adagents/check', { body })).data?.data.findings;

  function show(findings: readonly Finding[]): void {
    const errors = findings.filter(({ severity }) => severity === 'error').length;
    spoken.textContent = `Checked. Errors: ${errors}. Warnings: ${findings.length - errors}.`;
    list.replaceChildren(...findings.slice(0, MOST_SHOWN).map(itemOf));
  }

  function itemOf({ severity, message, suggestion, line, column, mend }: Finding): HTMLElement {
    const item = document.createElement('li');
    const button = smallButton(`Line ${line}, column ${column}`, () => {
      const at = placeOf(area.value, line, column);
      area.focus();
      area.setSelectionRange(at, Math.max(at, area.value.indexOf('\n', at)));
    });
    item.append(button, ` ${severity}: ${message}${suggestion === undefined ? '' : ` (${suggestion})`} `);
    if (mend !== undefined) {
      const mending = smallButton('Apply this mend', () => {
        apply([mend]);
        // The list is made anew, and the button goes with it.
        spoken.focus();
      });
      mending.setAttribute('aria-label', `Apply this mend at line ${line}, column ${column}`);
      item.append(mending);
    }
    return item;
  }

  return {
    place,
    changed() {
      clearTimeout(timer);
      timer = setTimeout(ask, PAUSE_MS);
    },
    checkNow() {
      clearTimeout(timer);
      void ask();
    },
  };
}

/** The number of characters before a line and column. */
function placeOf(text: string, line: number, column: number): number {
  let at = 0;
  for (let left = line; left > 1; left -= 1) at = text.indexOf('\n', at) + 1;
  return at + column - 1;
}
