import { tasks } from '../../../generated/tasks.ts';

/** The examples of every task as documents that are called like their schemas. */
export const taskExamples = (): [path: string, value: unknown][] =>
  Object.values(tasks).flatMap(({ request, examples }) =>
    examples.slice(0, 1).map((value): [string, unknown] => [`messages/${request}.json`, value]),
  );
