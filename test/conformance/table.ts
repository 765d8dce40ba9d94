import { readFileSync, writeFileSync } from 'node:fs';
import { variantsDocument } from '../conformance-runner/variants/document.ts';
import { conformanceDocument } from './statements/document.ts';

/** Writes the tables of the documents from the data of tests; with --check it only says whether the files are what they make. */
const TABLES = [
  { file: 'docs/conformance.md', from: 'test/conformance/statements', text: conformanceDocument() },
  {
    file: 'docs/conformance-variants.md',
    from: 'test/conformance-runner/variants',
    text: variantsDocument(),
  },
];

for (const { file, from, text } of TABLES) {
  const place = new URL(`../../${file}`, import.meta.url);
  if (!process.argv.includes('--check')) writeFileSync(place, text);
  else if (readFileSync(place, 'utf8') !== text) {
    process.stderr.write(`${file} does not match ${from}; run npm run conformance:table\n`);
    process.exitCode = 1;
  }
}
