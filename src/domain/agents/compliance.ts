import type { EnumsBadgeRole } from '../../../generated/types/enums.ts';
import { type Area, isArea, missingTasks, specialisms } from '../contract/agent-kinds.ts';
import { objectOf } from '../json/values.ts';
import { type ForeignJson, foreignList, shortTexts } from '../net/foreign-answer.ts';
import { takeMeasurement } from './measurement.ts';

export type TrackStatus = 'pass' | 'fail' | 'partial' | 'skipped';
type ComplianceStep = { id: string; ok: boolean; detail: string };
export type Track = { track: string; status: TrackStatus; steps: ComplianceStep[]; durationMs: number };
export type ComplianceStatus = 'passing' | 'degraded' | 'failing' | 'unknown';
export type Badge = { role: EnumsBadgeRole; specialisms: string[]; version: string };

/** What a check observed of an agent that responded at all. */
export type AgentObservation = {
  tools: readonly string[];
  capabilities: {
    /** The response, null when the agent refused the request or returned nothing usable. */
    answer: ForeignJson | null;
    /** What is wrong with the response: the refusal, or the places that violate the schema. */
    problems: readonly string[];
    durationMs: number;
  };
  /**
   * Protected tasks that were called without a credential. Empty when the agent lists no task that is safe to call.
   */
  unauthenticated: readonly UnauthenticatedCall[];
};

export type UnauthenticatedCall = {
  task: string;
  outcome: 'refused' | 'answered' | 'other_error';
  detail: string;
  durationMs: number;
};

export type Run = {
  status: Exclude<ComplianceStatus, 'unknown'>;
  headline: string;
  tracks: Track[];
  badges: Badge[];
};

/** `protocolName` is the key of the version block, `capabilitiesTask` the name of the task. */
export type Names = { protocolName: string; capabilitiesTask: string };

/**
 * Judges one run. The status is passing when no step failed. It is failing when the capabilities cannot be relied
 * on, or when more than half of the steps failed. Otherwise it is degraded. A badge requires the tasks and
 * specialisms of its area, and no fault in capabilities, consistency or security.
 */
export function judgeCompliance(seen: AgentObservation, names: Names): Run {
  const answer = objectOf(seen.capabilities.answer);
  const listed = new Set(seen.tools);
  const declared = shortTexts(answer.supported_protocols, 16, 64).filter(isArea);
  const claimed = shortTexts(answer.specialisms, 64, 64);
  const discovery = track('capability_discovery', discoverySteps(seen, names), seen.capabilities.durationMs);
  const coverage = track(
    'task_coverage',
    declared.map((area) => coverageStep(area, listed)),
  );
  const claims = track(
    'specialisms',
    claimed.map((claim) => specialismStep(claim, declared, listed)),
  );
  const consistency = track('consistency', seen.capabilities.answer === null ? [] : consistencySteps(answer));
  const security = securityTrack(seen.unauthenticated);
  const tracks = [discovery, coverage, claims, consistency, security];
  const isSound =
    [discovery, consistency, security].every(({ status }) => status === 'pass' || status === 'skipped') &&
    !claimed.some((claim) => isMisplaced(claim, declared));
  const badges = isSound
    ? declared.flatMap((area) => badgeOf(area, { coverage, claims, claimed, answer, names }))
    : [];
  return { status: overall(discovery, tracks), headline: headlineOf(tracks), tracks, badges };
}

function discoverySteps(
  { tools, capabilities }: AgentObservation,
  { capabilitiesTask }: Names,
): ComplianceStep[] {
  const { answer, problems } = capabilities;
  return [
    step('task_listed', tools.includes(capabilitiesTask), `${capabilitiesTask} is among the tasks`),
    step(
      'answered',
      answer !== null,
      answer === null ? (problems[0] ?? 'no answer') : 'answered without a credential',
    ),
    ...(answer === null
      ? []
      : [
          step(
            'schema',
            problems.length === 0,
            problems.slice(0, 3).join('; ') || 'the answer fits its schema',
          ),
        ]),
  ];
}

function coverageStep(area: Area, listed: ReadonlySet<string>): ComplianceStep {
  const missing = missingTasks(area, listed);
  return step(
    area,
    missing.length === 0,
    missing.length === 0 ? 'all tasks are listed' : `not listed: ${missing.join(', ')}`,
  );
}

function specialismStep(
  claim: string,
  declared: readonly Area[],
  listed: ReadonlySet<string>,
): ComplianceStep {
  const known = knownSpecialism(claim);
  if (known === undefined) return step(claim, false, 'there is no such specialism');
  if (isMisplaced(claim, declared)) {
    return step(claim, false, `needs ${known.parent} among the supported protocols`);
  }
  const missing = known.tasks.filter((task) => !listed.has(task));
  return step(
    claim,
    missing.length === 0,
    missing.length === 0 ? 'its tasks are listed' : `not listed: ${missing.join(', ')}`,
  );
}

const knownSpecialism = (claim: string) =>
  Object.hasOwn(specialisms, claim) ? specialisms[claim] : undefined;

