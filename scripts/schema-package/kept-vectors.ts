import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recalled, remember, resultKey } from '../../codegen/remembered.ts';
import { projectRoot } from '../../src/infra/project.ts';
import type { VectorMaker } from './vectors.ts';

type Vectors = ReturnType<VectorMaker>;

/** Every file whose text decides what is made of a schema: the makers, what they share with the tests, and their packages. */
const MAKERS = [
  'package-lock.json',
  'scripts/schema-package/*.ts',
  'src/domain/contract/**/*.ts',
  'src/domain/json/**/*.ts',
  'test/support/contract.ts',
  'test/support/schema-values/**/*.ts',
];

/** The vectors of one contract by what they are made of. */
type KeptVectors = {
  readonly vectorsOf: VectorMaker;
  /** Keeps what was made since they were read, for the next process. */
  save(): void;
};

/**
 * Vectors that an earlier process made of the same contract by the same code, beside those that `open` makes. To make all
 * of them takes half of the processor time of the package, and CI packs it several times.
 *
 * @param contract text of the contract
 * @param folder for kept results, if it is not the one of the generator
 */
export function keptVectors(contract: string, open: () => VectorMaker, folder?: string): KeptVectors {
  const key = resultKey({ name: 'vectors', version: textOfMakers(), options: {} }, contract);
  const kept = new Map<string, Vectors>(JSON.parse(recalled(key, folder) ?? '[]'));
  const before = kept.size;
  let maker: VectorMaker | undefined;
  return {
    vectorsOf(path, given) {
      const name = createHash('sha256')
        .update(JSON.stringify([path, given]))
        .digest('hex');
      const known = kept.get(name);
      if (known !== undefined) return known;
      maker ??= open();
      const made = maker(path, given);
      kept.set(name, made);
      return made;
    },
    save() {
      if (kept.size > before) remember(key, JSON.stringify([...kept]), folder);
    },
  };
}

function textOfMakers(): string {
  const hash = createHash('sha256');
  for (const path of globSync(MAKERS, { cwd: projectRoot }).sort())
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(projectRoot, path)))
      .update('\0');
  return hash.digest('hex');
}
