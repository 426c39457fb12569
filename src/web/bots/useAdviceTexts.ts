import { useTranslation } from 'react-i18next';
import type { AdviceTexts, AnyFace, TextsFor } from '../../games/face.ts';
import type { AnyAction } from '../../games/module.ts';
import { useSeats } from '../../games/table.ts';
import { useFace } from '../face.ts';
import { useLoaded } from '../lazily.tsx';

export type AnyAdviceTexts = AdviceTexts<unknown, AnyAction>;

const loading = new WeakMap<AnyFace, Promise<TextsFor<AnyAdviceTexts>>>();

/** The words for what the expert thinks, when they are here. */
export function useAdviceTexts(): AnyAdviceTexts | null {
  const { i18n } = useTranslation();
  const seats = useSeats();
  const face = useFace();
  if (!face.loadAdviceTexts) throw new Error(`nobody advises on ${face.playable.meta.id}`);
  const begun = loading.get(face) ?? face.loadAdviceTexts();
  loading.set(face, begun);
  const texts = useLoaded(begun);
  return texts && texts(i18n, seats);
}
