import type { Model } from '../model.ts';
import { head, key, literal } from './text.ts';

/** `protocol.ts`: the protocol's name in every form. Programs read it only from here. */
export function emitProtocol({ protocol }: Pick<Model, 'protocol'>): string {
  const rows = Object.entries(protocol).map(([name, value]) => `  ${key(name)}: ${literal(value)},\n`);
  return `${head('--protocol-name')}\nexport const protocol = {\n${rows.join('')}} as const;\n`;
}
