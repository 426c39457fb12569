import { Unseen } from '../../../guide/prose.tsx';
import * as styles from '../../../guide/tables.module.css';
import { ApprenticePicture, Art, type ArtName, Points } from '../../board/art/index.ts';
import { useWords } from '../../board/useWords.ts';
import { MAJORITIES } from '../../content/cards.ts';
import type { Source } from '../../content/terms.ts';
import { type Faith, faithPoints, symbols } from '../../rules/scoring.ts';
import { believers } from '../examples/index.ts';
import { useTexts } from '../texts.ts';
import { dyeOf } from './GardenPicture.tsx';

const FAITHS: Readonly<Record<Faith, { readonly icon: ArtName; readonly source: Source }>> = {
  salamander: { icon: 'sal', source: 'faithSalamander' },
  bear: { icon: 'paw', source: 'faithBear' },
  eagle: { icon: 'feather', source: 'faithEagle' },
};
const FAITH_NAMES = Object.keys(FAITHS) as Faith[];

function FaithName({ faith }: { readonly faith: Faith }) {
  const words = useWords();
  const { icon, source } = FAITHS[faith];
  return (
    <th scope="row">
      <Art name={icon} size={20} />
      <span className={styles.name}>{words.t(`sources.${source}`)}</span>
    </th>
  );
}

/** Where points come from before the end. */
export function DuringTable() {
  const words = useWords();
  const { scoring } = useTexts();
  return (
    <table className={styles.table}>
      <caption>{scoring.duringCaption}</caption>
      <thead>
        <tr>
          <th scope="col">{scoring.where}</th>
          <th scope="col">{scoring.points}</th>
        </tr>
      </thead>
      <tbody>
        {(Object.keys(scoring.during) as (keyof typeof scoring.during)[]).map((source) => (
          <tr key={source}>
            <th scope="row">{words.t(`sources.${source}`)}</th>
            <td>{scoring.during[source]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the most and the second most faith bring. */
export function MajorityTable() {
  const { scoring } = useTexts();
  return (
    <table className={styles.table}>
      <caption>{scoring.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{scoring.faithIn}</th>
          <th scope="col">{scoring.first}</th>
          <th scope="col">{scoring.second}</th>
        </tr>
      </thead>
      <tbody>
        {FAITH_NAMES.map((faith) => (
          <tr key={faith}>
            <FaithName faith={faith} />
            {MAJORITIES[faith].map((n) => (
              <td key={n}>
                <Points n={n} size={34} />
                <Unseen>{n}</Unseen>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Three players' faith, counted by the rules. */
export function FaithTable() {
  const words = useWords();
  const { scoring, ties } = useTexts();
  return (
    <table className={styles.table}>
      <caption>{ties.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{scoring.faithIn}</th>
          {believers.players.map((_, seat) => (
            <th key={dyeOf(seat)} scope="col">
              <ApprenticePicture dye={dyeOf(seat)} face="day" active size={24} /> {words.t(`dyes.${dyeOf(seat)}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {FAITH_NAMES.map((faith) => {
          const points = faithPoints(believers, faith);
          return (
            <tr key={faith}>
              <FaithName faith={faith} />
              {believers.players.map((_, seat) => (
                <td key={dyeOf(seat)}>
                  {symbols(believers, seat, faith)} <Art name={FAITHS[faith].icon} size={18} />
                  <Unseen>{ties.symbols}</Unseen>
                  <b className={styles.result}>{words.amount('points', points[seat] ?? 0)}</b>
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
