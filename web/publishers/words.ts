import type { StatusKind } from '../components/parts.ts';

type State = { readonly kind: StatusKind; readonly word: string; readonly text: string };

const FILES: Readonly<Record<string, State>> = {
  valid: { kind: 'good', word: 'valid', text: 'The file is served and valid.' },
  community: {
    kind: 'info',
    word: 'hosted here',
    text: 'The domain serves no file. An entry of a member of this registry stands in for it.',
  },
  invalid: {
    kind: 'bad',
    word: 'invalid',
    text: 'The domain serves a file that is not valid. It grants nothing.',
  },
  absent: {
    kind: 'none',
    word: 'not found',
    text: 'The domain serves no adagents.json. Buyers treat it as having no authorized agents.',
  },
  unknown: {
    kind: 'none',
    word: 'unknown',
    text: 'The file has not been seen yet, or the domain cannot be reached.',
  },
  checking: {
    kind: 'info',
    word: 'being checked',
    text: 'The file is being fetched now. Open the page again in a minute.',
  },
};

/** The state of a publisher's file, as word and sentence. */
export const fileState = (status: string): State =>
  FILES[status] ?? { kind: 'none', word: status, text: 'The registry does not know this state.' };

const HOSTING: Readonly<Record<string, string>> = {
  self: 'the domain itself',
  self_redirected: 'another address, to which the domain or its manager leads',
  self_invalid: 'the domain, but not a valid one',
  aao_hosted: 'this registry, from a member entry',
  none: 'nobody',
};
export const hostingWords = (mode: string): string => HOSTING[mode] ?? mode;

const FOUND: Readonly<Record<string, string>> = {
  direct: 'at the well-known address of the domain',
  authoritative_location: 'through the pointer that the domain serves',
  ads_txt_managerdomain: 'at the manager domain named in its ads.txt',
  adagents_authoritative: 'named by the selectors of another file',
};
export const discoveryWords = (method: string | null | undefined): string | null =>
  method === null || method === undefined ? null : (FOUND[method] ?? method);

const EVIDENCE: Readonly<Record<string, readonly [StatusKind, string]>> = {
  adagents_json: ['good', "the publisher's file"],
  aao_hosted: ['info', 'the file hosted here'],
  agent_claim: ['warn', 'a claim of the agent alone'],
};
export const evidenceWords = (source: string): readonly [StatusKind, string] =>
  EVIDENCE[source] ?? ['none', source];
