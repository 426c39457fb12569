/** A browser's storage in memory, which can also refuse. */
export class FakeStorage implements Storage {
  readonly #items = new Map<string, string>();
  /** The name of the exception with which it refuses to keep anything more. */
  refuses: 'QuotaExceededError' | 'SecurityError' | null = null;

  get length(): number {
    return this.#items.size;
  }

  key = (i: number): string | null => [...this.#items.keys()][i] ?? null;

  getItem = (key: string): string | null => this.#items.get(key) ?? null;

  setItem(key: string, value: string): void {
    if (this.refuses) throw new DOMException('refused', this.refuses);
    this.#items.set(key, value);
  }

  removeItem(key: string): void {
    this.#items.delete(key);
  }

  clear(): void {
    this.#items.clear();
  }
}
