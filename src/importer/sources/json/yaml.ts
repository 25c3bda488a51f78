import { type Document, LineCounter, parseAllDocuments } from 'yaml'
import { decodeText } from '../../readers/decode-text.ts'
import { eachRecipe } from '../../readers/each-recipe.ts'
import { isNestedTooDeeply } from '../../readers/yaml-depth.ts'
import type { RawDocument, ReadOutcome, Source } from '../../source.ts'
import { readRecipe, recipesIn } from './recipes-in.ts'

/** A few aliases of aliases can stand for gigabytes. */
const maxAliasCount = 100
const longestText = 5_000_000

/** YAML with the usual names of fields, such as those of CookBook Manager. */
export const yaml = {
  id: 'yaml',
  label: 'YAML file',
  accepts: ({ bytes, name, url }) =>
    url === undefined && (/\.ya?ml$/i.test(name) || isRecipe(decodeText(bytes.subarray(0, 10_000)))),
  async *read(document) {
    const lineCounter = new LineCounter()
    const text = decodeText(document.bytes).slice(0, longestText)
    if (isNestedTooDeeply(text)) {
      yield {
        ok: false,
        at: document.name,
        problem: 'The YAML file is nested too deeply. Remove brackets and dashes without text',
      }
      return
    }
    // Pretty errors quote the line, which takes quadratic time if all errors are in one line.
    const parts = parseAllDocuments(text, { lineCounter, prettyErrors: false })
    if (parts.length === 0) yield { ok: false, at: document.name, problem: 'no recipe found' }
    for (const [index, part] of parts.entries())
      yield* readPart(
        part,
        lineCounter,
        parts.length > 1 ? { ...document, name: `${document.name}, part ${index + 1}` } : document,
      )
  },
} satisfies Source

/** Reads one of the documents that a file separates by dashes. */
async function* readPart(part: Document, lineCounter: LineCounter, document: RawDocument): AsyncGenerator<ReadOutcome> {
  const [error] = part.errors
  if (error) {
    const { line } = lineCounter.linePos(error.pos[0])
    return yield { ok: false, at: document.name, problem: `The YAML is not valid in line ${line}`, cause: error }
  }
  let value: unknown
  try {
    value = part.toJS({ maxAliasCount })
    // Throws for a part that contains itself.
    JSON.stringify(value)
  } catch (cause) {
    return yield { ok: false, at: document.name, problem: 'The YAML has aliases that cannot be resolved', cause }
  }
  yield* eachRecipe(document, recipesIn(value), readRecipe)
}

/** Text in which the fields of a recipe are lists. Fields above Markdown are read with the Markdown. */
const isRecipe = (start: string) =>
  /^\s*(?:name|title)\s*:/i.test(start) && /^(?:recipe_?)?ingredients?:\s*\n\s*-\s/im.test(start)
