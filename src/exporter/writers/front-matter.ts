import { stringify } from 'yaml'

/**
 * Programs that read YAML 1.1, such as those in Python and Ruby, take a bare `no` for false and 12:30 for 750. Therefore
 * every text is quoted.
 */
const quoted = { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN', lineWidth: 0 } as const

/** Writes fields above a text as YAML between lines of three dashes. Leaves out empty ones. */
export function frontMatter(fields: Readonly<Record<string, unknown>>): string {
  const stated = Object.entries(fields).filter(
    ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
  )
  return `---\n${stringify(Object.fromEntries(stated), quoted)}---\n`
}
