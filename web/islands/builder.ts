import { earlierName, shownValue, writeField } from '../document/form-edits.ts';
import { nodeAt, treeOf } from '../document/tree.ts';
import { addCopyButton } from './parts/copy.ts';
import { liveFindings } from './parts/findings.ts';

/** Keeps the form and the text of a builder equal while somebody types, and adds copy, download and upload. */
function build(form: HTMLFormElement, area: HTMLTextAreaElement): void {
  const spoken = document.createElement('p');
  spoken.className = 'soft';
  spoken.setAttribute('role', 'status');
  area.after(spoken);
  const domain = form.querySelector<HTMLInputElement>('input[name="domain"]');
  const findings = liveFindings(area, {
    isBrand: form.dataset.file === 'brand.json',
    prefix: form.dataset.prefix ?? '',
    domain: () => domain?.value ?? '',
  });
  spoken.after(findings.place);
  const fields = () =>
    [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name^="set:"]')].flatMap((field) => {
      const [, kind = '', json = ''] = /^set:(\w+):(.*)$/.exec(field.name) ?? [];
      return [{ field, kind, path: JSON.parse(json) as (string | number)[] }];
    });
  const remember = (name: string, value: string) => {
    const earlier = form.elements.namedItem(earlierName(name));
    if (earlier instanceof HTMLInputElement) earlier.value = value;
  };

  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    if (!target.name.startsWith('set:')) return;
    const after = writeField(area.value, target.name, target.value);
    if (after === null) {
      spoken.textContent = 'The text is no JSON object now: mend it first. The field is not written.';
      return;
    }
    area.value = after;
    findings.changed();
    remember(target.name, target.value);
    spoken.textContent = 'Written into the text.';
  });

  area.addEventListener('input', () => {
    findings.changed();
    const root = treeOf(area.value);
    spoken.textContent =
      root === null ? 'The text is no JSON now, or has a name twice: the fields wait.' : '';
    if (root === null) return;
    for (const { field, kind, path } of fields()) {
      const shown = shownValue(area.value, nodeAt(root, path), kind);
      if (shown === null) continue;
      field.value = shown;
      remember(field.name, shown);
    }
  });

  form.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit();
  });

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
