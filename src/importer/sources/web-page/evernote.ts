import { base64Picture } from '../../readers/base64-picture.ts'
import { decodeText } from '../../readers/decode-text.ts'
import { childElements, childrenNamed, type HtmlElement, parseXml } from '../../readers/html-tree.ts'
import { longest, plainText } from '../../readers/plain-text.ts'
import type { ReadOutcome, Source } from '../../source.ts'
import { readWebPage } from './read-web-page.ts'

/** Notes of Evernote (`.enex`). Each note is a page, and its pictures are beside it in base64. */
export const evernote = {
  id: 'evernote',
  label: 'Evernote export',
  accepts: ({ bytes, url }) => url === undefined && /<en-export\b/.test(decodeText(bytes.subarray(0, 2_000))),
  async *read({ bytes, name }) {
    const root = childElements(parseXml(decodeText(bytes))).find((element) => element.name === 'en-export')
    const notes = root ? childrenNamed(root, 'note') : []
    if (notes.length === 0) yield { ok: false, at: name, problem: 'no recipe found' }
    for (const [index, note] of notes.entries()) {
      const title = textOf(note, 'title')
      yield readNote(note, title, `${name}, note ${index + 1}${title && `: ${title}`}`)
    }
  },
} satisfies Source

function readNote(note: HtmlElement, title: string, at: string): ReadOutcome {
  const [attributes] = childrenNamed(note, 'note-attributes')
  const page = `<html><head><title>${escaped(title)}</title></head><body><h1>${escaped(title)}</h1>${bodyOf(note)}</body></html>`
  const { draft, problem } = readWebPage(page)
  if (!draft) return { ok: false, at, problem: problem === 'no recipe found' ? 'The note has no recipe' : problem }
  const source = attributes ? textOf(attributes, 'source-url') : ''
  const picture = pictureOf(note)
  return {
    ok: true,
    at,
    draft: {
      ...draft,
      title: title || draft.title,
      categories: [...new Set([...draft.categories, ...childrenNamed(note, 'tag').map(wordsOf)])],
      sourceUrl: /^https?:/i.test(source) ? source : draft.sourceUrl,
    },
    ...(picture && { picture }),
  }
}

/** Returns the page inside `<en-note>`. The editor writes each line as a `<div>`. */
function bodyOf(note: HtmlElement): string {
  const [content] = childrenNamed(note, 'content')
  const page = content ? writtenIn(content) : ''
  return page
    .slice(0, longestNote)
    .replace(/^[\s\S]*?<en-note\b[^>]*>/i, '')
    .replace(/<\/en-note>\s*$/i, '')
    .replaceAll(/<(\/?)div\b/gi, '<$1p')
}

const longestNote = 1_000_000

function pictureOf(note: HtmlElement): Uint8Array | undefined {
  const resource = childrenNamed(note, 'resource').find((each) => textOf(each, 'mime').startsWith('image/'))
  const [data] = resource ? childrenNamed(resource, 'data') : []
  return data && base64Picture(writtenIn(data))
}

const writtenIn = (element: HtmlElement): string =>
  element.children
    .flatMap((child) => ('children' in child ? child.children : [child]))
    .map((child) => ('data' in child ? child.data : ''))
    .join('')

const wordsOf = (element: HtmlElement) => plainText(writtenIn(element), longest.title)

function textOf(parent: HtmlElement, name: string): string {
  const [child] = childrenNamed(parent, name)
  return child ? wordsOf(child) : ''
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
