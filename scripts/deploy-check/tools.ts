import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../src/infra/project.ts';

const run = promisify(execFile);

/** A check by a tool of Debian; it is passed over where the tool is not installed. */
export type ToolCheck = {
  readonly name: string;
  readonly tool: string;
  readonly check: (work: string) => Promise<unknown>;
};

const deploy = join(projectRoot, 'deploy');

/** The files below `deploy/`, each judged by the program that reads it. */
export const toolChecks: readonly ToolCheck[] = [
  {
    name: 'alert rules (promtool check rules)',
    tool: 'promtool',
    check: () => demand('promtool', ['check', 'rules', join(deploy, 'prometheus/alerts.yaml')]),
  },
  {
    name: 'configuration of Prometheus (promtool check config)',
    tool: 'promtool',
    check: () => demand('promtool', ['check', 'config', join(deploy, 'prometheus/prometheus.yml')]),
  },
  {
    name: 'alerts that fire, and that do not (promtool test rules)',
    tool: 'promtool',
    check: () => demand('promtool', ['test', 'rules', join(import.meta.dirname, 'alerts.test.yaml')]),
  },
  { name: 'proxy (nginx -t)', tool: 'nginx', check: checkNginx },
  { name: 'unit (systemd-analyze verify)', tool: 'systemd-analyze', check: checkUnit },
  {
    name: 'proxy (caddy validate)',
    tool: 'caddy',
    // `adapt --validate` loads every module that the file names; ports are not opened.
    check: () =>
      demand('caddy', [
        'adapt',
        '--config',
        join(deploy, 'caddy/Caddyfile'),
        '--adapter',
        'caddyfile',
        '--validate',
      ]),
  },
];

/** Programs of administrators are not on every path. */
const PATH = `${process.env.PATH ?? ''}:/usr/sbin:/sbin`;

/** @throws {Error} with what the tool says, when it does not accept the file */
async function demand(tool: string, args: readonly string[]): Promise<string> {
  try {
    const { stdout, stderr } = await run(tool, args, { env: { ...process.env, PATH }, timeout: 60_000 });
    return stdout + stderr;
  } catch (cause) {
    const { stdout = '', stderr = '' } = cause as { stdout?: string; stderr?: string };
    throw new Error(`${tool} ${args[0]}: ${stdout}${stderr}`.trim(), { cause });
  }
}

export const isInstalled = (tool: string): Promise<boolean> =>
  run('sh', ['-c', `command -v ${tool}`], { env: { PATH } }).then(
    () => true,
    () => false,
  );

/** In a configuration around it, with a certificate that is made for this. */
async function checkNginx(work: string): Promise<void> {
  const folder = join(work, 'nginx');
  mkdirSync(folder);
  const certificate = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const request = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=registry.example'.split(' ');
  await demand('openssl', request.concat(certificate));
  const site = readFileSync(join(deploy, 'nginx/registry.conf'), 'utf8');
  writeFileSync(join(folder, 'registry.conf'), site.replaceAll('/etc/ssl/registry', folder));
  const lines = [
    `pid ${folder}/pid;`,
    `error_log stderr;`,
    'events {}',
    `http { access_log off; include ${folder}/registry.conf; }`,
  ];
  writeFileSync(join(folder, 'nginx.conf'), lines.join('\n'));
  await demand('nginx', ['-t', '-q', '-p', folder, '-c', join(folder, 'nginx.conf')]);
}

/** With the Node of this machine, because the one of the unit is that of a Debian package. */
async function checkUnit(work: string): Promise<void> {
  const folder = join(work, 'unit');
  mkdirSync(folder);
  cpSync(join(deploy, 'systemd/registry.service'), join(folder, 'registry.service'));
  const unit = readFileSync(join(folder, 'registry.service'), 'utf8');
  writeFileSync(join(folder, 'registry.service'), unit.replace('/usr/bin/node', process.execPath));
  const said = await demand('systemd-analyze', ['verify', join(folder, 'registry.service')]);
  const about = said.split('\n').filter((line) => line.includes('registry.service'));
  if (about.length > 0) throw new Error(about.join('\n'));
}
