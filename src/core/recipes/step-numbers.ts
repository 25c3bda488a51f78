/** The word before the number of a step, in the languages that recipes come in. */
export const stepWord =
  'step|schritt|étape|etape|paso|passo|passaggio|stap|steg|trin|trinn|krok|lépés|adım|шаг|крок|βήμα|vaihe|pas|pasul|ステップ|手順|步骤|bước|langkah|ขั้นตอนที่'

/** Matches "Step 2: Fry", "Step 2 of 5 - Fry" and "Step 2" on a line of its own. */
const wordLabel = new RegExp(
  `^(?:${stepWord})\\s*(\\d{1,2})(?!\\d)(?:\\s*(?:/|of)\\s*\\d{1,2})?\\s*[.:)–—-]*\\s*`,
  'iu',
)
/** Matches "2. Fry" and "2) Fry", but not "2.5 l". */
const bareLabel = /^(\d{1,2})[.)]\s+/

const isHeading = (line: string) => /[:：]$/.test(line)

/** Puts each numbered step in its own paragraph, and removes the numbers, because the list shows its own. */
export function withoutStepNumbers(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  const steps = stepStarts(lines, wordLabel)
  if (steps.size > 0) return inParagraphs(lines, steps, wordLabel)
  const counted = stepStarts(lines, bareLabel)
  // A list inside of a step, such as "1. in the oven", numbers no steps.
  const isList = lines.some((line, at) => line !== '' && !lines[at - 1] && !counted.has(at) && !isHeading(line))
  return counted.size < 2 || isList ? text : inParagraphs(lines, counted, bareLabel)
}

/** Finds the lines whose numbers count up. They begin again at 1 in each part of a recipe. */
function stepStarts(lines: ReadonlyArray<string>, label: RegExp): Set<number> {
  const starts = new Set<number>()
  let next = 1
  for (const [at, line] of lines.entries()) {
    const number = Number(label.exec(line)?.[1])
    if (number !== next && number !== 1) continue
    starts.add(at)
    next = number + 1
  }
  return starts
}

function inParagraphs(lines: ReadonlyArray<string>, starts: ReadonlySet<number>, label: RegExp): string {
  return lines
    .flatMap((line, at) => {
      if (starts.has(at)) return ['', line.replace(label, '')]
      return isHeading(line) && starts.has(at + 1) ? ['', line] : [line]
    })
    .join('\n')
}
