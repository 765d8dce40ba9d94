import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import type { CompanySetting } from '../../../src/domain/members/company-claims.ts';
import { toRefusal } from '../../../src/http/errors.ts';
import type { BrowserSession, BrowserSessions } from '../../../src/http/oauth/browser-sessions.ts';
import { createOAuth } from '../../../src/http/oauth/oauth.ts';
import { describeSite } from '../../../src/http/site-pages.ts';
import { newId } from '../../../src/infra/random.ts';
import { passwords, type TestApp } from '../../support/app.ts';
import { type Browser, openBrowser } from '../../support/browser.ts';
import { PASSWORD, type Person } from './world.ts';

/** A page of members as others build them, with a form, on the sign-in of the registry and on its database. */
export type MemberPages = {
  sessions: BrowserSessions;
  /** The session of the last page that a member saw. */
  seen(): BrowserSession | null;
  /** What forms changed. */
  changed: string[];
  browser(): Browser;
  /** A browser in which a person has signed in. */
  signedIn(who: Person, headers?: Record<string, string>): Promise<Browser>;
  /** Sends a request without following anything. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
};

export const MEMBER_PAGE = '/dashboard/keys';

export async function openMemberPages(
  app: TestApp,
  publicUrl?: string,
  company: CompanySetting | null = null,
): Promise<MemberPages> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const baseUrl = publicUrl ?? origin;
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  const oauth = await createOAuth({
    baseUrl,
    site: describeSite(baseUrl, '0'),
    store: app.store,
    fetcher: app.fetcher,
    log,
    passwords,
    now: app.clock.now,
    newId,
    givenKeys: null,
    company,
  });
  const { sessions } = oauth;
  const changed: string[] = [];
  let seen: BrowserSession | null = null;
  const koa = new Koa();
  koa.silent = true;
  koa.use(async (ctx, next) => {
    try {
      await next();
    } catch (cause) {
      const { status, body, headers } = toRefusal(cause, baseUrl, { path: ctx.path, hasCredential: false });
      ctx.status = status;
      ctx.set(headers);
      ctx.body = body;
    }
  });
  koa.use(oauth.middleware);
  koa.use(async (ctx) => {
    if (ctx.path !== MEMBER_PAGE) return;
    const session = await sessions.requireMember(ctx);
    seen = session;
    if (session === null) return;
    if (ctx.method === 'POST') {
      const form = await sessions.readMemberForm(ctx, session);
      changed.push(form.get('name') ?? '');
    }
    ctx.type = 'text/html';
    ctx.body = `<title>Keys</title><form method="post" action="${MEMBER_PAGE}"><input type="hidden" name="token" value="${sessions.formToken(session)}"></form>`;
  });
  server.on('request', koa.callback());
  const browser = () => openBrowser(origin, baseUrl);
  return {
    sessions,
    seen: () => seen,
    changed,
    browser,
    async signedIn(who) {
      const opened = browser();
      await opened.go(MEMBER_PAGE);
      const page = await opened.submit({ email: who.email, password: PASSWORD });
      if (!page.text.includes('<title>Keys')) throw new Error(page.text);
      return opened;
    },
    ask: (path, init = {}) => fetch(`${origin}${path}`, { redirect: 'manual', ...init }),
    close: () => closed(server),
  };
}

const closed = (server: Server): Promise<void> =>
  new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
