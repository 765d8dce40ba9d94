import { fieldNamed, shownValue, writeField } from '../document/form-edits.ts';
import { applyMends } from '../document/mends.ts';
import { nodeAt, treeOf } from '../document/tree.ts';
import { addCopyButton } from './parts/copy.ts';
import { keepDraft } from './parts/draft.ts';
import { liveFindings } from './parts/findings.ts';
import { keepHistory } from './parts/history.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Keeps the form and the text of a builder equal while somebody types, and adds copy, download and upload. */
function build(form: HTMLFormElement, area: HTMLTextAreaElement): void {
  const spoken = document.createElement('p');
  spoken.className = 'soft spoken';
  spoken.setAttribute('role', 'status');
  area.after(spoken);
  const domain = form.querySelector<HTMLInputElement>('input[name="domain"]');
  const findings = liveFindings(area, {
    isBrand: form.dataset.file === 'brand.json',
    prefix: form.dataset.prefix ?? '',
    domain: () => domain?.value ?? '',
    apply(mends) {
      const after = applyMends(area.value, mends);
      if (after === null || after === area.value) {
        spoken.textContent = 'The text has changed since: this mend has no place in it now.';
        return;
      }
      area.value = after;
      changed('mend');
      showText();
      spoken.textContent = 'The mend is written into the text.';
      findings.checkNow();
    },
  });
  // Below the buttons, so that nothing moves when findings come.
  (area.closest('.text') ?? form).append(findings.place);
  const draft = keepDraft(form, area, domain);
  const history = keepHistory(form, area);
  const changed = (by: string) => {
    history.changed(by);
    findings.changed();
    draft.changed();
  };
  const { fields, remember, showText } = fieldsOf(form, area, spoken);

  form.addEventListener('change', ({ target }) => {
    const at = fields.findIndex(({ field }) => field === target);
    const field = fields[at]?.field;
    if (field === undefined) return;
    const after = writeField(area.value, field.name, field.value);
    if (after === null) {
      spoken.textContent = 'The text is no JSON object now: mend it first. The field is not written.';
      return;
    }
    area.value = after;
    changed('edit');
    remember(at, field.value);
    spoken.textContent = 'Written into the text.';
  });

  area.addEventListener('input', () => {
    changed('typing');
    showText();
  });

  form.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit();
  });

  addTools(form, area);
}

/** The fields of the form, and what each of them showed when text and form were equal. */
function fieldsOf(form: HTMLFormElement, area: HTMLTextAreaElement, spoken: HTMLElement) {
  const fields = [...form.querySelectorAll<Field>('[name^="set:"]')].flatMap((field) => {
    const about = fieldNamed(field.name);
    return about === null ? [] : [{ field, ...about }];
  });
  const hidden = form.querySelector<HTMLInputElement>('input[name="shown"]');
  /** What each field showed when text and form were equal: what differs when the form is sent is an edit. */
  const shown: string[] = fields.map(({ field }) => field.value);
  const remember = (at: number, value: string) => {
    shown[at] = value;
    if (hidden !== null) hidden.value = JSON.stringify(shown);
  };

  /** Shows in the fields what the text says. */
  function showText(): void {
    const root = treeOf(area.value);
    spoken.textContent =
      root === null ? 'The text is no JSON now, or has a name twice: the fields wait.' : '';
    if (root === null) return;
    for (const [at, { field, kind, path }] of fields.entries()) {
      const value = shownValue(area.value, nodeAt(root, path), kind);
      if (value === null) continue;
      field.value = value;
      remember(at, value);
    }
  }
  return { fields, remember, showText };
}

/** Copy, download and upload of the text. */
function addTools(form: HTMLFormElement, area: HTMLTextAreaElement): void {
  const tools = document.createElement('p');
  area.after(tools);
  tools.append(downloadButton(area, form.dataset.file ?? 'file.json'), ...uploadField(area));
  const mark = document.createElement('span');
  tools.prepend(mark);
  addCopyButton(mark, { name: 'the text', text: () => area.value, select: () => area.select() });
}

function downloadButton(area: HTMLTextAreaElement, name: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'second';
  button.textContent = `Download ${name}`;
  button.addEventListener('click', () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([area.value], { type: 'application/json' }));
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
  });
  return button;
}

function uploadField(area: HTMLTextAreaElement): HTMLElement[] {
  const label = document.createElement('label');
  label.textContent = 'Open a file from this computer';
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.json,application/json,text/plain';
  label.append(input);
  input.addEventListener('change', async () => {
    const [file] = input.files ?? [];
    if (file === undefined) return;
    area.value = await file.text();
    area.dispatchEvent(new Event('input'));
  });
  return [label];
}

const form = document.querySelector<HTMLFormElement>('form[data-island="builder"]');
const area = form?.querySelector<HTMLTextAreaElement>('textarea[name="document"]');
if (form && area) build(form, area);
