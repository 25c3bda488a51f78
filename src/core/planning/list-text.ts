export const longestList = 10_000

/** Adds lines that are not on the list yet. */
export function withLines(shopping: string, lines: ReadonlyArray<string>): string {
  const there = linesOf(shopping)
  const known = new Set(there.map((line) => line.toLowerCase()))
  return [...there, ...lines.filter((line) => !known.has(line.toLowerCase()))].join('\n').slice(0, longestList)
}

export function linesOf(shopping: string): Array<string> {
  return shopping
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
