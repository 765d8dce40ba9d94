/** Loaded into a service of a test before its own code: signals make it do what no service should. */
// Waits rather than computes, which would take a core from other tests for as long as the process lives.
process.on('SIGUSR2', () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));
process.on('SIGHUP', () =>
  setImmediate(() => {
    throw new Error('thrown where nobody catches');
  }),
);
process.on('SIGWINCH', () => void Promise.reject(new Error('rejected where nobody looks')));
