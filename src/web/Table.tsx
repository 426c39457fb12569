import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { AnyFace } from '../games/face.ts';
import { loadFace } from '../games/faces.ts';
import { Button } from './components/Button.tsx';
import { download } from './download.ts';
import { FaceContext } from './face.ts';
import { WhenLoaded } from './lazily.tsx';
import { isReadable, type LocalMatch, localMatches, type UnreadableMatch } from './localMatches.ts';
import { findTable } from './localTable.ts';
import { OpenTable } from './OpenTable.tsx';
import { Message } from './pages/Message.tsx';
import { Shell } from './shell/Shell.tsx';

/** A table of this browser by its id, or why there is none. */
export function Table({ id }: { readonly id: string }) {
  const [match] = useState(() => localMatches.get(id));
  if (match && isReadable(match)) {
    return <WhenLoaded of={loadFace(match.file.game)}>{(face) => <Kept match={match} face={face} />}</WhenLoaded>;
  }
  return <Shell>{match ? <Damaged match={match} /> : <Gone />}</Shell>;
}

/** Whether its moves are legal is known when the rules of its game are here. */
function Kept({ match, face }: { readonly match: LocalMatch; readonly face: AnyFace }) {
  const [found] = useState(() => findTable(face.playable, localMatches, match.id));
  if (!found || !isReadable(found)) return <Shell>{found ? <Damaged match={found} /> : <Gone />}</Shell>;
  return (
    <FaceContext value={face}>
      <OpenTable match={found} />
    </FaceContext>
  );
}

function Gone() {
  const { t } = useTranslation('site');
  return <Message title={t('table.gone')} text={t('table.goneText')} />;
}

function Damaged({ match }: { readonly match: UnreadableMatch }) {
  const { t } = useTranslation('site');
  const [, navigate] = useLocation();
  const remove = () => {
    localMatches.remove(match.id);
    navigate('/');
  };
  return (
    <Message title={t('table.damaged')} text={t('table.damagedText')}>
      <Button icon="download" onClick={() => download(`litha-${match.id}.json`, match.text)}>
        {t('matches.saveUnreadable')}
      </Button>
      <Button kind="quiet" icon="trash" onClick={remove}>
        {t('matches.deleteUnreadable')}
      </Button>
    </Message>
  );
}
