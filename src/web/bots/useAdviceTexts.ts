import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdviceTexts, AnyFace, TextsFor } from '../../games/face.ts';
import type { AnyAction } from '../../games/module.ts';
import { useSeats } from '../../games/table.ts';
import { useFace } from '../face.ts';

export type AnyAdviceTexts = AdviceTexts<unknown, AnyAction>;

const loading = new WeakMap<AnyFace, Promise<TextsFor<AnyAdviceTexts>>>();

/** The words for what the expert thinks; until they are here, the nearest `Suspense` shows that one has to wait. */
export function useAdviceTexts(): AnyAdviceTexts {
  const { i18n } = useTranslation();
  const seats = useSeats();
  const face = useFace();
  if (!face.loadAdviceTexts) throw new Error(`nobody advises on ${face.playable.meta.id}`);
  const begun = loading.get(face) ?? face.loadAdviceTexts();
  loading.set(face, begun);
  const texts = use(begun);
  return texts(i18n, seats);
}
