import { expect, test } from 'vitest'
import { FormRequest } from './form-request.ts'
import { readForm } from './read-form.ts'

const urlencoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=cut'

const sent = (body: string | FormData, type?: string) =>
  new Request('http://kitchen.lan/contact', { method: 'POST', body, headers: type ? { 'content-type': type } : {} })

/** Returns the fields, or the status of the refusal. */
async function outcomeOf(request: Request) {
  try {
    return [...(await readForm(request, 'visitor'))].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value.name,
    ])
  } catch (cause) {
    return cause instanceof Response ? cause.status : cause
  }
}

const part = (head: string, text = 'soup') => `--cut\r\n${head}\r\n\r\n${text}\r\n`
const field = part('Content-Disposition: form-data; name="title"')

test('reads both kinds of forms, with their files', async () => {
  expect(await outcomeOf(sent('title=Soup&step=a+b%C3%A9', urlencoded))).toEqual([
    ['title', 'Soup'],
    ['step', 'a bé'],
  ])
  const form = new FormData()
  form.append('title', 'Soup')
  form.append('image', new File(['x'], 'soup "1".png'))
  expect(await outcomeOf(sent(form))).toEqual([
    ['title', 'Soup'],
    ['image', 'soup "1".png'],
  ])
  const quoted = 'multipart/form-data; charset=utf-8; boundary="c u:t"'
  const body = '--c u:t\r\nContent-Disposition: form-data; name="title"\r\n\r\nSoup\r\n--c u:t--\r\n'
  expect(await outcomeOf(sent(body, quoted))).toEqual([['title', 'Soup']])
})

test.each([
  ['5,001 fields without "="', 'a&'.repeat(5_001), urlencoded],
  ['more than 256 KB in this encoding', `html=${'x'.repeat(256_000)}`, urlencoded],
  ['201 parts', `${field.repeat(201)}--cut--\r\n`, multipart],
])('refuses a form with %s before parsing it', async (_, body, type) => {
  expect(await outcomeOf(sent(body, type))).toBe(413)
})

test('accepts the largest list of favorites', async () => {
  expect(await outcomeOf(sent('add=a&'.repeat(4_999), urlencoded))).toHaveLength(4_999)
})

test.each([
  ['JSON', '{}', 'application/json'],
  ['text', 'title=Soup', 'text/plain'],
  ['something without a type', 'x', ''],
  ['a form without a boundary', field, 'multipart/form-data'],
  ['a form with another boundary', `${field}--cut--\r\n`, 'multipart/form-data; boundary=other'],
  ['a form that ends early', field.slice(0, 60), multipart],
  ['a form without field names', `${part('X-Y: z')}--cut--\r\n`, multipart],
  [
    'a part whose header never ends',
    `${part(`Content-Disposition: form-data; name="a"${';a=b'.repeat(9_000)}`)}--cut--`,
    multipart,
  ],
])('refuses %s as a form', async (_, body, type) => {
  const request = sent(body, type)
  if (!type) request.headers.delete('content-type')
  expect(await outcomeOf(request)).toBe(400)
})

test('lets a page read its form again, and nothing else', async () => {
  const request = new FormRequest(sent('title=Soup', urlencoded), 'visitor')
  const form = await request.formData()
  expect(await request.formData()).toBe(form)
  expect(form.get('title')).toBe('Soup')
  expect([await request.clone().text(), request.method, request.headers.get('content-type')]).toEqual([
    '',
    'POST',
    urlencoded,
  ])
})

test('lets one visitor send four large forms at once, and has room for others', async () => {
  const endings: Array<() => void> = []
  const endless = () => {
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void endings.push(() => controller.close()) })
    const init = { method: 'POST', headers: { 'content-type': multipart }, body, duplex: 'half' }
    return new Request('http://kitchen.lan/import', init)
  }
  const begun = Array.from({ length: 4 }, () => outcomeOf(endless()))
  expect(await outcomeOf(endless())).toBe(429)
  const others = ['a', 'b', 'c'].flatMap((name) =>
    Array.from({ length: 4 }, () => readForm(endless(), name).catch((cause: Response) => cause.status)),
  )
  const late = await Promise.race([others.at(-1), outcomeOf(sent('title=Soup', urlencoded))])
  for (const end of endings) end()
  expect(await Promise.all(begun)).toEqual([400, 400, 400, 400])
  // Thirteen forms of unknown length fit into 160 MB.
  expect((await Promise.all(others)).filter((status) => status === 503)).toHaveLength(3)
  expect(late).toBe(503)
  expect(await outcomeOf(sent(`${field}--cut--\r\n`, multipart))).toEqual([['title', 'soup']])
})
