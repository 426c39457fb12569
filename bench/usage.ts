/** What a server has used so far, by its own metrics. */
export interface Usage {
  readonly cpuSeconds: number;
  readonly residentBytes: number;
}

export async function usageOf(address: string): Promise<Usage> {
  const metrics = await (await fetch(`${address}/metrics`)).text();
  const read = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1]);
  return { cpuSeconds: read('process_cpu_seconds_total'), residentBytes: read('process_resident_memory_bytes') };
}
