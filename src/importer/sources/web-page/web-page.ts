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
    const { draft, page, problem } = readWebPage(bytes, url, contentType)
    yield draft
      ? { ok: true, at: name, draft, readSource: () => sourceTextOf(page, draft) }
      : { ok: false, at: name, problem }
  },
} satisfies Source
