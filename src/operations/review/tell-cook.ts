import type { App } from '../app.ts'

/** Has the cook told by mail what was decided, where there is a mail server. In the transaction of the decision. */
export async function tellCook({ db, jobs, mail }: App, itemId: number): Promise<void> {
  if (mail !== null) await jobs.enqueue(db, 'mail-verdict', { itemId })
}
