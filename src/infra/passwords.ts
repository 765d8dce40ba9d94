import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { SCRYPT } from '../domain/password.ts';

const { N, r, p, keyBytes, saltBytes } = SCRYPT;
const MEGABYTE = 1024 * 1024;

const derive = (password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options = { ...cost, maxmem: 256 * MEGABYTE };
    scrypt(password.normalize('NFC'), salt, keyBytes, options, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });

/** `scrypt$N$r$p$salt$key`, the last two in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const key = await derive(password, salt, { N, r, p });
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Takes as long for a person who is not known (null) as for one who is. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [, n, rr, pp, salt, key] = (hash ?? NOBODY).split('$');
  const expected = Buffer.from(key ?? '', 'base64url');
  const cost = { N: Number(n), r: Number(rr), p: Number(pp) };
  const given = await derive(password, Buffer.from(salt ?? '', 'base64url'), cost);
  return hash !== null && expected.length === given.length && timingSafeEqual(expected, given);
}

const NOBODY = ['scrypt', N, r, p, 'AAAAAAAAAAAAAAAAAAAAAA', ''].join('$');
