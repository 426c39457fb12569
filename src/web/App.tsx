/** The addresses of the site. What is not needed for the first page comes when it is asked for. */
import { Route, Switch } from 'wouter';
import { GUIDES } from '../games/guides.ts';
import { METAS } from '../games/metas.ts';
import { Home } from './home/Home.tsx';
import { lazyPage } from './lazily.tsx';
import {
  Account,
  DailyPage,
  Lobby,
  LocalReplayPage,
  MatchPage,
  MyGames,
  NewMatch,
  OffPage,
  PersonPage,
  ReplayPage,
  SignInByLink,
} from './online/pages.ts';
import { SomebodyOnly } from './online/SomebodyOnly.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { Shell } from './shell/Shell.tsx';
import { TroubleBoundary } from './shell/TroubleBoundary.tsx';

const NewTable = lazyPage(async () => (await import('./pages/NewTable.tsx')).NewTable);
const Settings = lazyPage(async () => (await import('./pages/Settings.tsx')).Settings);
const AllRules = lazyPage(async () => (await import('./pages/AllRules.tsx')).AllRules);
const About = lazyPage(async () => (await import('./pages/About.tsx')).About);
const Table = lazyPage(async () => (await import('./Table.tsx')).Table);

export const App = () => (
  <TroubleBoundary>
    <SomebodyOnly />
    <Switch>
      <Route path="/table/:id/replay">{({ id }) => <LocalReplayPage key={id} id={id} />}</Route>
      <Route path="/table/:id">{({ id }) => <Table key={id} id={id} />}</Route>
      <Route path="/match/:id/replay">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
      <Route path="/match/:id">{({ id }) => <MatchPage key={id} id={id} />}</Route>
      <Route>
        <Shell>
          <Pages />
        </Shell>
      </Route>
    </Switch>
  </TroubleBoundary>
);

const Pages = () => (
  <Switch>
    <Route path="/" component={Home} />
    <Route path="/new/:game">
      {({ game }) => {
        const meta = METAS.find(({ id }) => id === game);
        return meta ? <NewTable meta={meta} /> : <NotFound />;
      }}
    </Route>
    <Route path="/play" component={Lobby} />
    <Route path="/play/new" component={NewMatch} />
    <Route path="/daily">
      <DailyPage />
    </Route>
    <Route path="/daily/:day">{({ day }) => <DailyPage key={day} day={day} />}</Route>
    <Route path="/my/games" component={MyGames} />
    <Route path="/account" component={Account} />
    <Route path="/people/:id">{({ id }) => <PersonPage key={id} id={id} />}</Route>
    <Route path="/device" component={SignInByLink} />
    <Route path="/confirm" component={SignInByLink} />
    <Route path="/off/:token">{({ token }) => <OffPage key={token} token={token} />}</Route>
    <Route path="/rules" component={AllRules} />
    <Route path="/rules/:game">
      {({ game }) => {
        const Guide = Object.hasOwn(GUIDES, game) ? GUIDES[game] : undefined;
        return Guide ? <Guide /> : <NotFound />;
      }}
    </Route>
    <Route path="/settings" component={Settings} />
    <Route path="/about" component={About} />
    <Route component={NotFound} />
  </Switch>
);
