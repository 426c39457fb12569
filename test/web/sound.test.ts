import { expect } from 'chai';
import { changeSettings } from '../../src/web/settings.ts';
import { playSound } from '../../src/web/sound.ts';

/** Stands for every node and parameter of WebAudio: it takes anything, and counts what is started. */
function fakeAudio() {
  const heard = { contexts: 0, tones: 0 };
  const parameter = {
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  };
  class Tone {
    frequency = parameter;
    gain = parameter;
    connect = <Node>(node: Node): Node => node;
    start = () => heard.tones++;
    stop = () => undefined;
  }
  class Audio {
    currentTime = 0;
    state = 'running';
    destination = new Tone();
    constructor() {
      heard.contexts++;
    }
  }
  Object.assign(globalThis, { AudioContext: Audio, OscillatorNode: Tone, GainNode: Tone });
  return heard;
}

const touched = (hasBeenActive: boolean) =>
  Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: { userActivation: { hasBeenActive } },
  });

describe('Sounds', () => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  afterEach(() => changeSettings({ sound: true }));
  after(() => {
    Reflect.deleteProperty(globalThis, 'navigator');
    if (before) Object.defineProperty(globalThis, 'navigator', before);
  });

  it('are not made before the visitor has touched anything, nor when they are off', () => {
    const heard = fakeAudio();
    touched(false);
    playSound('place');
    touched(true);
    changeSettings({ sound: false });
    playSound('place');
    expect(heard).to.deep.equal({ contexts: 0, tones: 0 });
  });

  it('are made on the spot, each of its tones', () => {
    const heard = fakeAudio();
    touched(true);
    for (const name of ['place', 'build', 'flip', 'crystals', 'card', 'turn', 'end'] as const) playSound(name);
    expect(heard).to.deep.equal({ contexts: 1, tones: 13 });
  });
});