/** Whether no agent with these protocols can make the claim. The declaration as a whole is then wrong. */
function isMisplaced(claim: string, declared: readonly Area[]): boolean {
  const known = knownSpecialism(claim);
  return known === undefined || (known.parent !== null && !declared.includes(known.parent));
}

/** Checks declarations that require each other. */
function consistencySteps(answer: ForeignJson): ComplianceStep[] {
  const protocols = foreignList(answer.supported_protocols);
  const steps: ComplianceStep[] = [];
  if (protocols.includes('measurement') || answer.measurement !== undefined) {
    const intake = takeMeasurement(answer.measurement);
    const isListed = foreignList(answer.experimental_features).includes('measurement.core');
    steps.push(
      step('measurement.core', isListed, 'measurement needs measurement.core among experimental_features'),
      step(
        'measurement.metrics',
        intake.ok && intake.issues.length === 0,
        intake.ok ? (intake.issues[0] ?? 'every metric can be used') : intake.reason,
      ),
    );
  }
  const sendsWebhooks =
    foreignList(objectOf(answer.media_buy).reporting_delivery_methods).includes('webhook') ||
    objectOf(objectOf(answer.media_buy).content_standards).supports_webhook_delivery === true ||
    objectOf(answer.wholesale_feed_webhooks).supported === true;
  if (sendsWebhooks) {
    steps.push(
      step(
        'webhook_signing',
        objectOf(answer.webhook_signing).supported === true,
        'webhooks need webhook_signing.supported',
      ),
    );
  }
  return steps;
}

function securityTrack(calls: AgentObservation['unauthenticated']): Track {
  const steps = calls.map(({ task, outcome, detail }) =>
    step(task, outcome === 'refused', `without a credential: ${detail}`),
  );
  const durationMs = calls.reduce((sum, call) => sum + call.durationMs, 0);
  return track('security_baseline', steps, durationMs);
}

const step = (id: string, ok: boolean, detail: string): ComplianceStep => ({ id, ok, detail });

function track(name: string, steps: ComplianceStep[], durationMs = 0): Track {
  const passed = steps.filter(({ ok }) => ok).length;
  const status =
    steps.length === 0 ? 'skipped' : passed === steps.length ? 'pass' : passed === 0 ? 'fail' : 'partial';
  return { track: name, status, steps, durationMs };
}

function overall(discovery: Track, tracks: readonly Track[]): Run['status'] {
  const steps = tracks.flatMap((item) => item.steps);
  const failed = steps.filter(({ ok }) => !ok).length;
  if (failed === 0) return 'passing';
  return discovery.status !== 'pass' || failed * 2 > steps.length ? 'failing' : 'degraded';
}

function headlineOf(tracks: readonly Track[]): string {
  const steps = tracks.flatMap((item) => item.steps.map((one) => ({ ...one, track: item.track })));
  const failed = steps.filter(({ ok }) => !ok);
  const [first] = failed;
  if (first === undefined) return `All ${steps.length} checks passed.`;
  return `${failed.length} of ${steps.length} checks failed, first ${first.track}: ${first.id}.`;
}

type BadgeContext = {
  coverage: Track;
  claims: Track;
  claimed: readonly string[];
  answer: ForeignJson;
  names: Names;
};

/** The badge for an area, when its tasks are listed and every specialism claimed under it passed. */
function badgeOf(area: Area, { coverage, claims, claimed, answer, names }: BadgeContext): Badge[] {
  if (coverage.steps.some(({ id, ok }) => id === area && !ok)) return [];
  const own = claimed.filter((claim) => specialisms[claim]?.parent === area);
  if (claims.steps.some(({ id, ok }) => own.includes(id) && !ok)) return [];
  return [
    {
      role: roleOf(area),
      // When the agent claims no specialism in the area, only the baseline of the area was tested.
      specialisms: own.length > 0 ? [...own].sort() : ['baseline'],
      version: newestVersion(objectOf(answer[names.protocolName])),
    },
  ];
}

const roleOf = (area: Area): EnumsBadgeRole =>
  area === 'media_buy' || area === 'sponsored_intelligence' ? ROLES[area] : area;

const ROLES = { media_buy: 'media-buy', sponsored_intelligence: 'sponsored-intelligence' } as const;

/** The newest release that the agent declares, as `3.1`. */
function newestVersion(block: ForeignJson): string {
  const releases = shortTexts(block.supported_versions, 16, 32).filter((release) =>
    /^\d+\.\d+$/.test(release),
  );
  const majors = foreignList(block.major_versions).filter((major) => Number.isInteger(major));
  const all = [...releases, ...(releases.length === 0 ? majors.map((major) => `${major}.0`) : [])];
  const order = (release: string) => release.split('.').map(Number);
  return (
    all.sort((a, b) => {
      const [majorA = 0, minorA = 0] = order(a);
      const [majorB = 0, minorB = 0] = order(b);
      return majorB - majorA || minorB - minorA;
    })[0] ?? '3.0'
  );
}
