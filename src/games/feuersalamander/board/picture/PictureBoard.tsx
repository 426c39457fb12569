import type { BoardProps } from '../board.ts';

export const PictureBoard = ({ moves, onMove }: BoardProps) => (
  <div>
    {moves.map((action) => (
      <button key={action.join(' ')} type="button" data-action={action.join(' ')} onClick={() => void onMove(action)}>
        {action.join(' ')}
      </button>
    ))}
  </div>
);
