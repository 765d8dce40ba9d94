const MAX_ATTEMPTS = 5;

/** The job that crawls a domain; one at a time waits per domain. */
export const crawlOf = (domain: string, now: Date) => ({
  kind: 'crawlDomain',
  key: domain,
  payload: { domain },
  runAt: now,
  maxAttempts: MAX_ATTEMPTS,
  pullForward: true,
});
