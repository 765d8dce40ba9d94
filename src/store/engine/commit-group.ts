import type { Next } from './mutex.ts';
import type { SqliteConnection } from './sqlite.ts';

/** Members of a group: each of them waits until the last one has done its work. */
const MOST_MEMBERS = 32;
/** A group that has been open for this long accepts no further member. */
const OPEN_MS = 10;

/** Transactions that commit together. */
type Group = {
  readonly committed: Promise<void>;
  readonly settle: (failure: { readonly cause: unknown } | null) => void;
  readonly isLosable: boolean;
  readonly openedAt: number;
  members: number;
  /** Whether one of its members does its work. */
  isBusy: boolean;
};

/** A transaction while its work runs. Exactly one of the two must be called. */
type Joined = {
  /** Resolves when the changes are committed; rejects when the group could not be committed. */
  keep(): Promise<void>;
  /** Takes the changes of this transaction back. Those of others in the group stay. */
  undo(cause: unknown): void;
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
   * open for the rest of the turn of the event loop: requests that have arrived in it may write too.
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
  const { commit, rollback, savepoint, release, rollbackMember } = statementsOn(connection);
  let group: Group | undefined;

  function endAfterTurn(waiting: Group): void {
    setImmediate(() => {
      // A member that works now is followed by another call.
      if (group === waiting && !waiting.isBusy) end();
    });
  }

  function end(): void {
    const ended = group;
    group = undefined;
    if (ended === undefined) return;
    try {
      commit.run();
      ended.settle(null);
    } catch (cause) {
      if (connection.inTransaction) rollback.run();
      ended.settle({ cause });
    }
  }

  function endIfFull(worked: Group): void {
    const { members, openedAt } = worked;
    worked.isBusy = false;
    if (members >= MOST_MEMBERS || performance.now() - openedAt >= OPEN_MS) end();
  }

  function first(opened: Group): Joined {
    return {
      keep() {
        group = opened;
        endIfFull(opened);
        return opened.committed;
      },
      // The transaction is still open unless SQLite rolled it back itself after a disk error.
      undo: () => void (connection.inTransaction && rollback.run()),
    };
  }

  function later(joined: Group): Joined {
    savepoint.run();
    joined.isBusy = true;
    return {
      keep() {
        release.run();
        joined.members += 1;
        endIfFull(joined);
        return joined.committed;
      },
      undo(cause) {
        if (connection.inTransaction) {
          rollbackMember.run();
          release.run();
          return endIfFull(joined);
        }
        // After a disk error SQLite rolled back the changes of all members.
        group = undefined;
        joined.settle({ cause });
      },
    };
  }

  return {
    between(next) {
      if (next === 'run') end();
      else if (group !== undefined) endAfterTurn(group);
    },

    async open({ isLosable, begin }: Opening): Promise<Joined> {
      if (group?.isLosable === true && !isLosable) end();
      if (group !== undefined) return later(group);
      await begin();
      return first(newGroup(isLosable));
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
    isBusy: true,
  };
}
