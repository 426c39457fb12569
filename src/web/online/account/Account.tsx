import { Mine } from './Mine.tsx';
import { Newcomer } from './Newcomer.tsx';
import { WhenKnown } from '../WhenKnown.tsx';

/** Who one is here: somebody, or nobody yet. */
export const Account = () => (
  <WhenKnown>
    {({ account, mail }) => (account ? <Mine account={account} mail={mail} /> : <Newcomer mail={mail} />)}
  </WhenKnown>
);
