import { Chapter as AnyChapter, type PartNamed, Section as AnySection } from '../../guide/prose.tsx';
import type { ChapterId, SectionId } from './sections.ts';

export const Chapter: PartNamed<ChapterId> = AnyChapter;
export const Section: PartNamed<Exclude<SectionId, ChapterId>> = AnySection;
