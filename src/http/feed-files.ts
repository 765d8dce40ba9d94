import { type DumpFileTools, dumpFiles } from './dump-files.ts';
import { feedLogFiles } from './feed-log-files.ts';

export type FeedFileTools = DumpFileTools & Parameters<typeof feedLogFiles>[0];

/** Everything that mirrors load as files: the log of the feed, and dumps. */
export const feedFiles = (tools: FeedFileTools) => ({ ...feedLogFiles(tools), ...dumpFiles(tools) });
