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

/** A value works for 15 minutes; so long it is kept here, so that a closed page takes nothing away. */
const KEPT_MS = 15 * 60_000;

function keepValue(form: HTMLFormElement, field: HTMLInputElement): void {
  const key = `proof:${form.dataset.prefix ?? ''}:${form.dataset.domain ?? ''}`;
  try {
    if (field.value !== '') {
      localStorage.setItem(key, JSON.stringify({ nonce: field.value, at: Date.now() }));
      return;
    }
    const kept: { nonce?: unknown; at?: unknown } = JSON.parse(localStorage.getItem(key) ?? '{}');
    const isWorking = typeof kept.at === 'number' && Date.now() - kept.at < KEPT_MS;
    if (isWorking && typeof kept.nonce === 'string') field.value = kept.nonce;
    else localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing asks for the value again.
  }
}

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

const field = form?.querySelector<HTMLInputElement>('input[name="nonce"]');
if (form && field) keepValue(form, field);

if (form && result && nonce !== '' && result.querySelector('.good') === null) {
  const line = document.createElement('p');
  line.setAttribute('role', 'status');
  line.textContent = 'This page looks again every 15 seconds for two minutes.';
  result.append(line);
  void watch(form.dataset.domain ?? '', form.dataset.prefix ?? '', line);
}
