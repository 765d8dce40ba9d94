import type { Contract, ContractError } from '../../src/domain/contract/contract.ts';

const RECOVERY = [
  '`transient`: the same request may succeed later; wait `retry_after` seconds, or twice as long each time.',
  '`correctable`: change the request as `message`, `field` and `suggestion` say, then send it again.',
  '`terminal`: no request of this caller can succeed; a person has to act.',
];

/** The page with every error code under its own heading, so that links can point to it. */
export function errorsPage({ taskErrors, apiErrors }: Contract): string {
  return `# Error codes

Tasks report upper-case codes in \`errors[].code\`, the registry's API lower-case codes in \`error\`. Programs must accept
codes that they do not know: \`recovery\` of a task's error, or the status of an API response, says what to do.

${RECOVERY.map((line) => `- ${line}`).join('\n')}

## Codes of tasks

${taskErrors.map((row) => section(row, `Recovery: \`${row.recovery}\`.`)).join('\n')}
## Codes of the API

${apiErrors.map((row) => section(row, `Status: ${row.status}.`)).join('\n')}`;
}

const section = ({ code, description }: ContractError, fact: string) =>
  `### ${code}\n\n${description}\n\n${fact}\n`;
