type Option = { readonly name: string; readonly description: string; readonly choices: readonly string[] };

export type Words = readonly {
  readonly command: string;
  readonly description: string;
  readonly options: readonly Option[];
  /** What the arguments may be, where that is a list. */
  readonly values: readonly string[];
}[];

const NAME = 'registry';

/** A text inside single quotes of a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

const listed = (words: readonly string[]): string => words.join(' ');

const choicesOf = ({ options }: Words[number]): Option[] =>
  options.filter(({ choices }) => choices.length > 0);

export function bashScript(words: Words): string {
  const cases = words.flatMap((one) => [
    ...choicesOf(one).map(
      ({ name, choices }) => `    ${one.command}:${name}) words=${quoted(listed(choices))} ;;`,
    ),
    `    ${one.command}:*) words=${quoted(listed([...one.values, ...one.options.map(({ name }) => name)]))} ;;`,
  ]);
  return `# source <(${NAME} completion bash)
_${NAME}() {
  local current=\${COMP_WORDS[COMP_CWORD]} words=
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    words=${quoted(listed([...words.map(({ command }) => command), '--help']))}
  else
    case \${COMP_WORDS[1]}:\${COMP_WORDS[COMP_CWORD-1]} in
${cases.join('\n')}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _${NAME} ${NAME}
`;
}

export function zshScript(words: Words): string {
  const described = (name: string, description: string) =>
    quoted(`${name.replaceAll(':', '\\:')}:${description}`);
  const cases = words.flatMap((one) => [
    ...choicesOf(one).map(
      ({ name, choices }) => `    ${one.command}:${name}) compadd -- ${listed(choices)}; return ;;`,
    ),
    `    ${one.command}:*)
      ${one.values.length === 0 ? '' : `compadd -- ${listed(one.values)}; `}words_=(${one.options.map(({ name, description }) => described(name, description)).join(' ')}) ;;`,
  ]);
  return `#compdef ${NAME}
# source <(${NAME} completion zsh)
_${NAME}() {
  local -a words_
  if (( CURRENT == 2 )); then
    words_=(${words.map(({ command, description }) => described(command, description)).join(' ')})
  else
    case \${words[2]}:\${words[CURRENT-1]} in
${cases.join('\n')}
    esac
  fi
  _describe ${NAME} words_
  _files
}
compdef _${NAME} ${NAME}
`;
}

export function fishScript(words: Words): string {
  const lines = words.flatMap(({ command, description, options, values }) => {
    const within = `-n ${quoted(`__fish_seen_subcommand_from ${command}`)}`;
    return [
      `complete -c ${NAME} -n __fish_use_subcommand -a ${command} -d ${quoted(description)}`,
      ...options.map(
        ({ name, description: text, choices }) =>
          `complete -c ${NAME} ${within} -l ${name.slice(2)} -d ${quoted(text)}${choices.length === 0 ? '' : ` -xa ${quoted(listed(choices))}`}`,
      ),
      ...(values.length === 0 ? [] : [`complete -c ${NAME} ${within} -a ${quoted(listed(values))}`]),
    ];
  });
  return `# ${NAME} completion fish | source\n${lines.join('\n')}\n`;
}
