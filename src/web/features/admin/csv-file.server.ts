/** Returns a CSV file. Spreadsheet programs recognize UTF-8 by the byte order mark. */
export function csvFile(lines: ReadonlyArray<string>, name: string): Response {
  const day = new Date().toISOString().slice(0, 10)
  return new Response(`\u{FEFF}${lines.join('')}`, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}-${day}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
