import { json, sendRequest } from './send-request.ts'
import type { Attack } from './attack.ts'

const paths = [
  '/import',
  '/submit-recipe',
  '/contact',
  '/support',
  '/newsletter',
  '/auth',
  '/auth/reset',
  '/auth/second-factor',
  '/first-admin',
]

/** Nine public pages used to respond with 500. */
export const invalidForms: Attack = {
  number: 10,
  name: 'bodies that are not forms',
  async run(target) {
    const answers = await Promise.all(
      paths.map(async (path) => (await sendRequest(target.url(), path, { headers: json, body: '{"a":1}' })).status),
    )
    const bad = answers.filter((status) => status !== 400)
    return {
      isOk: bad.length === 0,
      figure: `${answers.length - bad.length} of ${paths.length} answer 400 ${bad.join(' ')}`.trim(),
    }
  },
}
