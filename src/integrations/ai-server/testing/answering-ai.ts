import { standInAi } from './stand-in-ai.ts'

const hasAmount = /^\s*(?:[-*•]\s*)?(?:\d|½|¼|¾|one |two |a )/i

/** Divides a text as a model might: lines with amounts are ingredients, and the rest are steps. */
function structure(text: string) {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const [title = '', ...rest] = lines.filter((line) => !/^(?:ingredients|method|instructions)\b/i.test(line))
  const quoted = (isIngredient: boolean) =>
    rest.filter((line) => hasAmount.test(line) === isIngredient).map((line) => ({ text: line, group: null }))
  return { title, servings: null, ingredients: quoted(true), steps: quoted(false) }
}

/** Describes a recipe by its words, and adds values that no site should take. */
function describe(text: string) {
  const categories = ['soup', 'salad', 'pasta', 'dessert', 'breakfast'].filter((name) =>
    text.toLowerCase().includes(name),
  )
  const isVegan = !/\b(?:beef|chicken|fish|ham)\b/i.test(text)
  return {
    categories: [...categories, 'dinner', 'invented'],
    difficulty: text.length < 2_000 ? 'easy' : 'medium',
    diets: isVegan ? ['vegetarian', 'vegan'] : [],
  }
}

/** A stand-in that answers both questions of the site by itself, for development and tests of pages. */
export async function answeringAi() {
  const ai = await standInAi()
  ai.answerWith((response) => {
    const [system, user] = ai.asked.at(-1)?.body.messages ?? []
    const text = user?.content ?? ''
    const content = JSON.stringify(system?.content.includes('"difficulty"') ? describe(text) : structure(text))
    response.end(JSON.stringify({ choices: [{ message: { content } }] }))
  })
  return { ...ai, model: 'stand-in' }
}
