/** Several processes that share a Postgres beside one process on another: the two players of a match are at different ones. */
import { stopPostgres, withPostgres } from '../../test/server/store/postgres.ts';
import { rounded } from './measure.ts';
import { type Evening, playInTurns } from './rounds.ts';
import { startLitha } from './sides.ts';

export interface SharedPlan extends Evening {
  readonly processes: number;
  readonly dataDir: string;
}

export async function compareProcesses({ matches, seconds, processes, dataDir }: SharedPlan): Promise<object> {
  const compared = withPostgres((shared) =>
    withPostgres((own) =>
      playInTurns({ matches, seconds }, [
        {
          name: `${processes} processes`,
          start: (count) => startLitha({ databaseUrl: shared, dataDir }, count, processes),
        },
        { name: 'one process', start: (count) => startLitha({ databaseUrl: own, dataDir }, count) },
      ]),
    ),
  );
  const [several, peer] = await compared.finally(stopPostgres);
  const { name: _several, ...figures } = several!;
  const ratio = rounded(figures.movesPerSecond / peer!.movesPerSecond, 2);
  return { matches, seconds, processes, ...figures, peer, ratio };
}
