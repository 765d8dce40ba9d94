/** One holder at a time, served in the order of asking. */
export class Mutex {
  #last: Promise<void> = Promise.resolve();

  async run<T>(work: () => T | Promise<T>): Promise<T> {
    const before = this.#last;
    let release = () => {};
    this.#last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    try {
      return await work();
    } finally {
      release();
    }
  }
}
