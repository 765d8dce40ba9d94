/**
 * The parts of the Compose specification that `deploy/compose.yaml` uses, as a closed JSON Schema: no package on npm
 * holds the whole one in a version that is kept, and a name that is spelled wrongly must not pass.
 */
const text = { type: 'string', minLength: 1 };
const texts = { type: 'array', items: text, minItems: 1, uniqueItems: true };
const duration = { type: 'string', pattern: '^(\\d+(ms|s|m|h))+$' };
const closed = (properties: Record<string, unknown>, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const mapOf = (values: unknown) => ({ type: 'object', additionalProperties: values, minProperties: 1 });

const service = {
  ...closed({
    image: { type: 'string', pattern: '^[a-z0-9./-]+(:[\\w.-]+)?$' },
    build: closed({ context: text, dockerfile: text }, ['context']),
    environment: mapOf({ type: ['string', 'number', 'boolean'] }),
    env_file: text,
    secrets: texts,
    volumes: { ...texts, items: { type: 'string', pattern: '^[\\w./-]+:/[\\w./-]+(:(ro|rw))?$' } },
    ports: { ...texts, items: { type: 'string', pattern: '^\\d+:\\d+(/(tcp|udp))?$' } },
    depends_on: {
      oneOf: [
        texts,
        mapOf(
          closed(
            {
              condition: {
                enum: ['service_started', 'service_healthy', 'service_completed_successfully'],
              },
            },
            ['condition'],
          ),
        ),
      ],
    },
    healthcheck: closed(
      {
        test: {
          type: 'array',
          items: text,
          minItems: 2,
          contains: { enum: ['CMD', 'CMD-SHELL'] },
        },
        interval: duration,
        timeout: duration,
        start_period: duration,
        retries: { type: 'integer', minimum: 1 },
      },
      ['test'],
    ),
    restart: { enum: ['no', 'always', 'on-failure', 'unless-stopped'] },
    stop_grace_period: duration,
    read_only: { type: 'boolean' },
    tmpfs: texts,
    cap_drop: texts,
    security_opt: texts,
    profiles: texts,
  }),
  anyOf: [{ required: ['image'] }, { required: ['build'] }],
};

export const composeSchema = closed(
  {
    name: { type: 'string', pattern: '^[a-z0-9][a-z0-9_-]*$' },
    services: mapOf(service),
    secrets: mapOf(closed({ file: text }, ['file'])),
    volumes: mapOf({ anyOf: [{ type: 'null' }, closed({ name: text, external: { type: 'boolean' } })] }),
  },
  ['services'],
);
