import type { AgentDeclaration } from './agent-profile.ts';
import { unhonoured } from './honoured.ts';
import { unmetObligations } from './obligations.ts';
import { accountProblems } from './rules/account.ts';
import { areaProblems } from './rules/areas.ts';
import { catalogBlockProblems } from './rules/catalog-blocks.ts';
import { experimentalProblems } from './rules/experimental.ts';
import { mediaBuyProblems } from './rules/media-buy.ts';
import { signingProblems } from './rules/signing.ts';
import { wholesaleProblems } from './rules/wholesale.ts';
import type { Wiring } from './wiring.ts';

/**
 * What keeps a profile from being served, one line each that begins with the place: first where it contradicts
 * itself, then what it declares and nothing here honours. Empty for a profile that may be served.
 */
export function checkProfile(profile: AgentDeclaration, wired: Wiring): string[] {
  return [
    ...areaProblems(profile),
    ...accountProblems(profile),
    ...mediaBuyProblems(profile),
    ...catalogBlockProblems(profile),
    ...signingProblems(profile),
    ...wholesaleProblems(profile),
    ...experimentalProblems(profile),
    ...unmetObligations(profile, wired.tasks),
    ...unhonoured(profile, wired),
    ...unknownSignedTasks(profile, wired.tasks),
  ];
}

/** Signatures are promised for tasks that there are. */
function unknownSignedTasks(
  { request_signing: signing }: AgentDeclaration,
  wired: ReadonlySet<string>,
): string[] {
  return (signing?.supported_for ?? [])
    .filter((task) => !wired.has(task))
    .map((task) => `request_signing.supported_for: ${task} is not a task of this service`);
}
