import { sectionOf } from '../section-words.ts'

const headingMarks = /^(\*{1,6})\s+(\S.*)$/
const keyword = /^#\+([a-z_]{1,30}):[ \t]*(.*)$/i
const longestHeading = 200
/** "* Soup :vegan:" has tags, and "* TODO Soup" is planned. */
const headingTags = /\s:[\p{L}\p{N}_@#%:]{1,100}:\s*$/u
const plan = /^(?:TODO|DONE)\s+/
const link = /\[\[([^\][\n]{1,1000})\](?:\[([^\][\n]{1,200})\])?\]/g

const facts: Readonly<Record<string, string>> = {
  servings: 'Servings',
  serves: 'Servings',
  yield: 'Yield',
  'prep-time': 'Prep time',
  'cook-time': 'Cook time',
  'ready-in': 'Total time',
  'total-time': 'Total time',
  source: 'Source',
  url: 'Source',
  'source-url': 'Source',
}

/** Writes a text in Emacs's org format as Markdown: "* Soup" becomes "# Soup", and its properties are lines below it. */
export function withOrgAsMarkdown(text: string): string {
  if (!isOrg(text)) return text
  const written: Array<string> = []
  let title = ''
  let drawer = ''
  for (const line of text.split('\n')) {
    const words = line.trim()
    const [, key = '', value = ''] = keyword.exec(words) ?? []
    if (drawer !== '') {
      if (/^:end:$/i.test(words)) drawer = ''
      else if (/^properties$/i.test(drawer)) written.push(...factIn(words))
    } else if (/^:[a-z_-]{1,30}:$/i.test(words)) drawer = words.slice(1, -1)
    else if (key !== '') title ||= key.toLowerCase() === 'title' ? value.trim() : ''
    // A line that starts with a number sign is a comment.
    else if (!/^#(?:\s|$)/.test(words)) written.push(headingOf(line))
  }
  return title === '' ? written.join('\n') : [`# ${title}`, '', ...written.map(demoted)].join('\n')
}

/** A star is also a bullet. It marks a heading if the file has a title or properties, or what follows is no item. */
function isOrg(text: string): boolean {
  if (!/^\*{1,6}\s/m.test(text)) return false
  if (/^#\+title:/im.test(text) || /^[ \t]*:properties:[ \t]*$/im.test(text)) return true
  if (/^#{1,6}\s+\S/m.test(text)) return false
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.some((line, at) => headsList(line) && /^\s*(?:[-+|]|\d|\p{L}|\*\*\s)/u.test(lines[at + 1] ?? ''))
}

function headsList(line: string): boolean {
  const words = line.length > longestHeading ? undefined : headingMarks.exec(line)?.[2]
  const section = words === undefined ? null : sectionOf(words.replace(/\s*:$/, '').trim())
  return section === 'ingredients' || section === 'steps'
}

function headingOf(line: string): string {
  const [, marks = '', words = ''] = line.length > longestHeading ? [] : (headingMarks.exec(line) ?? [])
  if (marks !== '') return `${'#'.repeat(marks.length)} ${words.replace(headingTags, '').replace(plan, '')}`
  return line.replaceAll(link, (_, address: string, name?: string) => (name ? `[${name}](${address})` : address))
}

const demoted = (line: string) => (/^#{1,5}\s/.test(line) ? `#${line}` : line)

/** ":prep-time: 20 min" */
function factIn(line: string): Array<string> {
  const [, key = '', value = ''] = /^:([a-z_-]{1,30}):[ \t]+(\S.*)$/i.exec(line) ?? []
  const name = facts[key.toLowerCase().replaceAll('_', '-')]
  return name === undefined ? [] : [`${name}: ${value}`, '']
}
