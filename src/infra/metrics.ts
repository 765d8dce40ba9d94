import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/** Creates the Prometheus metrics of one process. The names are listed in docs/operating.md. */
export function createMetrics(options: { processMetrics: boolean }) {
  const registry = new Registry();
  if (options.processMetrics) collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    ...requestMetrics(registers),
    ...workMetrics(registers),
    ...streamMetrics(registers),
    ...hostMetrics(registers),
    ...decisionMetrics(registers),
    ...witnessMetrics(registers),
    ...adServerMetrics(registers),
    /** Prometheus text exposition format. */
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** Ended requests of one operation. `buckets` counts each request once; the last is for all that took longer. */
type Ended = { readonly byStatus: Map<number, number>; readonly buckets: number[]; seconds: number };
/** By operation. */
type EndedRequests = Map<string, Ended>;

/**
 * Counts ended requests by the operation itself, and hands the counts over when they are read. The library makes a text of
 * the labels for each count, which costs as much as a third of the line of the log.
 */
function endedRequests(registers: Registry[]): (operation: string, status: number, seconds: number) => void {
  const ended: EndedRequests = new Map();
  new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by operation and status',
    labelNames: ['operation', 'status'] as const,
    registers,
    collect() {
      this.reset();
      for (const [operation, { byStatus }] of ended) {
        for (const [status, count] of byStatus) this.inc({ operation, status: String(status) }, count);
      }
    },
  });
  new RequestSeconds(ended, registers);
  return function requestEnded(operation, status, seconds) {
    let counts = ended.get(operation);
    if (counts === undefined) {
      counts = { byStatus: new Map(), buckets: [...BUCKETS, 0].map(() => 0), seconds: 0 };
      ended.set(operation, counts);
    }
    const { byStatus, buckets } = counts;
    byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
    let bucket = 0;
    while (seconds > (BUCKETS[bucket] ?? Number.POSITIVE_INFINITY)) bucket += 1;
    buckets[bucket] = (buckets[bucket] ?? 0) + 1;
    counts.seconds += seconds;
  };
}

const REQUEST_SECONDS = 'http_request_duration_seconds';
const REQUEST_HELP = 'Time from request to last byte handed over, by operation';
/** Upper ends of the buckets, in seconds. */
const BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10];

/** The durations of ended requests, which are counted elsewhere. */
class RequestSeconds extends Histogram<'operation'> {
  readonly #ended: EndedRequests;

  constructor(ended: EndedRequests, registers: Registry[]) {
    super({
      name: REQUEST_SECONDS,
      help: REQUEST_HELP,
      labelNames: ['operation'],
      buckets: BUCKETS,
      registers,
    });
    this.#ended = ended;
  }

