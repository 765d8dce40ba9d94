import { foreign, ON_PAGES } from '../components/foreign.ts';
import { message, moment, stateWord } from '../components/parts.ts';
import { type Html, html, NO_HTML } from '../html.ts';
import type { PageParts } from '../shell.ts';
import {
  type DashboardPage,
  type Failure,
  type MenuGroup,
  mayUse,
  type Need,
  type Visit,
  type Visitor,
} from './dashboard.ts';
import { ownForm, requestField } from './form.ts';
import { momentFromNow } from './parts.ts';

const GROUPS: readonly (MenuGroup | null)[] = [
  null,
  'Registry',
  'Access',
  'Trade',
  'Moderation',
  'Operation',
  'Account',
];
/** Of these people see only what they may use. Of the others members see too what their admins use, with whom to ask. */
const FOR_ROLES: readonly (MenuGroup | null)[] = ['Moderation', 'Operation'];

const isListed = ({ menu, needs }: DashboardPage, visitor: Visitor): boolean =>
  menu !== undefined &&
  (mayUse(needs, visitor) || (!FOR_ROLES.includes(menu.group) && mayUse('member', visitor)));

type Framed = {
  readonly pages: readonly DashboardPage[];
  readonly page: DashboardPage;
  readonly title: string;
  /** What was done a moment ago. */
  readonly said: Html;
  readonly content: Html;
};

/** A page of the dashboard with the list of the others beside it. */
export function dashboardParts(visit: Visit, { pages, page, title, said, content }: Framed): PageParts {
  const { site, failure } = visit;
  const above = pages.find(({ path }) => path === page.below);
  return {
    title: failure === null ? title : `Error: ${title}`,
    description: 'A page of the dashboard.',
    section: 'dashboard',
    side: sideList(visit, pages, page.below ?? page.path),
    ...(above?.menu === undefined
      ? {}
      : { trail: [{ href: `${site.prefix}${above.path}`, text: above.menu.text }] }),
    content: html`${said === NO_HTML ? NO_HTML : html`<div class="message good" role="status">${stateWord('good', 'Done')}<p>${said}</p></div>`}
${sessionNotice(visit)}<h1>${foreign(title, ON_PAGES)}</h1>
${failure === null ? NO_HTML : errorSummary(visit, failure)}${content}`,
  };
}

/** People are told a day before, so that nobody loses what they write to a session that ends. */
const TOLD_BEFORE_MS = 24 * 3_600_000;

function sessionNotice({ site, now, sessionEnd: { at, isLast } }: Visit): Html {
  if (!isLast || at.getTime() - now.getTime() > TOLD_BEFORE_MS) return NO_HTML;
  const again = `${site.prefix}/sign-in?act=staySignedIn&return_to=%2Fdashboard`;
  return message(
    'warn',
    'Your session ends soon',
    html`It ends ${momentFromNow(at.toISOString(), now)}. <a href=${again} target="_blank" rel="noopener">Sign in again in a new tab</a>: what you typed here stays, and can be sent after that.`,
  );
}

const sessionLine = ({ sessionEnd: { at, isLast } }: Visit): Html =>
  html`<p class="soft">Signed in until ${moment(at.toISOString())}${isLast ? '' : ', and longer while you use it'}</p>`;

/** Why a form was refused, with links to the fields that are meant, and the id by which the request is found in the log. */
function errorSummary({ typed, requestId }: Visit, { message: text, issues }: Failure): Html {
  const form = typed?.get('form') ?? '';
  const links = issues.filter(({ path }) => requestField(path) !== '');
  return html`<div class="message bad" role="alert">${stateWord('bad', 'Not done')}<p>${foreign(text, ON_PAGES)}</p>
${links.length === 0 ? NO_HTML : html`<ul>${links.map(({ path, message: fault }) => html`<li><a href="#${form}-${requestField(path)}">${foreign(path)}: ${foreign(fault, ON_PAGES)}</a></li>`)}</ul>`}
<p class="soft">Request <code>${requestId}</code>. What you typed is still there.</p></div>`;
}

function sideList(visit: Visit, pages: readonly DashboardPage[], here: string): Html {
  const { site, visitor } = visit;
  const groups = GROUPS.flatMap((group) => {
    const own = pages.filter((page) => page.menu?.group === group && isListed(page, visitor));
    return own.length === 0 ? [] : [{ group, own, isHere: own.some(({ path }) => path === here) }];
  });
  return html`<nav class="side" aria-label="Dashboard">${groups.map(
    ({ group, own, isHere }) =>
      html`<div class=${isHere ? 'here' : undefined}>${group === null ? NO_HTML : html`<p class="group"><a href="${site.prefix}${own[0]?.path}">${group}</a></p>`}<ul class=${group === null ? 'top' : undefined}>${own.map(
        ({ path, menu }) =>
          html`<li><a href="${site.prefix}${path}" aria-current=${path === here ? 'page' : undefined}>${menu?.text}</a></li>`,
      )}</ul></div>`,
  )}<div class="own"><ul class="top"><li><a href="${site.prefix}/account">Your account</a></li></ul>${ownForm(visit, { id: 'leave', action: '/sign-out', button: 'Sign out', look: 'small' })}${sessionLine(visit)}</div></nav>`;
}

/** What the page says instead, to a person who may not use it: why, and whom to ask. */
export function notForYou(needs: Need, { organization }: Visitor): Html {
  if (needs === 'moderator' || needs === 'operator')
    return message(
      'none',
      'Not for you',
      `Only people with the role ${needs} of this registry use this page. Ask its operator for the role.`,
    );
  if (organization === null)
    return message(
      'none',
      'No organization',
      'You belong to no organization. Ask an owner of yours for an invitation: its link makes you a member.',
    );
  return message(
    'none',
    'For owners and admins',
    html`Only an owner or admin of ${foreign(organization.name)} uses this page; you are a member. Ask one of them to do it, or to change your role.`,
  );
}
