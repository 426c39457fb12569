import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Button, buttonClass } from '../../components/Button.tsx';
import { Section } from '../../shell/Section.tsx';
import { Filters } from './Filters.tsx';
import * as lists from './List.module.css';
import type { LobbyRoom, LobbyState } from './LobbyRoom.ts';
import { TableRow } from './TableRow.tsx';
import * as styles from './Tables.module.css';
import { ANY } from './openTables.ts';

interface TablesProps {
  readonly room: LobbyRoom;
  readonly state: LobbyState;
  /** Does the reader have a name yet? */
  readonly named: boolean;
}

/** The public tables with a free seat, as they come and go; those that the reader sits at are listed elsewhere. */
export function Tables({ room, state, named }: TablesProps) {
  const { t } = useTranslation('online');
  const { setList, setFilter, lose, leaveRow, moreTables } = room;
  const { tables, mine, filter, gone, lost } = state;
  const own = new Set(mine.list?.matches.map(({ id }) => id));
  const matches = tables.list?.matches.filter(({ id, mySeat }) => !own.has(id) && mySeat == null) ?? [];
  const hasMore = tables.list?.next != null;
  const open = matches.filter(({ id }) => !gone.has(id)).length;
  const filtered = filter !== ANY;
  const count =
    open === 0 && filtered
      ? t('lobby.tables.noneSuch')
      : t(hasMore ? 'lobby.tables.atLeast' : 'lobby.tables.count', { count: open });
  return (
    <Section title={t('lobby.tables.title')}>
      <Filters filter={filter} onChange={setFilter} />
      <p role="status" className={styles.news}>
        {lost ? t('lobby.lost') : count}
      </p>
      <div className={lists.room}>
        <ul ref={setList} className={lists.list}>
          {matches.map((match) => (
            <TableRow
              key={match.id}
              match={match}
              gone={gone.has(match.id)}
              named={named}
              onGone={lose}
              onLeave={leaveRow}
            />
          ))}
        </ul>
        {matches.length === 0 && !hasMore && <NoTables filtered={filtered} onAll={() => setFilter(ANY)} />}
        {hasMore && (
          <Button className={styles.more} aria-disabled={tables.busy} onClick={moreTables}>
            {t('lobby.tables.more')}
          </Button>
        )}
      </div>
    </Section>
  );
}

function NoTables({ filtered, onAll }: { readonly filtered: boolean; readonly onAll: () => void }) {
  const { t } = useTranslation('online');
  return (
    <div className={styles.none}>
      <p>{t('lobby.tables.noneText')}</p>
      <div className={styles.ways}>
        <Link href="/play/new" className={buttonClass('secondary')}>
          {t('lobby.own.open')}
        </Link>
        {filtered && (
          <Button kind="quiet" onClick={onAll}>
            {t('lobby.tables.all')}
          </Button>
        )}
      </div>
    </div>
  );
}
