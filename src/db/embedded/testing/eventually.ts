import { setTimeout as sleep } from 'node:timers/promises'

/** Repeats the question until the answer is truthy, for ten seconds at most. */
export async function eventually(question: () => Promise<unknown>): Promise<void> {
  const giveUpAt = Date.now() + 10_000
  while (!(await question())) {
    if (Date.now() > giveUpAt) throw new Error('It did not happen within ten seconds')
    await sleep(5)
  }
}
