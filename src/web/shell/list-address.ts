import { longDate } from '../../core/text/date-text.ts'
import type { PageStart, Place, RecipePage } from '../../db/recipes/recipe-pages.ts'

const written = /^(?!0000)(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)\.\d{6}$/
const signsOfMoment = 24
const longestId = 300

/** Writes a position without percent signs, such as `2026-01-05T120000.123456_leek-soup`. */
const textOf = ({ published, id }: Place) => `${published}_${id}`

/** Returns null if the text is not a valid moment and a possible id. */
function placeOf(text: string): Place | null {
  const published = text.slice(0, signsOfMoment)
  const id = text.slice(signsOfMoment + 1)
  if (text[signsOfMoment] !== '_' || id === '' || id.length > longestId) return null
  const [, day, hour, minute, second] = written.exec(published) ?? []
  const moment = `${day}T${hour}:${minute}:${second}.000Z`
  const known = new Date(moment)
  // JavaScript would read February 30 as March 2.
  return Number.isNaN(known.getTime()) || known.toISOString() !== moment ? null : { published, id }
}

/**
 * Returns the position where a list page starts. Addresses with an invalid position or a page number get the first
 * page.
 */
export function startOf(url: string): PageStart | null {
  const query = new URL(url).searchParams
  const after = placeOf(query.get('after') ?? '')
  if (after) return { after }
  const before = placeOf(query.get('before') ?? '')
  return before && { before }
}

/** The parts of a list's address that contain the position. Null removes a part. */
type StartInAddress = { after: string | null; before: string | null; page: null }

const startInAddress = (start: PageStart | 'first'): StartInAddress => ({
  after: start !== 'first' && 'after' in start ? textOf(start.after) : null,
  before: start !== 'first' && 'before' in start ? textOf(start.before) : null,
  page: null,
})

export interface ListedPage extends Pick<RecipePage, 'recipes'> {
  /** The position before this page, as written in its canonical address. Null on the first page. */
  after: string | null
  newer: StartInAddress | null
  older: StartInAddress | null
}

/** A page of a list that could not be read. */
export const emptyPage: ListedPage = { recipes: [], after: null, newer: null, older: null }

/** Turns the positions of a page into address parts. */
export function toListedPage({ recipes, after, newer, older }: RecipePage): ListedPage {
  return {
    recipes,
    after: after && textOf(after),
    newer: newer && startInAddress(newer),
    older: older && startInAddress(older),
  }
}

/** Formats the date of a position, such as "January 5, 2026". */
export const dayOf = (after: string) => longDate(after.slice(0, 10))

/**
 * Returns the title and canonical address of a list page. Later pages must not have the same title as the first page.
 */
export function pageOfList(title: string, path: string, after: string | null) {
  if (after === null) return { title, path }
  return { title: `${title} until ${dayOf(after)}`, path: `${path}?${new URLSearchParams({ after })}` }
}
