const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that went through `html`, which may go out as it is. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A template whose values are escaped, but for those that are `Html` already. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | Html | readonly Html[])[]
): Html {
  const shown = (value: string | Html | readonly Html[]): string => {
    if (value instanceof Html) return value.text;
    if (typeof value !== 'string') return value.map(shown).join('');
    return value.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? '');
  };
  return new Html(
    parts.map((part, index) => part + (index < values.length ? shown(values[index] ?? '') : '')).join(''),
  );
}

/** Nothing, where a page may have something. */
export const NO_HTML = html``;

/** Pieces with a text between them. */
export const joined = (pieces: readonly Html[], between: string): Html =>
  html`${pieces.map((piece, index) => (index === 0 ? piece : html`${between}${piece}`))}`;
