/**
 * Where a schema is broken (RFC 6901): the place that the validator names, and below it the member that is missing,
 * must not be there, or has none of the values by which the forms of its object are told apart.
 */
export function faultPointer(place: string, params: Readonly<Record<string, unknown>>): string {
  const name =
    params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty ?? params.tag;
  return typeof name === 'string' ? `${place}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}` : place;
}

/** A JSON pointer (RFC 6901) as people write field paths: `/properties/0/type` → `properties[0].type`. */
export function fieldPath(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce(
      (path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path === '' ? part : `${path}.${part}`),
      '',
    );
}
