import { readableOn } from './brand-look.ts';

/** Everything that determines the pixels of a drawn picture. */
export type PictureSpec = {
  readonly width: number;
  readonly height: number;
  readonly background: string;
  readonly accent: string;
  readonly brand: string;
  readonly headline: string;
  readonly call: string;
  readonly legal: string;
};

/** Pixels as indexes into a palette. */
export type Pixels = {
  readonly width: number;
  readonly height: number;
  readonly palette: readonly string[];
  readonly data: Uint8Array;
};

/** Maximum size of a picture: a full-HD screen. Drawing a larger picture would block the event loop. */
export const MOST_PIXELS = 1920 * 1080;
const GLYPH_WIDTH = 6;
const LINE_HEIGHT = 10;

// Columns of the characters from space to tilde, lowest bit on top: the classic 5 by 7 pixel font of character
// displays.
const FONT = Buffer.from(
  [
    '0000000000',
    '00005f0000',
    '0007000700',
    '147f147f14',
    '242a7f2a12',
    '2313086462',
    '3649562050',
    '0008070300',
    '001c224100',
    '0041221c00',
    '2a1c7f1c2a',
    '08083e0808',
    '0080703000',
    '0808080808',
    '0000606000',
    '2010080402',
    '3e5149453e',
    '00427f4000',
    '7249494946',
    '2141494d33',
    '1814127f10',
    '2745454539',
    '3c4a494931',
    '4121110907',
    '3649494936',
    '464949291e',
    '0000140000',
    '0040340000',
    '0008142241',
    '1414141414',
    '0041221408',
    '0201590906',
    '3e415d594e',
    '7c1211127c',
    '7f49494936',
    '3e41414122',
    '7f4141413e',
    '7f49494941',
    '7f09090901',
    '3e41415173',
    '7f0808087f',
    '00417f4100',
    '2040413f01',
    '7f08142241',
    '7f40404040',
    '7f021c027f',
    '7f0408107f',
    '3e4141413e',
    '7f09090906',
    '3e4151215e',
    '7f09192946',
    '2649494932',
    '03017f0103',
    '3f4040403f',
    '1f2040201f',
    '3f4038403f',
    '6314081463',
    '0304780403',
    '6159494d43',
    '007f414141',
    '0204081020',
    '004141417f',
    '0402010204',
    '4040404040',
    '0003070800',
    '2054547840',
    '7f28444438',
    '3844444428',
    '384444287f',
    '3854545418',
    '00087e0902',
    '18a4a49c78',
    '7f08040478',
    '00447d4000',
    '2040403d00',
    '7f10284400',
    '00417f4000',
    '7c04780478',
    '7c08040478',
    '3844444438',
    'fc18242418',
    '18242418fc',
    '7c08040408',
    '4854545424',
    '04043f4424',
    '3c4040207c',
    '1c2040201c',
    '3c4030403c',
    '4428102844',
    '4c9090907c',
    '4464544c44',
    '0008364100',
    '0000770000',
    '0041360800',
    '0201020402',
  ].join(''),
  'hex',
);

const SIGNS = FONT.length / 5;

/** Text in the characters of the font. Letters lose their diacritics; other characters become question marks. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/[^ -~]/gu, '?');

function wrapped(text: string, columns: number): string[] {
  const lines: string[] = [];
  for (const word of plain(text)
    .split(' ')
    .flatMap((one) => pieces(one, columns))) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= columns)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Splits a word that is longer than a line. */
const pieces = (word: string, columns: number): string[] =>
  Array.from({ length: Math.ceil(word.length / columns) }, (_, at) =>
    word.slice(at * columns, (at + 1) * columns),
  );

type Block = { readonly lines: readonly string[]; readonly scale: number };
const heightOf = ({ lines, scale }: Block): number => lines.length * LINE_HEIGHT * scale;

