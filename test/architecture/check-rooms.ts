import { posix } from 'node:path';
import { COMPUTED, type Import, readSource } from './read-source.ts';
import type { Room } from './rooms.ts';

/** Every import and every use that the rules do not allow, as `path:line: what`. */
export function checkRooms(rooms: readonly Room[], path: string, text: string): string[] {
  const room = roomOf(rooms, path);
  if (room === undefined) return [`${path}: stands in no room`];
  const { imports, uses } = readSource(path, text);
  return [
    ...imports.flatMap((each) =>
      refusalOf(rooms, room, path, each).map((why) => `${path}:${each.line}: ${why}`),
    ),
    ...uses
      .filter(({ word }) => room.forbidden.includes(word))
      .map(({ what, line }) => `${path}:${line}: ${room.name} may not use ${what}`),
  ];
}

export const roomOf = (rooms: readonly Room[], path: string): Room | undefined =>
  rooms.find(({ files }) => files.test(path));

function refusalOf(rooms: readonly Room[], room: Room, path: string, { from, typeOnly }: Import): string[] {
  if (from === COMPUTED)
    return room.mayCompute ? [] : [`${room.name} may not import what only shows at run time`];
  if (!from.startsWith('.')) {
    const allowed = room.packages.some((name) =>
      /[:/]$/.test(name) ? from.startsWith(name) : from === name,
    );
    return allowed ? [] : [`${room.name} may not import ${from}`];
  }
  const target = posix.normalize(posix.join(posix.dirname(path), from));
  const owning = roomOf(rooms, target);
  const owner = owning?.name ?? target;
  const names = [owner, owning?.partOf ?? owner];
  if ([...names, target].some((name) => room.rooms.includes(name))) return [];
  const types = room.types ?? [];
  if (![...names, target].some((name) => types.includes(name)))
    return [`${room.name} may not import ${owner}`];
  return typeOnly ? [] : [`${room.name} may import types only from ${owner}`];
}
