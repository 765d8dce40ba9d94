import type { Context, Middleware } from 'koa';
import {
  type DashboardPage,
  type FormOutcome,
  forOrganization,
  mayUse,
  otherOrganization,
  type PageWork,
  type Said,
  type Visit,
  type Visitor,
} from '../../../web/dashboard/dashboard.ts';
import { dashboardParts, notForYou } from '../../../web/dashboard/frame.ts';
import { dashboardPages } from '../../../web/dashboard/pages.ts';
import { type Html, NO_HTML } from '../../../web/html.ts';
import { pageText, type Site } from '../../../web/shell.ts';
import { isLastEnd } from '../../domain/members/browser-session.ts';
import { actingFor, mainStanding, type Principal } from '../../domain/members/principal.ts';
import { noteCaller } from '../bind.ts';
import type { BrowserSession, BrowserSessions } from '../oauth/browser-sessions.ts';
import { cookieOf } from '../reading/negotiate.ts';
import { allowPageMethods, OF_READER, pageValues } from '../reading/page-asked.ts';
import { PAGE, setPageHeaders } from '../sent-pages.ts';
import { type MemberRegistryTools, memberRegistry } from './member-registry.ts';
import { saidCookie } from './said.ts';

export type DashboardTools = MemberRegistryTools & {
  readonly site: Site;
  readonly now: () => Date;
  readonly oauth: { readonly sessions: BrowserSessions };
};

const DASHBOARD = '/dashboard';
const ORGANIZATION = 'organization';
/** The text of an entry, with every character encoded. */
const FORM_LIMITS = { bytes: 1024 * 1024, fields: 200 };
const WORDS = new Map(dashboardPages.flatMap(({ words = {} }) => Object.entries(words)));
const PAGES = new Map(dashboardPages.map((page) => [page.path, page]));

/** Serves the pages of members, moderators and operators, who are signed in in a browser. */
export function dashboardDoor(tools: DashboardTools): Middleware {
  const { site, oauth, now } = tools;
  const { sessions } = oauth;
  const cookies = { secure: site.baseUrl.startsWith('https:'), path: `${site.prefix}${DASHBOARD}` };
  const saidOnce = saidCookie(cookies);

  return async function serveDashboard(ctx, next) {
    const page = PAGES.get(ctx.path);
    if (page === undefined) return next();
    ctx.state.operation = `page ${page.path}`;
    ctx.state.isPage = true;
    ctx.set(OF_READER);
    allowPageMethods(ctx, page.submit !== undefined);
    const session = await sessions.requireMember(ctx);
    if (session === null) return;
    const principal = actingAsChosen(session.principal, cookieOf(ctx, ORGANIZATION));
    noteCaller(ctx, principal);
    const visit: Visit = {
      site,
      visitor: visitorOf(principal),
      path: page.path,
      query: pageValues(ctx, page.takes),
      isFresh: sessions.isFresh(session),
      sessionEnd: { at: session.endsAt, isLast: isLastEnd(session.provedAt, session.endsAt) },
      token: sessions.formToken(session),
      now: now(),
      requestId: String(ctx.state.requestId),
      typed: null,
      failure: null,
    };
    if (ctx.method === 'POST') return take(ctx, { page, visit, session, principal });
    const work = mayUse(page.needs, visit.visitor)
      ? await page.load(memberRegistry(tools, ctx, principal), visit)
      : { title: menuText(page), status: 403, content: notForYou(page.needs, visit.visitor) };
    send(ctx, page, visit, { work, said: wordsOf(saidOnce.take(ctx), visit) });
  };

  /** Does what a form asks for. What is done is said on the page that follows, so that a reload does nothing again. */
  async function take(ctx: Context, { page, visit, session, principal }: Given): Promise<void> {
    const form = await sessions.readMemberForm(ctx, session, FORM_LIMITS);
    if (!mayUse(page.needs, visit.visitor)) {
      const work = { title: menuText(page), status: 403, content: notForYou(page.needs, visit.visitor) };
      return send(ctx, page, visit, { work, said: NO_HTML });
    }
    const ask = memberRegistry(tools, ctx, principal);
    const outcome: FormOutcome =
      form.get('for') === forOrganization(visit.visitor)
        ? await submitOf(page)(ask, visit, form)
        : { failure: otherOrganization(visit.visitor) };
    if ('go' in outcome) {
      const { go, said, about = {}, organization } = outcome;
      if (organization !== undefined) keepOrganization(ctx, organization);
      saidOnce.keep(ctx, { code: said, about });
      ctx.status = 303;
      return ctx.redirect(`${site.prefix}${go}`);
    }
    if ('file' in outcome) {
      ctx.set({ 'Cache-Control': 'private, no-store', Vary: 'Cookie' });
      ctx.attachment(outcome.file.name);
      ctx.type = outcome.file.type;
      ctx.body = outcome.file.text;
      return;
    }
    if ('work' in outcome) return send(ctx, page, visit, { work: outcome.work, said: NO_HTML });
    const again: Visit = { ...visit, typed: form, failure: outcome.failure };
    const work = { ...(await page.load(ask, again)), status: outcome.failure.status };
    send(ctx, page, again, { work, said: NO_HTML });
  }

  function keepOrganization(ctx: Context, id: string): void {
    const { secure, path } = cookies;
    ctx.append(
      'Set-Cookie',
      `${ORGANIZATION}=${encodeURIComponent(id)}; Path=${path}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
    );
  }
}

type Given = {
  readonly page: DashboardPage;
  readonly visit: Visit;
  readonly session: BrowserSession;
  readonly principal: Principal;
};

function send(
  ctx: Context,
  page: DashboardPage,
  visit: Visit,
  { work, said }: { work: PageWork; said: Html },
): void {
  const { title, content, status = 200, frames = [] } = work;
  ctx.status = status;
  setPageHeaders(ctx, false, frames);
  ctx.set({ 'Cache-Control': 'private, no-store', Vary: 'Cookie' });
  ctx.type = PAGE;
  ctx.body = pageText(
    visit.site,
    dashboardParts(visit, { pages: dashboardPages, page, title, said, content }),
  );
}

const submitOf = ({ submit, path }: DashboardPage): NonNullable<DashboardPage['submit']> => {
  if (submit === undefined) throw new Error(`${path} has no form`);
  return submit;
};

const menuText = ({ menu, below }: DashboardPage): string =>
  menu?.text ?? PAGES.get(below ?? '')?.menu?.text ?? 'Dashboard';

const wordsOf = (said: Said | null, visit: Visit): Html =>
  said === null ? NO_HTML : (WORDS.get(said.code)?.(said.about, visit) ?? NO_HTML);

/** The person as a member of the organization that the browser chose, as long as the person belongs to it. */
const actingAsChosen = (principal: Principal, chosen: string | undefined): Principal =>
  (chosen === undefined ? undefined : actingFor(principal, decoded(chosen))) ?? principal;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function visitorOf(principal: Principal): Visitor {
  const shown = principal.standings.map(({ organization: { id, name }, role }) => ({ id, name, role }));
  const main = mainStanding(principal)?.organization.id;
  return {
    userId: principal.userKey,
    name: principal.displayName,
    organization: shown.find(({ id }) => id === main) ?? null,
    organizations: shown,
    operates: principal.grants.operates,
  };
}
