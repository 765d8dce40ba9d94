/**
 * Type name of a path: `registry/brand-resolution` → `RegistryBrandResolution`. A letter after a digit is capitalised
 * (`3d-asset` → `3DAsset`), because json-schema-to-typescript does the same and both type files share their names.
 */
export function pascalCase(text: string): string {
  return text
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
    .replace(/\d[a-z]/g, (pair) => pair.toUpperCase());
}

/** File name of a tag: `Brand registry` → `brand-registry`. */
export function kebabCase(text: string): string {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export function isIdentifier(text: string): boolean {
  return /^[A-Za-z_$][A-Za-z0-9_$]*$/.test(text);
}
