/** Why a scenario of the MCP conformance suite cannot pass here. */
const DEMO_TOOL = "calls a tool of the suite's own demo server";
const DEMO_RESOURCE = "reads a resource of the suite's own demo server";
const NO_SUBSCRIPTIONS =
  'subscriptions to resources are not declared: resources change with a deployment only';
const NO_PROMPTS = 'prompts are not declared: the agent has tools and resources only';
const NO_COMPLETIONS =
  'completions are not declared: addresses of resources are listed, and there is no prompt';
const NO_LOGGING = 'logging is not declared: the agent sends no log messages to clients';
const NO_MIRRORED_PARAMETER = 'no tool asks for one of its parameters as a header';

const because = (reason: string, scenarios: readonly string[]): Record<string, string> =>
  Object.fromEntries(scenarios.map((scenario) => [scenario, reason]));

const tools = ['image', 'audio', 'embedded-resource', 'mixed-content', 'with-progress'];
const both = {
  ...because(
    DEMO_TOOL,
    tools.map((name) => `tools-call-${name}`),
  ),
  ...because(DEMO_TOOL, ['json-schema-2020-12']),
  ...because(NO_COMPLETIONS, ['completion-complete']),
  ...because(DEMO_RESOURCE, ['resources-read-text', 'resources-read-binary', 'resources-templates-read']),
  ...because(NO_PROMPTS, [
    'prompts-list',
    'prompts-get-simple',
    'prompts-get-with-args',
    'prompts-get-embedded-resource',
    'prompts-get-with-image',
  ]),
};

/**
 * What cannot pass, by revision: a scenario, or `scenario:check` where the rest of the scenario has to pass. The test
 * fails when anything else fails, and when something in this list passes.
 */
export const leftOut: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '2025-11-25': {
    ...both,
    ...because(DEMO_TOOL, [
      'tools-call-sampling',
      'tools-call-elicitation',
      'elicitation-sep1034-defaults',
      'elicitation-sep1330-enums',
      'server-sse-polling',
    ]),
    ...because(NO_LOGGING, ['logging-set-level', 'tools-call-with-logging']),
    ...because(NO_SUBSCRIPTIONS, ['resources-subscribe', 'resources-unsubscribe']),
  },
  '2026-07-28': {
    ...both,
    ...because(DEMO_TOOL, [
      'server-stateless:sep-2575-server-rejects-undeclared-capability',
      'server-stateless:sep-2575-missing-capability-http-400',
      'input-required-result-basic-elicitation',
      'input-required-result-basic-list-roots',
      'input-required-result-basic-sampling',
      'input-required-result-capability-check',
      'input-required-result-missing-input-response',
      'input-required-result-multi-round',
      'input-required-result-multiple-input-requests',
      'input-required-result-request-state',
      'input-required-result-result-type',
      'input-required-result-tampered-state',
      'input-required-result-validate-input',
      'tasks-capability-negotiation:tasks-per-request-meta-opt-in',
      'tasks-dispatch-and-envelope:tasks-server-directed-creation-no-hint',
      'tasks-dispatch-and-envelope:sep-2663-durable-create-strong-consistency',
      'tasks-lifecycle',
      'tasks-mrtr-composition',
      'tasks-mrtr-input',
      'tasks-request-headers',
      'tasks-request-state-removal',
      'tasks-required-task-error',
      'tasks-wire-fields',
    ]),
    ...because(NO_MIRRORED_PARAMETER, ['http-custom-header-server-validation']),
    ...because(NO_PROMPTS, [
      'caching:sep-2549-prompts-list-caching-hints',
      'input-required-result-non-tool-request',
    ]),
  },
};
