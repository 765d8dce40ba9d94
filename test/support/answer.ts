// biome-ignore lint/suspicious/noExplicitAny: bodies of every shape are looked into; the server checks them against the contract
export type Answer = { status: number; headers: Headers; body: any; text: string };

/** Sends a request and reads the whole answer; redirects are not followed. */
export async function answerOf(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, { redirect: 'manual', ...init });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson ? JSON.parse(text) : undefined,
  };
}
