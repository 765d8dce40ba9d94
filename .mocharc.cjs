const named = process.argv.slice(2).some((argument) => argument.endsWith('.test.ts'));

module.exports = {
  extension: ['ts'],
  // Mocha adds files named on the command line to this list; naming some means only those.
  spec: named ? [] : ['test/**/*.test.ts'],
  require: ['test/support/hooks.ts'],
  // Only what hangs takes so long; how fast the rest is depends on the machine.
  timeout: 120_000,
  reporter: process.env.CI ? 'dot' : 'spec',
};
