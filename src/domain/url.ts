/**
 * The URL that a text spells, or null. `URL.canParse` is not used anywhere: once the engine has compiled it, Node 20
 * answers false for every text with a letter from U+0080 to U+00FF.
 */
export function parseUrl(text: string, base?: string | URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
