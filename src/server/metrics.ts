/** What an operator watches, as Prometheus reads it. Each server has its own, so that two in one process do not mix. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Store } from './store/store.ts';
import type { TableMetrics } from './tables/deps.ts';

export interface Metrics extends TableMetrics {
  answered(method: string, route: string, status: number, ms: number): void;
  /** Takes how long an operation of this name took, in milliseconds. */
  stored(operation: string): (ms: number) => void;
  text(): Promise<string>;
  readonly contentType: string;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export function createMetrics(): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'litha_http_request_seconds',
    help: 'Time from request to answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const moves = new Histogram({
    name: 'litha_move_seconds',
    help: 'Time from a move to its news, of moves that were accepted.',
    buckets: SECONDS,
    registers,
  });
  const refusals = new Counter({
    name: 'litha_refused_packets_total',
    help: 'Packets that were not accepted, by reason.',
    labelNames: ['reason'],
    registers,
  });
  const sockets = new Gauge({ name: 'litha_sockets', help: 'Open sockets.', registers });
  const operations = new Histogram({
    name: 'litha_store_seconds',
    help: 'Time that the database takes.',
    labelNames: ['operation'],
    buckets: SECONDS,
    registers,
  });
  return {
    answered: (method, route, status, ms) => requests.observe({ method, route, status }, ms / 1000),
    moveAccepted: (ms) => moves.observe(ms / 1000),
    moveRefused: (reason) => refusals.inc({ reason }),
    socketsOpen: (count) => sockets.set(count),
    stored(operation) {
      const times = operations.labels({ operation });
      return (ms) => times.observe(ms / 1000);
    },
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}

/** The same store; how long each operation takes is noted. */
export const timed = (store: Store, metrics: Metrics): Store => ({
  processId: store.processId,
  accounts: timedPart(store.accounts, 'accounts', metrics),
  matches: timedPart(store.matches, 'matches', metrics),
  chats: timedPart(store.chats, 'chats', metrics),
  notices: timedPart(store.notices, 'notices', metrics),
  deliveries: timedPart(store.deliveries, 'deliveries', metrics),
  channels: timedPart(store.channels, 'channels', metrics),
  secrets: timedPart(store.secrets, 'secrets', metrics),
  clocks: timedPart(store.clocks, 'clocks', metrics),
  votes: timedPart(store.votes, 'votes', metrics),
  vacations: timedPart(store.vacations, 'vacations', metrics),
  results: timedPart(store.results, 'results', metrics),
  processes: timedPart(store.processes, 'processes', metrics),
  presence: timedPart(store.presence, 'presence', metrics),
  signals: store.signals,
  locked: (matchId, work) => store.locked(matchId, work),
  ping: () => store.ping(),
  close: () => store.close(),
});

/** Each method is wrapped once: some are called at every move. */
function timedPart<Part extends object>(part: Part, name: string, metrics: Metrics): Part {
  const wrap = ([key, method]: [string, Method]): [string, Method] => {
    const note = metrics.stored(`${name}.${key}`);
    const timedMethod: Method = async (...args) => {
      const begun = performance.now();
      try {
        return await method(...args);
      } finally {
        note(performance.now() - begun);
      }
    };
    return [key, timedMethod];
  };
  return Object.fromEntries(Object.entries(part).map(wrap)) as Part;
}

type Method = (...args: unknown[]) => Promise<unknown>;
