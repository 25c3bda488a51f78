import { fractionSigns } from '../../../core/ingredients/fraction-signs.ts'
import type { Ingredient } from '../../../core/ingredients/ingredient.ts'
import type { RecipeDraft } from '../../../core/recipes/recipe.ts'
import type { ExportedRecipe, Exporter } from '../../exporter.ts'
import { fileNames } from '../../writers/file-names.ts'
import { factsOf, frontMatter } from '../../writers/front-matter.ts'
import { inGroups } from '../../../core/recipes/in-groups.ts'
import { headingOf, joinLines, stepLine, yieldText, timeText } from '../../writers/written-parts.ts'
import { type ArchivedFile, zipOf } from '../../writers/zip.ts'

/** Text files in Cooklang (https://cooklang.org/docs/spec/), each with its picture beside it under the same name. */
export const cooklang = {
  id: 'cooklang',
  extension: 'zip',
  mediaType: 'application/zip',
  write: (recipes) => zipOf(filesOf(recipes)),
  one: {
    extension: 'cook',
    mediaType: 'text/plain; charset=utf-8',
    write: ({ recipe }) => Buffer.from(cooklangRecipe(recipe)),
  },
} satisfies Exporter

async function* filesOf(recipes: AsyncIterable<ExportedRecipe>): AsyncGenerator<ArchivedFile> {
  const nameFor = fileNames()
  for await (const { recipe, changedAt, picture } of recipes) {
    const name = nameFor(recipe.title)
    yield { path: `${name}.cook`, bytes: Buffer.from(cooklangRecipe(recipe)), changedAt }
    const photo = await picture()
    if (photo) yield { path: `${name}.jpg`, bytes: photo, changedAt }
  }
}

/**
 * The format names ingredients inside the steps. This site has a separate list, so each group becomes a paragraph of
 * ingredients before the steps.
 */
function cooklangRecipe(recipe: RecipeDraft): string {
  const sections = [
    ...inGroups(recipe.ingredients).map(({ group, entries }) => ({ group, text: entries.map(marked).join('\n') })),
    ...inGroups(recipe.instructions).map(({ group, entries }) => ({
      group,
      text: entries.map((step) => escaped(stepLine(step))).join('\n\n'),
    })),
  ]
  let group: string | null = null
  const parts: Array<string> = [metadata(recipe)]
  for (const section of sections) {
    if (section.group !== group)
      parts.push(section.group === null ? '==' : `== ${escaped(headingOf(section.group)).replaceAll('=', '\\=')} ==`)
    group = section.group
    parts.push(section.text)
  }
  if (recipe.tips.length > 0) parts.push(recipe.tips.map((tip) => `> ${escaped(joinLines(tip))}`).join('\n'))
  return `${parts.join('\n\n')}\n`
}

/** The canonical names of the Cooklang specification, and ours for the rest. */
const metadata = (recipe: RecipeDraft) =>
  frontMatter({
    title: recipe.title,
    description: recipe.description,
    servings: yieldText(recipe),
    'prep time': timeText(recipe.prepTime),
    'cook time': timeText(recipe.cookTime),
    'total time': timeText(recipe.totalTime),
    ...factsOf(recipe),
    'date published': recipe.datePublished,
  })

const numberAndUnit = new RegExp(String.raw`^([\d\s./,${fractionSigns}–-]*[\d${fractionSigns}])\s*(.*)$`, 'u')

/** Marks a line as an ingredient. The amount is apart where number, unit and name in this order are the whole line. */
function marked({ line, amount, name }: Ingredient): string {
  const text = joinLines(line)
  const [, number = '', unit = ''] = numberAndUnit.exec(amount.trim()) ?? []
  const quantity = [number, unit].filter((part) => part !== '')
  return number !== '' && name.trim() !== '' && [...quantity, name.trim()].join(' ') === text
    ? `@${escaped(name.trim())}{${quantity.map(escaped).join('%')}}`
    : `@${escaped(text)}{}`
}

/** A backslash escapes a character. Two dashes start a comment, and a line may not start like a heading. */
const escaped = (text: string) =>
  text
    .replaceAll(/[\\@#~{}()%]/g, '\\$&')
    .replaceAll('--', '\\-\\-')
    .replaceAll('[-', '[\\-')
    .replace(/^[=>+*?&-]/, '\\$&')
