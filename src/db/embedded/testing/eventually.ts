import { setTimeout as sleep } from 'node:timers/promises'

/** Calls `question` again and again until the result is truthy, for at most ten seconds. */
export async function eventually(question: () => Promise<unknown>): Promise<void> {
  const giveUpAt = Date.now() + 10_000
  while (!(await question())) {
    if (Date.now() > giveUpAt) throw new Error('It did not happen within ten seconds')
    await sleep(5)
  }
}
