import {
  clip,
  errorFinding,
  type Findings,
  mergeFindings,
  noFindings,
  type Warning,
  warning,
} from '../../findings.ts';
import { canonicalDomain } from '../../net/domain-name.ts';
import type { CrawlOutcome } from '../crawl.ts';
import {
  adagentsUrl,
  type DiscoverySteps,
  type FetchedAnswer,
  type FileAnswer,
  fault,
  fetchAdsTxt,
  fetchPointed,
  fetchWellKnown,
  judgeFile,
  parseAdsTxt,
  presence,
} from './discovery-steps.ts';
import type { JudgedAdagents } from './judge.ts';

export type { DiscoveryAnswer, DiscoveryStep } from './discovery-steps.ts';

/** Result of the discovery of a publisher's file. */
export type AdagentsDiscovery = {
  /**
   * `invalid`: the file cannot be used; `absent`: there is no file; `unreachable`: a fetch failed, so it is unknown
   * whether there is a file; `unchanged`: HTTP 304.
   */
  outcome: 'valid' | 'invalid' | 'absent' | 'unreachable' | 'unchanged';
  /** Whether a fetch failed for a reason that may be temporary. The caller then keeps the state it has. */
  transient: boolean;
  /** HTTP status of the first fetch, null when it got no response. */
  statusCode: number | null;
  /** The well-known URL of the domain. */
  url: string;
  /** URL that the file was read from, after pointers and redirects. */
  resolvedUrl: string | null;
  method: 'direct' | 'authoritative_location' | 'ads_txt_managerdomain';
  managerDomain: string | null;
  /** The judged file, valid or not; null when none was read. */
  file: JudgedAdagents | null;
  findings: Findings;
  /** The location that a pointer names. */
  pointer: string | null;
  /** Length in bytes of the file that was judged last. */
  responseBytes: number | null;
};

/**
 * Discovers the adagents.json that speaks for a domain: its well-known file, or the file that a pointer there names.
 * When the well-known file is absent, it is the file of the manager named by ads.txt, if that file names the
 * publisher. The generator fetches nothing: it yields each step that it needs and is resumed with the result.
 *
 * A 304 ends discovery with `unchanged`. The publisher's own file may be fetched conditionally only when it is known
 * not to be a pointer. Otherwise an unchanged pointer would hide a changed file behind it.
 * @param domain canonical
 */
export function* discoverAdagents(domain: string): DiscoverySteps<AdagentsDiscovery> {
  const start = begin(domain);
  const answer = yield* fetchWellKnown(domain, 'own');
  const seen = { ...start, statusCode: answer.kind === 'failed' ? null : answer.status };
  switch (presence(answer)) {
    case 'absent':
      return yield* askManager(domain, withFault(seen, 'absent', false, fault(answer, start.url)));
    case 'gone':
      return withFault(seen, 'absent', false, fault(answer, start.url));
    default:
      return yield* readAnswer(seen, answer, domain, null);
  }
}

function begin(domain: string): AdagentsDiscovery {
  return {
    outcome: 'unreachable',
    transient: true,
    statusCode: null,
    url: adagentsUrl(domain),
    resolvedUrl: null,
    method: 'direct',
    managerDomain: null,
    file: null,
    findings: noFindings,
    pointer: null,
    responseBytes: null,
  };
}

/** Reads the result of the fetch of a well-known file. `manager` is null for the publisher's own file. */
function* readAnswer(
  seen: AdagentsDiscovery,
  answer: FileAnswer,
  domain: string,
  manager: string | null,
): DiscoverySteps<AdagentsDiscovery> {
  const url = adagentsUrl(manager ?? domain);
  const found = presence(answer);
  if (found === 'unchanged') return unchanged(seen, answer);
  if (answer.kind === 'failed' || found === 'unavailable') {
    return withFault(seen, 'unreachable', true, fault(answer, url));
  }
  if (found !== 'found') return withFault(seen, 'absent', false, fault(answer, url));
  const file = yield* judgeFile(answer.body, {
    publisherDomain: domain,
    fileDomain: hostOf(answer.url) ?? manager ?? domain,
    role: manager === null ? 'own' : 'manager',
  });
  const read = withFile(seen, file, answer);
  if (file.variant !== 'pointer') return conclude(read, file, domain);
  return yield* followPointer(read, file, domain, manager);
}

/**
 * A pointer is one hop: its target must be the file itself. A failed fetch of the target is transient, because the
 * target may be back tomorrow.
 */
function* followPointer(
  seen: AdagentsDiscovery,
  pointer: JudgedAdagents,
  domain: string,
  manager: string | null,
): DiscoverySteps<AdagentsDiscovery> {
  const location = pointer.location ?? '';
  const pointed: AdagentsDiscovery = {
    ...seen,
    method: manager === null ? 'authoritative_location' : seen.method,
    pointer: location,
  };
  if (!pointer.valid) return { ...pointed, outcome: 'invalid', transient: false };
  const answer = yield* fetchPointed(location);
  const found = presence(answer);
  if (found === 'unchanged') return unchanged(pointed, answer);
  if (answer.kind === 'failed' || found !== 'found') {
    const { message } = fault(answer, location);
    return withFault({ ...pointed, file: null }, 'unreachable', true, { field: POINTER, message });
  }
  const file = yield* judgeFile(answer.body, {
    publisherDomain: domain,
    fileDomain: hostOf(answer.url) ?? domain,
    role: manager === null ? 'pointer_target' : 'manager',
  });
  const read = withFile(pointed, file, answer);
  if (file.variant === 'inline') return conclude(read, file, domain);
  const message =
    file.variant === 'pointer'
      ? `${location} points further, a pointer must lead to the file itself`
      : `${location} has no file that can be read: ${file.findings.errors[0]?.message ?? 'it is not an object'}`;
  return withFault({ ...read, findings: pointed.findings }, 'invalid', false, { field: POINTER, message });
}

