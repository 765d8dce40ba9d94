/** Names under which no host can exist (RFC 2606, section 2); test kits give their agents such names. */
const RESERVED = /(?:^|\.)(?:test|example|invalid|localhost)$/;

export const hasReservedHost = (url: string): boolean =>
  URL.canParse(url) && RESERVED.test(new URL(url).hostname);
