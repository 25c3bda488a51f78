import { xmlText } from '../text/xml.ts'

/** URLs are absolute, times ISO. */
export interface Feed {
  /** The feed's URL, which is also its permanent id. */
  self: string
  /** The web page with the same content. */
  page: string
  title: string
  subtitle: string
  entries: ReadonlyArray<FeedEntry>
}

interface FeedEntry {
  /** The entry's URL, which is also its permanent id. */
  page: string
  title: string
  summary: string
  author: string
  categories: ReadonlyArray<string>
  published: string
  updated: string
  picture: { url: string; type: string } | null
}

/** Atom requires an update time. Empty feeds use this one. */
const never = '1970-01-01T00:00:00.000Z'

export function feedUpdated({ entries }: Pick<Feed, 'entries'>): string {
  return entries.map((entry) => entry.updated).reduce((latest, moment) => (moment > latest ? moment : latest), never)
}

/** Writes a feed as Atom (RFC 4287). */
export function toAtom(feed: Feed): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    ...element('id', feed.self),
    ...element('title', feed.title),
    ...element('subtitle', feed.subtitle),
    ...element('updated', feedUpdated(feed)),
    link({ rel: 'self', type: 'application/atom+xml', href: feed.self }),
    link({ rel: 'alternate', type: 'text/html', href: feed.page }),
    ...feed.entries.flatMap(toEntry),
    '</feed>',
    '',
  ].join('\n')
}

function toEntry({ page, title, summary, author, categories, published, updated, picture }: FeedEntry): Array<string> {
  return [
    '<entry>',
    ...element('id', page),
    ...element('title', title),
    ...element('published', published),
    ...element('updated', updated),
    `<author><name>${xmlText(author)}</name></author>`,
    link({ rel: 'alternate', type: 'text/html', href: page }),
    ...(picture ? [link({ rel: 'enclosure', type: picture.type, href: picture.url })] : []),
    ...categories.map((category) => `<category term="${xmlText(category)}"/>`),
    ...element('summary', summary),
    '</entry>',
  ]
}

const element = (name: string, text: string) => [`<${name}>${xmlText(text)}</${name}>`]

const link = (attributes: Record<string, string>) =>
  `<link ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${xmlText(value)}"`)
    .join(' ')}/>`
