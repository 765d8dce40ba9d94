/** Runs a rule written as a generator: answers each step that it yields, and returns its result. */
export async function drive<Step, Result, Answer>(
  rule: Generator<Step, Result, Answer>,
  answer: (step: Step) => Promise<Answer>,
): Promise<Result> {
  let step = rule.next();
  while (!step.done) step = rule.next(await answer(step.value));
  return step.value;
}
