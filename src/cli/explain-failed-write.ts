import { writeProblem } from '../lib/files/write-problem.ts'

/** Runs a command that writes a file. Prints a sentence if the disk does not take it. */
export async function explainFailedWrite(file: string, write: () => Promise<number>): Promise<number> {
  try {
    return await write()
  } catch (cause) {
    const problem = writeProblem(cause)
    if (!problem) throw cause
    process.stderr.write(`${file} was not written. ${problem}\n`)
    return 1
  }
}
