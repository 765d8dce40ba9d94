import { changeBetween, historyIn, historyText, withChange } from '../../document/undo.ts';

/** Keys that follow each other so soon are one edit. */
const RUN_MS = 1_500;

/**
 * Notes each edit of a text in the form, so that its button for undo takes back what was done on this page as well as
 * what the page came with.
 */
export function keepHistory(form: HTMLFormElement, area: HTMLTextAreaElement): { changed(by: string): void } {
  const field = form.querySelector<HTMLInputElement>('input[name="undo"]');
  const button = form.querySelector<HTMLButtonElement>('button[value="undo"]');
  const word = button?.querySelector('[data-undo]');
  let changes = historyIn(field?.value);
  let known = area.value;
  /** The text before the keys that follow each other. */
  let base = known;
  let last = 0;
  return {
    changed(by) {
      const now = performance.now();
      const isGoingOn = by === 'typing' && changes.at(-1)?.by === by && now - last < RUN_MS;
      if (isGoingOn) changes = changes.slice(0, -1);
      else base = known;
      last = now;
      known = area.value;
      changes = withChange(changes, changeBetween(base, known, by));
      if (field !== null) field.value = historyText(changes);
      if (button !== null) button.hidden = changes.length === 0;
      if (word) word.textContent = `: ${by}`;
    },
  };
}
