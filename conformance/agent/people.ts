import { createHash } from 'node:crypto';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Members of an audience that stand for nobody. */
export const people = (count: number): object[] =>
  Array.from({ length: count }, (_, at) => ({
    external_id: `conformance-${at}`,
    hashed_email: sha256(`nobody-${at}@conformance-test.example`),
  }));
