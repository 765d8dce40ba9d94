import { posix } from 'node:path';
import ts from 'typescript';

/**
 * A declaration of the generated types: its text with its comment, and the names in it that may be declared
 * elsewhere.
 */
type Declaration = { readonly name: string; readonly text: string; readonly uses: ReadonlySet<string> };

/** Interface of the generated types that maps each schema path to its type. */
const INDEX = 'SchemaTypes';

/** Pascal-case names of a task's two messages, and the task's file. */
export type TaskTypes = { readonly task: string; readonly request: string; readonly response: string };

/**
 * Splits the generated types, whose modules follow each other in one text, into one declaration file per schema.
 * Each file imports only the types that it refers to, so that a program for one task does not load the others.
 */
export function declarationFiles(generated: string, tasks: readonly TaskTypes[]): Map<string, string> {
  const source = ts.createSourceFile('schemas.ts', generated, ts.ScriptTarget.Latest, true);
  const declarations = new Map(
    source.statements.flatMap((statement): [string, Declaration][] => {
      if (!ts.isInterfaceDeclaration(statement) && !ts.isTypeAliasDeclaration(statement)) return [];
      const { text: name } = statement.name;
      return [[name, { name, text: statement.getFullText().trim(), uses: typeNames(statement) }]];
    }),
  );
  const paths = pathsOf(source);
  const homes = homesOf(declarations, paths);
  const files = new Map<string, string>();
  for (const path of paths.values()) files.set(`${path}.d.ts`, fileOf(path, declarations, homes));
  files.set(
    'index.d.ts',
    [...paths.values()].map((path) => `export type * from './${path}.js';\n`).join('') +
      indexOf(declarations, homes),
  );
  const names = new Map([...paths].map(([name, path]) => [path, name]));
  for (const { task, request, response } of tasks) {
    const line = (message: string, path: string) =>
      `export type { ${names.get(path)} as ${message} } from '../${path}.js';\n`;
    files.set(`tasks/${task}.d.ts`, line('Request', request) + line('Response', response));
  }
  return files;
}

function typeNames(node: ts.Node): Set<string> {
  const names = new Set<string>();
  const visit = (part: ts.Node): void => {
    if (ts.isTypeReferenceNode(part) && ts.isIdentifier(part.typeName)) names.add(part.typeName.text);
    if (ts.isExpressionWithTypeArguments(part) && ts.isIdentifier(part.expression))
      names.add(part.expression.text);
    ts.forEachChild(part, visit);
  };
  visit(node);
  return names;
}

/** Schema path of each type that stands for a schema file, by type name. */
function pathsOf(source: ts.SourceFile): Map<string, string> {
  const index = source.statements.find(
    (statement): statement is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(statement) && statement.name.text === INDEX,
  );
  return new Map(
    (index?.members ?? []).flatMap((member): [string, string][] => {
      if (!ts.isPropertySignature(member) || member.type === undefined) return [];
      const { name } = member;
      return ts.isStringLiteral(name) || ts.isIdentifier(name) ? [[member.type.getText(), name.text]] : [];
    }),
  );
}

/** The file of each declaration: that of its schema, or that of the schema of which it is a part. */
function homesOf(
  declarations: ReadonlyMap<string, Declaration>,
  paths: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const homes = new Map(paths);
  const settle = (name: string, path: string): void => {
    for (const used of declarations.get(name)?.uses ?? []) {
      if (homes.has(used) || !declarations.has(used)) continue;
      homes.set(used, path);
      settle(used, path);
    }
  };
  for (const [name, path] of [...homes]) if (name !== INDEX) settle(name, path);
  return homes;
}

function fileOf(
  path: string,
  declarations: ReadonlyMap<string, Declaration>,
  homes: ReadonlyMap<string, string>,
): string {
  const own = [...declarations.values()].filter(({ name }) => name !== INDEX && homes.get(name) === path);
  const used = new Set(own.flatMap(({ uses }) => [...uses]));
  return `${importsOf(used, path, homes)}${own.map(({ text }) => `${text}\n`).join('')}`;
}

function importsOf(used: ReadonlySet<string>, path: string, homes: ReadonlyMap<string, string>): string {
  const names = new Map<string, string[]>();
  for (const name of [...used].sort()) {
    const home = homes.get(name);
    if (home !== undefined && home !== path) names.set(home, [...(names.get(home) ?? []), name]);
  }
  const lines = [...names]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([home, list]) => {
      const relative = posix.relative(posix.dirname(path), home);
      return `import type { ${list.join(', ')} } from '${relative.startsWith('.') ? relative : `./${relative}`}.js';\n`;
    });
  return lines.length > 0 ? `${lines.join('')}\n` : '';
}

/** The map from paths to types, for programs that find schemas by path. */
function indexOf(declarations: ReadonlyMap<string, Declaration>, homes: ReadonlyMap<string, string>): string {
  const index = declarations.get(INDEX);
  return index === undefined ? '' : `\n${importsOf(index.uses, 'index', homes)}${index.text}\n`;
}
