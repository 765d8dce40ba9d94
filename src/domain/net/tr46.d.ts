declare module 'tr46' {
  export type Tr46Options = {
    checkBidi?: boolean;
    checkHyphens?: boolean;
    checkJoiners?: boolean;
    ignoreInvalidPunycode?: boolean;
    transitionalProcessing?: boolean;
    useSTD3ASCIIRules?: boolean;
    verifyDNSLength?: boolean;
  };
  /** The A-label form of a domain name (UTS 46 ToASCII); null if the name is invalid. */
  export function toASCII(domain: string, options?: Tr46Options): string | null;
  export function toUnicode(domain: string, options?: Tr46Options): { domain: string; error: boolean };
}
