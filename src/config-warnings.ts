import type { Config } from './config.ts';

/** What is dangerous about settings that can be used all the same, each in one line. */
export function warningsOf({ mode, host, baseUrl, sandboxTokens }: Config): string[] {
  const isPublic = !isLoopbackHost(host) || (baseUrl !== null && !isLoopbackHost(new URL(baseUrl).hostname));
  if (mode !== 'sandbox' || !isPublic) return [];
  const callers =
    sandboxTokens.length === 0 ? 'nobody' : `everybody with a token like ${sandboxTokens.join(' or ')}`;
  return [
    `MODE=sandbox on a public address: ${callers} may write as a caller of the agent; set MODE=production to serve others`,
  ];
}

const isLoopbackHost = (host: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host) || host.endsWith('.localhost');
