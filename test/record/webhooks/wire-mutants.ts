import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../../../src/infra/project.ts';

/** A member of a body that the service sends, at the place where the code writes it. */
export type WireField = {
  /** Path of the source file from the project's root. */
  readonly file: string;
  readonly line: number;
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** Text that gives the member another name. */
  readonly renamed: string;
};

/** What the compiler said about a change; null when it said nothing. */
export type Verdict = { readonly field: WireField; readonly code: string | null };

const GENERATED = join(projectRoot, 'generated/types/');

function optionsOf(): ts.CompilerOptions {
  const path = join(projectRoot, 'tsconfig.json');
  const { config } = ts.readConfigFile(path, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, projectRoot, undefined, path);
  return { ...options, noEmit: true, incremental: false, skipLibCheck: true };
}

/** Types of the contract that a body which is sent has, or that a part of it has. */
const sentTypes: ReadonlySet<string> = (() => {
  const text = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
  const declared = new Map<string, string>();
  for (const name of readdirSync(GENERATED, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts') || name === 'openapi.ts') continue;
    for (const part of text(join('generated/types', name)).split(/^(?=export (?:interface|type) \w)/m))
      declared.set(/^export (?:interface|type) (\w+)/.exec(part)?.[1] ?? '', part);
  }
  const found = new Set<string>();
  const open = [text('generated/webhooks.ts'), text('generated/events.ts')];
  for (let part = open.pop(); part !== undefined; part = open.pop())
    for (const [name] of part.matchAll(/\b[A-Z]\w+/g)) {
      const declaration = declared.get(name);
      if (declaration === undefined || found.has(name)) continue;
      found.add(name);
      open.push(declaration);
    }
  return found;
})();

/** The members of all literals in these files whose expected type has the member from a schema of the contract. */
export function wireFieldsIn(files: readonly string[]): WireField[] {
  const program = ts.createProgram(
    files.map((file) => join(projectRoot, file)),
    optionsOf(),
  );
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const source = program.getSourceFile(join(projectRoot, file));
    if (source === undefined) throw new Error(`${file} is not there`);
    const found: WireField[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isObjectLiteralExpression(node)) {
        const expected = checker.getContextualType(node);
        for (const member of expected === undefined ? [] : node.properties) {
          if (!ts.isPropertyAssignment(member) && !ts.isShorthandPropertyAssignment(member)) continue;
          if (!ts.isIdentifier(member.name) || !isOfContract(checker, expected, member.name.text)) continue;
          const { text } = member.name;
          const start = member.name.getStart(source);
          found.push({
            file,
            line: source.getLineAndCharacterOfPosition(start).line + 1,
            name: text,
            start,
            end: member.name.getEnd(),
            renamed: ts.isShorthandPropertyAssignment(member) ? `${text}_: ${text}` : `${text}_`,
          });
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}

/** Whether a type has a member that a schema of the contract describes. */
function isOfContract(checker: ts.TypeChecker, type: ts.Type | undefined, name: string): boolean {
  if (type === undefined) return false;
  const parts = type.isUnion() ? type.types : [type];
  return parts.some((part) => {
    const declarations = checker.getPropertyOfType(part, name)?.declarations ?? [];
    return declarations.some((declaration) => sentTypes.has(nameAround(declaration)));
  });
}

/** Name of the type of the contract in which a member is declared; empty for one of another file. */
function nameAround(node: ts.Node): string {
  if (!node.getSourceFile().fileName.startsWith(GENERATED)) return '';
  let outer = node;
  while (!ts.isSourceFile(outer.parent)) outer = outer.parent;
  return ts.isInterfaceDeclaration(outer) || ts.isTypeAliasDeclaration(outer) ? outer.name.text : '';
}

/** Renames each member in a copy of its file, and compiles all copies as one program, which is much cheaper. */
export function renameEach(fields: readonly WireField[]): Verdict[] {
  const copies = new Map<string, string>();
  const pathOf = new Map<WireField, string>();
  const texts = new Map<string, string>();
  for (const [index, field] of fields.entries()) {
    const path = join(projectRoot, field.file);
    const text = texts.get(path) ?? readFileSync(path, 'utf8');
    texts.set(path, text);
    const copy = join(dirname(path), `mutant-${index}.ts`);
    copies.set(copy, text.slice(0, field.start) + field.renamed + text.slice(field.end));
    pathOf.set(field, copy);
  }
  const options = optionsOf();
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (path) => copies.has(path) || fileExists.call(host, path);
  host.readFile = (path) => copies.get(path) ?? readFile.call(host, path);
  host.getSourceFile = (path, target, ...rest) => {
    const text = copies.get(path);
    return text === undefined
      ? getSourceFile.call(host, path, target, ...rest)
      : ts.createSourceFile(path, text, target, true);
  };
  const program = ts.createProgram([...copies.keys()], options, host);
  return fields.map((field) => {
    const source = program.getSourceFile(pathOf.get(field) ?? '');
    const [first] = source === undefined ? [] : program.getSemanticDiagnostics(source);
    return { field, code: first === undefined ? null : `TS${first.code}` };
  });
}
