/** Whether text is the origin of a web page as browsers write it (RFC 6454 section 6.2); `null` is none. */
export function isWebOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
}

/** Whether a web origin is on the machine itself. */
export function isLoopbackOrigin(text: string): boolean {
  const host = URL.parse(text)?.hostname ?? '';
  return /^(localhost|[a-z0-9.-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host);
}
