/** Figures for Prometheus. One registry per server, so that several can run in one process. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly connections: Gauge;
  readonly tables: Gauge;
  readonly messages: Counter<'type'>;
  readonly refused: Counter<'why'>;
  readonly views: Counter;
  readonly counsel: Counter;
  readonly failures: Counter<'what'>;
  readonly appended: Histogram;
  readonly thought: Histogram<'level'>;
  readonly waited: Histogram<'urgency'>;
  readonly loaded: Histogram;
  readonly requests: Histogram<'route' | 'status'>;
}

const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** `worker`: which of several behind one port, so that nobody takes the figures of one for those of another. */
export function makeMetrics(worker: number | null = null): Metrics {
  const registry = new Registry();
  if (worker !== null) registry.setDefaultLabels({ worker });
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const timed = <L extends string>(name: string, help: string, labelNames: readonly L[] = []) =>
    new Histogram({ name, help, labelNames, buckets: BUCKETS, registers });
  return {
    registry,
    connections: new Gauge({ name: 'signoria_connections', help: 'open sockets', registers }),
    tables: new Gauge({ name: 'signoria_tables_loaded', help: 'tables in memory', registers }),
    messages: new Counter({
      name: 'signoria_messages_total',
      help: 'messages by type',
      labelNames: ['type'],
      registers,
    }),
    refused: new Counter({
      name: 'signoria_refused_total',
      help: 'refusals by reason',
      labelNames: ['why'],
      registers,
    }),
    views: new Counter({ name: 'signoria_views_total', help: 'views sent', registers }),
    counsel: new Counter({ name: 'signoria_counsel_seconds_total', help: 'work on what follows views', registers }),
    failures: new Counter({
      name: 'signoria_failures_total',
      help: 'failures by kind',
      labelNames: ['what'],
      registers,
    }),
    appended: timed('signoria_append_seconds', 'time until an entry is durable'),
    thought: timed('signoria_think_seconds', 'time a bot took, waiting included', ['level']),
    waited: new Histogram({
      name: 'signoria_think_wait_seconds',
      help: 'time until a thread was free for a bot',
      labelNames: ['urgency'],
      buckets: [...BUCKETS, 10, 30, 60, 120],
      registers,
    }),
    loaded: timed('signoria_load_seconds', 'time to load a table'),
    requests: timed('signoria_http_seconds', 'time of HTTP requests', ['route', 'status']),
  };
}
