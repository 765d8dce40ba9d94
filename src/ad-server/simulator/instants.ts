/** An instant as whole seconds since 1970, the grain of the simulator. */
export const toSeconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);
export const fromSeconds = (seconds: number): Date => new Date(seconds * 1000);
