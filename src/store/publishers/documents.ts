import type { Findings } from '../../domain/findings.ts';
import type { JsonText } from '../../domain/json/values.ts';
import {
  columns,
  date,
  int,
  json,
  nullable,
  one,
  type RowOf,
  type Stored,
  textColumn,
} from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { param, statement } from '../engine/statement.ts';

const documentColumns = columns({
  domain: textColumn,
  kind: one<'adagents' | 'brand'>(),
  /** URL of the body, after redirects and pointers. */
  url: textColumn,
  sha256: textColumn,
  bytes: int,
  etag: nullable(textColumn),
  lastModified: nullable(textColumn),
  variant: nullable(textColumn),
  fieldDigests: json<Record<string, string>>(),
  findings: json<Findings>(),
  fileLastUpdated: nullable(date),
  changedAt: date,
});

/**
 * Changes made by the stored pieces of a version that is not complete yet, collected until the last piece reports
 * them in one event.
 */
export type PendingChanges = {
  propertiesAdded: number;
  propertiesRemoved: number;
  agentsAdded: string[];
  agentsRemoved: string[];
};

/** The last good copy of a domain's file, without its body. */
export type Document = RowOf<typeof documentColumns>;
/** What readers are told about the copy. */
export type DocumentHead = {
  url: string;
  sha256: string;
  bytes: number;
  variant: string | null;
  findings: JsonText<Findings>;
  fileLastUpdated: number | null;
  changedAt: number;
};
/** What readers get of a brand.json, with its text. */
export type BrandDocument = Pick<Document, 'url' | 'variant' | 'findings'> & { readonly text: string };
type Kind = Document['kind'];
type Key = { domain: string; kind: string };

const find = statement<Key, Stored>((k) =>
  k('documents')
    .where({ domain: param('domain'), kind: param('kind') })
    .select(documentColumns.names),
);
const findHead = statement<Key, DocumentHead>((k) =>
  k('documents')
    .where({ domain: param('domain'), kind: param('kind') })
    .select({
      url: 'url',
      sha256: 'sha256',
      bytes: 'bytes',
      variant: 'variant',
      findings: 'findings',
      fileLastUpdated: 'file_last_updated',
      changedAt: 'changed_at',
    }),
);
const put = statement<Stored, never>((k) =>
  k('documents')
    .insert(documentColumns.placeholders)
    .onConflict(['domain', 'kind'])
    .merge({ ...documentColumns.placeholders, pending: null }),
);
const putPart = statement<Key & { part: number; body: string }, never>((k) =>
  k('document_bodies')
    .insert({ domain: param('domain'), kind: param('kind'), part: param('part'), body: param('body') })
    .onConflict(['domain', 'kind', 'part'])
    .merge(),
);
const cutBody = statement<Key & { parts: number }, never>((k) =>
  k('document_bodies')
    .where({ domain: param('domain'), kind: param('kind') })
    .where('part', '>=', param('parts'))
    .delete(),
);
const listParts = statement<Key, { body: string }>((k) =>
  k('document_bodies')
    .where({ domain: param('domain'), kind: param('kind') })
    .orderBy('part')
    .select('body'),
);
const distrust = statement<Key, never>((k) =>
  k('documents')
    .where({ domain: param('domain'), kind: param('kind') })
    .update({ sha256: '', etag: null, last_modified: null }),
);
const findPending = statement<Key, { pending: string | null }>((k) =>
  k('documents')
    .where({ domain: param('domain'), kind: param('kind') })
    .select('pending'),
);
const setPending = statement<Key & { pending: string }, never>((k) =>
  k('documents')
    .where({ domain: param('domain'), kind: param('kind') })
    .update({ pending: param('pending') }),
);
const remove = statement<Key, never>((k) =>
  k('documents')
    .where({ domain: param('domain'), kind: param('kind') })
    .delete(),
);
export function documents(db: Db) {
  return {
    async find(domain: string, kind: Kind): Promise<Document | undefined> {
      const row = await db.one(find, { domain, kind });
      return row && documentColumns.read(row);
    },

    findHead: (domain: string, kind: Kind) => db.one(findHead, { domain, kind }),

    /** Stores the copy without its body. `putPart` and `cutBody` store the body, which is JSON text. */
    put: (document: Document) => db.run(put, documentColumns.write(document)),

    /** Stores a part of the body. A large body is stored part by part, so that no write takes long. */
    putPart: (domain: string, kind: Kind, part: number, body: string) =>
      db.run(putPart, { domain, kind, part, body }),

    /** Deletes all parts of the body after the first `parts`. */
    cutBody: (domain: string, kind: Kind, parts: number) => db.run(cutBody, { domain, kind, parts }),

    async findBody(domain: string, kind: Kind): Promise<string | undefined> {
      const parts = await db.all(listParts, { domain, kind });
      return parts.length === 0 ? undefined : parts.map(({ body }) => body).join('');
    },

    /**
     * Clears the copy's digest and validators, so that the copy does not count as equal to the tables until it is put
     * again.
     */
    distrust: (domain: string, kind: Kind) => db.run(distrust, { domain, kind }),

    /** Changes made by the earlier pieces of a version that is not complete yet. */
    async findPending(domain: string, kind: Kind): Promise<PendingChanges | undefined> {
      const row = await db.one(findPending, { domain, kind });
      return row?.pending == null ? undefined : (JSON.parse(row.pending) as PendingChanges);
    },

    /** Stores the pending changes until the next `put`. Has no effect when there is no earlier copy. */
    setPending: (domain: string, kind: Kind, changes: PendingChanges) =>
      db.run(setPending, { domain, kind, pending: JSON.stringify(changes) }),

    async remove(domain: string, kind: Kind): Promise<void> {
      await db.run(remove, { domain, kind });
      await db.run(cutBody, { domain, kind, parts: 0 });
    },
  };
}
