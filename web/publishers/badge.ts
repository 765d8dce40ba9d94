import { type BadgeState, badgePicture } from '../components/badge.ts';
import type { ExplorerPage, Look } from '../explorer.ts';

const FILE_STATES: Readonly<Record<string, BadgeState>> = {
  valid: { word: 'valid', color: '#1e6b34', width: 42 },
  community: { word: 'hosted', color: '#2b4f9e', width: 52 },
  invalid: { word: 'invalid', color: '#a1261b', width: 52 },
  absent: { word: 'not found', color: '#556070', width: 66 },
};
const CHECK_STATES: Readonly<Record<string, BadgeState>> = {
  passing: { word: 'passing', color: '#1e6b34', width: 56 },
  degraded: { word: 'degraded', color: '#8a4b08', width: 64 },
  failing: { word: 'failing', color: '#a1261b', width: 50 },
};
const UNKNOWN: BadgeState = { word: 'unknown', color: '#556070', width: 62 };

/** A picture with the state of a publisher's file, or of the checks of an agent, for their own pages. */
export const entryBadge: ExplorerPage = {
  path: '/badges/{name*}.svg',
  takes: [],
  async load(look, { params }) {
    const name = params.name ?? '';
    const picture = /^https?:/i.test(name) ? await agentPicture(look, name) : await filePicture(look, name);
    // What is unknown has a badge too: a picture that is missing explains nothing.
    return { status: 200, type: 'image/svg+xml', cache: 'minutes', file: () => picture };
  },
};

async function filePicture(look: Look, domain: string): Promise<string> {
  const { data } = await look.GET('/api/registry/publisher', { params: { query: { domain } } });
  return badgePicture('adagents.json', 94, FILE_STATES[data?.files.adagents_json.status ?? ''] ?? UNKNOWN);
}

async function agentPicture(look: Look, url: string): Promise<string> {
  const { data } = await look.GET('/api/registry/agents', { params: { query: { url, compliance: true } } });
  return badgePicture('agent checks', 86, CHECK_STATES[data?.agents[0]?.compliance?.status ?? ''] ?? UNKNOWN);
}
