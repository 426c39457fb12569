/** Runs a command; what is wrong with its input is told in one line, without a stack. */
export async function command(run: () => void | Promise<void>): Promise<void> {
  // whoever reads our lines may stop at any of them, as `head` does
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
  try {
    await run();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
