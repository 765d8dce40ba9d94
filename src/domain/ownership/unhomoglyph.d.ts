declare module 'unhomoglyph' {
  /** Puts the prototype of each confusable character in its place (UTS 39 confusables table). */
  function unhomoglyph(text: string): string;
  export = unhomoglyph;
}
