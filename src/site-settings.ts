import { readFileSync, statSync } from 'node:fs';
import { imageSize } from 'image-size';
import { sha256Hex } from './domain/text/sha256.ts';
import { faultOfSvg } from './domain/text/svg.ts';
import { ConfigError, type Environment, textSetting } from './settings.ts';

/** The logo of this installation, as pages load it. */
export type SiteLogo = {
  /** Its name contains its hash, so that caches may keep it for ever. */
  readonly file: string;
  readonly type: 'image/png' | 'image/svg+xml';
  readonly bytes: Buffer;
  /** Pixels beside a height of 24: at most 192. */
  readonly width: number;
};

const LONGEST_NAME = 80;
/**
 * Characters that show nothing, turn the text around them, or have no meaning: all of the kind but the two joiners,
 * which words of several languages need.
 */
const NOT_IN_NAMES = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]|(?![\u200c\u200d])\p{Cf}/u;

/** Name that pages and documents of discovery show; null: the name of the protocol. */
export function registryName(env: Environment): string | null {
  const value = textSetting(env, 'REGISTRY_NAME')?.normalize('NFC');
  if (value === undefined) return null;
  const { length } = [...value];
  if (length > LONGEST_NAME)
    throw new ConfigError(`REGISTRY_NAME: expected at most ${LONGEST_NAME} characters, got ${length}`);
  // The message does not repeat the value, which could turn the line around.
  const at = [...value].findIndex((character) => NOT_IN_NAMES.test(character));
  if (at >= 0)
    throw new ConfigError(
      `REGISTRY_NAME: character ${at + 1} cannot be seen, or turns the text around it; remove it`,
    );
  if (!/[\p{L}\p{N}]/u.test(value))
    throw new ConfigError('REGISTRY_NAME: expected at least one letter or digit');
  return value;
}

const MOST_BYTES = 256 * 1024;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST_PIXELS = 2_048;

/** Logo that pages show beside the name; null: the built-in icon. */
export function registryLogo(env: Environment): SiteLogo | null {
  const path = textSetting(env, 'REGISTRY_LOGO');
  if (path === undefined) return null;
  const bytes = readLogo(path);
  const isPng = bytes.subarray(0, PNG.length).equals(PNG);
  const fault = isPng ? faultOfPng(bytes) : faultOfSvg(bytes, 'is neither a PNG file nor an SVG file');
  if (fault !== null) throw new ConfigError(`REGISTRY_LOGO: ${path} ${fault}`);
  const hash = sha256Hex(bytes).slice(0, 12);
  const width = widthBesideText(bytes);
  return isPng
    ? { file: `logo.${hash}.png`, type: 'image/png', bytes, width }
    : { file: `logo.${hash}.svg`, type: 'image/svg+xml', bytes, width };
}

const SHOWN_HEIGHT = 24;
const MOST_SHOWN_WIDTH = 192;

/** An SVG file need not say how large it is: then it gets a square. */
function widthBesideText(bytes: Buffer): number {
  try {
    const { width, height } = imageSize(bytes);
    const shown = Math.round((SHOWN_HEIGHT * width) / height);
    return Number.isFinite(shown) ? Math.min(Math.max(shown, 1), MOST_SHOWN_WIDTH) : SHOWN_HEIGHT;
  } catch {
    return SHOWN_HEIGHT;
  }
}

function readLogo(path: string): Buffer {
  try {
    const { size } = statSync(path);
    if (size <= MOST_BYTES) return readFileSync(path);
  } catch (cause) {
    throw new ConfigError(`REGISTRY_LOGO: cannot read ${path}`, { cause });
  }
  throw new ConfigError(`REGISTRY_LOGO: ${path} must not be larger than ${MOST_BYTES / 1024} KB`);
}

/** The header chunk comes first and has the size (ISO/IEC 15948, section 11.2.1). */
function faultOfPng(bytes: Buffer): string | null {
  if (bytes.length < 33 || bytes.toString('latin1', 12, 16) !== 'IHDR') return 'is not a complete PNG file';
  const width = bytes.readUInt32BE(16);
  const height = bytes.readUInt32BE(20);
  if (Math.min(width, height) >= 1 && Math.max(width, height) <= MOST_PIXELS) return null;
  return `has ${width} × ${height} pixels; it must have 1 to ${MOST_PIXELS} in each direction`;
}
