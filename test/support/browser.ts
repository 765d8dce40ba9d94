/** A page as a browser without scripts sees it. */
export type Page = { status: number; url: string; text: string; headers: Headers };

/** Follows links and posts forms with a cookie jar of its own; stops at addresses that lead elsewhere. */
export type Browser = {
  go(path: string): Promise<Page>;
  /** Posts the form of the page that is open, with its hidden values and the given ones. */
  submit(values: Readonly<Record<string, string>>): Promise<Page>;
  /** The value of a cookie that is kept. */
  cookie(name: string): string | undefined;
  setCookie(name: string, value: string): void;
  /** The addresses of the last step, in order: the one asked for, and those that it was sent on to. */
  passed(): readonly string[];
  /** Drops a cookie, as if the browser had been closed. */
  forget(name: string): void;
};

type Cookie = { name: string; value: string; path: string };

/**
 * @param origin where to connect to; a function is asked anew for each request
 * @param publicUrl what the service calls itself, when its pages name another address
 */
export function openBrowser(origin: string | (() => string), publicUrl?: string): Browser {
  const place = typeof origin === 'string' ? () => origin : origin;
  const own = publicUrl ?? place();
  let jar: Cookie[] = [];
  let passed: string[] = [];
  let current: Page = { status: 0, url: own, text: '', headers: new Headers() };

  async function load(url: URL, init: RequestInit): Promise<Page> {
    passed.push(url.href);
    const sent = jar.filter(
      ({ path }) => url.pathname === path || url.pathname.startsWith(path.replace(/\/?$/, '/')),
    );
    const cookie = sent.map(({ name, value }) => `${name}=${value}`).join('; ');
    const headers = { ...init.headers, accept: 'text/html', ...(cookie === '' ? {} : { cookie }) };
    const here = new URL(`${url.pathname}${url.search}`, place());
    const response = await fetch(here, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) keep(line);
    const location = response.headers.get('location');
    if (location === null) {
      const { status } = response;
      return { status, url: url.href, text: await response.text(), headers: response.headers };
    }
    const next = new URL(location, url);
    // The service knows itself by its public address.
    const isOurs = next.port === here.port || next.origin === new URL(own).origin;
    if (!isOurs) return { status: response.status, url: next.href, text: '', headers: response.headers };
    return load(next, {});
  }

  function keep(line: string): void {
    const [pair = '', ...attributes] = line.split(/; */);
    const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(pair) ?? [];
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/';
    jar = jar.filter((cookie) => cookie.name !== name || cookie.path !== path);
    if (value !== '' && !/expires=Thu, 01 Jan 1970/i.test(line)) jar.push({ name, value, path });
  }

  return {
    passed: () => passed,
    async go(path) {
      passed = [];
      current = await load(new URL(path, own), {});
      return current;
    },
    cookie: (name) => jar.find((cookie) => cookie.name === name)?.value,
    setCookie(name, value) {
      jar = [...jar.filter((cookie) => cookie.name !== name), { name, value, path: '/' }];
    },
    forget(name) {
      jar = jar.filter((cookie) => cookie.name !== name && cookie.name !== `${name}.sig`);
    },
    async submit(values) {
      const action = /<form method="post" action="([^"]+)"/.exec(current.text)?.[1];
      if (action === undefined) throw new Error(`there is no form at ${current.url}`);
      const hidden = [...current.text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"\/?>/g)];
      const body = new URLSearchParams(
        hidden.map(([, name = '', value = '']): [string, string] => [name, value]),
      );
      for (const [name, value] of Object.entries(values)) body.set(name, value);
      passed = [];
      current = await load(new URL(action, current.url), { method: 'POST', body });
      return current;
    },
  };
}
