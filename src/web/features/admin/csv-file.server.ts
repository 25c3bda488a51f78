/** A CSV file for spreadsheets. The byte order mark tells them that it is UTF-8. */
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
