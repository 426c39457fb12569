/** Runs a command; what is wrong with its input is told in one line, without a stack. */
export function command(run: () => void): void {
  try {
    run();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
