import type { PageStart, Place, RecipePage } from '../db/recipe-pages.ts'

const written = /^(?!0000)(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)\.\d{6}$/
const signsOfMoment = 24
const longestId = 300

/** Readable in an address without a percent sign: `2026-01-05T120000.123456_leek-soup`. */
const textOf = ({ published, id }: Place) => `${published}_${id}`

/** Null unless the text is a moment there is and an id there may be. */
function placeOf(text: string): Place | null {
  const published = text.slice(0, signsOfMoment)
  const id = text.slice(signsOfMoment + 1)
  if (text[signsOfMoment] !== '_' || id === '' || id.length > longestId) return null
  const [, day, hour, minute, second] = written.exec(published) ?? []
  const moment = `${day}T${hour}:${minute}:${second}.000Z`
  const known = new Date(moment)
  // 30 February would be read as 2 March.
  return Number.isNaN(known.getTime()) || known.toISOString() !== moment ? null : { published, id }
}

/** Where in a list an address begins; whatever makes no sense, or a page's number, is its first page. */
export function startOf(url: string): PageStart | null {
  const query = new URL(url).searchParams
  const after = placeOf(query.get('after') ?? '')
  if (after) return { after }
  const before = placeOf(query.get('before') ?? '')
  return before && { before }
}

/** The parts of a list's address that say where it begins; null forgets. */
type StartInAddress = { after: string | null; before: string | null; page: null }

const startInAddress = (start: PageStart | 'first'): StartInAddress => ({
  after: start !== 'first' && 'after' in start ? textOf(start.after) : null,
  before: start !== 'first' && 'before' in start ? textOf(start.before) : null,
  page: null,
})

export interface ListedPage extends Pick<RecipePage, 'recipes'> {
  /** The place this page comes after, as its canonical address says it; null on the first. */
  after: string | null
  newer: StartInAddress | null
  older: StartInAddress | null
}

/** A page with its places as addresses say them. */
export function toListedPage({ recipes, after, newer, older }: RecipePage): ListedPage {
  return {
    recipes,
    after: after && textOf(after),
    newer: newer && startInAddress(newer),
    older: older && startInAddress(older),
  }
}

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** "January 5, 2026", the day of the place a page comes after. */
export const dayOf = (after: string) => dateFormat.format(new Date(after.slice(0, 10)))

/** What a page of a list is called, and its own address. Deeper pages must not all bear the first one's title. */
export function pageOfList(title: string, path: string, after: string | null) {
  if (after === null) return { title, path }
  return { title: `${title} until ${dayOf(after)}`, path: `${path}?${new URLSearchParams({ after })}` }
}