/** The text at the largest scale at which it fits into a box; undefined when it does not fit at the smallest scale. */
function block(text: string, width: number, height: number, most: number): Block | undefined {
  for (let scale = most; scale >= 1; scale -= 1) {
    const columns = Math.floor(width / (GLYPH_WIDTH * scale));
    if (columns < 1) continue;
    const lines = wrapped(text, columns);
    if (heightOf({ lines, scale }) <= height) return { lines, scale };
  }
  return undefined;
}

const marginOf = ({ width, height }: PictureSpec): number =>
  Math.max(2, Math.floor(Math.min(width, height) / 16));

function layoutOf(spec: PictureSpec) {
  const margin = marginOf(spec);
  const width = spec.width - 2 * margin;
  const height = spec.height - 2 * margin;
  const legal = spec.legal === '' ? undefined : block(spec.legal, width, Math.floor(height * 0.5), 1);
  const rest = height - (legal === undefined ? 0 : heightOf(legal) + 2);
  return {
    margin,
    legal,
    brand: block(spec.brand, width, Math.floor(rest * 0.22), 3),
    headline: spec.headline === '' ? undefined : block(spec.headline, width, Math.floor(rest * 0.48), 8),
    call: spec.call === '' ? undefined : block(spec.call, width, Math.floor(rest * 0.24), 3),
  };
}

/** Whether a picture has room for the disclosure that it must carry. */
export const pictureFits = (spec: PictureSpec): boolean =>
  spec.legal === '' || layoutOf(spec).legal !== undefined;

/** Draws the picture: brand, headline, a button and the small print, from top to bottom. */
export function drawPicture(spec: PictureSpec): Pixels {
  const { width, height } = spec;
  const data = new Uint8Array(width * height);
  const palette = [spec.background, readableOn(spec.background), spec.accent, readableOn(spec.accent)];
  const { margin, brand, headline, call, legal } = layoutOf(spec);
  let top = margin;
  const bar = Math.max(1, Math.floor(margin / 3));
  fill(data, width, { left: 0, top: 0, right: width, bottom: bar }, 2);
  for (const each of [brand, headline]) {
    if (each === undefined) continue;
    write(data, width, height, each, { left: margin, top }, 1);
    top += heightOf(each) + each.scale * 2;
  }
  if (call !== undefined) {
    const wide = Math.max(...call.lines.map((line) => line.length)) * GLYPH_WIDTH * call.scale;
    const box = {
      left: margin,
      top,
      right: Math.min(width, margin + wide + 4 * call.scale),
      bottom: Math.min(height, top + heightOf(call) + call.scale),
    };
    fill(data, width, box, 2);
    write(data, width, height, call, { left: margin + 2 * call.scale, top: top + call.scale }, 3);
  }
  if (legal !== undefined)
    write(data, width, height, legal, { left: margin, top: height - margin - heightOf(legal) }, 1);
  return { width, height, palette, data };
}

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

function fill(data: Uint8Array, width: number, { left, top, right, bottom }: Box, color: number): void {
  for (let y = top; y < bottom; y += 1) data.fill(color, y * width + left, y * width + right);
}

function write(
  data: Uint8Array,
  width: number,
  height: number,
  { lines, scale }: Block,
  { left, top }: { readonly left: number; readonly top: number },
  color: number,
): void {
  for (const [row, line] of lines.entries())
    for (const [column, sign] of [...line].entries()) {
      const glyph = (sign.codePointAt(0) ?? 32) - 32;
      if (glyph < 0 || glyph >= SIGNS) continue;
      for (let x = 0; x < 5; x += 1)
        for (let y = 0; y < 8; y += 1) {
          if ((((FONT[glyph * 5 + x] ?? 0) >> y) & 1) === 0) continue;
          const from = left + (column * GLYPH_WIDTH + x) * scale;
          const down = top + (row * LINE_HEIGHT + y) * scale;
          const box = {
            left: from,
            top: down,
            right: Math.min(width, from + scale),
            bottom: Math.min(height, down + scale),
          };
          if (box.left < width && box.top < height) fill(data, width, box, color);
        }
    }
}
