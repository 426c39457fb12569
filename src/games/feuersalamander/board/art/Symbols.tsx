import './art.css';
import { Sprite } from './Sprite.tsx';

/** To be mounted once on every page that shows pieces: what all the pictures are drawn from. */
export const Symbols = Sprite;
