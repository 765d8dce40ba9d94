/** What this software calls itself to others. */
export const SOFTWARE = 'registry-and-agent-tasks';

/**
 * Whether a User-Agent is that of this software, here or at another host. Its fetches must not cause further ones:
 * two registries that are led to each other would keep asking for ever.
 */
export const isThisSoftware = (userAgent: string): boolean =>
  userAgent === SOFTWARE || userAgent.startsWith(`${SOFTWARE}/`);
