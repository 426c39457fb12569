import type { ActionOf } from '../../../rules/actions.ts';
import { Art } from '../../art/Art.tsx';
import { ExchangeSum } from '../../art/Sum.tsx';
import { crystalsFor } from '../conversion.ts';

/** Crystals become a resource: by the exchange that everyone has, or by a card. */
export function Conversion({ action: [, by, resource] }: { readonly action: ActionOf<'convert'> }) {
  return (
    <>
      <ExchangeSum cost={{ crystals: crystalsFor(by) }} gain={[{ kind: 'resource', resource }]} size={20} />
      {by !== 'exchange' && <Art name={by.startsWith('B') ? 'c-bear' : 'c-eagle'} size={18} />}
    </>
  );
}
