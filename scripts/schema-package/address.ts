const OF_THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

/** A warning about an address that only this machine can reach; null for any other. */
export const addressWarning = (base: string): string | null =>
  OF_THIS_MACHINE.includes(new URL(base).hostname)
    ? `Every $id begins with ${base}, which others cannot reach: name your public address with --base or BASE_URL.`
    : null;
