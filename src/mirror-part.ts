import type { AgentDoors, AgentPart } from './agent-part.ts';
import type { Desk } from './desk/run.ts';
import { CutScope } from './domain/authorization/cut-scope.ts';
import type { AgentDeclaration } from './domain/declaration/agent-profile.ts';
import { type CutProperties, dependsOnCut } from './domain/dump/cut-properties.ts';
import type { FilledPlace } from './domain/dump/mirror-place.ts';
import { incomplete, isMirrored, needsCopy, notMirrored, refusePast } from './domain/dump/mirrored.ts';
import { loadRecordCheck, type RecordCheck } from './domain/dump/record-check.ts';
import { ApiError, RETRY_AFTER_SECONDS } from './domain/errors.ts';
import type { MirrorDoor } from './http/operation-routes.ts';
import type { Log } from './infra/log.ts';
import { type FillTools, fillTables } from './record/dump/fill-tables.ts';
import type { Store } from './store/open.ts';

/** Place in the feed from which a reader goes on: a mirror has no events, but the place of its copy. */
const POSITION = 'X-Sync-Cursor';

/** What makes the service a mirror. */
export type MirrorPart = {
  /** Address of the registry, for what is served without the copy. */
  readonly registry: string;
  readonly door: MirrorDoor;
  /** The desk whose answers name the registry. */
  deskOf(desk: (baseUrl: string) => Desk): Desk;
  /** Whether the copy is whole, and not too old. */
  isReady(): boolean;
  stop(): Promise<void>;
};

export type MirrorSettings = {
  /** Address of the registry that is copied. */
  readonly registry: string;
  /** Milliseconds between two looks at the copy. */
  readonly everyMs: number;
  /** Age of the copy from which on the service is not ready. */
  readonly oldestMs: number;
};

/**
 * Brings the tables of the registry up to the copy, again and again, and lets the public reads be answered from them. A copy
 * that is being loaded shows as a whole or not at all.
 */
