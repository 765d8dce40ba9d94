/** The result, or `otherwise` when it takes longer than `ms`. What makes the result goes on. */
export async function resultWithin<T>(result: Promise<T>, ms: number, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, ms, otherwise);
  });
  return Promise.race([result, late]).finally(() => clearTimeout(timer));
}
