import { memo } from 'react';
import type { BeastEffect, Cost, Gain } from '../../content/effects.ts';
import { Picture } from './Picture.tsx';
import { GRID, layOut } from './sum/layout.ts';
import { SumArt } from './sum/SumArt.tsx';
import { costTokens, effectTokens, exchangeTokens, gainsTokens, type Token } from './sum/tokens.ts';

interface SizeProps {
  /** How high an icon is, in px; the width follows from the sum. */
  readonly size: number;
  readonly className?: string | undefined;
}

interface SumProps extends SizeProps {
  readonly tokens: readonly Token[];
}

export const Sum = memo(function Sum({ tokens, size, className }: SumProps) {
  const { width } = layOut(tokens);
  return (
    <Picture box={[-width / 2, -GRID / 2, width, GRID]} width={(width * size) / GRID} className={className}>
      <SumArt tokens={tokens} maxSize={GRID} />
    </Picture>
  );
});

interface GainSumProps extends SizeProps {
  readonly gain: readonly Gain[];
}

export const GainSum = memo(function GainSum({ gain, ...size }: GainSumProps) {
  return <Sum tokens={gainsTokens(gain)} {...size} />;
});

interface CostSumProps extends SizeProps {
  readonly cost: Cost;
}

export const CostSum = memo(function CostSum({ cost, ...size }: CostSumProps) {
  return <Sum tokens={costTokens(cost)} {...size} />;
});

interface EffectSumProps extends SizeProps {
  readonly effect: BeastEffect;
}

export const EffectSum = memo(function EffectSum({ effect, ...size }: EffectSumProps) {
  return <Sum tokens={effectTokens(effect)} {...size} />;
});

interface ExchangeSumProps extends CostSumProps, GainSumProps {}

export const ExchangeSum = memo(function ExchangeSum({ cost, gain, ...size }: ExchangeSumProps) {
  return <Sum tokens={exchangeTokens(cost, gain)} {...size} />;
});
