/** What a requirement is about: which kind of peer is asked. */
export const subjects = ['registry', 'agent', 'ad-server', 'webhooks', 'files'] as const;
export type Subject = (typeof subjects)[number];

/** A broken `must` fails the run; a broken `should` is reported beside it. */
export type Level = 'must' | 'should';

/**
 * What has to be given before a requirement can be judged. Each is explained to the person who did not give it.
 * `sandbox` says that the runner may write; `site` is a domain whose web server is the runner.
 */
export const needs = {
  credential: 'a credential (--token-file or CONFORMANCE_TOKEN)',
  'second credential': 'a credential of another organization or principal (--other-token-file)',
  'person token': 'an access token of a person who is a member (--person-token-file)',
  'outsider token': 'a valid access token of a person without an organization (--outsider-token-file)',
  sandbox: 'leave to write (--sandbox)',
  controller: 'an agent with the test controller in a sandbox account',
  member: 'a credential of an organization whose membership includes the API',
  site: 'a domain that the runner serves (--site-domain, --site-port)',
  receiver: 'an address at which the peer reaches the runner (--receiver-url)',
} as const;
export type Need = keyof typeof needs;

/** One sentence of the specification that can be checked from outside. Requirements are plain data. */
export type Requirement<Id extends string = string> = {
  /** Stable, dotted, begins with the subject: `registry.feed.unknown-cursor`. */
  readonly id: Id;
  readonly subject: Subject;
  /** The heading of the specification that has the rule. */
  readonly heading: string;
  /** The rule in one sentence. */
  readonly rule: string;
  readonly level: Level;
  readonly needs: readonly Need[];
  /** Of an agent: the transport that the rule is about; both when absent. */
  readonly transport?: 'mcp' | 'a2a';
};
