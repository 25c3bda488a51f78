import { sendRequest } from './send-request.ts'
import type { Attack } from './attack.ts'

const spellings = ['/search', '/Search', '/%73earch', '/search//', '/SEARCH/', '/s%65arch.data', '/x/../search']
const most = 20

/** Searches in other spellings of the address used to bypass the limit. */
export const searchSpellings: Attack = {
  number: 6,
  name: 'searches in other spellings',
  async run(target) {
    let answered = 0
    for (let count = 0; count < 5 * spellings.length; count += 1) {
      const path = `${spellings[count % spellings.length]}?q=made-up-${count}`
      const { status } = await sendRequest(target.url(), path, { visitor: '203.0.113.60' })
      if (status !== 429) answered += 1
    }
    // A new minute may begin during the test.
    return {
      isOk: answered <= 2 * most && answered < 5 * spellings.length,
      figure: `${answered} of ${5 * spellings.length} answered, ${most} a minute allowed`,
    }
  },
}
