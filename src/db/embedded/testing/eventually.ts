import { setTimeout as sleep } from 'node:timers/promises'

/** Asks again until the answer is something, for ten seconds at most. */
export async function eventually(question: () => Promise<unknown>): Promise<void> {
  const giveUpAt = Date.now() + 10_000
  while (!(await question())) {
    if (Date.now() > giveUpAt) throw new Error('It did not happen within ten seconds')
    await sleep(5)
  }
}
