/** scrypt parameters: 32 MB and some tens of milliseconds for each guess (RFC 7914; OWASP's minimum for N = 2^15). */
export const SCRYPT = { N: 2 ** 15, r: 8, p: 3, keyBytes: 32, saltBytes: 16 } as const;

export const MIN_PASSWORD = 12;
export const MAX_PASSWORD = 200;

export type PasswordJudgement = { ok: true } | { ok: false; reason: string };

/** Length is what counts (NIST SP 800-63B section 5.1.1.2); a password must not be made of the address it guards. */
export function judgePassword(password: string, email: string): PasswordJudgement {
  const length = [...password].length;
  if (length < MIN_PASSWORD) return { ok: false, reason: `must have at least ${MIN_PASSWORD} characters` };
  if (length > MAX_PASSWORD) return { ok: false, reason: `must have at most ${MAX_PASSWORD} characters` };
  const name = email.split('@')[0] ?? '';
  const left = password
    .toLowerCase()
    .replaceAll(email, '')
    .replaceAll(name === '' ? '\0' : name, '');
  if ([...left].length < MIN_PASSWORD / 2) return { ok: false, reason: 'must not repeat the e-mail address' };
  if (new Set(password).size < 4) return { ok: false, reason: 'must not repeat a few characters' };
  return { ok: true };
}
