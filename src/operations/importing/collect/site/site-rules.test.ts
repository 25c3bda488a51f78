import { expect, test } from 'vitest'
import { httpAllowing, serve } from '../../../../lib/http/loopback-server.ts'
import { rulesOf } from './site-rules.ts'

test('remembers the rules of a site for one app only, and asks once', async () => {
  let text = 'Sitemap: http://old.example/map.xml'
  const asked: Array<string> = []
  await using server = await serve((request, response) => {
    asked.push(request.url ?? '')
    response.end(text)
  })
  const sitemapsFor = async (http: ReturnType<typeof httpAllowing>) => {
    const rules = await rulesOf({ http }, `${server.url}/soup`)
    return rules.ok && rules.robots.sitemaps
  }
  const [one, other] = [httpAllowing(server), httpAllowing(server)]
  expect(await sitemapsFor(one)).toEqual(['http://old.example/map.xml'])
  text = ''
  expect(await sitemapsFor(one)).toEqual(['http://old.example/map.xml'])
  expect(await sitemapsFor(other)).toEqual([])
  expect(asked).toHaveLength(2)
})
