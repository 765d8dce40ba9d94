import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Validate } from '../../generated/validators/index.ts';
// Made while the package is built: the schemas of its messages, by path.
import { schemas } from './schemas.ts';

/**
 * Compiles validators when they are first asked, which takes some milliseconds each. The service compiles its own before
 * it starts, but that code is thirty times as large as the schemas.
 */
const ajv = new Ajv2020({ discriminator: true, strict: false, unicodeRegExp: true, validateSchema: false });
formats.default(ajv);
for (const [path, schema] of Object.entries(schemas)) ajv.addSchema(schema, `/${path}`);

/** The validator of the schema at this path. It stops at the first fault, so that its time grows with the value only. */
export function compiled(path: string): Validate {
  const validate = ajv.getSchema(`/${path}`);
  if (validate === undefined) throw new Error(`the package has no schema ${path}`);
  return validate as Validate;
}
