import { addCopyButton } from './parts/copy.ts';
import { registryAt } from './parts/registry.ts';

/** The page looks again by itself for two minutes; then the button is there. */
const PAUSE_MS = 15_000;
const LOOKS = 8;

const form = document.querySelector<HTMLFormElement>('form[data-island="proof"]');
const nonce = form?.querySelector<HTMLInputElement>('input[name="nonce"]')?.value ?? '';
const result = document.getElementById('proof-result');

for (const area of document.querySelectorAll<HTMLTextAreaElement>('textarea[data-copy]'))
  addCopyButton(area, {
    name: area.dataset.copy ?? '',
    text: () => area.value,
    select: () => area.select(),
  });

function show(kind: 'http' | 'dns', place: { proves: boolean; found: string; advice: string | null }): void {
  const section = document.querySelector(`[data-place="${kind}"]`);
  const write = (selector: string, text: string) => {
    const element = section?.querySelector(selector);
    if (element) element.textContent = text;
  };
  write('.state-line', place.proves ? '✓ found' : 'not found');
  write('[data-found]', place.found);
  write('[data-advice]', place.advice ?? 'Nothing more.');
}

async function watch(domain: string, prefix: string, line: HTMLElement): Promise<void> {
  const registry = registryAt(prefix);
  for (let left = LOOKS; left > 0; left -= 1) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const { data } = await registry
      .POST('/api/ownership/check', { body: { domain, nonce } })
      .catch(() => ({ data: undefined }));
    if (data === undefined) continue;
    show('http', data.http);
    show('dns', data.dns);
    if (data.proved) {
      line.textContent = 'Published: the value was found. Save your entry now.';
      return;
    }
  }
  line.textContent = 'Not seen in two minutes. Press “Check now” when the value is published.';
}

if (form && result && nonce !== '' && result.querySelector('.good') === null) {
  const line = document.createElement('p');
  line.setAttribute('role', 'status');
  line.textContent = 'This page looks again every 15 seconds for two minutes.';
  result.append(line);
  void watch(form.dataset.domain ?? '', form.dataset.prefix ?? '', line);
}
