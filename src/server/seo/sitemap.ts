import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import { addressEntry, addressesInAPart, addressList, partEntry, partList } from '../../core/seo/sitemap.ts'
import type { Db } from '../../db/connection/connect.ts'
import type { App } from '../../operations/app/app.ts'
import { ownOrigin } from '../own-address.ts'
import { type SitemapSection, sitemapSections } from './sitemap-sections.ts'

interface Part {
  section: SitemapSection
  offset: number
}

const headers = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' }

/** Lists every page for search engines, in one file or in parts if there are too many. `partSize` is for tests. */
export function sitemap({ db, env, log }: App, partSize = addressesInAPart) {
  return new Hono()
    .get('/sitemap.xml', async (context) => {
      const origin = ownOrigin(env, context.req.raw)
      const counted = await Promise.all(
        sitemapSections.map(async (section) => ({ section, count: await section.count(db) })),
      )
      const total = counted.reduce((sum, { count }) => sum + count, 0)
      for (const [name, value] of Object.entries(headers)) context.header(name, value)
      if (total > partSize) {
        const parts = counted.flatMap(({ section, count }) =>
          Array.from(
            { length: Math.ceil(count / partSize) },
            (_, index) => `/sitemap/${section.name}-${index + 1}.xml`,
          ),
        )
        return context.body(partList.open + parts.map((path) => partEntry(origin + path)).join('') + partList.close)
      }
      const parts = sitemapSections.map((section) => ({ section, offset: 0 }))
      return stream(context, (output) => writeParts(output, parts, origin), reportLoss)
    })
    .get('/sitemap/:part{[a-z]+-[1-9][0-9]{0,5}\\.xml}', async (context) => {
      const [name, number] = context.req.param('part').replace('.xml', '').split('-')
      const section = sitemapSections.find((candidate) => candidate.name === name)
      const offset = (Number(number) - 1) * partSize
      if (!section || offset >= (await section.count(db))) return context.text('There is no such part', 404)
      const origin = ownOrigin(env, context.req.raw)
      for (const [header, value] of Object.entries(headers)) context.header(header, value)
      return stream(context, (output) => writeParts(output, [{ section, offset }], origin), reportLoss)
    })

  async function writeParts(output: { write(text: string): Promise<unknown> }, parts: Array<Part>, origin: string) {
    await output.write(addressList.open)
    for (const part of parts) for await (const text of entriesOf(db, part, origin)) await output.write(text)
    await output.write(addressList.close)
  }

  /** Logs a failure. The file then has no end, so that an incomplete list is not mistaken for a complete one. */
  async function reportLoss(cause: Error) {
    log.error({ err: cause }, 'The sitemap could not be completed')
  }

  async function* entriesOf(from: Db, { section, offset }: Part, origin: string): AsyncGenerator<string> {
    for await (const pages of section.rows(from, { offset, limit: partSize })) {
      yield pages
        .map(({ path, updated }) => addressEntry({ url: origin + path, updated: updated?.toISOString() ?? null }))
        .join('')
    }
  }
}
