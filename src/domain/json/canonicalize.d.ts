/** The package's own types describe an ES module, but it is CommonJS. */
declare module 'canonicalize' {
  /** Canonical JSON (RFC 8785); undefined for a value that JSON cannot express. Throws on NaN and infinities. */
  function canonicalize(input: unknown): string | undefined;
  export = canonicalize;
}
