/** What a Dockerfile says, as far as it can be done without an image: commands in folders. */
type Stage = {
  readonly from: string;
  readonly copies: readonly {
    readonly from: string | null;
    readonly sources: string[];
    readonly to: string;
  }[];
  readonly runs: readonly string[];
};
export type Dockerfile = {
  readonly stages: readonly Stage[];
  readonly environment: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly health: readonly string[];
};

/** @throws {Error} for an instruction that the check does not know, because it would pass over it */
export function readDockerfile(text: string): Dockerfile {
  const stages: { from: string; copies: Stage['copies'][number][]; runs: string[] }[] = [];
  const environment: Record<string, string> = {};
  let command: string[] = [];
  let health: string[] = [];
  const lines = text.replaceAll(/\\\n\s*/g, '').split('\n');
  for (const line of lines.filter((one) => one.trim() !== '' && !one.startsWith('#'))) {
    const space = line.indexOf(' ');
    const name = line.slice(0, space);
    const rest = line.slice(space + 1);
    const stage = stages.at(-1);
    if (name === 'FROM') stages.push({ from: rest, copies: [], runs: [] });
    else if (name === 'COPY') stage?.copies.push(copyOf(rest));
    else if (name === 'RUN') stage?.runs.push(rest);
    else if (name === 'ENV')
      for (const pair of rest.split(' '))
        environment[pair.slice(0, pair.indexOf('='))] = pair.slice(pair.indexOf('=') + 1);
    else if (name === 'CMD') command = JSON.parse(rest);
    else if (name === 'HEALTHCHECK') health = JSON.parse(rest.slice(rest.indexOf('CMD ') + 4));
    else if (!['WORKDIR', 'USER', 'EXPOSE', 'VOLUME', 'STOPSIGNAL'].includes(name))
      throw new Error(`the check of the Dockerfile does not know ${name}`);
  }
  return { stages, environment, command, health };
}

function copyOf(rest: string) {
  const words = rest.split(' ');
  const paths = words.filter((word) => !word.startsWith('--'));
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length) ?? null;
  return { from, sources: paths.slice(0, -1), to: paths.at(-1) ?? '' };
}
