import { sendRequest } from './send-request.ts'
import type { Attack } from './attack.ts'
import { signInAsAdmin } from './sign-in.ts'
import { inMs, slowestHealth } from './watch-health.ts'

const longest = 400_000
const parts = ['<', '<img alt="', '<h2>x</h2>', '<b>', '<ul><li>', '&', '<a href="x">', '<!--', ' ', '\u0301']
/** Sanitizing the longest possible article takes most of a second. */
const mostMs = 3_000

/** HTML that repeats one element used to block the process for minutes. */
export const hostileTexts: Attack = {
  number: 4,
  name: 'texts that are slow to read',
  async run(target) {
    const cookie = await signInAsAdmin(target)
    async function sendAll() {
      let answered = 0
      for (const [index, text] of parts.entries()) {
        const form = new FormData()
        const content = text.repeat(longest / text.length)
        const fields = { title: `Text ${index}`, slug: `text-${index}`, content, when: 'now', category: 'x' }
        for (const [name, value] of Object.entries(fields)) form.append(name, value)
        const { status } = await sendRequest(target.url(), '/admin/kb/edit', { body: form, cookie })
        if ([200, 302, 422].includes(status)) answered += 1
        await sendRequest(target.url(), `/kb/text-${index}`)
      }
      return answered
    }
    const work = sendAll()
    const slowest = await slowestHealth(target, work)
    const answered = await work
    const isOk = answered === parts.length && slowest <= mostMs
    return { isOk, figure: `${answered} of ${parts.length} answered; slowest /healthz ${inMs(slowest)}` }
  },
}
