import { Plate } from '../../../guide/prose.tsx';
import { ApprenticePicture, DruidPicture } from '../../board/art/index.ts';
import { useWords } from '../../board/useWords.ts';
import { DYES, FACES } from '../../content/terms.ts';
import { useTexts } from '../texts.ts';
import * as styles from './figures.module.css';

/** Which face is active under which Druid, and the colours of the players. */
export function ApprenticesFigure() {
  const words = useWords();
  const { apprentices } = useTexts();
  const shown = { day: apprentices.sun, night: apprentices.moon };
  return (
    <Plate caption={apprentices.caption}>
      <table className={styles.faces}>
        <thead>
          <tr>
            <th scope="col">{apprentices.druid}</th>
            <th scope="col">{apprentices.sunFace}</th>
            <th scope="col">{apprentices.moonFace}</th>
          </tr>
        </thead>
        <tbody>
          {FACES.map((druid) => (
            <tr key={druid}>
              <th scope="row">
                <DruidPicture dye="madder" face={druid} size={48} />
                {shown[druid]}
              </th>
              {FACES.map((face) => (
                <td key={face}>
                  <ApprenticePicture dye="madder" face={face} active={face === druid} size={36} />
                  {words.t(face === druid ? 'board.active' : 'board.inactive')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.row}>
        {DYES.map((dye) => (
          <li key={dye}>
            <ApprenticePicture dye={dye} face="day" active size={36} />
            {words.t(`dyes.${dye}`)}
          </li>
        ))}
      </ul>
    </Plate>
  );
}
