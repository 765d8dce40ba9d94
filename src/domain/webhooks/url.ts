/** What is wrong with an address that webhooks are to be sent to; null for nothing that its text shows. */
export function webhookUrlFault(text: string): string | null {
  const url = URL.parse(text);
  if (url === null || /[\s\\]/.test(text)) return 'must be an absolute URL';
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'must begin with https://';
  if (url.username !== '' || url.password !== '') return 'must not contain a user or a password';
  return null;
}
