import { posix } from 'node:path';
import { format, version } from 'prettier';
import ts from 'typescript';
import { recalled, remember, resultKey } from '../remembered.ts';
import { head } from './text.ts';
import { ROOT_MODULE, typeImports, typeModuleOf } from './type-imports.ts';

type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

/** The schema file of each type, as a path below the folder of all schemas. */
export type TypeHomes = ReadonlyMap<string, string>;

const INDEX = 'schemas';

/**
 * Splits one text of declarations: one module for each folder of schemas, in the order of `homes`, and
 * `schemas.ts`, which contains the interface `index`. Types without a schema of their own, which the compiler made for
 * parts of another type, are inlined where they are used. Keys of the result are file names.
 */
export async function typeModules(
  text: string,
  homes: TypeHomes,
  index: string,
): Promise<Map<string, string>> {
  const source = ts.createSourceFile('types.ts', text, ts.ScriptTarget.Latest, true);
  const declarations = new Map(
    source.statements.filter(isDeclaration).map((declaration) => [declaration.name.text, declaration]),
  );
  const isPart = (name: string) => !homes.has(name) && name !== index && declarations.has(name);
  /** The code of a node in which inlined types replace their names. */
  const written = (node: ts.Node): string => {
    const start = node.getFullStart();
    let code = node.getFullText();
    for (const reference of referencesIn(node).reverse()) {
      const declaration = declarations.get(reference.getText());
      if (declaration === undefined || !isPart(reference.getText())) continue;
      code =
        code.slice(0, reference.getStart() - start) +
        partOf(declaration) +
        code.slice(reference.getEnd() - start);
    }
    return code;
  };
  const partOf = (declaration: Declaration): string =>
    ts.isTypeAliasDeclaration(declaration)
      ? `(${written(declaration.type).trim()})`
      : `{${declaration.members.map((member) => `${written(member)};`).join('')}\n}`;

  const modules = new Map<string, string[]>();
  const folders = new Map<string, string>();
  for (const [name, path] of homes) folders.set(name, typeModuleOf(path));
  for (const [name, folder] of folders) {
    const declaration = declarations.get(name);
    if (declaration !== undefined)
      modules.set(folder, [...(modules.get(folder) ?? []), written(declaration).trim()]);
  }
  const files = new Map<string, string>();
  for (const [folder, parts] of modules)
    files.set(
      `${folder}.ts`,
      await moduleText(
        `schemas/v3${folder === ROOT_MODULE ? '' : `/${folder}`}`,
        folder,
        parts.join('\n\n'),
        folders,
      ),
    );
  const last = declarations.get(index);
  const own = last === undefined ? '' : written(last);
  return files.set(`${INDEX}.ts`, await moduleText('schemas/v3', INDEX, own, folders));
}

async function moduleText(
  from: string,
  module: string,
  code: string,
  folders: ReadonlyMap<string, string>,
): Promise<string> {
  const source = ts.createSourceFile('part.ts', code, ts.ScriptTarget.Latest, true);
  const names = referencesIn(source).map((reference) => reference.getText());
  const used = names.filter((name) => folders.get(name) !== module);
  const imports = typeImports(used, folders, posix.dirname(`types/${module}`));
  const text = `${head(from)}\n${imports}\n${code}`;
  return formatted(text);
}

function isDeclaration(statement: ts.Statement): statement is Declaration {
  return ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
}

/** Names of types that the code refers to, in order. */
function referencesIn(node: ts.Node): ts.Identifier[] {
  const found: ts.Identifier[] = [];
  const visit = (part: ts.Node): void => {
    if (ts.isTypeReferenceNode(part) && ts.isIdentifier(part.typeName)) found.push(part.typeName);
    ts.forEachChild(part, visit);
  };
  visit(node);
  return found;
}

const STYLE = { parser: 'typescript', printWidth: 120, singleQuote: true } as const;

export async function formatted(code: string): Promise<string> {
  const key = resultKey({ name: 'prettier', version, options: STYLE }, code);
  return recalled(key) ?? remember(key, await format(code, STYLE));
}
