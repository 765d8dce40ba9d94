import { foreign, ON_PAGES } from '../../components/foreign.ts';
import { facts, message, moment, momentOr, type StatusKind, stateWord } from '../../components/parts.ts';
import { queryText, type Told } from '../../explorer.ts';
import { type Html, html, NO_HTML } from '../../html.ts';
import {
  type DashboardPage,
  type FormOutcome,
  failureIn,
  type MemberClient,
  type PageWork,
  refusedField,
  type Visit,
} from '../dashboard.ts';
import { ownForm } from '../form.ts';
import { pageLink, refusedBlock, section, workTable } from '../parts.ts';
import { permissionList } from './permissions.ts';

type Examined = Told<'askAuthDoctor'>;
type Credential = NonNullable<Examined['credential']>;
type Refused = Examined['refused_calls'][number];
type Asked = { readonly credential: string } | { readonly request_id: string };

const DOCTOR = '/dashboard/auth-doctor';
/** Characters of a key that tell it from others, and are no secret. A browser cuts what is pasted to so many. */
const PREFIX = 11;
const LONGEST_ID = 100;

export const authDoctorPage: DashboardPage = {
  path: DOCTOR,
  needs: 'admin or operator',
  menu: { group: 'Access', text: 'Auth doctor' },
  takes: ['request_id', 'named'],
  async load(ask, visit) {
    const { request_id: request = '', named = '' } = visit.query;
    if (visit.failure !== null || (request === '' && named === '')) return doctorWork(visit, NO_HTML);
    return examined(ask, visit, request === '' ? { credential: named } : { request_id: request });
  },
  submit: examineForm,
};

const doctorWork = (visit: Visit, answer: Html, status = 200): PageWork => ({
  title: 'Auth doctor',
  status,
  content: html`<p class="lead">Why was a call refused? Name its request or its credential: whose it is, what it may do, and why its last calls were refused. No secret is asked for or shown.</p>
${answer}
${section('ask', 'Look at a credential', forms(visit))}`,
});

const forms = (visit: Visit): Html =>
  html`${ownForm(visit, {
    id: 'request',
    action: DOCTOR,
    button: 'Look at the request',
    fields: [
      {
        name: 'request_id',
        label: 'Id of a refused request',
        value: visit.query.request_id ?? '',
        required: true,
        maxlength: 36,
        hint: html`It stands in the header <code>X-Request-Id</code> of the answer.`,
      },
    ],
  })}
${ownForm(visit, {
  id: 'prefix',
  action: DOCTOR,
  button: 'Look at the key',
  fields: [
    {
      name: 'prefix',
      label: 'Or the beginning of a key',
      required: true,
      maxlength: PREFIX,
      hint: `Its first ${PREFIX} characters. Of a whole key that is pasted, your browser keeps no more.`,
    },
  ],
})}
${ownForm(visit, {
  id: 'named',
  action: DOCTOR,
  button: 'Look at the credential',
  fields: [
    {
      name: 'named',
      label: 'Or its name in the audit log',
      required: true,
      maxlength: LONGEST_ID,
      hint: html`Such as <code>client_0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b1a</code>.`,
    },
  ],
})}`;

/** What a form asks about. A whole secret is not sent on, and does not come back in the page. */
async function examineForm(ask: MemberClient, visit: Visit, form: URLSearchParams): Promise<FormOutcome> {
  const field =
    form.get('form') === 'request' ? 'request_id' : form.get('form') === 'prefix' ? 'prefix' : 'named';
  const value = form.get(field)?.trim() ?? '';
  if (field === 'request_id') return { work: await examined(ask, visit, { request_id: value }) };
  if (field === 'prefix' ? value.length <= PREFIX : NAMED.test(value))
    return { work: await examined(ask, visit, { credential: value }) };
  form.set(field, value.slice(0, PREFIX));
  return field === 'prefix'
    ? refusedField(
        field,
        `must be the first ${PREFIX} characters, and no more: whoever has the whole key can use it`,
      )
    : refusedField(field, 'must be api_key_ or client_ and an id, as the audit log has it');
}

const NAMED = /^(api_key|client)_[\w-]{1,90}$/;

