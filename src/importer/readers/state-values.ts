import { flightValues } from './flight-rows.ts'
import type { HtmlElement } from './html-tree.ts'
import { scriptText } from './json-ld.ts'
import { readJson, readScriptValues } from './lenient-json.ts'

const longestState = 4_000_000
/**
 * The longest script of unknown form to search. Such scripts are mostly code, and a search of a longer one is slow and
 * rarely successful.
 */
const longestProgram = 500_000

/**
 * Returns the data that a page contains for its scripts: `application/json` blocks, `window.__STATE__ = {…}`, strings
 * for JSON.parse, arguments of a function, rows of a stream, and attributes such as `data-page="{…}"`. Does not run any
 * script.
 */
export function stateValues(elements: ReadonlyArray<HtmlElement>): Array<unknown> {
  const scripts = elements.filter(({ name }) => name === 'script')
  const texts = scripts.map(scriptText)
  const carried = scripts.flatMap((script, index) => {
    const text = texts[index] ?? ''
    const isState = !/ld\+json/i.test(script.attribs['type'] ?? '') && text.length <= longestState
    return isState && (mentionsIngredients(text) || base64.test(text))
      ? valuesIn(text, script.attribs['type'] ?? '')
      : []
  })
  const attributes = elements
    .filter(({ name }) => name !== 'script')
    .flatMap(({ name, attribs }) =>
      Object.values(attribs)
        .filter((value) => value.length > 200 && value.startsWith('{') && mentionsIngredients(value))
        .flatMap(readJson)
        .map((value) => (name === 'astro-island' ? untagged(value, 0) : value)),
    )
  return [...carried, ...flightValues(texts.filter(mentionsIngredients).length > 0 ? texts : []), ...attributes]
}

/** Matches `{"` and `[{` in base64. */
const base64 = /["'](?:eyJ|W3s)\w{100}/

function mentionsIngredients(text: string): boolean {
  return /ingr[eé]di|zutaten|składniki|hozzavalok/i.test(text)
}

const target = String.raw`(?:^|[;\s{(])(?:window|self|globalThis|var|let|const)[.\s[][\w.$'"\]]*\s*=\s*`
const assignedData = new RegExp(String.raw`${target}(?=[{[])`)
const assignedText = new RegExp(
  String.raw`(?:${target}(?:JSON\.parse\()?|JSON\.parse\(|\.enqueue\()(?:decodeURIComponent\()?(?=["'])`,
  'g',
)
const mostTexts = 40

function valuesIn(text: string, type: string): Array<unknown> {
  if (/json/i.test(type)) return readJson(text)
  if (type !== '' && !/javascript|module|babel/i.test(type)) return /^\s*[{[]/.test(text) ? readJson(text) : []
  const data = assignedData.exec(text)
  if (data) return readProgram(text.slice(data.index + data[0].length))
  const literals = [...text.matchAll(assignedText)].slice(0, mostTexts).flatMap((match) => {
    const [literal] = readScriptValues(`[${text.slice(match.index + match[0].length)}`)
    const [first] = Array.isArray(literal) ? (literal as Array<unknown>) : []
    return typeof first === 'string' ? readJson(unpacked(first)) : []
  })
  if (literals.length > 0) return literals
  return text.length <= longestProgram || /__NUXT__/.test(text) ? readProgram(text) : []
}

/** Reads a script. Tries the fast parser first, because scripts are well formed and often plain JSON to the end. */
function readProgram(text: string): Array<unknown> {
  try {
    return [JSON.parse(text.trim().replace(/;$/, '')) as unknown]
  } catch {
    return readScriptValues(text)
  }
}

/** Decodes state. Some frameworks use percent-encoding or base64. */
function unpacked(text: string): string {
  try {
    if (/^%(?:7B|5B)/i.test(text)) return decodeURIComponent(text)
    if (/^(?:eyJ|W3s)[\w+/=-]+$/.test(text)) return Buffer.from(text, 'base64').toString('utf8')
  } catch {
    return ''
  }
  return text
}

const deepest = 40

/** Removes type tags. Astro islands write `[0, value]` for a value and `[1, […]]` for a list of values. */
function untagged(value: unknown, depth: number): unknown {
  if (depth > deepest || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const [tag, content] = value as Array<unknown>
    if (tag === 1 && Array.isArray(content)) return content.map((entry) => untagged(entry, depth + 1))
    return value.length === 2 && typeof tag === 'number' ? untagged(content, depth + 1) : value
  }
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, untagged(entry, depth + 1)]))
}
