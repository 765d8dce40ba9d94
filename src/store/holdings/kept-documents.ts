import { ERASED, erased, type KeptTable } from '../../domain/holdings/erasure.ts';
import type { Json } from '../../domain/json/values.ts';
import type { Db } from '../engine/database.ts';
import { numberParam, param, params, statement } from '../engine/statement.ts';

type Kept = {
  /** Columns of the key beside the caller. */
  readonly key: readonly string[];
  readonly document: string;
  readonly isSealed: boolean;
  /** Columns that hold a name. */
  readonly names: readonly string[];
  /** Documents of one transaction, so that other writers wait only for milliseconds. */
  readonly most: number;
};

const whole = { key: ['id'], names: [], most: 500 };
/** In the order in which they are erased. */
const kept: Readonly<Record<KeptTable, Kept>> = {
  accounts: { ...whole, document: 'settings', isSealed: true, names: ['name'] },
  media_buys: { ...whole, document: 'details', isSealed: true },
  media_buy_packages: { ...whole, key: ['buy_id', 'id'], document: 'details', isSealed: false },
  creatives: {
    key: ['account_id', 'id'],
    document: 'document',
    isSealed: false,
    names: ['name', 'folded_name'],
    most: 20,
  },
  usage_records: { ...whole, document: 'record', isSealed: false },
  rights_grants: { ...whole, document: 'details', isSealed: true },
};

type Row = Readonly<Record<string, string>>;

const tables = (Object.entries(kept) as [KeptTable, Kept][]).map(([table, shape]) => {
  const { key, document, names } = shape;
  const page = statement<Record<string, string | number>, Row>((k) =>
    k(table)
      .where('principal_id', param('principal_id'))
      .where(k.raw(`(${key.join(', ')}) > (${key.map((name) => `:${name}`).join(', ')})`, params(...key)))
      .orderBy([...key])
      .limit(numberParam('limit'))
      .select([...key, document, ...names]),
  );
  const put = statement<Record<string, string>, never>((k) =>
    k(table)
      .where({
        principal_id: param('principal_id'),
        ...Object.fromEntries(key.map((name) => [name, param(name)])),
      })
      .update({
        [document]: param('text'),
        ...Object.fromEntries(names.map((name) => [name, ERASED])),
      }),
  );
  return { table, ...shape, page, put };
});

/** Where an erasure of documents goes on: the number of the table, and the key of the last document. */
export type ErasurePlace = { readonly table: number; readonly after: Row };

export type ErasedPage = {
  readonly table: KeptTable;
  /** Documents that named anybody. */
  readonly rows: number;
  readonly next: ErasurePlace;
};

/** Documents of callers that stay when the caller is erased. */
export function keptDocuments(db: Db) {
  return {
    /**
     * Takes people, receivers and credentials out of the next documents of a caller; null at the end. A repetition
     * finds none.
     */
    async eraseSome(principalId: string, place: ErasurePlace | null): Promise<ErasedPage | null> {
      const { table: number, after } = place ?? { table: 0, after: {} };
      const shape = tables[number];
      if (shape === undefined) return null;
      const { table, key, document, isSealed, names, most, page, put } = shape;
      const label = `${table}.${document}`;
      const from = Object.fromEntries(key.map((name) => [name, after[name] ?? '']));
      const found = await db.all(page, { ...from, principal_id: principalId, limit: most });
      let rows = 0;
      for (const row of found) {
        const stored = row[document] ?? '';
        const before = isSealed ? db.sealer.open(label, stored) : stored;
        const text = JSON.stringify(erased(table, JSON.parse(before) as Json));
        if (text === before && names.every((name) => row[name] === ERASED)) continue;
        const at = Object.fromEntries(key.map((name) => [name, row[name] ?? '']));
        const sealed = isSealed ? db.sealer.seal(label, text) : text;
        await db.run(put, { ...at, principal_id: principalId, text: sealed });
        rows += 1;
      }
      const last = found.length < most ? undefined : found.at(-1);
      const next = last === undefined ? { table: number + 1, after: {} } : { table: number, after: last };
      return { table, rows, next };
    },
  };
}
