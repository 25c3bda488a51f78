import type { Ingredient } from '../ingredients/ingredient.ts'
import type { Picture } from '../pictures/picture.ts'
import { numberText } from '../text/number-text.ts'
import type { Step } from '../recipes/recipe.ts'
import { isCopy, type Likeness } from './likeness.ts'
import type { Finding } from './moderation.ts'

interface Checked {
  title: string
  description: string
  ingredients: ReadonlyArray<Ingredient>
  instructions: ReadonlyArray<Step>
  tips: ReadonlyArray<string>
  prepTime: number | null
  cookTime: number | null
  totalTime: number | null
  servings: number | null
  picture: Pick<Picture, 'width' | 'height'> | null
}

const dayMinutes = 24 * 60
const maxServings = 100
/** Cards are 800 px wide on a high-density screen. */
const minPictureWidth = 800
const minAllCapsLetters = 8
/** Characters. Shorter texts can't explain how to cook anything. */
const minMethodLength = 40
const manyIngredients = 60

/** The patterns run on single words cut to this length, so hostile input can't make them slow. */
const maxWordLength = 200
const address = /(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|net|org|io|info|shop|biz|ru|xyz)\b(?:\/\S*)?/iu
const mailAddress = /[\w.+-]+@[\w-]+\.[\w.-]+/u
const phoneNumber = /\+\d[\d ()-]{7,20}\d/u

interface Similar {
  title: string
  likeness: Likeness
}

/**
 * Finds things an editor should look at before publishing. Each finding names the problem and its place. `similar` are
 * other recipes that may be the same.
 */
export function checkRecipe(recipe: Checked, similar: ReadonlyArray<Similar>): Array<Finding> {
  return [
    ...copies(similar),
    ...linksIn(recipe),
    ...missingParts(recipe),
    ...oddTimes(recipe),
    ...oddServings(recipe),
    ...pictureFaults(recipe),
    ...titleFaults(recipe),
  ]
}

const copies = (similar: ReadonlyArray<Similar>): Array<Finding> =>
  similar
    .filter(({ likeness }) => isCopy(likeness))
    .slice(0, 1)
    .map(({ title }) => ({ check: 'copy', says: `It may be a copy of “${title}”.` }))

function linksIn({ title, description, ingredients, instructions, tips }: Checked): Array<Finding> {
  const places = {
    'the title': title,
    'the description': description,
    'the ingredients': ingredients.map(({ line }) => line).join('\n'),
    'the steps': instructions.map(({ name, text }) => `${name ?? ''} ${text}`).join('\n'),
    'the tips': tips.join('\n'),
  }
  return Object.entries(places).flatMap(([place, text]) => {
    const words = text.split(/\s+/).map((word) => word.slice(0, maxWordLength))
    const found = [...new Set(words.flatMap((word) => (mailAddress.exec(word) ?? address.exec(word))?.[0] ?? []))]
    const phone = phoneNumber.exec(text)
    if (phone) found.push(phone[0])
    if (found.length === 0) return []
    return [{ check: 'links', says: `A link or contact in ${place}: ${found.slice(0, 3).join(', ').slice(0, 200)}` }]
  })
}

function missingParts({ description, ingredients, instructions }: Checked): Array<Finding> {
  const findings: Array<Finding> = []
  const say = (check: string, says: string) => findings.push({ check, says })
  if (ingredients.length === 0) say('ingredients', 'There are no ingredients.')
  if (ingredients.length === 1) say('ingredients', 'There is only one ingredient.')
  if (ingredients.length > manyIngredients) say('ingredients', `There are ${ingredients.length} ingredients.`)
  const method = instructions.map(({ text }) => text).join(' ')
  if (instructions.length === 0) say('steps', 'There are no steps.')
  else if (method.length < minMethodLength) say('steps', 'The steps are very short.')
  if (description.trim() === '') say('description', 'There is no description.')
  return findings
}

function oddTimes({ prepTime, cookTime, totalTime }: Checked): Array<Finding> {
  const times = Object.entries({ 'Prep time': prepTime, 'Cook time': cookTime, 'Total time': totalTime })
  const long = times.flatMap(([name, minutes]) =>
    minutes !== null && minutes > dayMinutes
      ? [{ check: 'times', says: `${name} is longer than a day: ${numberText(minutes)} minutes.` }]
      : [],
  )
  const stated = [prepTime, cookTime, totalTime].filter((minutes) => minutes !== null)
  const isNothing = stated.length > 0 && stated.every((minutes) => minutes === 0)
  const parts = (prepTime ?? 0) + (cookTime ?? 0)
  const isTooShort = totalTime !== null && totalTime > 0 && totalTime < Math.max(prepTime ?? 0, cookTime ?? 0)
  return [
    ...long,
    ...(isNothing ? [{ check: 'times', says: 'It takes 0 minutes.' }] : []),
    ...(isTooShort
      ? [{ check: 'times', says: `The total of ${totalTime} minutes is shorter than its parts, ${parts} minutes.` }]
      : []),
  ]
}

function oddServings({ servings }: Checked): Array<Finding> {
  if (servings === null || servings <= maxServings) return []
  return [{ check: 'servings', says: `It serves ${numberText(servings)}.` }]
}

function pictureFaults({ picture }: Checked): Array<Finding> {
  if (!picture) return [{ check: 'picture', says: 'There is no picture.' }]
  if (picture.width >= minPictureWidth) return []
  return [{ check: 'picture', says: `The picture is small: ${picture.width} × ${picture.height} pixels.` }]
}

function titleFaults({ title }: Checked): Array<Finding> {
  const letters = title.replaceAll(/[^\p{L}]/gu, '')
  const isShouting =
    letters.length >= minAllCapsLetters && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
  return [
    ...(isShouting ? [{ check: 'title', says: 'The title is written in capitals only.' }] : []),
    ...(/[!?]{2,}/.test(title)
      ? [{ check: 'title', says: 'The title has several exclamation or question marks in a row.' }]
      : []),
  ]
}
