import { readFileSync } from 'node:fs';
import { startAdServer } from './server.ts';
import { DEFAULTS, type Settings } from './settings.ts';

const { AD_SERVER_SETTINGS: path = 'settings.json', AD_SERVER_TOKEN: token = '' } = process.env;
if (token.length < 16) throw new Error('AD_SERVER_TOKEN must have at least 16 characters');
const settings: Settings = { ...DEFAULTS, ...JSON.parse(readFileSync(path, 'utf8')), token };
await startAdServer(settings);
if (settings.allowTestBrowser) console.warn('Headless browsers are counted: never do this for real traffic.');
console.log(
  `The ad server listens at ${settings.host}:${settings.port}, for browsers at ${settings.publicUrl}.`,
);
