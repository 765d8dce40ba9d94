import { smallButton } from './button.ts';

const PAUSE_MS = 400;

type Draft = { readonly document: string; readonly domain: string; readonly at: number };

/**
 * Keeps the text of a builder in this browser, so that a closed window takes nothing away. A page without a text offers
 * what is kept; nothing is sent until somebody continues with it.
 */
export function keepDraft(
  form: HTMLFormElement,
  area: HTMLTextAreaElement,
  domain: HTMLInputElement | null,
): { changed(): void } {
  const key = `draft:${form.dataset.prefix ?? ''}:${form.dataset.file ?? ''}`;
  const line = form.querySelector<HTMLElement>('.draft') ?? document.createElement('p');
  let timer = 0;

  function keep(): void {
    clearTimeout(timer);
    if (area.value.trim() === '') return;
    const draft: Draft = { document: area.value, domain: domain?.value ?? '', at: Date.now() };
    // Some browsers are told to keep nothing, and what they keep has an end.
    try {
      localStorage.setItem(key, JSON.stringify(draft));
    } catch {
      line.textContent = 'This browser keeps no draft: download the file before you leave.';
      return;
    }
    show('The text is kept in this browser as a draft. ');
  }

  function show(words: string, more: readonly HTMLElement[] = []): void {
    const discard = smallButton('Discard the draft', () => {
      clearTimeout(timer);
      localStorage.removeItem(key);
      line.textContent = 'The draft is discarded. The text on this page is still here.';
    });
    line.replaceChildren(words, ...more, discard);
  }

  const kept = draftAt(key);
  // A file that was read from a domain is nobody's draft until it is edited.
  if ('own' in form.dataset) keep();
  else if (kept !== null && area.value.trim() === '') {
    const go = smallButton('Continue with it', () => {
      area.value = kept.document;
      if (domain !== null && domain.value === '') domain.value = kept.domain;
      const apply = document.createElement('input');
      apply.type = 'hidden';
      apply.name = 'act';
      apply.value = 'apply';
      form.append(apply);
      form.requestSubmit();
    });
    const about = kept.domain === '' ? '' : ` for ${kept.domain}`;
    show(`A draft${about} of ${new Date(kept.at).toLocaleString()} is kept in this browser. `, [go]);
  }
  return {
    changed() {
      clearTimeout(timer);
      timer = setTimeout(keep, PAUSE_MS);
    },
  };
}

function draftAt(key: string): Draft | null {
  try {
    const kept: Partial<Draft> | null = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof kept?.document === 'string' &&
      typeof kept.domain === 'string' &&
      typeof kept.at === 'number'
      ? { document: kept.document, domain: kept.domain, at: kept.at }
      : null;
  } catch {
    return null;
  }
}
