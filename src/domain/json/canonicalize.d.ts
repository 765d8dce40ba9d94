/** The package describes itself as an ES module, which it is not. */
declare module 'canonicalize' {
  /** Canonical JSON (RFC 8785); undefined for what is no JSON value. Throws on NaN and infinities. */
  function canonicalize(input: unknown): string | undefined;
  export = canonicalize;
}
