import type { KnipConfiguration } from 'knip';

const config: KnipConfiguration = {
  entry: [
    'cli/main.ts!',
    'client/index.ts!',
    'client/webhooks/index.ts!',
    'codegen/main.ts!',
    'conformance/{index,main}.ts!',
    'examples/ad-server/main.ts!',
    'mirror/main.ts!',
    'scripts/*.{ts,mjs}!',
    'web/islands/*.ts!',
    'scripts/*/main.ts!',
    'scripts/bench/{plot,profile}.ts!',
    // Loaded by a name on the command line.
    'scripts/demo/ad-server/end-with-parent.ts!',
    // Put into packages by the bundler.
    'scripts/pack/compiled.ts!',
    'src/{main,admin}.ts!',
    'src/**/*-worker.ts!',
    'src/store/migrations/*.ts!',
    'test/**/*.test.ts',
    // Run by a script, which builds what it needs.
    'test/process/last-release.ts',
    // First tests that codegen writes import it.
    'test/support/first-requests.ts',
  ],
  project: [
    '{cli,client,codegen,conformance,examples,mirror,scripts,src,web}/**/*.{ts,tsx,mjs}!',
    'generated/**/*.{ts,js}!',
    'test/**/*.ts',
    '!test/{fixtures,golden,output}/**',
  ],
  // Generated from the contract, whether something uses it already or not.
  ignoreIssues: { 'generated/**': ['files', 'exports', 'types', 'duplicates'] },
  // Read as a file, by the test that opens pages in a browser.
  ignoreDependencies: [
    'axe-core',
    // Required only when a guide has changed, which the checker does not see.
    'marked',
    // Copied as a file.
    '@scalar/api-reference',
  ],
  // Programs of the system, which tests start; the word after c8; and the program of the package that a check installs.
  ignoreBinaries: ['mkfifo', 'perf', 'prlimit', 'registry', 'report'],
};

// A test may import what its file uses itself. `npm run lint` runs this twice: the second time without tests. There an export that
// only tests use is dead code, unless `@internal` in its comment says what the tests need it for.
// biome-ignore lint/style/noDefaultExport: knip reads this one
export default ({ production }: { production?: boolean }): KnipConfiguration =>
  production === true ? { ...config, ignoreExportsUsedInFile: true } : config;
