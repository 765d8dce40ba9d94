declare module 'unhomoglyph' {
  /** Replaces each confusable character by its prototype (UTS 39 confusables table). */
  function unhomoglyph(text: string): string;
  export = unhomoglyph;
}
