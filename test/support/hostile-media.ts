import { deflateRawSync, gzipSync } from 'node:zlib';
import { pngFile, wavFile } from './media-files.ts';

const text = (letters: string) => Buffer.from(letters, 'latin1');
const hex = (digits: string) => Buffer.from(digits, 'hex');
function u32(value: number, isLittle = false): Buffer {
  const bytes = Buffer.alloc(4);
  if (isLittle) bytes.writeUInt32LE(value);
  else bytes.writeUInt32BE(value);
  return bytes;
}
const le = (value: number) => u32(value, true);
const box = (type: string, ...body: readonly Buffer[]) => {
  const whole = Buffer.concat(body);
  return Buffer.concat([u32(whole.length + 8), text(type), whole]);
};
const ftyp = (brand: string) => box('ftyp', text(brand), u32(0), text(brand));
/** A page of Ogg with one packet of up to 254 bytes. */
const page = (packet: Buffer, at: number) =>
  Buffer.concat([
    text('OggS'),
    Buffer.from([0, at === 0 ? 2 : 0]),
    Buffer.alloc(8),
    le(1),
    le(at),
    le(0),
    Buffer.from([1, packet.length]),
    packet,
  ]);
function zipEntry(name: string, data: Buffer): Buffer {
  const packed = deflateRawSync(data);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(data.length, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, text(name), packed]);
}

const track = box(
  'trak',
  box('tkhd', Buffer.alloc(84)),
  box(
    'mdia',
    box('mdhd', Buffer.alloc(12), u32(1_000), u32(5_000), Buffer.alloc(4)),
    box('hdlr', Buffer.alloc(8), text('soun'), Buffer.alloc(13)),
    box(
      'minf',
      box(
        'stbl',
        box('stsd', u32(0), u32(1), u32(36), text('mp4a'), Buffer.alloc(28)),
        box('stts', u32(0), u32(1), u32(5), u32(1_000)),
        box('stsc', u32(0), u32(1), u32(1), u32(5), u32(1)),
        box('stsz', u32(0), u32(0), u32(5), Buffer.alloc(20)),
        box('stco', u32(0), u32(1), u32(40)),
      ),
    ),
  ),
);
const movie = (brand: string) =>
  Buffer.concat([
    ftyp(brand),
    box('moov', box('mvhd', Buffer.alloc(12), u32(1_000), u32(5_000), Buffer.alloc(80)), track),
    box('mdat', Buffer.alloc(40)),
  ]);
const vorbis = Buffer.concat([
  page(
    Buffer.concat([Buffer.from([1]), text('vorbis'), le(0), Buffer.from([2]), le(44_100), Buffer.alloc(14)]),
    0,
  ),
  page(Buffer.concat([Buffer.from([3]), text('vorbis'), le(4), text('made'), le(1), le(3), text('a=b')]), 1),
]);
const matroska = Buffer.concat([
  hex('1a45dfa3'),
  hex('8f'),
  hex('428284'),
  text('webm'),
  hex('4287810442858102'),
  hex('18538067'),
  hex('01ffffffffffffff'),
  hex('1549a966'),
  hex('8b'),
  hex('2ad7b1830f4240'),
  hex('44898140'),
  hex('1654ae6b'),
  hex('85'),
  hex('ae83d78101'),
]);

