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
};

/** A transaction while its work runs. Exactly one of the two must be called. */
export type Member = {
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
  open(opening: Opening): Promise<Member>;
  /** Commits the open group, if there is one. */
  end(): void;
};

/**
 * Lets transactions that wait for SQLite's only writer share one commit, and with it one wait for the disk: each one
 * after the first is a savepoint. Their callers learn of the commit only when it has reached the disk.
 *
 * A transaction that may be lost in a power cut joins any group. One that may not be lost joins only those that may not.
 */
export function createCommitGroups(connection: SqliteConnection): CommitGroups {
  const commit = connection.prepare('commit');
  const rollback = connection.prepare('rollback');
  const savepoint = connection.prepare('savepoint member');
  const release = connection.prepare('release member');
  const rollbackMember = connection.prepare('rollback to member');
  let group: Group | undefined;

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

  function endIfFull({ members, openedAt }: Group): void {
    if (members >= MOST_MEMBERS || performance.now() - openedAt >= OPEN_MS) end();
  }

  function first(opened: Group): Member {
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

  function later(joined: Group): Member {
    savepoint.run();
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
          endIfFull(joined);
          return;
        }
        // After a disk error SQLite rolled back the changes of all members.
        group = undefined;
        joined.settle({ cause });
      },
    };
  }

  return {
    end,

    async open({ isLosable, begin }: Opening): Promise<Member> {
      if (group?.isLosable === true && !isLosable) end();
      if (group !== undefined) return later(group);
      await begin();
      return first(newGroup(isLosable));
    },
  };
}

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
  };
}
