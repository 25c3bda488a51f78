import { pick, type Random } from './random.ts'

/** Text with choices and placeholders: "[Warm|Heat] the {fat} in a wide pan". */
export type Template = string

const choices = new Map<string, Array<string>>()

function optionsOf(inside: string): Array<string> {
  const known = choices.get(inside)
  if (known) return known
  const options = inside.split('|')
  choices.set(inside, options)
  return options
}

export function fill(template: Template, random: Random, words: Readonly<Record<string, string>> = {}): string {
  const chosen = template.includes('[')
    ? template.replace(/\[([^\]]*)\]/g, (_, inside: string) => pick(random, optionsOf(inside)))
    : template
  if (!chosen.includes('{')) return chosen
  return chosen.replace(/\{(\w+)\}/g, (_, name: string) => {
    const word = words[name]
    if (word === undefined) throw new Error(`No word for {${name}} in "${template}"`)
    return word
  })
}

/** Joins words, as in "cumin, turmeric and lime". */
export function listed(words: ReadonlyArray<string>): string {
  if (words.length < 2) return words[0] ?? ''
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
