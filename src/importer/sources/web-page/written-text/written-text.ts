import { longestSourceLine, mostSourceLines, type SourceText } from '../../../../core/importing/source-text.ts'
import type { RecipeDraft } from '../../../../core/recipes/recipe.ts'
import { archivePicture } from '../../../readers/archive-picture.ts'
import { decodeText } from '../../../readers/decode-text.ts'
import type { Findings } from '../../../readers/findings.ts'
import { splitFrontMatter } from '../../../readers/front-matter.ts'
import { recipeOfFields } from '../../../readers/named-fields.ts'
import { plainText } from '../../../readers/plain-text.ts'
import { servingsIn } from '../../../readers/servings.ts'
import { splitOnlyStep } from '../../../readers/split-paragraph.ts'
import { toDraft } from '../../../readers/to-draft.ts'
import type { RawDocument, ReadOutcome, Source } from '../../../source.ts'
import { withoutChatStamps } from './chat-stamps.ts'
import { withBlockHeadings } from './block-headings.ts'
import { withListsNamed } from './foods-and-steps.ts'
import { withLineBreaks } from './foods-in-a-line.ts'
import { withFoodsAsItems } from './foods-without-amounts.ts'
import { withIngredientHeading } from './ingredient-heading.ts'
import { isFactLine, madeLine, wholeTime, withFactsAbove } from './note-facts.ts'
import { withLostSteps, withWholeDescription } from './lost-lines.ts'
import { withoutMailHeader } from './mail-header.ts'
import { readEmbeddedHtml, withoutTagLines } from './embedded-html.ts'
import {
  titledText,
  titleOfFile,
  withCountedHeading,
  withFactsOf,
  withIngredientsAbove,
  yieldInHeading,
} from './front-facts.ts'
import { withListsApart } from './lists-in-turns.ts'
import { withTableAsLines } from './pasted-table.ts'
import { withTablesAsItems } from './markdown-tables.ts'
import { withoutWraps } from './wrapped-lines.ts'
import { bareLine, bareText, emphasis } from './note-lines.ts'
import { sourceApart } from './note-source.ts'
import { tipsApart } from './note-tips.ts'
import { withBlocksOpened } from './opened-blocks.ts'
import { withOrgAsMarkdown } from './org-text.ts'
import { withPartsLowered } from './part-headings.ts'
import { withHeadingMarks } from './underlined-headings.ts'
import { isServings } from '../likeness.ts'
import { looksLikeHtml, readWebPage, type WebPageOutcome } from '../read-web-page.ts'
import { withTitleFirst } from './title-line.ts'
import { withoutFrame, withoutWordsAround } from './words-around.ts'
import { withRecipeAsSteps, withStepsHeading } from './steps-heading.ts'
import { withShortSteps } from './short-steps.ts'
import { splitAtServings, splitNote } from './split-note.ts'

const longestText = 500_000

/**
 * A note, a text file or Markdown. It is read like a page whose lines are paragraphs, so "Ingredients" and "Method" are
 * found in all languages the page reader knows.
 */
export const writtenText = {
  id: 'written-text',
  label: 'text',
  accepts: ({ bytes, name, url }) =>
    url === undefined && (/\.(?:txt|text|md|markdown)$/i.test(name) || isText(decodeText(bytes.subarray(0, 4_000)))),
  async *read(document) {
    const { bytes, name } = document
    const sent = decodeText(bytes).slice(0, longestText).replaceAll(/\r\n?/g, '\n')
    const text = withTableAsLines(withoutMailHeader(withoutChatStamps(sent)))
    const { fields, body: written } = splitFrontMatter(text)
    const bare = bareText(withRecipeAsSteps(asMarkdown(withTitleFirst(withLineBreaks(withoutWordsAround(written))))))
    const body = withPartsLowered(withoutWraps(withTablesAsItems(withCountedHeading(withoutTagLines(bare.text)))))
    const stated = recipeOfFields(fields)
    const found = { ...stated, image: stated.image || (bare.image ?? '') }
    // Cooks see the words around the recipe too, in case one of them belongs to it.
    const readSource = () => linesOfText(bareText(asMarkdown(withLineBreaks(written))).text)
    const note = noteBelow(body, found, name)
    if (note) {
      yield { ...note, at: name, readSource, ...(await pictureOf(found, document)) }
      return
    }
    if (found.ingredients.length > 0 || found.steps.length > 0) {
      const described = { ...found, description: found.description || plainText(body) }
      yield {
        ok: true,
        at: name,
        draft: toDraft(described, { base: '' }),
        readSource: () => linesOfText(text),
        ...(await pictureOf(found, document)),
      }
      return
    }
    const several = readSeveral(body)
    for (const part of several) yield { ...part, at: `${name}: ${part.draft.title}` }
    if (several.length > 0) return
    const read = readTurns(titledText(body, found.title, name))
    const only = isComplete(read) ? read : (readHtml(bare.text, found.title || titleOfFile(name)) ?? read)
    const whole = only.ok ? { ...withFacts(only, found), readSource } : only
    yield { ...whole, at: name, ...(await pictureOf(found, document)) }
  },
} satisfies Source

