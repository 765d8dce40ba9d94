type Fault = {
  readonly keyword: string;
  readonly message?: string | undefined;
  readonly params: Readonly<Record<string, unknown>>;
};

/** What is wrong with a value, in words for callers: no regular expression, and the value that would be right. */
export function faultMessage({ keyword, message = 'is not valid', params }: Fault): string {
  if (keyword === 'const') return `must be ${JSON.stringify(params.allowedValue)}`;
  if (keyword === 'pattern') return 'is not in the form that its description asks for';
  return message;
}