async function examined(ask: MemberClient, visit: Visit, body: Asked): Promise<PageWork> {
  const answer = await ask.POST('/api/me/auth-doctor', { body });
  const failure = failureIn(answer);
  // An id that is none is as unknown as one of another organization.
  if (failure !== null && (failure.status === 404 || failure.status === 400))
    return doctorWork(visit, unknown(body), 404);
  if (failure !== null) return doctorWork(visit, refusedBlock(visit, failure), failure.status);
  return answer.data === undefined
    ? doctorWork(visit, NO_HTML)
    : doctorWork(visit, findings(visit, answer.data));
}

const unknown = (asked: Asked): Html =>
  message(
    'none',
    'Unknown',
    'request_id' in asked
      ? 'No refused request of your organization has this id. Refusals appear within seconds and are kept for 30 days.'
      : 'No credential of your organization has this prefix or name.',
  );

const KINDS: Readonly<Record<Credential['kind'], string>> = {
  api_key: 'API key',
  client: 'token of an OAuth client',
  grant: 'token of a program that acts for a person',
  session: 'session in a browser',
  agent_token: 'token of a caller of tasks',
};
const STATES: Readonly<Record<Credential['state'], readonly [StatusKind, string]>> = {
  active: ['good', 'accepted'],
  expired: ['bad', 'ran out'],
  revoked: ['bad', 'revoked'],
  ended: ['bad', 'its access was ended'],
};

function findings(visit: Visit, { credential, refused_calls: calls }: Examined): Html {
  return html`${section('credential', 'The credential', credential === null ? message('none', 'None', 'The call had no credential that this registry knows.') : credentialFacts(credential))}
${section('refused', 'Why its last calls were refused', refusals(visit, calls))}`;
}

function credentialFacts(one: Credential): Html {
  const [kind, word] = STATES[one.state];
  return facts([
    ['State', stateWord(kind, word)],
    ['Kind', KINDS[one.kind]],
    ['Name', one.name === null ? NO_HTML : foreign(one.name)],
    ['Begins with', one.prefix === null ? NO_HTML : html`<code>${foreign(one.prefix)}</code>`],
    ['Id', html`<code>${foreign(one.id)}</code>`],
    ['Organization', one.organization_name === null ? NO_HTML : foreign(one.organization_name)],
    ['Person', one.person_name === null ? NO_HTML : foreign(one.person_name)],
    ['May', one.permissions.length === 0 ? 'nothing' : permissionList(one.permissions)],
    ['Accepted by', one.audiences.length === 0 ? 'nothing' : one.audiences.join(', ')],
    ['Made', momentOr(one.created_at, 'unknown')],
    ['Last used', momentOr(one.last_used_at, 'never, or not noted')],
    ['Ends', momentOr(one.expires_at, 'never')],
    ['Revoked', one.revoked_at === null ? NO_HTML : moment(one.revoked_at)],
  ]);
}

function refusals(visit: Visit, calls: readonly Refused[]): Html {
  if (calls.length === 0) return message('good', 'None', 'No call of it was refused in the last 30 days.');
  return html`${workTable(
    `${calls.length} refused ${calls.length === 1 ? 'call' : 'calls'}, newest first`,
    [
      { label: 'When' },
      { label: 'Call' },
      { label: 'Status', isNumber: true },
      { label: 'Why' },
      { label: 'What to do' },
      { label: 'Request' },
    ],
    calls.map((call) => [
      moment(call.at),
      html`${foreign(call.operation ?? 'before any operation')} <span class="soft">${call.method ?? ''} ${call.path === null ? NO_HTML : foreign(call.path)}</span>`,
      String(call.status),
      html`${foreign(call.message, ON_PAGES)} <span class="soft">${foreign(call.code)}${call.missing === null ? NO_HTML : html`, lacks ${foreign(call.missing)}`}</span>`,
      foreign(call.mend, ON_PAGES),
      html`<code>${foreign(call.request_id)}</code>`,
    ]),
  )}<p>${pageLink(visit, '/dashboard/keys', 'To the API keys')}</p>`;
}

/** The page of the doctor about a credential, by its name in the audit log. */
export const doctorPath = (named: string): string => `${DOCTOR}${queryText({ named })}`;
