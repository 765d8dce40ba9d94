/**
 * An e-mail address as it is compared and stored: trimmed and lower-case. Null when it is none: one `@`, a local part
 * of up to 64 characters without spaces or control characters, and a host with at least two labels (RFC 5321, without
 * quoted local parts and address literals, which nobody signs in with).
 */
export function readEmail(input: string): string | null {
  const email = input.trim().toLowerCase();
  const [, local, host] = /^([^\s@"<>()[\]\\,;:]{1,64})@([a-z0-9.-]{3,253})$/u.exec(email) ?? [];
  if (local === undefined || host === undefined || email.length > 254) return null;
  if (local.startsWith('.') || local.endsWith('.') || local.includes('..')) return null;
  const labels = host.split('.');
  const isHost =
    labels.length >= 2 && labels.every((label) => /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(label));
  return isHost ? email : null;
}
