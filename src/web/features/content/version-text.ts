import type { StoredArticle } from '../../../db/content/article-edits.ts'
import type { Revision } from '../../../db/content/article-revisions.ts'
import { shortDate, shortMoment } from '../../../core/text/date-text.ts'

type Version = Revision['content']

/** Says whether a version was public at a given time, and since when. */
export function publishingText({ status, datePublished }: Pick<Version, 'status' | 'datePublished'>, at: Date): string {
  if (status === 'draft') return 'Draft'
  const date = datePublished.toISOString()
  return datePublished > at ? `Scheduled for ${shortMoment(date)}` : `Published on ${shortDate(date)}`
}

export interface VersionChange {
  name: string
  from: string
  to: string
}

const pictureText = (imageId: string | null) => (imageId ? 'one picture' : 'none')

/** Lists what differs between an earlier version and the current one, besides title, summary and text. */
export function versionChanges(past: Revision, current: StoredArticle, now: Date): Array<VersionChange> {
  const { content } = past
  const all: Array<VersionChange> = [
    { name: 'Publishing', from: publishingText(content, past.replacedAt), to: publishingText(current, now) },
    { name: 'Address', from: content.slug, to: current.slug },
    { name: 'Category', from: content.category, to: current.category },
    { name: 'Author', from: content.authorName, to: current.authorName },
    pictureChange('Picture', content.imageId, current.imageId),
    { name: 'Picture description', from: content.imageAlt, to: current.imageAlt },
    // An old version did not store it.
    ...(content.authorImageId === undefined
      ? []
      : [pictureChange('Picture of the author', content.authorImageId, current.authorImageId)]),
  ]
  return all.filter(({ from, to }) => from !== to)
}

function pictureChange(name: string, from: string | null, to: string | null): VersionChange {
  const isOther = from !== to && from !== null && to !== null
  return { name, from: pictureText(from), to: isOther ? 'another picture' : pictureText(to) }
}
