import type { Step } from '../../core/recipes/recipe.ts'
import { stepWord } from '../../core/recipes/step-numbers.ts'
import { asArray, entriesOf, hasType, isNode, textIn, type Node } from './linked-data.ts'
import { longest, mostEntries, namedLines } from './plain-text.ts'
import { isRichText, richTextLines } from './rich-text.ts'
import { closesBracket, headingText, withoutStepNumber } from './written-lines.ts'

const deepest = 8

/**
 * Reads `recipeInstructions` in its known formats: text, lines, HowToStep, HowToSection, ItemList, and mixtures of
 * these.
 */
export function schemaInstructions(value: unknown): Array<Step> {
  const steps: Array<Step> = []
  gather(value, null, steps, 0)
  return steps.slice(0, mostEntries)
}

function gather(value: unknown, group: string | null, steps: Array<Step>, depth: number) {
  if (depth > deepest || steps.length > mostEntries) return
  if (typeof value === 'string') {
    for (const line of wholeSentences(namedLines(value)).flatMap(splitAtNumbers)) addStep(steps, line, null, group)
  } else if (Array.isArray(value)) {
    for (const entry of value.slice(0, mostEntries)) gather(entry, group, steps, depth + 1)
  } else if (isNode(value)) {
    const entries = entriesOf(value)
    if (entries) gather(entries, group, steps, depth + 1)
    else gatherNode(value, group, steps, depth)
  }
}

/** Splits "1. Chop. 2. Fry. 3. Eat." and "Step 1: Chop. Step 2: Fry." into steps, if the numbers count up. */
function splitAtNumbers(line: string): Array<string> {
  const parts: Array<string> = []
  let rest = line
  for (;;) {
    const next = parts.length + 2
    const at = rest.search(numberedStep(next))
    if (at < 0) break
    parts.push(rest.slice(0, at))
    rest = rest.slice(at)
  }
  return parts.length >= (startsAtOne.test(line) ? 1 : 2) ? [...parts, rest] : [line]
}

const startsAtOne = new RegExp(`^[^\\p{L}\\p{N}]*(?:(?:${stepWord})\\s*)?1\\D`, 'iu')

const numberedStep = (number: number) =>
  new RegExp(
    `(?<=\\s|[.!?。;；])${number}\\s?[.)、]\\s?(?=\\p{L})|(?<=[.!?。;；]\\s?)(?:${stepWord})\\s*${number}(?!\\d)[\\s.:)–-]*(?=\\p{L})`,
    'iu',
  )

/** Joins lines that an editor wrapped. The next line then starts with a lowercase letter or a bracket. */
function wholeSentences(lines: ReadonlyArray<string>): Array<string> {
  const whole: Array<string> = []
  for (const line of lines) {
    const previous = whole.at(-1)
    const continues = previous !== undefined && /^[\p{Ll}(]/u.test(line) && /[\p{L}\p{N},]$/u.test(previous)
    if (continues) whole[whole.length - 1] = `${previous} ${line}`
    else whole.push(line)
  }
  return whole
}

const partProperties = ['itemListElement', 'steps', 'step', 'recipeInstructions', 'instructions', 'item', 'items']
const textProperties = ['text', 'description', 'instruction', 'direction', 'content', 'body', 'html']

function gatherNode(node: Node, group: string | null, steps: Array<Step>, depth: number) {
  const parts = partProperties.map((property) => node[property]).find((value) => !isEmpty(value))
  if (isTopic(parts)) return
  const text = textProperties.map((property) => node[property]).find((value) => !isEmpty(value))
  // A title alone may be that of anything.
  const title = isEmpty(parts) && isEmpty(text) ? undefined : (node['title'] ?? node['section'] ?? node['label'])
  const name = headingText(withoutStepNumber(textIn(node['name'] ?? node['headline'] ?? title, longest.title)))
  if (hasType(node, 'howtosection') || (parts !== undefined && !hasType(node, 'howtostep') && isEmpty(text))) {
    const isList = hasType(node, 'itemlist', 'listitem', 'howto', 'recipe')
    gather(isEmpty(parts) ? text : parts, name === '' || isList ? group : name, steps, depth + 1)
    return
  }
  const before = steps.length
  if (isEmpty(text) ? isRichText(node) : Array.isArray(text) && text.some(isNode) && isRichText(node))
    for (const line of richTextLines(node)) addStep(steps, line, null, group)
  else if (!isEmpty(text))
    gather(
      asArray(text).map((part) => wordsWithBreaks(part)),
      group,
      steps,
      depth + 1,
    )
  else if (!isEmpty(parts)) gather(parts, group, steps, depth + 1)
  const first = steps[before]
  const written = steps.slice(before).map((step) => step.text)
  if (first === undefined) addStep(steps, name, null, group)
  else if (name !== '' && !isLabel(name) && !repeats(name, written.join(' '))) steps[before] = { ...first, name }
}

/** Returns true for an article beside the steps ("How to make a basic roux"), which has tips instead of directions. */
function isTopic(parts: unknown): boolean {
  const entries = asArray(parts)
  return entries.length > 0 && entries.every((part) => isNode(part) && hasType(part, 'howtotip'))
}

/** Like `textIn`, but preserves line breaks. */
function wordsWithBreaks(part: unknown): string {
  return typeof part === 'string' ? part : textIn(part)
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

/** Matches the place between two steps that lost the line break between them: "…can be cut.Oil the pan", "…done.NOTE: …". */
const gluedSentences = /(?<=\p{Ll}{3}[.!])(?=\p{Lu}\p{Ll}+[\s-]|\p{Lu}{3,}:)/u

function addStep(steps: Array<Step>, line: string, name: string | null, group: string | null) {
  const last = steps.at(-1)
  if (last && closesBracket(line, last.text)) {
    steps[steps.length - 1] = { ...last, text: `${last.text} ${line.trim()}` }
    return
  }
  for (const part of line.split(gluedSentences)) {
    const text = withoutStepNumber(part)
    if (/[\p{L}\p{N}]/u.test(text)) steps.push({ text, name, group })
  }
}

/** Returns true for a name that is only a number ("soup_r step 4", "Step 4"). */
function isLabel(name: string): boolean {
  return /(?:step|schritt|étape|paso|passo|stap|steg|trin|krok)[\s_-]*\d+$/i.test(name) || !/\p{L}/u.test(name)
}

/** Returns whether a step's name repeats the start of its text, as on many sites. */
function repeats(name: string, text: string): boolean {
  return lettersOf(text).startsWith(lettersOf(name))
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
