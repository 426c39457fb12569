import { expect } from 'chai';
import { freeSpotOffers, groveReach, plots } from '../../../../src/games/salamandra/advice/garden.ts';
import { RIVER_FIELD_IDS } from '../../../../src/games/salamandra/content/fields.ts';
import { BEASTS } from '../../../../src/games/salamandra/content/terms.ts';
import { bot } from '../../../../src/games/salamandra/bot.ts';
import { lay } from '../../../../src/games/salamandra/rules/build.ts';
import { type Cell, freeCells, reaches } from '../../../../src/games/salamandra/rules/geometry.ts';
import { legalMoves, play, stageOf, view } from '../../../../src/games/salamandra/rules/index.ts';
import { type G, playerAt } from '../../../../src/games/salamandra/rules/state.ts';
import { pick, randomFrom } from '../../../../src/play/random.ts';
import { layField, layGrove, stand, table } from '../table.ts';
import { frozen, positions } from './positions.ts';

const seen = (G: G): G => frozen(structuredClone(view(G)));

const plotAt = (G: G, field: 'F05' | 'F09' | 'F22', { x, y }: Cell) =>
  plots(seen(G), field).find(({ cell }) => cell.x === x && cell.y === y);

describe('The garden', () => {
  describe('Plots', () => {
    it('one for each free cell', () => {
      const G = table();
      expect(plots(seen(G), 'F05').map(({ cell }) => cell)).to.have.deep.members(freeCells(G));
    });

    it('colour: start-orange lies at (0,-1), start-green at (1,-1), start-white and start-purple south of the temple', () => {
      const G = table();
      const north = { x: 1, y: -2 };
      expect(plotAt(G, 'F05', north)?.colourContact, 'green beside green').to.equal(true);
      expect(plotAt(G, 'F09', north)?.colourContact, 'orange beside green').to.equal(false);
      expect(plotAt(G, 'F22', { x: 0, y: 2 })?.colourContact, 'white and purple beside white').to.equal(true);
      expect(plotAt(G, 'F05', { x: -1, y: 0 })?.colourContact, 'the temple has no colour').to.equal(false);
    });

    it('colour brings a card only while there is one', () => {
      const G = table();
      G.piles.bear = [];
      expect(plotAt(G, 'F05', { x: 1, y: -2 })?.colourContact).to.equal(true);
      G.piles.eagle = [];
      expect(plotAt(G, 'F05', { x: 1, y: -2 })?.colourContact).to.equal(false);
    });

    it('glades: corners with four tiles and no grove, while the supply lasts', () => {
      const G = table();
      layField(G, 'F06', 2, 0);
      expect(plotAt(G, 'F05', { x: 2, y: -1 })?.glades, 'an opening grove lies there').to.deep.equal([]);
      G.groves = [];
      layField(G, 'F07', 3, 0);
      layField(G, 'F08', 3, -1);
      const both = [
        { x: 2.5, y: -0.5 },
        { x: 1.5, y: -0.5 },
      ];
      expect(plotAt(G, 'F05', { x: 2, y: -1 })?.glades).to.deep.equal(both);
      G.piles.groves.length = 1;
      expect(plotAt(G, 'F05', { x: 2, y: -1 })?.glades).to.deep.equal(both.slice(0, 1));
    });

    it('are what a build really brings, in whole games', () => {
      const random = randomFrom('plots');
      for (const G of positions()) {
        const field = pick(RIVER_FIELD_IDS, random);
        if (G.over || stageOf(G) !== 'act' || !G.river.includes(field)) continue;
        const { cell, glades, colourContact } = pick(plots(view(G), field), random);
        const built = bot.clone(G);
        lay(built, field, cell);
        const grown = built.groves.slice(G.groves.length).map(({ x, y }) => ({ x, y }));
        expect(glades).to.deep.equal(grown);
        built.agenda = [{ step: 'settle', field, free: false }];
        const cards = legalMoves(built, G.seat).filter(([move]) => move === 'takeCard');
        expect(cards.length).to.equal(colourContact ? BEASTS.filter((beast) => G.piles[beast].length > 0).length : 0);
      }
    });
  });

  describe('Free spots', () => {
    it('all four of a field, with the bonus and the crystals', () => {
      const G = table();
      layField(G, 'F10', 5, 5);
      layGrove(G, 'G02', 5.5, 4.5); // SE and SW: the latter faces F10
      stand(G, 1, 'F10', 'S');
      expect(freeSpotOffers(seen(G)).filter(({ field }) => field === 'F10')).to.deep.equal([
        {
          field: 'F10',
          spot: 'N',
          crystals: 1,
          bonus: [
            { kind: 'scrolls', n: 1 },
            { kind: 'points', n: 1, per: null },
          ],
        },
        { field: 'F10', spot: 'E', crystals: 1, bonus: [] },
        { field: 'F10', spot: 'W', crystals: 0, bonus: [] },
      ]);
    });

    it('are all that may be placed on, with the crystals that placing there brings, in whole games', () => {
      const random = randomFrom('spots');
      for (const position of positions()) {
        const G = bot.clone(position);
        const places = legalMoves(G, G.seat).filter(([move]) => move === 'place');
        if (places.length === 0) continue;
        // whoever has no cards gets what the spot gives and nothing else
        Object.assign(playerAt(G, G.seat), { bear: [], eagle: [] });
        const offers = freeSpotOffers(view(G));
        if (offers.length !== places.length) expect.fail(`${offers.length} spots, ${places.length} moves`);
        const { field, spot, crystals } = pick(offers, random);
        const before = playerAt(G, G.seat).crystals;
        play(G, G.seat, ['place', field, spot]);
        expect(playerAt(G, G.seat).crystals - before).to.equal(crystals);
      }
    });
  });

  describe('Groves in reach', () => {
    it('by whom, active or not', () => {
      const G = table();
      G.groves = [];
      layGrove(G, 'G01', 0.5, -0.5);
      layGrove(G, 'G02', 0.5, 1.5);
      stand(G, 0, 'start-orange', 'S'); // at (0,-1): paths SE and SW
      stand(G, 0, 'start-green', 'W', false); // at (1,-1): paths SW and NW
      stand(G, 0, 'start-green', 'N');
      stand(G, 1, 'start-white', 'E'); // at (0,1)
      expect(groveReach(seen(G), 0)).to.deep.equal([
        {
          grove: 'G01',
          reached: true,
          from: [
            { field: 'start-orange', spot: 'S' },
            { field: 'start-green', spot: 'W' },
          ],
        },
        { grove: 'G02', reached: false, from: [] },
      ]);
    });

    it('agree with the rules, in whole games', () => {
      for (const G of positions()) {
        for (const [i, { grove, reached }] of groveReach(view(G), G.seat).entries()) {
          const tile = G.groves[i];
          if (tile?.grove !== grove || reaches(G, G.seat, tile) !== reached) expect.fail(grove);
        }
      }
    });
  });
});
