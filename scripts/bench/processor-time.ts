/** Responds to each later message of the parent with the processor time that this process has used, in milliseconds. */
export function reportProcessorTime(): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1000);
  });
}