const asMarkdown = (text: string) => withHeadingMarks(withBlocksOpened(withOrgAsMarkdown(text)))

type Note = Omit<Extract<ReadOutcome, { ok: true }>, 'at'> | Omit<Extract<ReadOutcome, { ok: false }>, 'at'>

type Recipe = Extract<Note, { ok: true }>

/** Reads the text below front matter that has one of the lists, or both in the text, and takes the rest from above. */
function noteBelow(body: string, found: Findings, name: string): Recipe | null {
  const { ingredients, steps } = found
  if (ingredients.length > 0 === steps.length > 0) return null
  const note = readNote(titledText(body, found.title, name))
  if (isComplete(note)) return withFacts(note, found)
  const listed = ingredients.length > 0 ? withIngredientsAbove(body, ingredients) : null
  const whole = listed === null ? null : readNote(titledText(listed, found.title, name))
  if (!whole || !isComplete(whole)) return null
  return withFacts(
    { ...whole, draft: { ...whole.draft, ingredients: toDraft(found, { base: '' }).ingredients } },
    found,
  )
}

/** The fields above a text count more than what its words say. */
const withFacts = (note: Recipe, found: Findings): Recipe => ({ ...note, draft: withFactsOf(note.draft, found) })

/** Returns the recipes of a text that has several, or none if one of them is not complete. */
function readSeveral(text: string): Array<Recipe> {
  for (const parts of [splitNote(text), splitAtServings(text)]) {
    const recipes = parts.length > 1 ? completeRecipes(parts) : []
    if (recipes.length > 0) return recipes
  }
  return []
}

function completeRecipes(parts: ReadonlyArray<string>): Array<Recipe> {
  const recipes: Array<Recipe> = []
  for (const part of parts) {
    const note = readNote(part)
    if (!isComplete(note)) return []
    recipes.push(note)
  }
  return recipes
}

function readNote(text: string): Note {
  const source = sourceApart(withBlockHeadings(text))
  const { body, tips } = tipsApart(source.body)
  const { draft, problem, headed } = readPageWithSteps(withFactsAbove(body))
  if (!draft) return { ok: false, problem, text }
  const all = withShortSteps(withLostSteps(draft, body), headed)
  // A text without line breaks has all steps in one paragraph.
  const divided = { ...all, instructions: splitOnlyStep(all.instructions, all.language) }
  const whole = withWholeDescription(divided, body)
  const found = {
    ...withWholeTime(withYield(whole, text), body),
    title: withoutFrame(withoutFacts(whole.title)),
    tips: [...tips, ...draft.tips],
    author: draft.author ?? source.author,
    sourceUrl: draft.sourceUrl ?? source.url,
  }
  return { ok: true, draft: found, readSource: () => linesOfText(text), text }
}

/** Reads a text whose foods stand above the step that needs them. */
function readTurns(text: string): Note {
  const apart = withListsApart(text)
  const note = apart === null ? null : readNote(apart)
  return note && isComplete(note) ? note : readNote(text)
}

/** Reads a text whose lists are in HTML, or returns null if they are no complete recipe. */
function readHtml(text: string, title: string): Recipe | null {
  const draft = readEmbeddedHtml(text, title)?.draft
  const note = draft ? { ok: true as const, draft, readSource: () => linesOfText(text), text } : null
  return note && isComplete(note) ? note : null
}

/** Sentences below the ingredients are the steps if the text has no others. */
function readPageWithSteps(text: string): WebPageOutcome & { headed: string } {
  const read = readPage(text)
  const headed = (read.draft?.instructions ?? []).length === 0 ? withStepsHeading(text) : null
  const whole = headed === null ? read : readPage(headed)
  return whole.draft ? whole : read
}

/** Reads a text, if need be with headings that it lacks, and returns it with them. */
function readPage(text: string): WebPageOutcome & { headed: string } {
  const divided = withListsNamed(text)
  const fromBlock = divided === null ? null : { ...readWebPage(pageOf(divided)), headed: divided }
  if (fromBlock?.draft) return fromBlock
  const read = { ...readWebPage(pageOf(text)), headed: text }
  if (read.draft) return read
  const named = withIngredientHeading(text)
  const withHeadings = named === null ? read : { ...readWebPage(pageOf(named)), headed: named }
  const listed = withHeadings.draft ? null : withFoodsAsItems(text)
  return listed === null ? withHeadings : { ...readWebPage(pageOf(listed)), headed: listed }
}

