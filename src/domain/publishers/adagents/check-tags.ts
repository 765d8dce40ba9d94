import { clip, type FindingReport, shown } from '../../findings.ts';
import { isObject } from '../../json/object.ts';
import type { JsonObject } from './shapes.ts';

/** Checks a map of tag definitions and warns about tags in use that it does not define. */
export function checkTagMap(
  file: JsonObject,
  name: string,
  used: ReadonlySet<string>,
  report: FindingReport,
): void {
  const map = file[name];
  if (map !== undefined && !isObject(map)) {
    report.error(name, `${name} must be an object of tag definitions, not ${shown(map)}`);
    return;
  }
  const definitions = Object.entries(map ?? {});
  for (const [tag, definition] of definitions) {
    const field = `${name}.${clip(tag, 60)}`;
    if (!isObject(definition)) report.error(field, `a tag is defined by an object, not ${shown(definition)}`);
    else if (typeof definition.name !== 'string' || definition.name === '') {
      report.error(`${field}.name`, 'a tag needs a name');
    }
  }
  const defined = new Set(definitions.map(([tag]) => tag));
  for (const tag of used) {
    if (!defined.has(tag)) report.warn(name, `the tag ${shown(tag)} is used but not defined`);
  }
}
