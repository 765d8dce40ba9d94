import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FetchingJSONSchemaStore, InputData, JSONSchemaInput, quicktype } from 'quicktype-core';
import type { PackedMessage, ToolReport } from './report.ts';

/** Generates Go types from every bundle, compiles them, and reads every valid vector with them. */
export async function checkWithGo(folder: string, messages: readonly PackedMessage[]): Promise<ToolReport> {
  const tool = 'Go types by quicktype';
  const place = join(folder, 'go');
  const named = messages.map((message) => ({ ...message, module: `m_${message.name.replace(/\W/g, '_')}` }));
  for (const { module, bundle, valid } of named) {
    mkdirSync(join(place, module), { recursive: true });
    writeFileSync(join(place, module, 'message.go'), await goTypes(bundle));
    writeFileSync(join(place, module, 'valid.json'), JSON.stringify(valid));
  }
  writeFileSync(join(place, 'go.mod'), 'module languages\n\ngo 1.19\n');
  writeFileSync(join(place, 'main.go'), reader(named.map(({ module }) => module)));
  try {
    const { stdout } = await promisify(execFile)('go', ['run', '.'], {
      cwd: place,
      maxBuffer: 1e7,
      env: goEnvironment(folder),
    });
    const lines = stdout.split('\n').filter((line) => line !== '');
    const failures = lines
      .filter((line) => line.startsWith('FAILED '))
      .map((line) => line.slice('FAILED '.length));
    return { tool, passed: lines.length - failures.length, failures };
  } catch (problem) {
    const missing = problem instanceof Error && 'code' in problem && problem.code === 'ENOENT';
    const text = problem instanceof Error && 'stderr' in problem ? String(problem.stderr) : String(problem);
    return {
      tool,
      passed: 0,
      failures: [missing ? 'no go: apt-get install golang-go' : text.slice(0, 4000)],
    };
  }
}

/** Only the standard library is needed, and no C compiler. */
export const goEnvironment = (folder: string): NodeJS.ProcessEnv => ({
  ...process.env,
  GOFLAGS: '-mod=mod',
  GOPROXY: 'off',
  CGO_ENABLED: '0',
  GOCACHE: join(folder, 'go-cache'),
});

async function goTypes(bundle: object): Promise<string> {
  const input = new JSONSchemaInput(new FetchingJSONSchemaStore());
  await input.addSource({ name: 'Message', schema: JSON.stringify(bundle) });
  const inputData = new InputData();
  inputData.addInput(input);
  const { lines } = await quicktype({ inputData, lang: 'go', rendererOptions: { package: 'message' } });
  return lines.join('\n');
}

/** A Go program that reads the values of every message into the message's type and writes them back. */
const reader = (modules: readonly string[]) => `package main

import (
	"encoding/json"
	"fmt"
	"os"

${modules.map((module) => `	${module} "languages/${module}"\n`).join('')})

type vector struct {
	Name  string          \`json:"name"\`
	Value json.RawMessage \`json:"value"\`
}

func check(module string, read func([]byte) error) {
	text, err := os.ReadFile(module + "/valid.json")
	var vectors []vector
	if err == nil {
		err = json.Unmarshal(text, &vectors)
	}
	if err != nil {
		fmt.Printf("FAILED %s: %s\\n", module, err)
		return
	}
	for _, one := range vectors {
		if err := read(one.Value); err != nil {
			fmt.Printf("FAILED %s: %s: %s\\n", module, one.Name, err)
			return
		}
	}
	fmt.Printf("PASSED %s\\n", module)
}

func main() {
${modules
  .map(
    (module) => `	check("${module}", func(text []byte) error {
		value, err := ${module}.UnmarshalMessage(text)
		if err == nil {
			_, err = value.Marshal()
		}
		return err
	})
`,
  )
  .join('')}}
`;
