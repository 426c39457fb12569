/** What the browser keeps for us, or, where it may keep nothing, a storage that says so. */

const FORBIDDEN: Storage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem() {
    throw new DOMException('this browser keeps nothing', 'SecurityError');
  },
  removeItem: () => undefined,
  clear: () => undefined,
};

export function browserStorage(): Storage {
  try {
    return globalThis.localStorage ?? FORBIDDEN;
  } catch {
    // with all cookies blocked, looking is forbidden too
    return FORBIDDEN;
  }
}

/** Keeps what would be missed only a little: where it cannot be kept, nobody needs to hear of it. */
export function remember(key: string, value: unknown): void {
  try {
    browserStorage().setItem(key, JSON.stringify(value));
  } catch {
    // it holds for this visit then
  }
}

export function recall(key: string): unknown {
  try {
    return JSON.parse(browserStorage().getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
