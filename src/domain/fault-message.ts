import { patternText } from './text/pattern-text.ts';

type Fault = {
  readonly keyword: string;
  readonly message?: string | undefined;
  readonly params: Readonly<Record<string, unknown>>;
};

/** What is wrong with a value, in words for callers: no regular expression, and the value that would be right. */
export function faultMessage({ keyword, message = 'is not valid', params }: Fault): string {
  if (keyword === 'const') return `must be ${JSON.stringify(params.allowedValue)}`;
  if (keyword === 'pattern') return patternText(String(params.pattern));
  if (keyword === 'minProperties' && params.limit === 1) return 'must have at least one member';
  return message;
}
