import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const deflated = promisify(deflate);
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const INDEXED = 3;

type IndexedPixels = {
  readonly width: number;
  readonly height: number;
  /** At most 16 colors, as `#rrggbb`. */
  readonly palette: readonly string[];
  readonly data: Uint8Array;
};

/**
 * Encodes a PNG file (ISO/IEC 15948) of indexed pixels, 4 bits each. The compression does not block the event loop.
 */
export async function encodePng({ width, height, palette, data }: IndexedPixels): Promise<Buffer> {
  const stride = Math.ceil(width / 2) + 1;
  const rows = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1) {
    const from = y * width;
    const to = y * stride + 1;
    for (let x = 0; x < width; x += 2)
      rows[to + (x >> 1)] = ((data[from + x] ?? 0) << 4) | (x + 1 < width ? (data[from + x + 1] ?? 0) : 0);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([4, INDEXED, 0, 0, 0], 8);
  const colors = Buffer.from(palette.map((color) => color.slice(1)).join(''), 'hex');
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', colors),
    chunk('IDAT', await deflated(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(body.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}
