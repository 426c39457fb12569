/** The keys that move the plane. */
import type { CameraControls } from './useCamera.ts';

const ZOOM = 1.25;
const PAN = 80;
const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, PAN],
  ArrowRight: [-PAN, 0],
  ArrowDown: [0, -PAN],
  ArrowLeft: [PAN, 0],
};

/** Did the key mean the camera? */
export function moveCamera(camera: CameraControls | null, key: string, { altKey }: KeyboardEvent): boolean {
  const pan = altKey ? PANS[key] : undefined;
  if (pan) {
    camera?.pan(...pan);
    return true;
  }
  switch (key) {
    case '+':
    case '=':
      camera?.zoom(ZOOM);
      return true;
    case '-':
      camera?.zoom(1 / ZOOM);
      return true;
    case '0':
      camera?.fit();
      return true;
    default:
      return false;
  }
}
