import type { Era } from '../agent/settings.ts';
import type { Caller } from '../http/ask.ts';
import type { Need, Subject } from '../requirement.ts';

/** What is tested, and what the runner was given to test it with. */
export type Peer = {
  readonly subject: Subject;
  readonly url: URL;
  /** Of an agent; MCP when absent. */
  readonly transport?: 'mcp' | 'a2a' | undefined;
  /** Of an agent: how MCP begins, and the release that every request names. */
  readonly era?: Era | undefined;
  readonly release?: string | undefined;
  readonly credentials: { readonly [C in Exclude<Caller, 'nobody'>]?: string };
  /** Given needs beside those that follow from the credentials and the site. */
  readonly given: readonly Need[];
};

const NEED_OF: { readonly [C in Exclude<Caller, 'nobody'>]: Need } = {
  member: 'credential',
  other: 'second credential',
  person: 'person token',
  outsider: 'outsider token',
};

/** Names of the variables that stand for credentials in reports and curl lines. */
const VARIABLE_OF: { readonly [C in Exclude<Caller, 'nobody'>]: string } = {
  member: 'TOKEN',
  other: 'OTHER_TOKEN',
  person: 'PERSON_TOKEN',
  outsider: 'OUTSIDER_TOKEN',
};

const credentialsOf = ({ credentials }: Peer): [Exclude<Caller, 'nobody'>, string][] =>
  (Object.keys(NEED_OF) as Exclude<Caller, 'nobody'>[]).flatMap((caller) => {
    const value = credentials[caller];
    return value === undefined ? [] : [[caller, value]];
  });

export const needsMetBy = (peer: Peer): ReadonlySet<Need> =>
  new Set([...credentialsOf(peer).map(([caller]) => NEED_OF[caller]), ...peer.given]);

/** The longest first, so that one that begins another does not leave its rest. */
export const secretsOf = (peers: readonly Peer[]): ReadonlyMap<string, string> =>
  new Map(
    peers
      .flatMap((peer) =>
        credentialsOf(peer).map(([caller, value]): [string, string] => [
          value,
          `${peer.subject.replaceAll('-', '_').toUpperCase()}_${VARIABLE_OF[caller]}`,
        ]),
      )
      .sort(([a], [b]) => b.length - a.length),
  );
