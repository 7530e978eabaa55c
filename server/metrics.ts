/** Figures for Prometheus. One registry per server, so that several can run in one process. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly connections: Gauge;
  readonly tables: Gauge;
  readonly messages: Counter<'type'>;
  readonly refused: Counter<'why'>;
  readonly views: Counter;
  readonly failures: Counter<'what'>;
  readonly appended: Histogram;
  readonly thought: Histogram<'level'>;
  readonly loaded: Histogram;
  readonly requests: Histogram<'route' | 'status'>;
}

const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export function makeMetrics(): Metrics {
  const registry = new Registry();
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
    failures: new Counter({
      name: 'signoria_failures_total',
      help: 'failures by kind',
      labelNames: ['what'],
      registers,
    }),
    appended: timed('signoria_append_seconds', 'time until an entry is durable'),
    thought: timed('signoria_think_seconds', 'time a bot took, waiting included', ['level']),
    loaded: timed('signoria_load_seconds', 'time to load a table'),
    requests: timed('signoria_http_seconds', 'time of HTTP requests', ['route', 'status']),
  };
}
