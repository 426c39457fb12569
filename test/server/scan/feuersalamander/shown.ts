/** What was sent, as a browser would make sense of it: from the bytes alone. */
import type { LogEntry } from 'boardgame.io';
import type { Journal, StepChunk } from '../../../../src/server/api/answers.ts';
import type { Operation } from '../../../../src/server/tables/diff.ts';
import { stateIdOf } from '../../../../src/server/tables/engine.ts';
import type { View } from '../../../../src/server/tables/views.ts';
import { patched } from '../../../../src/web/online/replay/patched.ts';

export interface Shown {
  readonly views: readonly View[];
  readonly log: readonly LogEntry[];
  /** Whatever is neither. */
  readonly rest: unknown;
}

const NOTHING: Shown = { views: [], log: [], rest: null };

/** One stream: what comes later may change what came before. */
export class Browser {
  /** The newest view that the socket brought. */
  view: View | null = null;

  read(text: string): Shown {
    if (text.startsWith('{')) return this.#packet(JSON.parse(text) as { type: string; data?: string });
    const [head = '', ...lines] = text.split('\n');
    const body = asJson(lines.join('\n'));
    if (isChunk(body)) {
      const views = [body.view];
      for (const patch of body.patches) views.push(patched(views.at(-1), patch) as View);
      const { view: _view, patches: _patches, ...rest } = body;
      return { views, log: [], rest: [head, rest] };
    }
    if (isJournal(body)) {
      const { opening, log, ...rest } = body;
      return { views: [opening], log, rest: [head, rest] };
    }
    return { ...NOTHING, rest: [head, body] };
  }

  #packet({ type, data }: { type: string; data?: string }): Shown {
    const [, event] = /^2(?:\/[^,]*,)?(\[.*)$/s.exec(type === 'message' ? String(data) : '') ?? [];
    if (event === undefined) return { ...NOTHING, rest: data };
    const [name, match, ...args] = JSON.parse(event) as [string, string, ...unknown[]];
    if (name === 'sync') {
      const { state, initialState, log, ...rest } = args[0] as Record<'state' | 'initialState', View> & {
        log: LogEntry[];
      };
      this.view = state;
      return { views: [initialState, state], log, rest: [name, match, rest] };
    }
    if (name === 'patch') {
      const [from, id, patch, log, ...rest] = args as [number, number, Operation[], LogEntry[]];
      if (!this.view || stateIdOf(this.view) !== from) throw new Error(`a patch from ${from} to nowhere`);
      this.view = patched(this.view, patch) as View;
      if (stateIdOf(this.view) !== id) throw new Error(`a patch to ${id} that leads elsewhere`);
      return { views: [this.view], log, rest: [name, match, rest] };
    }
    return { ...NOTHING, rest: [name, match, args] };
  }
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const has = (value: unknown, name: string): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name);

const isChunk = (body: unknown): body is StepChunk => has(body, 'patches');
const isJournal = (body: unknown): body is Journal => has(body, 'opening');
