import { decodeText } from '../../readers/decode-text.ts'
import { eachRecipe } from '../../readers/each-recipe.ts'
import type { Line } from '../../readers/findings.ts'
import { splitFrontMatter } from '../../readers/front-matter.ts'
import { recipeOfFields } from '../../readers/named-fields.ts'
import { longest, mostEntries } from '../../readers/plain-text.ts'
import type { Source } from '../../source.ts'

const longestText = 500_000

/** A recipe in Cooklang (https://cooklang.org/docs/spec/), whose ingredients are marked inside the steps. */
export const cooklang = {
  id: 'cooklang',
  label: 'Cooklang recipe',
  accepts: ({ name }) => /\.cook$/i.test(name),
  async *read(document) {
    const { bytes, name } = document
    const { fields, body } = splitFields(decodeText(bytes).slice(0, longestText).replaceAll('\r\n', '\n'))
    const { lines, steps, notes } = readBody(withShieldedSigns(body))
    const fileTitle = name.replace(/^.*[/\\]/, '').replace(/\.cook$/i, '')
    const found = recipeOfFields({ title: fileTitle, ...fields })
    const tips = [...found.tips, ...notes]
    yield* eachRecipe(document, [{ ...found, ingredients: lines, steps, tips }], (recipe) => ({ found: recipe }))
  },
} satisfies Source

/** Reads the fields above the steps: YAML between dashes, or lines that start with ">>". */
function splitFields(text: string): { fields: Record<string, unknown>; body: string } {
  const { fields, body } = splitFrontMatter(text)
  const stated = body.split('\n').flatMap((line) => {
    const [, name, value] = /^>>\s*([^:]{1,40}):\s*(\S.*)$/.exec(line) ?? []
    return name && value ? [[name.trim(), value]] : []
  })
  return { fields: { ...fields, ...(Object.fromEntries(stated) as Record<string, string>) }, body }
}

/** Signs after a backslash are text. They move to a private area of Unicode until the markup is read. */
const withShieldedSigns = (text: string) =>
  text.replace(/\\([!-/:-@[-`{-~])/g, (_, sign: string) => String.fromCharCode(sign.charCodeAt(0) + shield))
const withoutShields = (text: string) =>
  text.replace(/[\ue021-\ue07e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - shield))
const shield = 0xe000

const ingredient =
  /(?<![\p{L}\p{N}])@(?:([^@#~{}\n]{1,1000})\{([^{}\n]{0,80})\}(?:\(([^()\n]{0,200})\))?|([\p{L}\p{N}'’-]{1,80}))/gu
const tool = /#(?:([^@#~{}\n]{1,80})\{[^{}\n]{0,80}\}|([\p{L}\p{N}'’-]{1,80}))/gu
const timer = /~(?:([^@#~{}\n]{0,80})\{([^{}\n]{0,80})\}|([\p{L}\p{N}'’-]{1,80}))/gu

function readBody(body: string) {
  const lines: Array<Line> = []
  const steps: Array<{ text: string; name: null; group: string | null }> = []
  const notes: Array<string> = []
  let group: string | null = null
  let paragraph: Array<string> = []

  function endParagraph() {
    const text = paragraph.join(' ').replace(/\s+/g, ' ').trim().slice(0, longest.prose)
    const isList = paragraph.length > 0 && paragraph.every((line) => line.trim().replace(ingredient, '') === '')
    const found = isList ? paragraph : [text]
    paragraph = []
    if (text === '') return
    for (const [, name, amount = '', note, word] of found.flatMap((line) => [...line.matchAll(ingredient)]))
      lines.push({ text: withoutShields(lineOf(name ?? word ?? '', amount, note)), group })
    // A paragraph of nothing but ingredients is a list, not a step.
    if (!isList) steps.push({ text: withoutShields(plainStep(text)), name: null, group })
  }

  for (const line of withoutComments(body).split('\n')) {
    const isHeading = line.startsWith('=')
    const isNote = line.startsWith('>')
    if (isHeading || isNote || line.trim() === '') endParagraph()
    else paragraph.push(line)
    if (isHeading) group = withoutShields(line.replaceAll('=', ' ').trim().slice(0, longest.title)) || null
    if (isNote && !line.startsWith('>>')) notes.push(withoutShields(line.replace(/^>\s*/, '').trim()))
  }
  endParagraph()
  return {
    lines: lines.slice(0, mostEntries),
    steps: steps.slice(0, mostEntries),
    notes: notes.filter((note) => note !== ''),
  }
}

/** Removes `[- notes -]` and `-- notes`. */
function withoutComments(body: string): string {
  let text = ''
  let from = 0
  for (let open = body.indexOf('[-'); open >= 0; open = body.indexOf('[-', from)) {
    const close = body.indexOf('-]', open)
    if (close < 0) break
    text += body.slice(from, open)
    from = close + 2
  }
  return (text + body.slice(from)).replace(/(^|\s)--[^\n]*/g, '$1')
}

const lineOf = (name: string, amount: string, note: string | undefined) =>
  [amountText(amount), name.replace(/^[?&+-]+/, '').trim()].filter((part) => part !== '').join(' ') +
  (note ? `, ${note}` : '')

const amountText = (amount: string) => amount.replace(/^=/, '').replace('%', ' ').trim()

const plainStep = (text: string) =>
  text
    .replace(ingredient, (_, name?: string, __?: string, ___?: string, word?: string) =>
      (name ?? word ?? '').replace(/^[?&+-]+/, '').trim(),
    )
    .replace(tool, (_, name?: string, word?: string) => name ?? word ?? '')
    .replace(timer, (_, name?: string, amount?: string, word?: string) =>
      amount === undefined ? (word ?? '') : amountText(amount) || (name ?? ''),
    )
