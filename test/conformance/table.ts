import { readFileSync, writeFileSync } from 'node:fs';
import { conformanceDocument } from './statements/document.ts';

/** Writes docs/conformance.md from the statements; with --check it only says whether the file is what they make. */
const file = new URL('../../docs/conformance.md', import.meta.url);
const text = conformanceDocument();

if (!process.argv.includes('--check')) {
  writeFileSync(file, text);
} else if (readFileSync(file, 'utf8') !== text) {
  process.stderr.write(
    'docs/conformance.md does not match test/conformance/statements; run npm run conformance:table\n',
  );
  process.exitCode = 1;
}
