import { createCipheriv } from 'node:crypto';
import { expect } from 'chai';
import { isKey, newKey, numbersFrom } from '../../../../src/games/feuersalamander/rules/chance.ts';
import { randomFrom } from '../../../../src/play/random.ts';

describe('Chance', () => {
  it('is ChaCha20: the same words as another implementation gives for the key and the counter', () => {
    const keys = randomFrom('chacha');
    for (let counter = 0; counter < 20; counter++) {
      const key = newKey(keys);
      const bytes = Buffer.alloc(32);
      for (let i = 0; i < 8; i++) bytes.writeUInt32LE(Number.parseInt(key.slice(8 * i, 8 * i + 8), 16), 4 * i);
      const nonce = Buffer.alloc(16);
      nonce.writeUInt32LE(counter);
      const expected = createCipheriv('chacha20', bytes, nonce).update(Buffer.alloc(64));
      const words = Array.from({ length: 16 }, (_, i) => expected.readUInt32LE(4 * i));
      const random = numbersFrom({ key, taken: 16 * counter });
      expect(words.map(() => 2 ** 32 * random())).to.deep.equal(words);
    }
  });

  it('goes on where it stopped, however many numbers are taken at a time', () => {
    const key = newKey(randomFrom('go on'));
    const all = numbersFrom({ key, taken: 0 });
    const expected = Array.from({ length: 100 }, () => all());
    const chance = { key, taken: 0 };
    const got: number[] = [];
    for (let some = 1; got.length < 100; some++) {
      const random = numbersFrom(chance);
      for (let i = 0; i < some && got.length < 100; i++) got.push(random());
    }
    expect(got).to.deep.equal(expected);
    expect(chance.taken).to.equal(100);
    expect(new Set(got).size).to.equal(100);
  });

  it('gives numbers from 0 up to 1, all as often', () => {
    const random = numbersFrom({ key: newKey(randomFrom('even')), taken: 0 });
    const quarters = [0, 0, 0, 0];
    for (let i = 0; i < 40_000; i++) quarters[Math.floor(random() * 4)]!++;
    // 10,000 each: five standard deviations are 433
    for (const n of quarters) expect(n).to.be.within(9567, 10433);
  });

  it('a key is 64 hexadecimal digits, small or great', () => {
    expect(newKey(() => 0)).to.equal('0'.repeat(64));
    expect(newKey(() => 1 - 2 ** -32)).to.equal('f'.repeat(64));
    for (const value of [null, 1, '', 'g'.repeat(64), '0'.repeat(63), '0'.repeat(65), 'F'.repeat(64)]) {
      expect(isKey(value)).to.equal(false);
    }
  });
});
