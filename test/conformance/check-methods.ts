import { schemaValidators } from '../../generated/validators/index.ts';
import type { Contract, Operation } from '../support/contract.ts';
import { checkAnswer, checkCommon, checkRefusal } from './check-answer.ts';
import { type Answer, requestOf, send, sendPatiently, type Target, type Values } from './exchange.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Methods that a path answers: the documented ones, and HEAD where there is GET. */
export function methodsOf({ operations }: Contract, path: string): string[] {
  return operations
    .filter((operation) => operation.path === path)
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}

/** What is wrong with the refusals of every method that a path lacks, and with its answer to a preflight. */
export async function checkMethods(target: Target, path: string): Promise<string[]> {
  const allowed = methodsOf(target.contract, path);
  const address = path.replace(/\{\w+\}/g, 'acme.example');
  const problems: string[] = [];
  for (const method of METHODS.filter((candidate) => !allowed.includes(candidate))) {
    const answer = await send(target.origin, { method, path: address, headers: {} });
    const found = await checkMissing(answer, 405, 'method_not_allowed', method === 'HEAD');
    const listed = (answer.headers.get('allow') ?? '')
      .split(/\s*,\s*/)
      .sort()
      .join(', ');
    const expected = [...allowed].sort().join(', ');
    if (listed !== expected) found.push(`allow is "${listed}", not "${expected}"`);
    problems.push(...found.map((problem) => `${method} ${path}: ${problem}`));
  }
  const preflight = await checkPreflight(target, address, allowed);
  return [...problems, ...preflight.map((problem) => `preflight of ${path}: ${problem}`)];
}

/** A page of any origin may ask whether it may call the operation, with a credential and a JSON body. */
async function checkPreflight(target: Target, path: string, methods: readonly string[]): Promise<string[]> {
  const headers = {
    origin: 'https://page.example',
    'access-control-request-method': methods.at(-1) ?? '',
    'access-control-request-headers': 'authorization, content-type',
  };
  const answer = await send(target.origin, { method: 'OPTIONS', path, headers });
  const lists = (name: string, wanted: readonly string[]) => {
    const listed = (answer.headers.get(name) ?? '').toLowerCase().split(/\s*,\s*/);
    return wanted.every((each) => listed.includes(each.toLowerCase())) ? [] : [`${name} is ${listed}`];
  };
  const own = ['methods', 'headers'].map((what) => `access-control-allow-${what}`);
  return [
    ...(answer.status === 204 ? [] : [`status ${answer.status}`]),
    ...(answer.headers.has('access-control-allow-credentials')
      ? ['credentials of the browser are allowed']
      : []),
    ...lists('access-control-allow-methods', methods),
    ...lists('access-control-allow-headers', ['authorization', 'content-type']),
    ...checkCommon(answer, [...own, 'access-control-max-age']),
  ];
}

/** HEAD answers as GET does, without the body. */
export async function checkHead(target: Target, operation: Operation, good: Values): Promise<string[]> {
  const request = requestOf(target, operation, good);
  // The first answer may come from a live look, the later ones from what it stored.
  await sendPatiently(target, request);
  const get = await sendPatiently(target, request);
  const head = await sendPatiently(target, { ...request, method: 'HEAD' });
  const names = (answer: Answer) =>
    [...answer.headers.keys()]
      .filter((name) => name !== 'transfer-encoding')
      .sort()
      .join();
  const differing = ['content-type', 'content-length', 'cache-control', 'etag'].filter(
    (name) => head.headers.get(name) !== get.headers.get(name),
  );
  return [
    ...(head.status === get.status ? [] : [`HEAD is answered ${head.status}, GET ${get.status}`]),
    ...(head.text === '' ? [] : ['HEAD has a body']),
    ...differing.map((name) => `${name} is ${head.headers.get(name)}, with GET ${get.headers.get(name)}`),
    ...(names(head) === names(get) ? [] : [`HEAD has the headers ${names(head)}, GET ${names(get)}`]),
    ...(await checkAnswer(target, operation, get)),
  ];
}

const UNKNOWN = [
  '/',
  '/nothing',
  '/api/',
  '//api',
  '/api/nothing',
  '/api%2Fbrands',
  '/..',
  '/%00',
  '/%zz',
  '/%ff',
  '/*',
];

/** Paths that nobody documents, some next to those that somebody does. */
export function unknownPaths({ paths }: Contract): string[] {
  const documented = paths.map(
    (path) => new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
  );
  const examples = paths.map((path) => path.replace(/\{\w+\}/g, 'acme.example'));
  const near = examples.flatMap((path) => [`${path}/`, `${path}x`, `${path}/nothing`, path.toUpperCase()]);
  return [...UNKNOWN, ...near].filter((path) => !documented.some((pattern) => pattern.test(path)));
}

/** What is wrong with the refusal of a path that is not there. */
export async function checkUnknown(target: Target, path: string): Promise<string[]> {
  const answer = await send(target.origin, { method: 'GET', path, headers: {} });
  return (await checkMissing(answer, 404, 'not_found', false)).map((problem) => `${path}: ${problem}`);
}

async function checkMissing(
  answer: Answer,
  status: number,
  error: string,
  isHead: boolean,
): Promise<string[]> {
  const validate = await schemaValidators['core/error-response']();
  const type = answer.headers.get('content-type') ?? '';
  const inBody = isHead
    ? []
    : [
        ...(validate(answer.json) ? [] : ['the body is no refusal of the contract']),
        ...(answer.text.includes(`"${error}"`) ? [] : [`the body does not say ${error}`]),
        ...checkRefusal(answer),
      ];
  return [
    ...(answer.status === status ? [] : [`status ${answer.status}, not ${status}`]),
    ...(type === 'application/json; charset=utf-8' ? [] : [`content-type ${type}`]),
    ...inBody,
    ...checkCommon(answer, status === 405 ? ['allow'] : []),
  ];
}
