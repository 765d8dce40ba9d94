import { ContractError } from '../contract-error.ts';
import { compareContracts } from './compare.ts';
import { readContract } from './read.ts';
import { releaseFault } from './release.ts';
import { changesSummary, changesText } from './text.ts';

/**
 * The changes since another contract as Markdown.
 *
 * @throws {ContractError} when the changes break callers and the release has no new number
 */
export async function reportChanges(folder: string, from: string): Promise<string> {
  const before = await readContract(folder, from);
  const after = await readContract(folder, '.');
  const changes = compareContracts(before, after);
  const fault = releaseFault(changes, before.release, after.release);
  const report = `${changesText(changes)}\n${changesSummary(changes)}\n`;
  if (fault !== null) throw new ContractError(`${fault}\n\n${report}`);
  return `## ${after.release} (since ${before.release})\n\n${report}`;
}
