/** Loaded into a service of a test before its own code: signals make it do what no service should. */
process.on('SIGUSR2', () => {
  for (;;);
});
process.on('SIGHUP', () =>
  setImmediate(() => {
    throw new Error('thrown where nobody catches');
  }),
);
process.on('SIGWINCH', () => void Promise.reject(new Error('rejected where nobody looks')));
