import { registryAt } from './parts/registry.ts';
import { drawSuggestions, groupsOf, LIST, optionId, type SuggestionGroup } from './parts/suggestions.ts';

/** A pause in typing, after which the registry is asked. */
const PAUSE_MS = 150;
const SHORTEST = 2;

/** Suggestions below the search field (the combobox pattern of ARIA), while Enter without one searches as before. */
function suggest(form: HTMLFormElement, input: HTMLInputElement): void {
  const prefix = form.dataset.prefix ?? '';
  const registry = registryAt(prefix);
  const { place, spoken } = placesIn(form, input);
  let groups: readonly SuggestionGroup[] = [];
  let isOpen = false;
  let chosen = -1;
  let timer = 0;
  /** The latest question: answers to others come too late. */
  let asked = '';

  const all = () => groups.flatMap(({ items }) => items);

  function show(): void {
    input.setAttribute('aria-expanded', String(isOpen));
    if (chosen < 0) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', optionId(chosen));
    drawSuggestions(place, { groups, isOpen, chosen });
    if (chosen >= 0) document.getElementById(optionId(chosen))?.scrollIntoView({ block: 'nearest' });
  }

  function close(): void {
    isOpen = false;
    chosen = -1;
    show();
  }

  async function ask(): Promise<void> {
    const q = input.value.trim();
    if (q === asked) return;
    asked = q;
    const isLong = q.length >= SHORTEST;
    const answer = isLong
      ? await registry.GET('/api/search', { params: { query: { q } } }).catch(() => null)
      : null;
    if (asked !== q) return;
    groups = answer?.data === undefined ? [] : groupsOf(prefix, answer.data);
    chosen = -1;
    isOpen = groups.length > 0 && document.activeElement === input;
    spoken.textContent = isLong ? countWords(all().length) : '';
    show();
  }

  function move(event: KeyboardEvent): void {
    const last = all().length - 1;
    const { key } = event;
    if (last < 0) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const step = key === 'ArrowDown' ? 1 : -1;
      // One place more than suggestions: the field itself.
      if (isOpen) chosen = ((chosen + 1 + step + last + 2) % (last + 2)) - 1;
      else chosen = step === 1 ? 0 : last;
      isOpen = true;
      show();
    } else if (key === 'Escape' && isOpen) close();
    else if (key === 'Enter' && isOpen && chosen >= 0) location.assign(all()[chosen]?.href ?? '');
    else return;
    event.preventDefault();
  }

  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(ask, PAUSE_MS);
  });
  input.addEventListener('keydown', move);
  input.addEventListener('blur', close);
  // A press on a suggestion must not take the focus away before the click arrives.
  place.addEventListener('pointerdown', (event) => event.preventDefault());
  show();
}

/** The place of the list, and what is said to who does not see it. */
function placesIn(form: HTMLFormElement, input: HTMLInputElement) {
  const place = document.createElement('div');
  place.className = 'suggestions';
  input.after(place);
  const spoken = document.createElement('p');
  spoken.className = 'unseen';
  spoken.setAttribute('role', 'status');
  form.append(spoken);
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', LIST);
  return { place, spoken };
}

function countWords(count: number): string {
  if (count === 0) return 'No suggestions';
  return count === 1 ? '1 suggestion' : `${count} suggestions`;
}

const form = document.querySelector<HTMLFormElement>('form[data-island="search"]');
const input = form?.querySelector<HTMLInputElement>('input[name="q"]');
if (form && input) suggest(form, input);
