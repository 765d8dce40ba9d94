import { assert } from 'chai';
import { type Area, type Frame, sharesOf, stacksOf } from '../../../scripts/bench/profile-areas.ts';

const script = (source: string, name = 'f'): Frame => ({ name, source, isScript: true });
const native = (name: string, source = 'node'): Frame => ({ name, source, isScript: false });
const LOOP = native('uv_run');

describe('stacks of a profile', () => {
  const text = `
\tffffffff81 tcp_sendmsg ([kernel.kallsyms])
\t   f838f __GI___libc_write (/usr/lib/libc.so.6)
\t  7fee5b JS:*'handleWriteReq node:internal/stream_base_commons:46:24 (/tmp/perf-1.map)


\t  7fee5b JS:^ file:///dist/a.js:1:2 (/tmp/perf-1.map)

`;

  it('have the functions of scripts with their sources, and native ones with their libraries', () => {
    assert.deepEqual(
      stacksOf(text, (place) => `at ${place}`),
      [
        [
          native('tcp_sendmsg', '[kernel.kallsyms]'),
          native('__GI___libc_write', '/usr/lib/libc.so.6'),
          script('at node:internal/stream_base_commons:46:24', 'handleWriteReq'),
        ],
        [script('at file:///dist/a.js:1:2', '')],
      ],
    );
  });

  it('are none in a text without any', () => {
    assert.deepEqual(stacksOf('\n[ perf record: Woken up ]\n\n', String), []);
  });
});

describe('parts of a profile', () => {
  it('share the samples, without those in which the process made way for another', () => {
    const { areas } = sharesOf([
      [script('src/http/app.ts')],
      [script('src/http/bind.ts')],
      [script('src/handlers/brands/resolveBrand.ts')],
      [native('finish_task_switch.isra.0'), native('exit_to_user_mode_loop'), script('src/http/app.ts')],
    ]);
    assert.closeTo(areas.get('doors: limits, headers, credentials, query, response') ?? 0, 2 / 3, 1e-9);
    assert.closeTo(areas.get('handler, rules and store') ?? 0, 1 / 3, 1e-9);
  });

  it('add up a function that has several callers, and begin with the largest', () => {
    const once = [script('src/desk/run.ts', 'once')];
    const twice = script('src/desk/run.ts', 'twice');
    const { functions } = sharesOf([once, [twice], [twice, script('src/http/app.ts')], [twice, LOOP]]);
    assert.deepEqual(
      functions.map(({ name, share }) => [name, share]),
      [
        ['twice', 0.75],
        ['once', 0.25],
      ],
    );
  });

  const cases: readonly (readonly [what: string, frames: readonly Frame[], area: Area])[] = [
    [
      'a write of Node',
      [native('tcp_sendmsg'), native('node::StreamBase::WriteString<1>'), LOOP],
      'write to the socket',
    ],
    [
      'a write of the log',
      [native('ksys_write'), native('node::fs::WriteBuffer'), script('node:fs'), script('src/infra/log.ts')],
      'line of the log',
    ],
    [
      'text that the log makes',
      [script('node:buffer'), script('node_modules/pino/lib/tools.js')],
      'line of the log',
    ],
    [
      'SQLite by its library',
      [native('a', '/better_sqlite3.node'), script('src/store/a.ts')],
      'statement in SQLite',
    ],
    ['SQLite by its names', [native('sqlite3_step'), script('src/store/a.ts')], 'statement in SQLite'],
    [
      'the collector in a handler',
      [native('v8::internal::Heap::CollectGarbage'), script('src/handlers/a.ts')],
      'collections of garbage',
    ],
    ['the compiler', [native('v8::internal::compiler::Run')], 'compiling'],
    [
      'an unknown module by its caller',
      [script('node_modules/unknown/a.js'), script('src/desk/a.ts')],
      'desk',
    ],
    [
      'waiting for events',
      [native('__schedule'), native('do_epoll_wait'), LOOP],
      'Node: HTTP, sockets, event loop',
    ],
    ['the parser of requests', [native('node::http_parser::Execute')], 'Node: HTTP, sockets, event loop'],
    ['Fastify', [script('node_modules/fastify/lib/route.js'), script('node:events')], 'framework'],
    ['anything else', [native('start_thread')], 'other threads and engine'],
  ];
  for (const [what, frames, area] of cases) {
    it(`count ${what} as "${area}"`, () => {
      assert.equal(sharesOf([frames]).areas.get(area), 1);
    });
  }
});
