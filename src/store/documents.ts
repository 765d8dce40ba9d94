import type { Findings } from '../domain/findings.ts';
import { columns, date, int, json, nullable, one, type RowOf, type Stored, text } from './columns.ts';
import type { Db } from './database.ts';
import { param, statement } from './statement.ts';

const documentColumns = columns({
  domain: text,
  kind: one<'adagents' | 'brand'>(),
  /** Where the body came from, after redirects and pointers. */
  url: text,
  sha256: text,
  bytes: int,
  etag: nullable(text),
  lastModified: nullable(text),
  variant: nullable(text),
  fieldDigests: json<Record<string, string>>(),
  findings: json<Findings>(),
  fileLastUpdated: nullable(date),
  changedAt: date,
});

/** The last good copy of a domain's file, without its body. */
export type Document = RowOf<typeof documentColumns>;
type Kind = Document['kind'];
type Key = { domain: string; kind: string };

const find = statement<Key, Stored>((k) =>
  k('documents')
    .where({ domain: param('domain'), kind: param('kind') })
    .select(documentColumns.names),
);
const put = statement<Stored, never>((k) =>
  k('documents').insert(documentColumns.placeholders).onConflict(['domain', 'kind']).merge(),
);
const putBody = statement<Key & { body: string }, never>((k) =>
  k('document_bodies')
    .insert({ domain: param('domain'), kind: param('kind'), body: param('body') })
    .onConflict(['domain', 'kind'])
    .merge(),
);
const findBody = statement<Key, { body: string }>((k) =>
  k('document_bodies')
    .where({ domain: param('domain'), kind: param('kind') })
    .select('body'),
);
const distrust = statement<Key, never>((k) =>
  k('documents')
    .where({ domain: param('domain'), kind: param('kind') })
    .update({ sha256: '', etag: null, last_modified: null }),
);
const remove = statement<Key, never>((k) =>
  k('documents')
    .where({ domain: param('domain'), kind: param('kind') })
    .delete(),
);
const removeBody = statement<Key, never>((k) =>
  k('document_bodies')
    .where({ domain: param('domain'), kind: param('kind') })
    .delete(),
);

export function documents(db: Db) {
  return {
    async find(domain: string, kind: Kind): Promise<Document | undefined> {
      const row = await db.one(find, { domain, kind });
      return row && documentColumns.read(row);
    },

    /** Stores the copy and, when it changed, its body (JSON text). */
    async put(document: Document, body: string | null): Promise<void> {
      await db.run(put, documentColumns.write(document));
      if (body !== null) await db.run(putBody, { domain: document.domain, kind: document.kind, body });
    },

    async findBody(domain: string, kind: Kind): Promise<string | undefined> {
      return (await db.one(findBody, { domain, kind }))?.body;
    },

    /** From now on the copy is not taken for what the tables say, until it is put again. */
    distrust: (domain: string, kind: Kind) => db.run(distrust, { domain, kind }),

    async remove(domain: string, kind: Kind): Promise<void> {
      await db.run(remove, { domain, kind });
      await db.run(removeBody, { domain, kind });
    },
  };
}
