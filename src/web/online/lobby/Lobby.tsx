import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { AllSymbols } from '../../../games/looks.tsx';
import type { Me } from '../../../server/api/answers.ts';
import { Waiting } from '../../shell/Waiting.tsx';
import { WhenKnown } from '../WhenKnown.tsx';
import { Unreachable } from '../Unreachable.tsx';
import { Invitations } from './Invitations.tsx';
import * as styles from './Lobby.module.css';
import { LobbyRoom } from './LobbyRoom.ts';
import { MyMatches } from './MyMatches.tsx';
import { Tables } from './Tables.tsx';
import { Welcome } from './Welcome.tsx';

/** The page to play with others. */
export const Lobby = () => <WhenKnown>{({ account }) => <Company account={account} />}</WhenKnown>;

function Company({ account }: { readonly account: Me['account'] }) {
  const { t } = useTranslation('online');
  const [room] = useState(() => new LobbyRoom());
  const state = useSyncExternalStore(room.subscribe, room.getState);
  const id = account?.id ?? null;
  useEffect(() => room.enter(), [room]);
  useEffect(() => room.setAccount(id), [room, id]);

  const { tables, mine, invitations, begun } = state;
  if (tables.list === null) return tables.problem ? <Unreachable onAgain={room.again} /> : <Waiting />;
  const hasOwn = mine.list !== null && mine.list.matches.length > 0;
  return (
    <>
      <AllSymbols />
      <Welcome named={account !== null} />
      <p role="status" className={styles.news}>
        {begun && t('lobby.mine.begins')}
      </p>
      <Invitations invitations={invitations} onForget={room.forget} />
      <div className={hasOwn ? styles.columns : undefined}>
        {hasOwn && <MyMatches list={mine.list} busy={mine.busy} onMore={room.moreMine} />}
        <Tables room={room} state={state} named={account !== null} />
      </div>
    </>
  );
}
