import type { Knex } from 'knex';
import { type Engine, selectRows } from '../engine/dialect.ts';
import { param } from '../engine/statement.ts';

const IDENTIFIER = { type: 'text', value: 'text' } as const;

/** The identifiers of the JSON array `:wanted` as rows of `type` and `value`. */
export const wantedIdentifiers = (k: Knex, engine: Engine): Knex.Raw =>
  engine === 'sqlite'
    ? k.raw("select value ->> 'type' as type, value ->> 'value' as value from json_each(?)", [
        param('wanted'),
      ])
    : selectRows(k, engine, IDENTIFIER, param('wanted'));
