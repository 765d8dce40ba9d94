import type { Registry, TaskInput, TaskOutput } from '../../client/index.ts';
import type { TaskName } from '../../generated/tasks.ts';
import type { Html } from '../html.ts';
import type { Site } from '../shell.ts';

/** The typed client of the registry with the rights of the person who looks at the page. */
export type MemberClient = Pick<Registry, 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'> & {
  /** Calls a task of the agent of this deployment, for the organization. */
  task<T extends TaskName>(task: T, args: TaskInput<T>): Promise<TaskAnswered<T>>;
};

export type TaskAnswered<T extends TaskName> = {
  readonly data?: TaskOutput<T>;
  readonly error?: unknown;
  readonly response: { readonly status: number };
};

type Standing = {
  readonly id: string;
  readonly name: string;
  readonly role: 'owner' | 'admin' | 'member';
};

/** Who looks at the page, as the registry knows the person at this moment. */
export type Visitor = {
  readonly userId: string;
  readonly name: string;
  /** The organization that the person acts for; null for a person who belongs to none. */
  readonly organization: Standing | null;
  readonly organizations: readonly Standing[];
  readonly operates: 'moderator' | 'operator' | null;
};

/** Why an operation was refused, in the words of the registry. */
export type Failure = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly issues: readonly { readonly path: string; readonly message: string }[];
  /** What else the refusal says, such as a challenge. */
  readonly detail: Readonly<Record<string, unknown>>;
};

/** What was done a moment ago, which the next page says once. */
export type Said = { readonly code: string; readonly about: Readonly<Record<string, string>> };

export type Visit = {
  readonly site: Site;
  readonly visitor: Visitor;
  /** Address of the page, without its query. */
  readonly path: string;
  /** Parameters of the query that the page takes; the first value of each. */
  readonly query: Readonly<Record<string, string>>;
  /** Whether the person proved who they are within the last minutes, as acts need that a stolen session must not do. */
  readonly isFresh: boolean;
  /** When the session ends if nothing is done, and whether only a new sign-in makes it last longer. */
  readonly sessionEnd: { readonly at: Date; readonly isLast: boolean };
  /** Proof that a form is one of ours, for this person, session and organization. */
  readonly token: string;
  readonly now: Date;
  readonly requestId: string;
  /** What the person had typed when the form was refused. */
  readonly typed: URLSearchParams | null;
  readonly failure: Failure | null;
};

/** Who may use a page: each needs what the person must be. */
export type Need = 'person' | 'member' | 'admin' | 'admin or operator' | 'moderator' | 'operator';

/** What stands below the heading of a page. */
export type PageWork = {
  readonly title: string;
  readonly content: Html;
  readonly status?: number;
  /** Addresses below which pages lie that this one shows in frames; none else are. */
  readonly frames?: readonly string[];
};

/** What a form asked for as a file. */
type OwnFile = { readonly name: string; readonly type: string; readonly text: string };

/** What became of a form: the address that follows, a refusal to show, an answer that is shown this once, or a file. */
export type FormOutcome =
  | {
      readonly go: string;
      readonly said: string;
      readonly about?: Readonly<Record<string, string>>;
      /** The organization that the person acts for from now on in this browser. */
      readonly organization?: string;
    }
  | { readonly failure: Failure }
  | { readonly work: PageWork }
  | { readonly file: OwnFile };

export type MenuGroup = 'Registry' | 'Access' | 'Trade' | 'Moderation' | 'Operation' | 'Account';

export type DashboardPage = {
  readonly path: string;
  readonly needs: Need;
  /** Place in the side list; pages without one are reached from another page. */
  readonly menu?: { readonly group: MenuGroup | null; readonly text: string };
  /** The page of the side list that this one belongs to. */
  readonly below?: string;
  readonly takes: readonly string[];
  readonly load: (ask: MemberClient, visit: Visit) => Promise<PageWork>;
  readonly submit?: (ask: MemberClient, visit: Visit, form: URLSearchParams) => Promise<FormOutcome>;
  /** Sentences about what was done, by their codes. */
  readonly words?: Readonly<Record<string, (about: Readonly<Record<string, string>>, visit: Visit) => Html>>;
};

type Answered = { readonly error?: unknown; readonly response: { readonly status: number } };

/** The refusal in an answer; null if the operation was done. */
export function failureIn({ error, response }: Answered): Failure | null {
  if (error === undefined) return null;
  const { error: code, message, issues, ...detail } = error as Record<string, unknown>;
  return {
    status: response.status,
    code: String(code),
    message: String(message),
    issues: Array.isArray(issues) ? issues : [],
    detail,
  };
}

/** The outcome of a form whose operation was done or refused. */
export function doneOr(
  answer: Answered,
  next: { go: string; said: string; about?: Readonly<Record<string, string>> },
): FormOutcome {
  const failure = failureIn(answer);
  return failure === null ? next : { failure };
}

/** A refusal that the page itself finds. */
export const refusedField = (path: string, message: string): FormOutcome => ({
  failure: {
    status: 400,
    code: 'invalid_request',
    message: `${path}: ${message}`,
    issues: [{ path, message }],
    detail: {},
  },
});

const OPERATORS: readonly (string | null)[] = ['moderator', 'operator'];

/** Whether a person may use a page. The operations check the same again for each request. */
export function mayUse(needs: Need, { organization, operates }: Visitor): boolean {
  switch (needs) {
    case 'person':
      return true;
    case 'member':
      return organization !== null;
    case 'admin':
      return organization !== null && organization.role !== 'member';
    case 'admin or operator':
      return operates === 'operator' || (organization !== null && organization.role !== 'member');
    case 'moderator':
      return OPERATORS.includes(operates);
    case 'operator':
      return operates === 'operator';
  }
}

/** What a form says about the organization that it was opened for: another one may have been chosen since. */
export const forOrganization = ({ organization }: Visitor): string => organization?.id ?? '';

export const otherOrganization = ({ organization }: Visitor): Failure => ({
  status: 409,
  code: 'other_organization',
  message: `Nothing was done: the form was opened for another organization, and you act for ${organization?.name ?? 'none'} now. Look at the page again, then send it.`,
  issues: [],
  detail: {},
});
