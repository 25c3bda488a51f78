/** About a second of work. */
const mostRepeatedBytes = 40_000_000

/**
 * Returns true if the PDF library would need too long to repair the file. If the table of objects is not where the file
 * says, the library reads each repeated object up to the end of the file: 250 of them in 370 KB took 4 seconds.
 */
export function needsSlowRepair(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // Places are counted from the header, above which some programs write a line.
  const text = file.toString('latin1', Math.max(0, file.indexOf('%PDF-')))
  return !hasTable(text) && countRepeated(text) * text.length > mostRepeatedBytes
}

/** Checks the place that the end of the file names. A table starts with "xref", or is an object itself. */
function hasTable(text: string): boolean {
  const [, place] = /startxref\s+(\d+)/.exec(text.slice(text.lastIndexOf('startxref'))) ?? []
  return place !== undefined && /^\s*(?:xref|\d+\s+\d+\s+obj)\b/.test(text.slice(Number(place), Number(place) + 40))
}

function countRepeated(text: string): number {
  const seen = new Set<string>()
  let count = 0
  for (const [, name = ''] of text.matchAll(/\b(\d{1,10} \d{1,5}) obj\b/g)) {
    if (seen.has(name)) count += 1
    seen.add(name)
  }
  return count
}
