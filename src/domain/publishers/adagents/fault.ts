import { clip } from '../../findings.ts';
import type { CrawlOutcome } from '../crawl.ts';
import type { AdagentsDiscovery } from './discovery.ts';

/** Why a publisher's file does not count, in one place and one sentence. */
export type FileFault = { code: string; message: string };

const LONGEST_MESSAGE = 500;
const OLDER = {
  code: 'last_updated',
  message: 'the file is older than the copy that was validated before; last_updated goes back',
};

/** What is wrong with a look that ended so; null when nothing is. The code is the field of the first finding. */
export function faultOf(outcome: CrawlOutcome, discovery: AdagentsDiscovery): FileFault | null {
  if (outcome === 'changed' || outcome === 'unchanged') return null;
  const [first] = discovery.findings.errors;
  // A valid file that was not taken is older than the copy we have.
  if (first === undefined) return discovery.outcome === 'valid' ? OLDER : { code: outcome, message: outcome };
  return { code: first.field, message: clip(first.message, LONGEST_MESSAGE) };
}
