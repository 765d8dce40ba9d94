/** The programs in a README whose code blocks name a file, and the output that the README shows for them. */
export function readmeFiles(text: string): { files: Map<string, string>; output: string } {
  const blocks = [...text.matchAll(/^```(\w+)(?: file=(\S+))?\n([\s\S]*?)^```$/gm)];
  const files = new Map(
    blocks.flatMap(([, , file, body = '']): [string, string][] => (file === undefined ? [] : [[file, body]])),
  );
  const [, , , output = ''] = blocks.find(([, language]) => language === 'text') ?? [];
  return { files, output };
}
