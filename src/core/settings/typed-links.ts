interface TypedLink {
  label: string
  to: string
}

interface LinkRules {
  most: number
  longestLabel: number
  /** Returns what is wrong with a link, other than its length. */
  problemOf: (link: TypedLink) => string | undefined
  /** Names an address without a label. */
  labelOf?: (to: string) => string
}

const longestAddress = 300

/**
 * Reads links as an owner types them: one per line, a label and then an address. Returns the reason for the first line
 * that is not a link.
 */
export function typedLinksFrom(
  text: string,
  { most, longestLabel, problemOf, labelOf }: LinkRules,
): { ok: true; links: Array<TypedLink> } | { ok: false; problem: string } {
  const lines = text.split(/\r?\n/).flatMap((line) => line.trim() || [])
  if (lines.length > most) return { ok: false, problem: `At most ${most} links` }
  const links: Array<TypedLink> = []
  for (const [index, line] of lines.entries()) {
    const words = line.split(/\s+/)
    const to = words.at(-1) ?? ''
    const label = words.slice(0, -1).join(' ')
    const problem = problemOf({ label, to }) ?? lengthProblem({ label, to }, longestLabel)
    if (problem) return { ok: false, problem: `Line ${index + 1}: ${problem}` }
    links.push({ label: label || (labelOf?.(to) ?? ''), to })
  }
  return { ok: true, links }
}

function lengthProblem({ label, to }: TypedLink, longestLabel: number): string | undefined {
  if (label.length > longestLabel) return `the name is too long, at most ${longestLabel} characters`
  return to.length > longestAddress ? `the address is too long, at most ${longestAddress} characters` : undefined
}
