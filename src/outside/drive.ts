/** Runs a rule that asks for what it needs: each step it yields is answered, until it returns its verdict. */
export async function drive<Step, Result, Answer>(
  rule: Generator<Step, Result, Answer>,
  answer: (step: Step) => Promise<Answer>,
): Promise<Result> {
  let step = rule.next();
  while (!step.done) step = rule.next(await answer(step.value));
  return step.value;
}
