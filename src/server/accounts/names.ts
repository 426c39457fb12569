import { z } from 'zod';
import { LONGEST_NAME } from '../../games/seats.ts';

/** Control characters, and whatever is not seen: it turns the direction of other text, or makes two names look alike. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

export const cleanName = (name: string): string =>
  name.replaceAll(/\s+/g, ' ').replaceAll(UNSEEN, '').normalize('NFC').trim();

/** Far more than any name, so that cleaning never has much to do. */
const LONGEST_RAW = 200;

export const NAME = z
  .string('A name is needed.')
  .max(LONGEST_RAW, `A name has at most ${LONGEST_NAME} characters.`)
  .transform(cleanName)
  .pipe(
    z
      .string()
      .min(1, 'A name needs at least one character that can be seen.')
      .max(LONGEST_NAME, `A name has at most ${LONGEST_NAME} characters.`),
  );
