import type { Source } from '../../source.ts'
import { decodeText } from '../../readers/decode-text.ts'
import { looksLikeHtml, readWebPage } from './read-web-page.ts'
import { sourceTextOf } from './source-text.ts'

export const webPage = {
  id: 'web-page',
  label: 'web page',
  accepts: ({ bytes, name, contentType, url }) =>
    url !== undefined ||
    /html/i.test(contentType ?? '') ||
    /\.x?html?$/i.test(name) ||
    looksLikeHtml(decodeText(bytes.subarray(0, 100_000))),
  async *read({ bytes, name, url, contentType }) {
    const outcome = readWebPage(bytes, url, contentType)
    if (outcome.draft) {
      const { draft, page } = outcome
      yield { ok: true, at: name, draft, readSource: () => sourceTextOf(page, draft) }
    } else {
      const { problem, half } = outcome
      yield {
        ok: false,
        at: name,
        problem,
        ...(half && { half: { draft: half.draft, source: sourceTextOf(half.page, half.draft) } }),
      }
    }
  },
} satisfies Source
