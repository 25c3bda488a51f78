import type { RecipeDraft } from '../../core/recipes/recipe.ts'
import { readDocument } from '../../importer/read-document.ts'
import type { ReadOutcome } from '../../importer/source.ts'
import type { ExportedRecipe, Exporter } from '../exporter.ts'
import { beginsWith, stepLine, yieldText } from '../writers/written-parts.ts'

/** The parts that a format does not have. `docs/exporting.md` has the same table. */
type Missing = 'author' | 'cuisine' | 'datePublished' | 'difficulty' | 'imageUrl' | 'language'

interface Fidelity {
  missing: ReadonlyArray<Missing>
  /** True if a step has its own title. Otherwise the title starts its text. */
  hasStepTitles?: true
  /** True if entries without a heading may follow a group. Otherwise they belong to the group. */
  hasUngrouped?: 'everywhere' | 'in steps'
  /** How it writes servings and yield. */
  yields: 'both' | 'one text' | 'servings'
  /** The description becomes the first note, and the total time is the sum of the others. */
  isRecipeKeeper?: true
  hasPictures?: true
}

const fidelities: Readonly<Record<string, Fidelity>> = {
  json: { missing: [], hasStepTitles: true, hasUngrouped: 'in steps', yields: 'both' },
  markdown: { missing: [], yields: 'both', hasPictures: true },
  paprika: { missing: ['cuisine', 'datePublished', 'language'], yields: 'one text', hasPictures: true },
  mealie: {
    missing: ['author', 'cuisine', 'datePublished', 'difficulty', 'imageUrl', 'language'],
    yields: 'one text',
    hasPictures: true,
  },
  'nextcloud-cookbook': { missing: [], yields: 'servings', hasPictures: true },
  'recipe-keeper': {
    missing: ['cuisine', 'datePublished', 'difficulty', 'imageUrl', 'language'],
    yields: 'one text',
    isRecipeKeeper: true,
    hasPictures: true,
  },
  cooklang: { missing: [], hasUngrouped: 'everywhere', yields: 'one text', hasPictures: true },
  csv: { missing: [], yields: 'both' },
  /** It contains the same data as the JSON file. Its pictures come back in another encoding. */
  pdf: { missing: [], hasStepTitles: true, hasUngrouped: 'in steps', yields: 'both' },
}

/** Exports recipes and reads the file again with the importer. */
export async function exportAndRead(exporter: Exporter, recipes: ReadonlyArray<ExportedRecipe>) {
  return readExport(exporter, await Array.fromAsync(exporter.write(inTurn(recipes))))
}

export async function readExport(
  { extension }: Pick<Exporter, 'extension'>,
  chunks: ReadonlyArray<Uint8Array>,
): Promise<Array<ReadOutcome>> {
  const budget = { left: 2 * 1024 ** 3 }
  return Array.fromAsync(readDocument({ name: `export.${extension}`, bytes: Buffer.concat(chunks) }, budget))
}

export async function* inTurn<Entry>(entries: ReadonlyArray<Entry>): AsyncGenerator<Entry> {
  yield* entries
}

export const hasPictures = (exporter: Exporter) => fidelities[exporter.id]?.hasPictures ?? false

/** Returns what a recipe should say after the round trip. */
export function expectedBack({ id }: Exporter, recipe: RecipeDraft) {
  const fidelity = fidelities[id]
  if (!fidelity) throw new Error(`The table of what formats hold has no line for "${id}"`)
  const { hasStepTitles, hasUngrouped, isRecipeKeeper, missing, yields } = fidelity
  const grouped = hasUngrouped === 'everywhere' ? recipe.ingredients : withoutGaps(recipe.ingredients)
  const steps = recipe.instructions.map((step) =>
    hasStepTitles ? step : { ...step, name: null, text: stepLine(step) },
  )
  const written: RecipeDraft = {
    ...recipe,
    ...Object.fromEntries(missing.map((name) => [name, null])),
    ...(yields === 'one text' && { yield: yieldText(recipe) || null }),
    ...(yields === 'servings' && { yield: null }),
    ...(isRecipeKeeper && {
      description: '',
      tips: recipe.description === '' ? recipe.tips : [recipe.description, ...recipe.tips],
      totalTime: null,
    }),
    ingredients: grouped,
    instructions: hasUngrouped ? steps : withoutGaps(steps),
  }
  return comparable(written)
}

/** Gives entries without a heading the group above them. */
function withoutGaps<Entry extends { group: string | null }>(entries: ReadonlyArray<Entry>): Array<Entry> {
  let group: string | null = null
  return entries.map((entry) => {
    group = entry.group ?? group
    return { ...entry, group }
  })
}

/**
 * Ignores white space, and the difference between missing values and values that follow from others. Fields that are not
 * named here, such as new ones, must come back as they were.
 */
export function comparable(draft: RecipeDraft) {
  const { title, description, ingredients, instructions, prepTime, cookTime, totalTime, ...rest } = draft
  const { servings, yield: words, tips, nutritionFacts, author, rating: _, ...facts } = rest
  const sum = (prepTime ?? 0) + (cookTime ?? 0)
  return {
    title: spaced(title),
    description: spaced(description),
    ingredients: ingredients.map(({ line, group }) => [heading(group), spaced(line)]),
    steps: instructions.map(({ text, name, group }) => [
      heading(group),
      name === null || beginsWith(text, name) ? null : spaced(name),
      spaced(text),
    ]),
    times: [prepTime || null, cookTime || null, totalTime || sum || null],
    servings: [servings, words ? spaced(words) : servings && String(servings)],
    tips: tips.map(spaced),
    nutrition: Object.values(nutritionFacts ?? {}).some((fact) => fact !== null) ? nutritionFacts : null,
    author: author && spaced(author),
    ...facts,
  }
}

const spaced = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const heading = (group: string | null) => group && spaced(group.replace(/\s*[:：]\s*$/, ''))
