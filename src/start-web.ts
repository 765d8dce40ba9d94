import type { RequestListener } from 'node:http';
import type { AgentPart } from './agent-part.ts';
import type { WayOut } from './app.ts';
import type { Config } from './config.ts';
import type { Demand } from './desk/call.ts';
import { createDesk, type Desk } from './desk/run.ts';
import type { SentCheck } from './domain/contract/sent-check.ts';
import { handlers } from './handlers/operations.ts';
import { createHttpApp } from './http/app.ts';
import { type Authenticate, createAuthenticate } from './http/authenticate.ts';
import { createCountLimits } from './http/bind.ts';
import { createBodyRoom } from './http/body-room.ts';
import { callbackOf } from './http/callback.ts';
import { createFeedStreams, type FeedStreams, type StreamLimits } from './http/feed/streams.ts';
import { createKeyUse } from './http/key-use.ts';
import type { OAuth } from './http/oauth/oauth.ts';
import type { VerifyToken } from './http/oauth/tokens.ts';
import { createRefusedCalls } from './http/refused-calls.ts';
import { createSignatureLimits } from './http/signed-requests.ts';
import { describeSite, schemaPages } from './http/site-pages.ts';
import type { UnreadAnswers } from './http/unread-answers.ts';
import { openContractLibrary } from './infra/contract-library.ts';
import { dumpFolder } from './infra/dump-folder.ts';
import type { Log } from './infra/log.ts';
import { createRevocationList } from './infra/message-keys.ts';
import type { Metrics } from './infra/metrics.ts';
import { createPasswords, type Passwords } from './infra/passwords.ts';
import { version } from './infra/project.ts';
import { createSampler, newId, newSecret } from './infra/random.ts';
import { createRequestNotes } from './infra/request-notes.ts';
import { createDemand } from './live/demand.ts';
import { createLive } from './live/live.ts';
import { createRequestVerifier } from './live/signers/request-verifier.ts';
import type { MirrorPart } from './mirror-part.ts';
import { openProvider } from './outside/brands/enrich.ts';
import { createFile } from './outside/publishers/create-file.ts';
import { lookAtDraft } from './outside/publishers/draft-look.ts';
import { createEndpointProof } from './outside/webhooks/webhook-sender.ts';
import type { Store } from './store/open.ts';

type Tools = WayOut & {
  config: Config;
  store: Store;
  agent: AgentPart;
  sent: SentCheck;
  baseUrl: string;
  log: Log;
  metrics: Metrics;
  now: () => Date;
  /** The host's own time, with which messages and tokens are signed. */
  hostNow: () => Date;
  unread: UnreadAnswers;
  hasOperationsServer: boolean;
  ready: () => Promise<boolean>;
  mirror: MirrorPart | null;
};

export type Web = {
  /** Serves a request. */
  readonly callback: RequestListener;
  readonly streams: FeedStreams;
  /** Ends streams, and the tasks of the agents. */
  drain(): Promise<unknown>;
};

type Replaced = { passwords?: Passwords; streams?: Partial<StreamLimits> };