/** "Lemon tart (serves 6)": the page reader took the servings from there. */
function withoutFacts(title: string): string {
  const [bracket = '', words = ''] = /\s*\(([^()]{1,40})\)$/u.exec(title) ?? []
  const rest = title.slice(0, title.length - bracket.length).trim()
  return rest !== '' && (isFactLine(words) || isServings(words)) ? rest : title
}

/** The time of the whole dish counts more than the sum of its parts, which may come from the steps. */
function withWholeTime(draft: RecipeDraft, text: string): RecipeDraft {
  const sum = (draft.prepTime ?? 0) + (draft.cookTime ?? 0)
  const isStated = draft.totalTime !== null && draft.totalTime !== sum
  const whole = isStated ? null : wholeTime(text)
  return whole === null || whole < sum ? draft : { ...draft, totalTime: whole }
}

const servingsOnly = /^\d+(?:\s*(?:-|–|to)\s*\d+)?\s*(?:servings?|portions?|people)?$/i

/** "Makes 1 loaf" is not one serving alone: the loaf stays. */
function withYield(draft: RecipeDraft, text: string): RecipeDraft {
  const made = draft.yield === null ? madeLine.exec(text.slice(0, longestText))?.[1]?.trim() : undefined
  if (made !== undefined && !servingsOnly.test(made)) return { ...draft, yield: made }
  const named = draft.yield === null && draft.servings === null ? yieldInHeading(text) : null
  return named === null ? draft : { ...draft, yield: named, servings: servingsIn(named) }
}

const isComplete = (note: Note): note is Recipe =>
  note.ok && note.draft.ingredients.length > 0 && note.draft.instructions.length > 0

const linesOfText = (text: string): SourceText => ({
  lines: text
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*#{1,6}\s/, '')
        .replaceAll(/\*\*|__/g, '')
        .trim()
        .slice(0, longestSourceLine),
    )
    .filter(Boolean)
    .slice(0, mostSourceLines),
  pictures: [],
})

/** Chowdown names the picture above the text. It is in another folder of the archive. */
const pictureOf = ({ image }: Findings, { archive, name }: RawDocument) =>
  archivePicture(archive, name, /^https?:/i.test(image) ? '' : image)

/** Returns false for binary files and for HTML, which has its own source. */
const isText = (start: string) =>
  start.trim() !== '' && !/(?![\t\n\v\f\r])[\p{Cc}\ufffd]/u.test(start) && !looksLikeHtml(start)

const heading = /^(#{1,6})\s+(\S.*)$/
/** Starts only where no mark stands before. Starting at each of 400,000 marks takes minutes. */
const closingMarks = /(?<![\s#])\s*#+$/
const item = /^\s*(?:[-*+•]|\d{1,2}[.)])\s+(.+)$/
const ordinal = /^\s*\d{1,2}[.)]\s/

/** Writes the text as a page: its first line is the title, lines with a bullet or a number are items. */
function pageOf(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd())
  const first = lines.findIndex((line) => line.trim() !== '')
  const name = bareLine(lines[first] ?? '')
    .replace(/^#+\s*/, '')
    .replace(closingMarks, '')
  let list = ''
  const parts = lines.slice(first + 1).map((line) => {
    const kind = item.test(line) ? (ordinal.test(line) ? 'ol' : 'ul') : ''
    // An empty line between two items does not end the list.
    if (line === '') return ''
    const edge = kind === list ? '' : `${list && `</${list}>`}${kind && `<${kind}>`}`
    list = kind
    return edge + elementOf(line)
  })
  const end = list && `</${list}>`
  return `<html><head><title>${escaped(name)}</title></head><body><h1>${escaped(name)}</h1>${parts.join('\n')}${end}</body></html>`
}

function elementOf(line: string): string {
  const [, marks, words] = heading.exec(line) ?? []
  if (marks && words) return `<h${marks.length}>${inline(words.replace(closingMarks, ''))}</h${marks.length}>`
  const [, entry] = item.exec(line) ?? []
  return entry === undefined ? `<p>${inline(line.trim())}</p>` : `<li>${inline(entry)}</li>`
}

/** Markdown's bold text around a whole line is a heading. */
const inline = (words: string) =>
  escaped(words)
    .replace(/\*\*(.+?)\*\*|__(.+?)__/g, (_, one?: string, other?: string) => `<b>${one ?? other ?? ''}</b>`)
    .replaceAll(emphasis, '$2')
    .replace(/\[([^[\]]+)\]\([^()]*\)/g, '$1')

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
