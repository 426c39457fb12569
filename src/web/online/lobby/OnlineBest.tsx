import { useEffect, useState } from 'react';
import type { SoloLine, SoloList } from '../../../server/api/answers.ts';
import { Best } from '../../solo/Best.tsx';
import { ApiProblem, call } from '../api.ts';

interface OnlineBestProps {
  readonly game: string;
  readonly level: number;
}

/** What one has done alone on the server; nothing as long as it has not said. */
export function OnlineBest({ game, level }: OnlineBestProps) {
  const [levels, setLevels] = useState<readonly SoloLine[]>([]);
  useEffect(() => {
    let isWanted = true;
    const ask = async () => {
      const found = await findLevels(game);
      if (isWanted) setLevels(found);
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [game]);
  const record = levels.find((one) => one.level === level);
  return record && <Best where="online" record={record} />;
}

/** A note that is missing is no trouble. */
async function findLevels(game: string): Promise<readonly SoloLine[]> {
  try {
    return (await call<SoloList>('GET', `/api/my/solo?game=${game}`)).levels;
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return [];
  }
}
