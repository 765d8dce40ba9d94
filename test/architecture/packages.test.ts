import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { assert } from 'chai';
import { projectRoot } from '../../src/infra/project.ts';
import { COMPUTED, readSource } from './read-source.ts';

const BUILT_IN = new Set(builtinModules);
const packageOf = (from: string): string =>
  from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');

/** Packages whose values the files of these folders import. */
function importedBy(...folders: string[]): Set<string> {
  const found = new Set<string>();
  for (const folder of folders) {
    for (const name of readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.(ts|js|mjs)$/.test(name)) continue;
      const text = readFileSync(join(projectRoot, folder, name), 'utf8');
      // Reading every minified line takes long, and its imports stand at the beginning.
      const read = name.endsWith('.js') ? text.slice(0, text.lastIndexOf(';', 5_000) + 1) : text;
      for (const { from, typeOnly } of readSource(name, read).imports)
        if (!typeOnly && from !== COMPUTED && !/^(\.|node:)/.test(from) && !BUILT_IN.has(from))
          found.add(packageOf(from));
    }
  }
  return found;
}

/** Licences of packages that may be installed; see docs/dependency-policy.md. */
const LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  // Licences of Python's text formatting and grammar, as permissive as MIT.
  'PSF-2.0',
  'Python-2.0',
]);
/** Files of these packages are not changed, and so their source need not be given along. */
const UNCHANGED = ['MPL-2.0'];

describe('the packages of package.json', () => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(projectRoot, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;

  it('are dependencies when the service, the clients or generated code import them, and only then', () => {
    assert.deepEqual(
      [...importedBy('src', 'web', 'client', 'generated')].sort(),
      Object.keys(dependencies).sort(),
    );
  });

  it('are pinned, each in one version', () => {
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      assert.match(version, /^(npm:typescript@\^)?\d+\.\d+\.\d+(-[a-z0-9.]+)?$/, name);
    assert.deepEqual(
      Object.keys(dependencies).filter((name) => name in devDependencies),
      [],
    );
  });

  it('and all that they bring along have licences that allow every use', () => {
    const { packages } = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { license?: string }>;
    };
    const isAllowed = (licence = ''): boolean =>
      licence
        .replace(/[()]/g, '')
        .split(' OR ')
        .some((one) => LICENCES.has(one) || UNCHANGED.includes(one));
    const others = Object.entries(packages).flatMap(([path, { license }]) =>
      isAllowed(license) ? [] : `${path}: ${license}`,
    );
    assert.deepEqual(others, []);
  });
});