/** A small file of each kind that a library here tells apart by its structure. */
export const MEDIA_SEEDS: Readonly<Record<string, Buffer>> = {
  png: pngFile(20, 10),
  jpeg: hex('ffd8ffe000104a46494600010100000100010000ffc000110800100020030122000211010311ffd9'),
  gif: Buffer.concat([text('GIF89a'), hex('1400'), hex('0a00'), hex('800000ffffff000000'), hex('3b')]),
  webp: Buffer.concat([text('RIFF'), le(26), text('WEBPVP8X'), le(10), hex('00000000130000090000')]),
  avif: Buffer.concat([
    ftyp('avif'),
    box('meta', u32(0), box('iprp', box('ipco', box('ispe', u32(0), u32(20), u32(10))))),
  ]),
  heic: Buffer.concat([
    ftyp('heic'),
    box('meta', u32(0), box('iprp', box('ipco', box('ispe', u32(0), u32(20), u32(10))))),
  ]),
  tiff: Buffer.concat([text('II*\0'), le(8), hex('0100'), hex('00010400'), le(1), le(20), le(0)]),
  mp4: movie('isom'),
  m4a: movie('M4A '),
  quicktime: movie('qt  '),
  wav: wavFile(20),
  avi: Buffer.concat([
    text('RIFF'),
    le(64),
    text('AVI LIST'),
    le(48),
    text('hdrlavih'),
    le(40),
    Buffer.alloc(40),
  ]),
  aiff: Buffer.concat([
    text('FORM'),
    u32(46),
    text('AIFF'),
    text('COMM'),
    u32(18),
    hex('0001000003e80010400eac44000000000000'),
    text('SSND'),
    u32(8),
    Buffer.alloc(8),
  ]),
  mp3: Buffer.concat([
    text('ID3'),
    hex('0300000000000e'),
    text('TIT2'),
    u32(4),
    hex('000000'),
    text('abc'),
    Buffer.concat(Array.from({ length: 4 }, () => Buffer.concat([hex('fffb9064'), Buffer.alloc(413)]))),
  ]),
  aac: Buffer.concat(
    Array.from({ length: 4 }, () => Buffer.concat([hex('fff150800440fc'), Buffer.alloc(27)])),
  ),
  flac: Buffer.concat([
    text('fLaC'),
    hex('00000022'),
    Buffer.alloc(10),
    hex('0ac44170000003e8'),
    Buffer.alloc(16),
    hex('84000010'),
    le(4),
    text('made'),
    le(0),
    Buffer.alloc(4),
  ]),
  ogg: vorbis,
  webm: matroska,
  asf: Buffer.concat([
    hex('3026b2758e66cf11a6d900aa0062ce6c'),
    le(54),
    le(0),
    le(1),
    hex('0102'),
    Buffer.alloc(24),
  ]),
  wavpack: Buffer.concat([
    text('wvpk'),
    le(40),
    hex('10040000'),
    le(100),
    le(0),
    le(100),
    le(0x1a),
    le(0),
    Buffer.alloc(16),
  ]),
  ape: Buffer.concat([text('MAC '), hex('960f0000'), le(52), le(24), le(0), le(44), le(8), Buffer.alloc(60)]),
  musepack: Buffer.concat([text('MPCK'), text('SH'), hex('0f'), Buffer.alloc(12), text('SE'), hex('03')]),
  dsf: Buffer.concat([
    text('DSD '),
    le(28),
    le(0),
    le(92),
    le(0),
    Buffer.alloc(8),
    text('fmt '),
    le(52),
    Buffer.alloc(44),
  ]),
  dsdiff: Buffer.concat([text('FRM8'), u32(0), u32(40), text('DSD FVER'), u32(0), u32(4), Buffer.alloc(4)]),
  svg: text('<?xml version="1.0"?><!-- a --><svg xmlns="http://www.w3.org/2000/svg"/>'),
  gzip: gzipSync(Buffer.alloc(3_000_000)),
  zip: zipEntry('[Content_Types].xml', Buffer.alloc(2_000_000)),
  'zip with a type': zipEntry('mimetype', Buffer.alloc(2_000_000)),
  tar: (() => {
    const head = Buffer.alloc(1024);
    head.write('a.txt', 0);
    head.write('ustar', 257);
    return head;
  })(),
};

/** What a field of a header may claim, whatever it is the size of. */
export const CLAIMS: readonly Buffer[] = [
  ...[0, 1, 2, 7, 8, 24, 0x7f_ff_ff_ff, 0x80_00_00_00, 0xff_ff_ff_ff, 256 << 20].map((value) => u32(value)),
  ...[1, 8, 0x7f_ff_ff_ff, 256 << 20].map(le),
  hex('01ffffffffffffff'),
  hex('7f7f7f7f'),
];

/** Pieces that headers are made of: repeated, they are chains and nests of empty parts. */
const LINKS: readonly Buffer[] = [
  ...['moov', 'trak', 'free', 'meta', 'ilst', 'udta'].flatMap((type) =>
    [0, 1, 8].map((size) => Buffer.concat([u32(size), text(type)])),
  ),
  ...[
    'ffe10002',
    'ffe10000',
    '00000000',
    '04000000',
    '01000000',
    'ec80',
    'ae81d7',
    'fff1504000',
    'fffb1064',
  ].map(hex),
  Buffer.alloc(8, 0xff),
  hex('67c801ffffffffffffff'),
  hex('1f43b67585a383000000'),
  Buffer.concat([text('LIST'), le(4), text('INFO')]),
  Buffer.concat([text('abcd'), le(0)]),
  Buffer.concat([text('TIT2'), u32(1), hex('000000')]),
  Buffer.concat([text('ID3'), hex('03000000000000')]),
  Buffer.concat([text('OggS'), Buffer.alloc(22), hex('00')]),
  Buffer.concat([hex('a1dcab8c47a9cf118ee400c00c205365'), le(24), le(0)]),
  Buffer.concat([u32(0), text('tEXt'), u32(0)]),
  text('<!---->'),
];

/** Nested boxes, each with the right size. */
function nest(type: string, depth: number): Buffer {
  const bytes = Buffer.alloc(depth * 8);
  for (let at = 0; at < depth; at += 1) {
    bytes.writeUInt32BE((depth - at) * 8, at * 8);
    bytes.write(type, at * 8 + 4, 'latin1');
  }
  return bytes;
}

export type Hostile = {
  readonly seed: string;
  /** Where a claim is written, in bytes from the start, and which one. */
  readonly claims: readonly (readonly [at: number, claim: number])[];
  /** Bytes that are kept of the seed. */
  readonly kept: number;
  /** What follows, until the file has `size` bytes: a link, or nested boxes for a number beyond the last. */
  readonly link: number;
  readonly size: number;
};

export const MOST_LINKS = LINKS.length + 1;

export function hostileFile({ seed, claims, kept, link, size }: Hostile): Buffer {
  const start = Buffer.from(MEDIA_SEEDS[seed] ?? '').subarray(0, kept);
  for (const [at, claim] of claims) CLAIMS[claim]?.copy(start, at % Math.max(1, start.length));
  const left = Math.max(0, size - start.length);
  const piece = LINKS[link];
  if (piece === undefined) return Buffer.concat([start, nest('moov', Math.floor(left / 8))]);
  return Buffer.concat([start, Buffer.alloc(left, piece)]);
}
