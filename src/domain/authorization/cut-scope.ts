/**
 * An entry of a file whose lists were cut, because they came from a dump or an event: nobody may be refused because of what
 * is not in them. Only a mirror has such entries; a registry has whole ones.
 */
export class CutScope extends Error {
  constructor() {
    super('an entry has a part of its lists only');
    this.name = 'CutScope';
  }
}

/** @throws {CutScope} for the scope of an entry whose lists were cut */
export function requireWholeScope(scope: object): void {
  if ('shortened' in scope) throw new CutScope();
}
