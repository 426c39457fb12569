import { expect } from 'chai';
import { GROVES } from '../../../../src/games/salamandra/content/groves.ts';
import { CORNERS, SPOTS } from '../../../../src/games/salamandra/content/terms.ts';
import {
  bareCorners,
  crystalsAt,
  freeCells,
  isCovered,
  PATHS,
  tilesAround,
  touchesOwnColour,
} from '../../../../src/games/salamandra/rules/geometry.ts';
import { layField, layGrove, table } from '../table.ts';

describe('Board geometry', () => {
  it('the temple covers (0,0) and (1,0) and counts as two tiles in play', () => {
    const G = table();
    expect([isCovered(G, 0, 0), isCovered(G, 1, 0), isCovered(G, 2, 0)]).to.deep.equal([true, true, false]);
    expect(tilesAround(G, { x: 0.5, y: -0.5 })).to.equal(4);
    expect(tilesAround(G, { x: 1.5, y: -0.5 })).to.equal(2);
    expect(tilesAround(G, { x: 0.5, y: -1.5 })).to.equal(2);
  });

  it('every spot has a path to the two corners beside it', () => {
    expect(PATHS).to.deep.equal({ N: ['NW', 'NE'], E: ['NE', 'SE'], S: ['SE', 'SW'], W: ['SW', 'NW'] });
  });

  it('a mark faces the cell on its side: each of the four, seen from each of the four tiles around a grove', () => {
    const G = table();
    layField(G, 'F09', 1, 2);
    layField(G, 'F10', 0, 2);
    // around the corner (½,1½): start-white NW, start-purple NE, F09 SE, F10 SW of it
    const tiles = { NW: 'start-white', NE: 'start-purple', SE: 'F09', SW: 'F10' } as const;
    const paths = { NW: 'SE', NE: 'SW', SE: 'NW', SW: 'NE' } as const;
    for (const grove of ['G09', 'G10', 'G11', 'G12'] as const) {
      G.groves = [];
      layGrove(G, grove, 0.5, 1.5);
      for (const side of CORNERS) {
        const tile = G.tiles.find(({ field }) => field === tiles[side])!;
        for (const spot of SPOTS) {
          const reaches = PATHS[spot].includes(paths[side]);
          const marked = GROVES[grove].marks.includes(side);
          expect(crystalsAt(G, tile, spot), `${grove} ${tile.field} ${spot}`).to.equal(reaches && marked ? 1 : 0);
        }
      }
    }
  });

  it('free cells share a side with a tile in play, none twice', () => {
    const G = table();
    layField(G, 'F09', 2, 0);
    const cells = freeCells(G).map(({ x, y }) => `${x},${y}`);
    expect(new Set(cells).size).to.equal(cells.length);
    expect(cells).to.include('3,0');
    expect(cells).to.not.include('2,0');
  });

  it('touching by a corner is no touching', () => {
    const G = table();
    expect(touchesOwnColour(G, 'F05', { x: 2, y: -1 })).to.equal(true);
    expect(touchesOwnColour(G, 'F05', { x: 2, y: 0 })).to.equal(false);
    expect(touchesOwnColour(G, 'F05', { x: 2, y: -2 })).to.equal(false);
  });

  it('corners without a grove, by the number of tiles around them, north to south, then west to east', () => {
    const G = table();
    G.groves = [];
    expect(bareCorners(G, 4)).to.deep.equal([
      { x: 0.5, y: -0.5 },
      { x: 0.5, y: 0.5 },
    ]);
    // the eight opening corners are those between two tiles or more
    expect(bareCorners(G, 2)).to.have.deep.members(table().groves.map(({ x, y }) => ({ x, y })));
  });
});