export function createMirrorPart(
  { registry, everyMs, oldestMs }: MirrorSettings,
  store: Store,
  { log, now }: { log: Log; now: () => Date },
): MirrorPart {
  let place: FilledPlace | null = null;
  /** What the tables lack as soon as a transaction is committed that fills them. */
  let filling: FilledPlace | null = null;
  const bringUp = createBringUp(store, log, (filled) => {
    filling = filled;
  });
  const stopping = new AbortController();

  async function fill(): Promise<void> {
    try {
      if (await isBehind()) place = await bringUp();
      filling = null;
    } catch (cause) {
      log.error({ err: cause }, 'the tables could not be brought up to the copy');
    }
  }

  /** Looked at outside of a transaction: mostly there is nothing to fill. */
  async function isBehind(): Promise<boolean> {
    const { copiedRecords } = store.primary;
    const [state, served] = await Promise.all([copiedRecords.state(), copiedRecords.served()]);
    if (state === undefined) return false;
    return place === null || served?.revision !== state.revision;
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await fill();
      await pause(everyMs, stopping.signal);
    }
  }
  const running = run();
  const ageMs = () => (place === null ? null : Math.max(0, now().getTime() - place.asOf.getTime()));
  const cutNow = () => [place, filling].flatMap((one) => one?.cut ?? []);
  const registryUrl = () => place?.registry ?? registry;

  return {
    registry,
    door: {
      tell(ctx) {
        ctx.set('Mirror-Of', registryUrl());
        if (place === null) return;
        ctx.set('Mirror-Cursor', place.cursor);
        ctx.set('Mirror-Log', `${place.logOrigin} ${place.logEntries}`);
        const age = ageMs();
        if (age !== null) ctx.set('Mirror-Age', String(Math.floor(age / 1_000)));
      },
      admit(operation) {
        if (!isMirrored(operation)) throw notMirrored(operation, registryUrl());
        if (place === null && needsCopy(operation))
          throw new ApiError(
            'unavailable',
            `The copy of ${registry} is not whole yet: try again in ${RETRY_AFTER_SECONDS} seconds.`,
            { retry_after: RETRY_AFTER_SECONDS },
          );
      },
    },
    deskOf: (desk) => mirrorDesk(desk, { registryUrl, cursor: () => place?.cursor, cut: cutNow }),
    isReady() {
      const age = ageMs();
      return age !== null && age <= oldestMs;
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/** What the answers of a mirror depend on; each may change at any moment. */
type MirrorNow = {
  registryUrl(): string;
  cursor(): string | undefined;
  cut(): readonly CutProperties[];
};

/** A desk that refuses what the copy cannot answer as its registry does. */
function mirrorDesk(desk: (baseUrl: string) => Desk, { registryUrl, cursor, cut }: MirrorNow): Desk {
  let made = { url: registryUrl(), desk: desk(registryUrl()) };
  return async (operation, input, ...rest) => {
    refusePast(operation, input, registryUrl());
    if (made.url !== registryUrl()) made = { url: registryUrl(), desk: desk(registryUrl()) };
    // The place before the read: an event that both the rows and the feed have does no harm.
    const position = cursor();
    const before = cut();
    const written = await made.desk(operation, input, ...rest).catch((cause: unknown) => {
      throw cause instanceof CutScope ? incomplete(operation, registryUrl()) : cause;
    });
    // The tables may have been filled meanwhile.
    if ([...before, ...cut()].some((one) => dependsOnCut(operation, input, one)))
      throw incomplete(operation, registryUrl());
    if (position === undefined || written.headers[POSITION] === undefined) return written;
    return { ...written, headers: { ...written.headers, [POSITION]: position } };
  };
}

/** Fills the tables from the copy, and reports what is not served of it. `tell` gets the place before it is committed. */
function createBringUp(
  store: Store,
  log: Log,
  tell: (filled: FilledPlace | null) => void,
): () => Promise<FilledPlace | null> {
  let loaded: RecordCheck | undefined;
  return async () => {
    loaded ??= await loadRecordCheck();
    const check = loaded;
    let leftOut = new LeftOut();
    const place = await store.transaction(async (tx) => {
      // Anew each time that the transaction is tried.
      leftOut = new LeftOut();
      const filled = await fillTables(tx, { check, leaveOut: leftOut.add });
      tell(filled);
      return filled;
    });
    leftOut.report(log);
    return place;
  };
}

const MOST_NAMED = 20;

/** Records of the copy that have not the form of the contract, and so are not served. */
class LeftOut {
  #count = 0;
  readonly #named: { kind: string; key: string; why: string }[] = [];

  readonly add: FillTools['leaveOut'] = ({ kind, key }, why) => {
    this.#count += 1;
    if (this.#named.length < MOST_NAMED) this.#named.push({ kind, key: key.slice(0, 200), why });
  };

  report(log: Log): void {
    if (this.#count > 0)
      log.warn(
        { records: this.#count, first: this.#named },
        'records of the copy have not the form of the contract, and are not served',
      );
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ended = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', ended);
      resolve();
    };
    const timer = setTimeout(ended, ms);
    signal.addEventListener('abort', ended);
  });
}

/** A mirror declares nothing, so that it needs none of the files of an agent. */
export const declarationOfMirror: AgentDeclaration = {
  idempotency: { supported: false },
  supported_protocols: [],
  specialisms: [],
  account: {
    supported_billing: [],
    require_operator_auth: false,
    required_for_products: false,
    account_financials: false,
    sandbox: false,
  },
  holds: { days_without_creatives: 0 },
  experimental_features: [],
  extensions_supported: [],
  catalogs: { brands: null, products: null, signals: null },
};

/** A mirror sells nothing. */
export const noAgentPart: AgentPart = {
  openDoors: async (): Promise<AgentDoors> => ({
    agentDoors: new Map(),
    signaturePolicies: new Map(),
    previews: (_, next) => next(),
    agentPages: [],
    brandJson: '{}',
    taskDesk: async () => {
      throw new Error('a mirror has no tasks');
    },
    drain: async () => {},
  }),
  jobs: () => {
    throw new Error('a mirror runs no jobs');
  },
  close: async () => {},
};
