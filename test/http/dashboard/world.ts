import type { TestApp } from '../../support/app.ts';
import { openBrowser } from '../../support/browser.ts';
import { originOf, PASSWORD, type Person } from '../oauth/world.ts';

type Seen = {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  readonly location: string | null;
};

/** A form of a page, with the values that a browser would send when nobody changes anything. */
export type OpenForm = { readonly action: string; readonly values: URLSearchParams };

/** A browser without scripts in which a person has signed in, that shows each answer as it came. */
export type Desktop = {
  open(path: string): Promise<Seen>;
  /** Sends values to an address as a form of ours would, and follows to the page after it. */
  post(path: string, values: URLSearchParams, headers?: Readonly<Record<string, string>>): Promise<Seen>;
  /** Opens a page, fills in the form that is named so, and sends it; the page that follows. */
  fill(
    path: string,
    form: string,
    values: Readonly<Record<string, string | readonly string[]>>,
  ): Promise<Seen>;
  formAt(path: string, form: string): Promise<OpenForm>;
  /** The header Cookie that the browser sends. */
  cookies(): string;
};

const decoded = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** The forms of a page that are sent with POST. */
export function postForms(text: string): OpenForm[] {
  return (text.match(/<form[^>]*method="post"[\s\S]*?<\/form>/g) ?? []).map((form) => {
    const values = new URLSearchParams();
    for (const [tag] of form.matchAll(/<input[^>]*>/g)) {
      const name = / name="([^"]*)"/.exec(tag)?.[1];
      const isTicked = !tag.includes('type="checkbox"') || tag.includes(' checked');
      if (name !== undefined && isTicked)
        values.append(name, decoded(/ value="([^"]*)"/.exec(tag)?.[1] ?? ''));
    }
    for (const [, name = '', inner = ''] of form.matchAll(
      /<select[^>]* name="([^"]*)"[^>]*>([\s\S]*?)<\/select>/g,
    ))
      values.append(
        name,
        decoded(
          /<option[^>]* value="([^"]*)"[^>]*selected/.exec(inner)?.[1] ??
            /<option[^>]*selected[^>]* value="([^"]*)"/.exec(inner)?.[1] ??
            '',
        ),
      );
    for (const [, name = '', inner = ''] of form.matchAll(
      /<textarea[^>]* name="([^"]*)"[^>]*>([\s\S]*?)<\/textarea>/g,
    ))
      values.append(name, decoded(inner));
    return { action: decoded(/ action="([^"]*)"/.exec(form)?.[1] ?? ''), values };
  });
}

export async function desktopOf(app: TestApp, who: Person): Promise<Desktop> {
  const origin = originOf(app);
  const browser = openBrowser(origin, app.config.baseUrl ?? undefined);
  await browser.go('/sign-in?return_to=/dashboard');
  const page = await browser.submit({ email: who.email, password: PASSWORD });
  if (!page.text.includes('<title>Dashboard')) throw new Error(page.text);
  const cookies = new Map<string, string>();
  for (const name of ['session', 'session.sig']) cookies.set(name, browser.cookie(name) ?? '');

  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  async function ask(path: string, init: RequestInit): Promise<Seen> {
    const headers = { accept: 'text/html', cookie: cookieHeader(), ...init.headers };
    const response = await fetch(new URL(path, origin), { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const location = response.headers.get('location');
    return { status: response.status, text: await response.text(), headers: response.headers, location };
  }

  const open = (path: string) => ask(path, {});
  async function post(
    path: string,
    values: URLSearchParams,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Seen> {
    return ask(path, {
      method: 'POST',
      body: values,
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
    });
  }
  async function formAt(path: string, form: string): Promise<OpenForm> {
    const { text } = await open(path);
    const found = postForms(text).find(({ values }) => values.get('form') === form);
    if (found === undefined) throw new Error(`${path} has no form ${form}: ${text}`);
    return found;
  }
  return {
    open,
    post,
    formAt,
    cookies: cookieHeader,
    async fill(path, form, given) {
      const { action, values } = await formAt(path, form);
      for (const [name, value] of Object.entries(given)) {
        values.delete(name);
        for (const one of typeof value === 'string' ? [value] : value) values.append(name, one);
      }
      const answer = await post(action, values);
      return answer.status === 303 ? open(answer.location ?? '') : answer;
    },
  };
}

/** A receiver of webhooks at this host, which proves that it wants them. */
export function putReceiver({ sites }: TestApp, host: string, path: string): string {
  sites.serve(host, path, async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const { challenge } = JSON.parse(text) as { challenge?: string };
    response.writeHead(200).end(JSON.stringify({ challenge }));
  });
  return `https://${host}${path}`;
}
