import { expect, test } from 'vitest'
import { createUser } from './accounts.ts'
import { createWholeSite } from './whole-site.ts'

const { app, send } = await createWholeSite()
const { cookie } = await createUser(app, 'admin')

const numbers = ['99999999999', '1.5', '-1', '1e400', '0x10', 'NaN', '']
const moments = [
  '2026-02-30T00:00:00.000000Z_5',
  '0000-01-01T00:00:00.000000Z_5',
  '2026-13-01T00:00:00.000000Z_5',
  '2026-02-20T25:00:00.000000Z_5',
  '2026-02-20T00:00:00.000000Z_99999999999',
  '2026-02-20T00:00:00.000000Z_1.5',
  'leek-soup',
]
const lists = [
  ['/blog', 'after'],
  ['/recipes', 'after'],
  ['/recipes', 'before'],
  ['/my-recipes', 'after'],
  ['/admin/messages', 'before'],
  ['/admin/newsletter', 'before'],
  ['/admin/newsletter/subscribers', 'after'],
  ['/admin/audit', 'before'],
  ['/admin/audit', 'from'],
  ['/admin/audit', 'to'],
  ['/admin/users', 'after'],
  ['/admin/recipes', 'after'],
  ['/admin/review', 'after'],
  ['/admin/jobs', 'after'],
  ['/admin/blog', 'after'],
  ['/admin/kb', 'after'],
] as const

test.each(lists)('%s shows its first page for an invalid value of %s', async (path, name) => {
  const answers: Record<string, number> = {}
  for (const value of [...numbers, ...moments, '2026-02-30', '0000-01-01']) {
    const { status } = await send(`${path}?${new URLSearchParams({ [name]: value })}`, { cookie })
    if (status !== 200) answers[value] = status
  }
  expect(answers).toEqual({})
})

test.each(['/admin/messages/', '/admin/newsletter/issue/', '/admin/newsletter/edit/', '/admin/review/'])(
  '%s responds 404 to an invalid number',
  async (path) => {
    const answers: Record<string, number> = {}
    for (const value of numbers.filter(Boolean)) {
      const opened = await send(path + value, { cookie })
      if (opened.status !== 404) answers[value] = opened.status
      const posted = await send(path + value, {
        cookie,
        fields: { intent: 'close', subject: 'A', content: '<p>B</p>' },
      })
      if (posted.status >= 500) answers[`${value}, sent`] = posted.status
    }
    expect(answers).toEqual({})
  },
)
