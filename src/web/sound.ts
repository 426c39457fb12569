/** A few quiet sounds, made on the spot: wood, stone, glass and a bell. */
import { getSettings } from './settings.ts';

/** A tone that falls silent by itself. */
interface Tone {
  readonly hertz: number;
  /** Where it slides to. */
  readonly to?: number;
  /** Seconds after the start. */
  readonly at?: number;
  readonly seconds: number;
  readonly wave?: OscillatorType;
  /** 1 is as loud as anything here gets. */
  readonly loud?: number;
}

const knock = (hertz: number, at = 0): Tone => ({ hertz, to: hertz * 0.6, at, seconds: 0.09, wave: 'triangle' });
const glass = (hertz: number, at = 0): Tone => ({ hertz, at, seconds: 0.35, loud: 0.5 });
const bell = (hertz: number, at = 0): Tone => ({ hertz, at, seconds: 0.9, loud: 0.7 });

const SOUNDS = {
  place: [knock(320)],
  build: [knock(180), knock(240, 0.08)],
  flip: [{ hertz: 420, to: 620, seconds: 0.12, wave: 'triangle', loud: 0.6 }],
  crystals: [glass(1568), glass(2093, 0.07)],
  card: [{ hertz: 900, to: 300, seconds: 0.1, wave: 'triangle', loud: 0.4 }],
  turn: [bell(523), bell(784, 0.1)],
  end: [bell(523), bell(659, 0.16), bell(784, 0.32), bell(1047, 0.5)],
} as const satisfies Record<string, readonly Tone[]>;

export type SoundName = keyof typeof SOUNDS;

const VOLUME = 0.08;

let context: AudioContext | null = null;

export function playSound(name: SoundName): void {
  // before the first click or key, browsers let nothing be heard
  if (!getSettings().sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  // a phone puts it to sleep with the page
  if (context.state === 'suspended') void context.resume();
  for (const tone of SOUNDS[name]) sound(context, tone);
}

function sound(audio: AudioContext, { hertz, to = hertz, at = 0, seconds, wave = 'sine', loud = 1 }: Tone): void {
  const start = audio.currentTime + at;
  const source = new OscillatorNode(audio, { type: wave, frequency: hertz });
  const volume = new GainNode(audio, { gain: 0 });
  source.frequency.setValueAtTime(hertz, start);
  source.frequency.exponentialRampToValueAtTime(to, start + seconds);
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(VOLUME * loud, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  source.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(start + seconds);
}
