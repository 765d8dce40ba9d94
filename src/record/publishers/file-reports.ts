import { fromJsonText } from '../../domain/json/values.ts';
import {
  type FileReport,
  LARGEST_REPORTED,
  NO_REPORT,
  reportOf,
} from '../../domain/publishers/file-report.ts';
import type { Tables } from '../../store/index.ts';
import type { DocumentHead } from '../../store/publishers/documents.ts';

/** Members of an answer as JSON text: what a copy says about agents, and what else it lists. */
export type ReportText = { readonly agents: string; readonly lists: string };

/** How many reports are kept, and of how many characters: hosts may have any number of files. */
const MOST_KEPT = 400;
const LONGEST_KEPT = 16 * 1024;

const kept = new Map<string, ReportText>();

/**
 * The report about a copy. It follows from the text and the findings alone, so it is made once for each version of them, and
 * the text is not read again.
 */
export async function fileReport(
  { documents }: Pick<Tables, 'documents'>,
  domain: string,
  copy: DocumentHead | undefined,
): Promise<ReportText> {
  if (copy === undefined || copy.bytes > LARGEST_REPORTED) return NOTHING;
  const version = `${copy.sha256} ${copy.findings}`;
  const known = kept.get(version);
  if (known !== undefined) return known;
  const text = await documents.findBody(domain, 'adagents');
  if (text === undefined) return NOTHING;
  const report = textOf(reportOf(text, fromJsonText(copy.findings)));
  if (version.length + report.agents.length + report.lists.length > LONGEST_KEPT) return report;
  // A crawl may have stored another text between the two reads.
  if ((await documents.findHead(domain, 'adagents'))?.sha256 !== copy.sha256) return report;
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(version, report);
  return report;
}

function textOf({ findings, entries, total, placements, signals }: FileReport): ReportText {
  const agents = { findings, authorized_agents: entries, authorized_agents_total: total };
  const lists = {
    placements: placements.items,
    placements_total: placements.total,
    signals: signals.items,
    signals_total: signals.total,
  };
  return { agents: JSON.stringify(agents).slice(1, -1), lists: JSON.stringify(lists).slice(1, -1) };
}

const NOTHING = textOf(NO_REPORT);
