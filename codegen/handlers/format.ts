import { format } from 'prettier';

/** TypeScript in the style of this project, as its formatter writes it too. */
export const formatted = (text: string): Promise<string> =>
  format(text, {
    parser: 'typescript',
    singleQuote: true,
    printWidth: 110,
    trailingComma: 'all',
  });
