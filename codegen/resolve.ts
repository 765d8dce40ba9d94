import { checkSchema, checkSchemaFiles, schemaFiles } from './check-schemas.ts';
import { ContractError } from './contract-error.ts';
import { pascalCase } from './identifiers.ts';
import { isObject, type Json, type JsonObject, objectOr } from './json.ts';
import type { SourceTree } from './read.ts';
import { follow } from './references.ts';
import { mapObjectSchema } from './schema-keywords.ts';

/** A schema with its type name; every `$ref` in it has the form `#/components/schemas/<name>`. */
export interface NamedSchema {
  readonly name: string;
  readonly file: string;
  /** Path below `schemas/v3/` without the extension; null for a member of a file's `$defs`. */
  readonly path: string | null;
  readonly schema: JsonObject;
}

export interface Resolver {
  /** The schema of a file, with its `$ref`s rewritten to type names. */
  resolveSchema(file: string, pointer: string, schema: JsonObject): JsonObject;
  /** Every schema file and every `$defs` member, by type name. */
  readonly schemas: ReadonlyMap<string, NamedSchema>;
}

export const SCHEMA_REF = '#/components/schemas/';

/** Checks all schema files, gives each its type name and rewrites the references between them. */
export function resolveSchemas(tree: SourceTree): Resolver {
  checkSchemaFiles(tree);
  const names = nameSchemas(tree);

  const rewrite = (file: string, schema: JsonObject): JsonObject =>
    mapObjectSchema(schema, (part) => {
      if (typeof part.$ref !== 'string') return part;
      const target = follow(tree, file, part.$ref);
      const name = names.get(`${target.file}#${target.pointer}`);
      if (name) return { ...part, $ref: SCHEMA_REF + name };
      throw new ContractError(
        `${file} refers to "${part.$ref}": only schema files and their $defs can be referred to, not ${target.file}#${target.pointer}`,
      );
    });

  const schemas = new Map<string, NamedSchema>();
  for (const file of schemaFiles(tree)) {
    const { $id, $schema, $defs, ...schema } = objectOr(tree.get(file)?.value);
    const path = file.slice('schemas/v3/'.length, -'.json'.length);
    const name = pascalCase(path);
    schemas.set(name, { name, file, path, schema: rewrite(file, schema) });
    for (const [key, member] of Object.entries(objectOr($defs))) {
      const memberName = name + pascalCase(key);
      schemas.set(memberName, {
        name: memberName,
        file,
        path: null,
        schema: rewrite(file, objectOr(member)),
      });
    }
  }

  return {
    schemas,
    resolveSchema: (file, pointer, schema) => {
      checkSchema(file, pointer, schema);
      return rewrite(file, schema);
    },
  };
}

function nameSchemas(tree: SourceTree): Map<string, string> {
  const names = new Map<string, string>();
  const owners = new Map<string, string>();
  const claim = (place: string, name: string) => {
    const owner = owners.get(name);
    if (owner)
      throw new ContractError(`${owner} and ${place.replace(/#$/, '')} both get the type name ${name}`);
    owners.set(name, place.replace(/#$/, ''));
    names.set(place, name);
  };
  for (const file of schemaFiles(tree)) {
    const name = pascalCase(file.slice('schemas/v3/'.length, -'.json'.length));
    claim(`${file}#`, name);
    for (const [key, member] of Object.entries(objectOr(objectOr(tree.get(file)?.value).$defs))) {
      if (!isObject(member)) throw new ContractError(`${file}#/$defs/${key} must be an object`);
      claim(`${file}#/$defs/${key}`, name + pascalCase(key));
    }
  }
  return names;
}

/** Type name in a rewritten `$ref`; undefined for any other value. */
export function referredName(ref: Json | undefined): string | undefined {
  return typeof ref === 'string' && ref.startsWith(SCHEMA_REF) ? ref.slice(SCHEMA_REF.length) : undefined;
}
