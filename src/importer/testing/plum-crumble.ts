import { readWebPage } from '../sources/web-page/read-web-page.ts'

export const foods = ['600 g plums', '120 g flour', '80 g butter']

export const method = [
  'Halve the plums and lay them in a dish.',
  'Rub the butter into the flour.',
  'Bake until the juices bubble.',
]

export const paragraphs = (texts: ReadonlyArray<string>) => texts.map((text) => `<p>${text}</p>`).join('')

export const items = (texts: ReadonlyArray<string>) => texts.map((text) => `<li>${text}</li>`).join('')

export const foodList = `<h2>Ingredients</h2><ul>${items(foods)}</ul>`

const named = (group: string | null, text: string) => (group === null ? text : `${group}: ${text}`)

/** Reads a page of plum crumble. Lines in a group start with its name. */
export function readCrumble(body: string) {
  const draft = readWebPage(`<title>Plum Crumble</title><h1>Plum Crumble</h1>${body}`).draft
  return {
    foods: draft?.ingredients.map(({ group, line }) => named(group, line)),
    steps: draft?.instructions.map(({ group, text }) => named(group, text)),
  }
}
