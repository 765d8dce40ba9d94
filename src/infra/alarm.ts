/** A wait that ends early when something wakes it. */
export function createAlarm() {
  let woken = false;
  let wakeUp = () => {};
  return {
    /** Forgets what woke it before. */
    set() {
      woken = false;
    },
    wake() {
      woken = true;
      wakeUp();
    },
    /** Waits `ms`, or not at all when something woke it since `set`. */
    wait: (ms: number) =>
      new Promise<void>((resolve) => {
        if (woken) return resolve();
        const timer = setTimeout(resolve, ms);
        wakeUp = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
  };
}
