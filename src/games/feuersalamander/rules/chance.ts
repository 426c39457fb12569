/** What sticks and shuffles come from. The whole table sees hundreds of throws, and must not be able to reckon the next. */
import { chacha20 } from '@noble/ciphers/chacha.js';

export interface Chance {
  /** 256 bits in hexadecimal digits. */
  key: string;
  /** How many numbers have been taken. */
  taken: number;
}

const WORDS = 2 ** 32;
const KEY_WORDS = 8;
const BLOCK_WORDS = 16;

export const isKey = (value: unknown): value is string => typeof value === 'string' && /^[\da-f]{64}$/.test(value);

export const newKey = (random: () => number): string =>
  Array.from({ length: KEY_WORDS }, () =>
    Math.floor(random() * WORDS)
      .toString(16)
      .padStart(8, '0'),
  ).join('');

/** The numbers that follow, from 0 up to 1. */
export function numbersFrom(chance: Chance): () => number {
  let block: Uint32Array | undefined;
  return () => {
    const place = chance.taken++ % BLOCK_WORDS;
    if (!block || place === 0) block = chachaBlock(chance.key, Math.floor((chance.taken - 1) / BLOCK_WORDS));
    return (block[place] as number) / WORDS;
  };
}

/** ChaCha20 with a nonce of zeros: a generator that is not broken by seeing what it gave. */
function chachaBlock(key: string, counter: number): Uint32Array {
  const words = Uint32Array.from({ length: KEY_WORDS }, (_, i) => Number.parseInt(key.slice(8 * i, 8 * i + 8), 16));
  const block = chacha20(bytesOf(words), NONCE, new Uint8Array(4 * BLOCK_WORDS), undefined, counter);
  return new Uint32Array(block.buffer);
}

const NONCE = new Uint8Array(12);

const bytesOf = ({ buffer }: Uint32Array<ArrayBuffer>): Uint8Array => new Uint8Array(buffer);
