import { finish, type Steps } from '../domain/steps.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A part of a page that is created when the page is written, so that a long page can be written in steps. */
export class LaterHtml {
  readonly make: () => Html;
  constructor(make: () => Html) {
    this.make = make;
  }
}

type Piece = string | Html | LaterHtml;

/** Escaped HTML that can be sent unchanged, and parts that are created later. */
export class Html {
  readonly pieces: readonly Piece[];
  constructor(...pieces: readonly Piece[]) {
    this.pieces = pieces;
  }

  /** The whole text, written without pauses. */
  get text(): string {
    return finish(writing(this));
  }

  /** Whether the text is empty. */
  get isEmpty(): boolean {
    return this.pieces.every((piece) => piece === '' || (piece instanceof Html && piece.isEmpty));
  }
}

type Value = string | Html | LaterHtml | readonly (Html | LaterHtml)[];

/** A template tag. It escapes every value that is not already `Html`. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(
    ...parts.flatMap((part, index): readonly Piece[] =>
      index < values.length ? [part, ...shown(values[index] ?? '')] : [part],
    ),
  );
}

function shown(value: Value): readonly Piece[] {
  if (typeof value === 'string') return [value.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? '')];
  return value instanceof Html || value instanceof LaterHtml ? [value] : value;
}

/** A part that is created when the writing of the page reaches it. */
export const later = (make: () => Html): LaterHtml => new LaterHtml(make);

/** Parts created in one step: a millisecond or two of work. */
const PARTS_A_STEP = 8;

/** Writes a page, a few of its later parts in each step. */
export function* writing(page: Html): Steps<string> {
  const written: string[] = [];
  const left: Piece[] = [page];
  let parts = 0;
  for (let piece = left.pop(); piece !== undefined; piece = left.pop()) {
    if (typeof piece === 'string') written.push(piece);
    else if (piece instanceof Html) for (const inner of piece.pieces.toReversed()) left.push(inner);
    else {
      left.push(piece.make());
      parts += 1;
      if (parts % PARTS_A_STEP === 0) yield;
    }
  }
  return written.join('');
}

/** Empty HTML, for an optional part that is left out. */
export const NO_HTML = html``;

/** The pieces with a separator text between them. */
export const joined = (pieces: readonly Html[], between: string): Html =>
  html`${pieces.map((piece, index) => (index === 0 ? piece : html`${between}${piece}`))}`;
