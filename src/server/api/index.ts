import type { Metrics } from '../metrics.ts';
import type { Services } from '../services.ts';
import type { Settings } from '../settings.ts';
import { dailyRoutes } from './daily.ts';
import { gamesRoutes } from './games.ts';
import { linkRoutes } from './links.ts';
import { matchRoutes } from './matches.ts';
import { meRoutes } from './me.ts';
import { myRoutes } from './my.ts';
import { notificationRoutes } from './notifications.ts';
import { offRoutes } from './off.ts';
import { operatorRoutes } from './operators.ts';
import { peopleRoutes } from './people.ts';
import { quickRoutes } from './quick.ts';
import { replayRoutes } from './replay.ts';
import type { Routes } from './routes.ts';
import { tableRoutes } from './table.ts';
import { vacationRoutes } from './vacation.ts';
import { voteRoutes } from './votes.ts';

const ALL = [
  meRoutes,
  linkRoutes,
  vacationRoutes,
  matchRoutes,
  tableRoutes,
  voteRoutes,
  quickRoutes,
  dailyRoutes,
  myRoutes,
  peopleRoutes,
  replayRoutes,
  notificationRoutes,
  offRoutes,
  gamesRoutes,
];

/** Before boardgame.io adds its own: the first who answers an address is the only one. */
export function addRoutes(router: Routes, services: Services, metrics: Metrics, { metricsToken }: Settings): void {
  operatorRoutes(router, services, metrics, metricsToken);
  for (const add of ALL) add(router, services);
}