const POINTER = 'authoritative_location';

/** @param absent the result if no manager speaks for the publisher */
function* askManager(domain: string, absent: AdagentsDiscovery): DiscoverySteps<AdagentsDiscovery> {
  const adsTxt = yield* fetchAdsTxt(domain);
  // A manager may speak for the domain, but ads.txt could not be fetched. What the manager's file said before must
  // not be lost.
  if (presence(adsTxt) === 'unavailable') return { ...absent, transient: true };
  if (adsTxt.kind === 'failed' || presence(adsTxt) !== 'found') return absent;
  const { managerDomain, warnings } = parseAdsTxt(new TextDecoder().decode(adsTxt.body));
  if (managerDomain === null) return withWarnings(absent, warnings);
  if (managerDomain === domain) {
    const message = 'the managerdomain of ads.txt is the domain itself and is ignored';
    return withWarnings(absent, [...warnings, warning('managerdomain', message)]);
  }
  const answer = yield* fetchWellKnown(managerDomain, 'manager');
  const { findings: _, ...asked } = absent;
  const managed: AdagentsDiscovery = {
    ...asked,
    findings: noFindings,
    method: 'ads_txt_managerdomain',
    managerDomain,
  };
  const result = yield* readAnswer(managed, answer, domain, managerDomain);
  const used = `there is no file at ${absent.url}, the managerdomain of ads.txt leads to ${managerDomain}`;
  return withWarnings(result, [...warnings, warning('managerdomain', used)]);
}

function conclude(seen: AdagentsDiscovery, file: JudgedAdagents, domain: string): AdagentsDiscovery {
  if (file.variant === 'unreadable') return { ...seen, outcome: 'invalid', transient: false };
  if (!file.namesPublisher && seen.managerDomain === null) {
    const place = seen.pointer === null ? 'properties' : POINTER;
    const owner = seen.pointer === null ? 'the file' : `the file of ${hostOf(seen.pointer) ?? seen.pointer}`;
    const message = `${owner} says nothing about ${domain}`;
    const mend = `list the properties of ${domain} in it, or authorize agents for them; no agent is listed for ${domain}`;
    return {
      ...withWarnings(seen, [warning(place, message, mend)]),
      outcome: file.valid ? 'valid' : 'invalid',
      transient: false,
    };
  }
  if (!file.namesPublisher) {
    const message = `the file of ${seen.managerDomain ?? 'the manager'} says nothing about ${domain}`;
    return withFault(seen, 'invalid', false, { field: 'managerdomain_scope', message });
  }
  return { ...seen, outcome: file.valid ? 'valid' : 'invalid', transient: false };
}

function withFile(seen: AdagentsDiscovery, file: JudgedAdagents, answer: FetchedAnswer): AdagentsDiscovery {
  return {
    ...seen,
    resolvedUrl: answer.url,
    responseBytes: answer.body.byteLength,
    file,
    findings: mergeFindings(seen.findings, file.findings),
  };
}

function unchanged(seen: AdagentsDiscovery, answer: FileAnswer): AdagentsDiscovery {
  const resolvedUrl = answer.kind === 'fetched' ? answer.url : null;
  return { ...seen, outcome: 'unchanged', transient: false, resolvedUrl, file: null };
}

function withFault(
  seen: AdagentsDiscovery,
  outcome: AdagentsDiscovery['outcome'],
  transient: boolean,
  { field, message }: { field: string; message: string },
): AdagentsDiscovery {
  const findings = mergeFindings(seen.findings, { errors: [errorFinding(field, message)], warnings: [] });
  return { ...seen, outcome, transient, findings };
}

function withWarnings(seen: AdagentsDiscovery, warnings: Warning[]): AdagentsDiscovery {
  return { ...seen, findings: mergeFindings(seen.findings, { errors: [], warnings }) };
}

function hostOf(url: string): string | null {
  const verdict = canonicalDomain(url);
  return verdict.ok ? verdict.domain : null;
}

/** Why a publisher's file is not used: the field and one sentence. */
export type FileFault = { code: string; message: string };

const LONGEST_MESSAGE = 500;
const OLDER = {
  code: 'last_updated',
  message: 'the file is older than the copy that was validated before; last_updated goes back',
};

/** The fault of a crawl with this outcome, null when the crawl succeeded. The code is the field of the first error. */
export function faultOf(outcome: CrawlOutcome, discovery: AdagentsDiscovery): FileFault | null {
  if (outcome === 'changed' || outcome === 'unchanged') return null;
  const [first] = discovery.findings.errors;
  // A valid file that was not accepted is older than the stored copy.
  if (first === undefined) return discovery.outcome === 'valid' ? OLDER : { code: outcome, message: outcome };
  return { code: first.field, message: clip(first.message, LONGEST_MESSAGE) };
}
