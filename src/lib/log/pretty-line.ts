const colors: Record<string, number> = { fatal: 31, error: 31, warn: 33, info: 36, debug: 90, trace: 90 }

/** Formats a log line for a terminal: `12:30:05 info  listening address=http://…`, with an error's stack below. */
export function prettyLine(json: string): string {
  const { level, time, msg, err, ...rest } = JSON.parse(json)
  const details = Object.entries(rest).map(([name, value]) => ` ${name}=${inline(value)}`)
  const head = `${String(time).slice(11, 19)} \u001B[${colors[level] ?? 0}m${String(level).padEnd(5)}\u001B[0m`
  const stack = err?.stack ? `\n${err.stack}` : ''
  return `${head} ${msg ?? ''}\u001B[90m${details.join('')}\u001B[0m${stack}\n`
}

function inline(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
