import type { ExportedRecipe, Exporter } from '../../exporter.ts'
import type { RecipeDraft } from '../../../core/recipes/recipe.ts'
import { fileNames } from '../../writers/file-names.ts'
import { factsOf, frontMatter } from '../../writers/front-matter.ts'
import { inGroups } from '../../../core/recipes/in-groups.ts'
import { headingOf, joinLines, stepLine, timeText } from '../../writers/written-parts.ts'
import { type ArchivedFile, zipOf } from '../../writers/zip.ts'

/** Text files with the facts in front matter, each with its picture beside it under the same name. */
export const markdown = {
  id: 'markdown',
  extension: 'zip',
  mediaType: 'application/zip',
  write: (recipes) => zipOf(filesOf(recipes)),
  one: {
    extension: 'md',
    mediaType: 'text/markdown; charset=utf-8',
    write: ({ recipe }) => Buffer.from(markdownRecipe(recipe, recipe.imageUrl)),
  },
} satisfies Exporter

async function* filesOf(recipes: AsyncIterable<ExportedRecipe>): AsyncGenerator<ArchivedFile> {
  const nameFor = fileNames()
  for await (const { recipe, changedAt, picture } of recipes) {
    const name = nameFor(recipe.title)
    const photo = await picture()
    const address = photo ? `${encodeURIComponent(name)}.jpg` : recipe.imageUrl
    yield { path: `${name}.md`, bytes: Buffer.from(markdownRecipe(recipe, address)), changedAt }
    if (photo) yield { path: `${name}.jpg`, bytes: photo, changedAt }
  }
}

function markdownRecipe(recipe: RecipeDraft, picture: string | null): string {
  const { title, description, ingredients, instructions, tips } = recipe
  const parts = [
    metadata(recipe) + `\n# ${escaped(joinLines(title))}`,
    ...(picture ? [`![${escaped(joinLines(title))}](${picture.replaceAll(/[()\s]/g, encodeURIComponent)})`] : []),
    ...(description ? [escaped(joinLines(description))] : []),
    '## Ingredients',
    ...inGroups(ingredients).flatMap(({ group, entries }) => [
      ...heading(group),
      entries.map(({ line }) => `- ${escaped(joinLines(line))}`).join('\n'),
    ]),
    '## Instructions',
    ...inGroups(instructions).flatMap(({ group, entries }) => [
      ...heading(group),
      entries.map((step, index) => `${index + 1}. ${escaped(stepLine(step))}`).join('\n'),
    ]),
    ...(tips.length > 0 ? ['## Notes', tips.map((tip) => `- ${escaped(joinLines(tip))}`).join('\n')] : []),
  ]
  return `${parts.join('\n\n')}\n`
}

const heading = (group: string | null) => (group === null ? [] : [`### ${escaped(headingOf(group))}`])

const metadata = (recipe: RecipeDraft) =>
  frontMatter({
    title: recipe.title,
    servings: recipe.servings,
    yield: recipe.yield,
    prep_time: timeText(recipe.prepTime),
    cook_time: timeText(recipe.cookTime),
    total_time: timeText(recipe.totalTime),
    ...factsOf(recipe),
    date_published: recipe.datePublished,
  })

/** Escapes the signs that Markdown would take for emphasis, links, code, tags or entities. */
const escaped = (text: string) => text.replaceAll(/[\\`*_[\]<>&#~|]/g, '\\$&').replace(/^(\d*)([-+.)])(?=\s)/, '$1\\$2')
