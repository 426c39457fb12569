/** Two games whose truth differs and that somebody cannot tell apart: nothing that is sent to them depends on what is hidden. */
import { expect } from 'chai';
import { randomFrom } from '../../../../src/play/random.ts';
import { arrangementFor, eyesOf, played } from './course.ts';
import { type Transcript, transcripts } from './transcript.ts';
import { twinOf } from './twin.ts';

/** So many deeds are played, by the number of players: then much is unknown to everyone. */
const DEEDS = { 2: 110, 3: 95, 4: 75 };

/** Chai takes its time to say what differs. */
function expectSame(one: Transcript, other: Transcript): void {
  const place = one.findIndex((text, i) => text !== other[i]);
  if (place >= 0) expect(other[place]).to.equal(one[place]);
  expect(other.length).to.equal(one.length);
}

describe('Games of Der Feuer-Salamander that somebody cannot tell apart', () => {
  for (const players of [2, 3, 4] as const) {
    it(`with ${players} players, are sent to the byte alike: to each seat and to who watches`, async () => {
      const [arrangement, course] = [arrangementFor(players), played(players, DEEDS[players])];
      const everybody = eyesOf(course.now);
      const sent = await transcripts(arrangement, course, everybody);
      for (const eyes of everybody) {
        const twin = twinOf(arrangement, course, eyes, randomFrom(`twin of ${players}`));
        expect(twin.different, `positions in which the truth differs for ${eyes}`).to.be.above(10);
        const again = await transcripts(twin.arrangement, twin.course, [eyes]);
        expectSame(sent.get(eyes) as Transcript, again.get(eyes) as Transcript);
      }
    });
  }
});