  /** All that the library reads of a metric for its text. Its types do not have it. */
  async getForPromString() {
    const values = [...this.#ended].flatMap(([operation, counts]) => secondsOf({ operation }, counts));
    return { name: REQUEST_SECONDS, help: REQUEST_HELP, type: 'histogram', aggregator: 'sum', values };
  }
}

/** The counts as the text format has them: each bucket with all before it. */
function secondsOf(labels: { operation: string }, { buckets, seconds }: Ended) {
  let total = 0;
  const within = buckets.map((count, at) => {
    total += count;
    const le = BUCKETS[at] ?? '+Inf';
    return { labels: { le, ...labels }, value: total, metricName: `${REQUEST_SECONDS}_bucket` };
  });
  return [
    ...within,
    { labels, value: seconds, metricName: `${REQUEST_SECONDS}_sum` },
    { labels, value: total, metricName: `${REQUEST_SECONDS}_count` },
  ];
}

/** Requests, and the connections that carry them. */
const requestMetrics = (registers: Registry[]) => ({
  requestEnded: endedRequests(registers),
  tasks: new Counter({
    name: 'tasks_total',
    help: 'Tasks of the agent that ended, by name and code: ok, canceled, or the code of the error',
    labelNames: ['task', 'code'] as const,
    registers,
  }),
  connectionsEnded: new Counter({
    name: 'http_connections_ended_total',
    help: 'Connections ended because their answers were not read, by reason: unread, memory or pipelined',
    labelNames: ['reason'] as const,
    registers,
  }),
  unreadBytes: new Gauge({
    name: 'http_unread_bytes',
    help: 'Bytes of answers that wait in this process to be read',
    registers,
  }),
});

/** Work behind the requests. */
const workMetrics = (registers: Registry[]) => ({
  jobs: new Counter({
    name: 'jobs_total',
    help: 'Job attempts ended, by kind and outcome',
    labelNames: ['kind', 'outcome'] as const,
    registers,
  }),
  jobsRunning: new Gauge({ name: 'jobs_running', help: 'Jobs this process holds', registers }),
  queueFailures: new Counter({
    name: 'queue_failures_total',
    help: 'Steps of the job queue that failed beside the jobs themselves, by step',
    labelNames: ['step'] as const,
    registers,
  }),
  webhooks: new Counter({
    name: 'webhook_attempts_total',
    help: 'Attempts to deliver webhooks, by what followed: delivered, later, away, final or given_up',
    labelNames: ['outcome'] as const,
    registers,
  }),
});

/** Streams of the change feed. */
const streamMetrics = (registers: Registry[]) => ({
  streams: new Gauge({
    name: 'feed_streams_open',
    help: 'Feed streams that this process holds',
    registers,
  }),
  streamFrames: new Counter({
    name: 'feed_frames_total',
    help: 'Frames handed to feed streams, by kind',
    labelNames: ['kind'] as const,
    registers,
  }),
  streamsEnded: new Counter({
    name: 'feed_streams_ended_total',
    help: 'Feed streams that ended, by reason',
    labelNames: ['reason'] as const,
    registers,
  }),
});

/** The process itself. */
const hostMetrics = (registers: Registry[]) => ({
  loopDelay: new Histogram({
    name: 'event_loop_delay_seconds',
    help: 'The longest time in each second that the event loop kept others waiting',
    buckets: [0.01, 0.05, 0.1, 0.25, 1, 2.5, 10],
    registers,
  }),
  logLinesLost: new Counter({
    name: 'log_lines_lost_total',
    help: 'Log lines lost because the log was not read, or could not be written',
    registers,
  }),
  clockSkew: new Gauge({
    name: 'clock_skew_seconds',
    help: "How far the clock of this host is ahead of the database's",
    registers,
  }),
});

/** What is asked of the ad server, and what it answers. */
const adServerMetrics = (registers: Registry[]) => ({
  adServerRequests: new Counter({
    name: 'ad_server_requests_total',
    help: 'Requests to the ad server, by operation and outcome: ok, or the code of the refusal',
    labelNames: ['operation', 'outcome'] as const,
    registers,
  }),
  adServerRows: new Counter({
    name: 'ad_server_rows_total',
    help: 'Rows of figures from the ad server, by what became of them',
    labelNames: ['verdict'] as const,
    registers,
  }),
  adServerFaults: new Counter({
    name: 'ad_server_faults_total',
    help: 'Faults of the ad server that a person must mend, by code',
    labelNames: ['code'] as const,
    registers,
  }),
});

/** Witnesses of the feed's log. */
const witnessMetrics = (registers: Registry[]) => ({
  witnessRequests: new Counter({
    name: 'log_witness_requests_total',
    help: 'Checkpoints sent to witnesses of the log, by witness and outcome: cosigned, or the code of the fault',
    labelNames: ['witness', 'outcome'] as const,
    registers,
  }),
  cosignatures: new Gauge({
    name: 'log_cosignatures',
    help: 'Cosignatures of the newest checkpoint of the log',
    registers,
  }),
  cosignaturesWanted: new Gauge({
    name: 'log_cosignatures_wanted',
    help: 'Cosignatures that a checkpoint of the log should have',
    registers,
  }),
  witnessFailingSeconds: new Gauge({
    name: 'log_witness_failing_seconds',
    help: 'How long a witness of the log has not cosigned although it was asked; 0 when it does',
    labelNames: ['witness'] as const,
    registers,
  }),
});

/** What waits for people. */
const decisionMetrics = (registers: Registry[]) => ({
  waiting: new Gauge({
    name: 'operator_waiting',
    help: 'What waits for a decision of operators, by kind: reviews, accounts or creatives; counted up to 10,000',
    labelNames: ['kind'] as const,
    registers,
  }),
  waitingSeconds: new Gauge({
    name: 'operator_waiting_seconds',
    help: 'How long the oldest of them has waited, by kind; 0 when nothing waits',
    labelNames: ['kind'] as const,
    registers,
  }),
});
