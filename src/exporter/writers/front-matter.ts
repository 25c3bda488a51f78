import { stringify } from 'yaml'

/** Writes fields above a text as YAML between lines of three dashes. Leaves out empty ones. */
export function frontMatter(fields: Readonly<Record<string, unknown>>): string {
  const stated = Object.entries(fields).filter(
    ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
  )
  return `---\n${stringify(Object.fromEntries(stated), { lineWidth: 0 })}---\n`
}