/** Builds the parts that answer requests: the registry's operations, the doors of the agent, and the pages. */
export async function startWeb(tools: Tools, overrides: Replaced): Promise<Web> {
  const { config, store, log, metrics, now, mirror } = tools;
  const isMirror = mirror !== null;
  // What a mirror serves leads to its registry.
  const baseUrl = mirror?.registry ?? tools.baseUrl;
  const streams = createFeedStreams({
    store,
    now,
    log,
    metrics,
    limits: { maxStreams: config.feedStreams, ...overrides.streams },
  });
  const site = describeSite(baseUrl, version, config);
  const oauth = isMirror ? null : await openOAuth({ ...tools, site }, overrides.passwords);
  const authenticate = authenticateBy(tools, oauth);
  const contract = openContractLibrary(baseUrl);
  const noteRefused = createRefusedCalls({ store, newId });
  const notes = createRequestNotes({ log, metrics, refused: noteRefused, now });
  const doors = await tools.agent.openDoors({ authenticate, contract, notes });
  const http = createHttpApp({
    desk: deskOf(tools),
    authenticate,
    ...doors,
    oauth,
    verifyRequest: createRequestVerifier({ store, fetcher: tools.fetcher, now }),
    countLimits: createCountLimits(store, now),
    now,
    log,
    metrics,
    notes,
    noteRefused,
    baseUrl,
    previewBaseUrl: config.previewBaseUrl ?? baseUrl,
    logo: config.registryLogo,
    securityContact: config.securityContact,
    publishedKeys: () => tools.messageKeys.published(),
    revocationList: createRevocationList(store, tools.messageKeys, baseUrl, now),
    signatureLimits: createSignatureLimits(store, now),
    contract,
    sendSchemaPage: isMirror ? noPages : schemaPages(site),
    site,
    streams,
    store,
    dumps: config.dumpDir === null ? null : dumpFolder(config.dumpDir),
    trustedProxies: config.trustedProxies,
    unread: tools.unread,
    bodyRoom: createBodyRoom(),
    ready: tools.ready,
    hasOperationsServer: tools.hasOperationsServer,
    mirror: mirror?.door ?? null,
  });
  return {
    callback: callbackOf(http),
    streams,
    drain: () => Promise.all([streams.drain(), doors.drain()]),
  };
}

/** The desk; that of a mirror looks at no other host, and its answers name the registry. */
function deskOf(tools: Tools): Desk {
  const { config, store, log, now, mirror } = tools;
  const desk = (baseUrl: string): Desk =>
    createDesk(handlers, {
      store,
      liveFor: mirror === null ? live : (asker) => live({ ...asker, mayLook: false }),
      demand: mirror === null ? createDemand({ store, log, now }) : NO_DEMAND,
      createFile,
      lookAtDraft,
      baseUrl,
      version,
      siteName: config.registryName,
      pastDays: config.pastDays,
      now,
      newId,
      newSecret,
      shouldCheck: createSampler(config.checkAnswers),
    });
  const live = liveOf(tools);
  return mirror === null ? desk(tools.baseUrl) : mirror.deskOf(desk);
}

const NO_DEMAND: Demand = { noteBrandMiss() {}, notePublisherMiss() {} };

/** Requests to other hosts while a caller waits. */
function liveOf(tools: Tools) {
  const { config, store, fetcher, resolver, outbound, signWebhook, sent, log, now } = tools;
  return createLive({
    store,
    fetcher,
    resolver,
    provider: openProvider(config.enrichment, fetcher),
    log,
    now,
    newId,
    challengeEndpoint: createEndpointProof({ ...outbound, signWebhook, sent }),
    judgeUrl: tools.judgeUrl,
    judgeAgentUrl: tools.judgeAgentUrl,
  });
}

/** A mirror has files for programs only. */
const noPages = async () => false;

/** The authorization server. */
async function openOAuth(
  tools: Tools & { site: ReturnType<typeof describeSite> },
  given: Passwords | undefined,
): Promise<OAuth> {
  const { config, site, store, fetcher, baseUrl, log, now } = tools;
  const { createOAuth } = await import('./http/oauth/oauth.ts');
  return createOAuth({
    baseUrl,
    site,
    store,
    fetcher,
    log,
    passwords: given ?? createPasswords(),
    now,
    newId,
    givenKeys: config.oauthKeys,
    company: config.companySignIn,
  });
}

/** The check of every credential. A mirror issues none, so it knows none. */
function authenticateBy({ store, hostNow }: Tools, oauth: OAuth | null): Authenticate {
  const verify: VerifyToken =
    oauth === null
      ? async () => ({ fault: 'not_issued_here', claims: null })
      : (token, audience) => oauth.verifyToken(token, audience, hostNow());
  return createAuthenticate(store, verify, createKeyUse(store));
}
