import { assert } from 'chai';
import { Counter, Histogram, Registry } from 'prom-client';
import { createMetrics } from '../../src/infra/metrics.ts';

/** The lines of some metrics, in an order of their own. */
const linesOf = (text: string, name: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.includes(name))
    .sort();

describe('the metrics of ended requests', () => {
  const ended: [string, number, number][] = [
    ['resolveBrand', 200, 0.0009],
    ['resolveBrand', 200, 0.001],
    ['resolveBrand', 404, 0.0011],
    ['streamFeed', 200, 12],
    ['none', 404, 0],
    ['none', 400, 10],
  ];

  it('are the text that the library writes for the same counts', async () => {
    const metrics = createMetrics({ processMetrics: false });
    const registry = new Registry();
    const requests = new Counter({
      name: 'http_requests_total',
      help: 'Requests answered, by operation and status',
      labelNames: ['operation', 'status'],
      registers: [registry],
    });
    const seconds = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from request to last byte handed over, by operation',
      labelNames: ['operation'],
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
      registers: [registry],
    });
    for (const [operation, status, took] of ended) {
      metrics.requestEnded(operation, status, took);
      requests.inc({ operation, status: String(status) });
      seconds.observe({ operation }, took);
    }
    const text = await metrics.text();
    const expected = await registry.metrics();
    for (const name of ['http_requests_total', 'http_request_duration_seconds'])
      assert.deepEqual(linesOf(text, name), linesOf(expected, name));
  });

  it('have no line before the first request', async () => {
    const text = await createMetrics({ processMetrics: false }).text();
    assert.notInclude(text, 'http_requests_total{');
    assert.notInclude(text, 'http_request_duration_seconds_count{');
  });
});
