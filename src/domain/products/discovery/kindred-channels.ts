/** Channels of moving pictures: a seed that says no more than "video" may stand for any of them. */
const MOVING: ReadonlySet<string> = new Set(['olv', 'ctv', 'linear_tv', 'cinema']);

/**
 * Whether one of the seeded products may run on a channel that a brief asks for, or on a kindred one. A seed that names
 * no channel fits every brief, and a brief that names none fits every seed.
 *
 * @param named the channels that each seed names
 */
export function suitsChannels(named: readonly (readonly string[])[], asked: readonly string[]): boolean {
  if (asked.length === 0) return true;
  const isMoving = asked.some((channel) => MOVING.has(channel));
  const fits = (channel: string) => asked.includes(channel) || (isMoving && MOVING.has(channel));
  return named.some((channels) => channels.length === 0 || channels.some(fits));
}
