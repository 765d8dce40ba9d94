import type { Next } from './mutex.ts';
import type { SqliteConnection } from './sqlite.ts';

/** Members of a group: each of them waits until the last one has done its work. */
const MOST_MEMBERS = 32;
/** A group that has been open for this long accepts no further member. */
const OPEN_MS = 40;
/**
 * How long a group waits for another member while several callers write: one that has just got its response needs a part
 * of that to send its next request. A caller that writes alone never waits.
 */
const WAIT_MS = 1;

/** Transactions that commit together. */
type Group = {
  readonly committed: Promise<void>;
  readonly settle: (failure: { readonly cause: unknown } | null) => void;
  readonly isLosable: boolean;
  readonly openedAt: number;
  members: number;
  /** Those of them that may not be lost. */
  lasting: number;
  /** Whether one of its members does its work. */
  isBusy: boolean;
};

/** A transaction while its work runs. Exactly one of the two must be called. */
type Joined = {
  /** Resolves when the changes are committed; rejects when the group could not be committed. */
  keep(): Promise<void>;
  /**
   * Takes the changes of this transaction back. Those of others in the group stay: the transaction may have failed for what it
   * read of them, so its caller must learn of that only when the promise resolves, as they are committed or lost. Before,
   * another attempt would read the state without them, and fail again.
   */
  undo(cause: unknown): Promise<void>;
};

type Opening = {
  readonly isLosable: boolean;
  /** Opens a transaction of the database. */
  readonly begin: () => void | Promise<void>;
};

export type CommitGroups = {
  /** Begins a transaction, in the open group if there is one that it may join. */
  open(opening: Opening): Promise<Joined>;
  /**
   * Commits the open group, if there is one, before other work gets the connection. When nobody waits, the group stays
   * open for the rest of the turn of the event loop: requests that have arrived in it may write too. While several
   * callers write it waits for the next of them, for a moment.
   */
  between(next: Next): void;
};

/**
 * Lets transactions that wait for SQLite's only writer share one commit, and with it one wait for the disk: each one
 * after the first is a savepoint. Their callers learn of the commit only when it has reached the disk.
 *
 * A transaction that may be lost in a power cut joins any group. One that may not be lost joins only those that may not.
 */
export function createCommitGroups(connection: SqliteConnection): CommitGroups {
  const { savepoint, release, rollbackMember, rollback } = statementsOn(connection);
  const open = openGroup(connection);

  function first(opened: Group): Joined {
    return {
      keep() {
        open.group = opened;
        open.endIfFull(opened);
        return opened.committed;
      },
      // The transaction is still open unless SQLite rolled it back itself after a disk error.
      async undo() {
        if (connection.inTransaction) rollback.run();
      },
    };
  }

  function later(joined: Group, isLosable: boolean): Joined {
    savepoint.run();
    joined.isBusy = true;
    return {
      keep() {
        release.run();
        joined.members += 1;
        if (!isLosable) joined.lasting += 1;
        open.endIfFull(joined);
        return joined.committed;
      },
      undo(cause) {
        if (connection.inTransaction) {
          rollbackMember.run();
          release.run();
          open.endIfFull(joined);
        } else {
          // After a disk error SQLite rolled back the changes of all members.
          open.group = undefined;
          joined.settle({ cause });
        }
        return joined.committed.catch(() => {});
      },
    };
  }

  return {
    between(next) {
      if (next === 'run') open.end();
      else if (open.group !== undefined) open.endAfterTurn(open.group);
    },

    async open({ isLosable, begin }: Opening): Promise<Joined> {
      if (open.group?.isLosable === true && !isLosable) open.end();
      if (open.group !== undefined) return later(open.group, isLosable);
      await begin();
      return first(newGroup(isLosable));
    },
  };
}

/** The group that accepts members, and when it ends. */
function openGroup(connection: SqliteConnection) {
  const { commit, rollback } = statementsOn(connection);
  /** Lasting members of the last group that waited for the disk. */
  let usual = 1;

  return {
    group: undefined as Group | undefined,

    endAfterTurn(waiting: Group): void {
      setImmediate(() => {
        // A member that works now is followed by another call.
        if (this.group !== waiting || waiting.isBusy) return;
        if (waiting.isLosable || usual === 1 || waiting.lasting > usual) this.end();
        else this.endUnlessJoined(waiting, waiting.members);
      });
    },

    endUnlessJoined(waiting: Group, members: number): void {
      setTimeout(() => {
        if (this.group === waiting && !waiting.isBusy && waiting.members === members) this.end();
      }, WAIT_MS);
    },

    endIfFull(worked: Group): void {
      const { members, openedAt } = worked;
      worked.isBusy = false;
      if (members >= MOST_MEMBERS || performance.now() - openedAt >= OPEN_MS) this.end();
    },

    end(): void {
      const ended = this.group;
      this.group = undefined;
      if (ended === undefined) return;
      if (!ended.isLosable) usual = ended.lasting;
      try {
        commit.run();
        ended.settle(null);
      } catch (cause) {
        if (connection.inTransaction) rollback.run();
        ended.settle({ cause });
      }
    },
  };
}

const statementsOn = (connection: SqliteConnection) => ({
  commit: connection.prepare('commit'),
  rollback: connection.prepare('rollback'),
  savepoint: connection.prepare('savepoint member'),
  release: connection.prepare('release member'),
  rollbackMember: connection.prepare('rollback to member'),
});

function newGroup(isLosable: boolean): Group {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // A commit may fail before its members wait for it.
  promise.catch(() => {});
  return {
    committed: promise,
    settle: (failure) => (failure === null ? resolve() : reject(failure.cause)),
    isLosable,
    openedAt: performance.now(),
    members: 1,
    lasting: isLosable ? 0 : 1,
    isBusy: true,
  };
}
