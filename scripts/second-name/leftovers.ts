/** The default name as a word of its own, as a part of one in camel case, and in capitals. */
const NAME = /(?<![A-Za-z0-9])proto(?![a-z])|(?<![A-Z])Proto(?![a-z])|(?<![A-Za-z0-9])PROTO(?![A-Za-z0-9])/;

/** Words of other standards that contain the segment. */
const FOREIGN = [
  /__proto__/g, // a property of JavaScript
  /x-forwarded-proto/gi, // a header of reverse proxies
  /(?<=;)proto=/g, // a parameter of the header that took its place, `Forwarded`
  /ProtoJSON/g, // how messages of A2A are written as JSON
];

/** Files that must use the default name. */
const EXEMPT = [
  /^test\/codegen\//, // tests the renaming itself, on sources written in the default name
  /^(scripts|test\/scripts)\/second-name\//, // looks for it
];

/** Places, as `path:line: text`, where a file has the default name, which only generated files may have. */
export function leftoversIn(path: string, text: string): string[] {
  if (EXEMPT.some((exempt) => exempt.test(path))) return [];
  const found = text
    .split('\n')
    .flatMap((line, index) => (hasName(line) ? [`${path}:${index + 1}: ${line.trim().slice(0, 120)}`] : []));
  return hasName(path) ? [path, ...found] : found;
}

const hasName = (text: string): boolean =>
  NAME.test(FOREIGN.reduce((rest, word) => rest.replace(word, ''), text));
