import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { NO_PASSWORD, SCRYPT } from '../domain/members/credentials.ts';

/** Cost parameters of scrypt. */
export type PasswordCost = { readonly N: number; readonly r: number; readonly p: number };

export type Passwords = {
  /** `scrypt$N$r$p$salt$key`, the last two in base64url. */
  hash(password: string): Promise<string>;
  /** Checks a password. Takes equally long for an unknown person (null), and for one without a password, as for others. */
  verify(password: string, hash: string | null): Promise<boolean>;
};

const MEGABYTE = 1024 * 1024;

export function createPasswords({ N, r, p }: PasswordCost = SCRYPT): Passwords {
  const nobody = ['scrypt', N, r, p, 'AAAAAAAAAAAAAAAAAAAAAA', ''].join('$');
  return {
    async hash(password) {
      const salt = randomBytes(SCRYPT.saltBytes);
      const key = await derive(password, salt, { N, r, p });
      return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
    },
    async verify(password, stored) {
      const hash = stored === NO_PASSWORD ? null : stored;
      const [, n, rr, pp, salt, key] = (hash ?? nobody).split('$');
      const expected = Buffer.from(key ?? '', 'base64url');
      const cost = { N: Number(n), r: Number(rr), p: Number(pp) };
      const given = await derive(password, Buffer.from(salt ?? '', 'base64url'), cost);
      return hash !== null && expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}

const derive = (password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options = { ...cost, maxmem: 256 * MEGABYTE };
    scrypt(password.normalize('NFC'), salt, SCRYPT.keyBytes, options, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
