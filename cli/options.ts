import { type Command, Option } from 'commander';
import { numberBetween } from './tools.ts';

export const registryOptions = (command: Command): Command =>
  command
    .option('--registry <url>', 'address of the registry')
    .option('--token-file <file>', 'file with the API key or access token');

export const agentOptions = (command: Command): Command =>
  command
    .option('--agent <url>', 'address of the agent: its MCP or A2A endpoint, or its host')
    .addOption(new Option('--transport <name>', 'only this transport').choices(['mcp', 'a2a']))
    .addOption(new Option('--release <number>', 'release of the protocol to ask for').choices(['3.0', '3.1']))
    .option('--token-file <file>', 'file with the access token')
    .option('--timeout <seconds>', 'longest time of one call, with its retries', numberBetween(1, 3_600));
