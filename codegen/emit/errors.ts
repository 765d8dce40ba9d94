import type { Model } from '../model.ts';
import { comment, head, key, literal } from './text.ts';

/** `errors.ts`: the error table of the contract, code → status and description. */
export function emitErrors({ errors }: Pick<Model, 'errors'>): string {
  const rows = errors.map(
    ({ code, status, description }) =>
      `  ${comment(`@generated from error ${code}`)}\n  ${key(code)}: ${literal({ status, description })},\n`,
  );
  return `${head('openapi/errors.yaml')}
export const errors = {
${rows.join('')}} as const satisfies Record<string, { status: number; description: string }>;

export type ErrorCode = keyof typeof errors;
`;
}
