import { colonLines, facts, partsOf, type Sample, type SampleRecipe, withHeadings, wordsOf } from './sample.ts'

const paragraphs = ({ steps }: SampleRecipe) => steps.map(({ text }) => `  ${text}\n\n`).join('')

function mealMaster(recipe: SampleRecipe) {
  const lines = withHeadings(
    recipe.ingredients,
    (group) => `MMMMM----------------------------${group}---------------------------`,
    (text) => {
      const { quantity, unit, food } = wordsOf(text)
      return `${quantity.padStart(7)} ${unit.padEnd(2)} ${food}`
    },
  )
  const head = `      Title: ${recipe.title}\n Categories: Cake\n      Yield: 12 pieces\n`
  return `MMMMM----- Recipe via Meal-Master (tm) v8.05\n\n${head}\n${lines.join('\n')}\n\n${paragraphs(recipe)}MMMMM\n\n`
}

function rezKonv(recipe: SampleRecipe) {
  const lines = withHeadings(
    recipe.ingredients,
    (group) => `============================ ${group} ============================`,
    (text) => {
      const { quantity, unit, food } = wordsOf(text)
      return `${quantity.padStart(7)}     ${unit.padEnd(6)} ${food}`
    },
  )
  const head = `      Titel: ${recipe.title}\n Kategorien: Cake\n      Menge: 12 Stücke\n`
  const steps = recipe.steps.map(({ text }) => `${text}\n\n`).join('')
  return `========== REZKONV-Rezept - RezkonvSuite v1.4\n${head}\n${lines.join('\n')}\n\n${steps}=====\n\n`
}

function masterCook(recipe: SampleRecipe) {
  const lines = withHeadings(
    recipe.ingredients,
    (group) => `${' '.repeat(24)}${group}:`,
    (text) => {
      const { quantity, unit, food } = wordsOf(text)
      return `${quantity.padStart(8)}  ${unit.padEnd(12)}  ${food}`
    },
  )
  return (
    `                     *  Exported from  MasterCook  *\n\n                  ${recipe.title}\n\nRecipe By     : Ann\n` +
    'Serving Size  : 12    Preparation Time :0:20\nCategories    : Cake\n\n  Amount  Measure       Ingredient -- Preparation Method\n' +
    `--------  ------------  --------------------------------\n${lines.join('\n')}\n\n${paragraphs(recipe)}` +
    `                   ${'- '.repeat(18)}\n\nNOTES : Best warm.\n\n\n`
  )
}

const labeled = ({ title, ingredients, steps }: SampleRecipe) =>
  `Title: ${title}\nOriginal URL: ${facts.url}\nYield: 12 pieces\nPrep: 20 min\nCook: 40 min\nSection: Cake\n` +
  `Ingredients:\n\t${colonLines(ingredients).join('\n\t')}\nInstructions:\n\t${colonLines(steps).join('\n\t')}\n`

const planToEat = ({ title, ingredients, steps }: SampleRecipe) =>
  `--------------\nTitle: "${title}"\nSource: ${facts.url}\nServes: 12\nPrep Time: 20 min\nCook Time: 40 min\nTags: Cake^Autumn\n\n` +
  `Ingredients:\n${colonLines(ingredients).join('\n')}\n\nDirections:\n${colonLines(steps).join('\n\n')}\n\n`

const chefTap = ({ title, ingredients, steps }: SampleRecipe) =>
  `${title}\n${facts.url}\n\n${colonLines(ingredients).join('\n')}\n\n${steps.map(({ text }) => `${text}\n`).join('\n')}`

const markdown = ({ title, ingredients, steps }: SampleRecipe) =>
  `# ${title}\n\nPrep time: 20 min\nCook time: 40 min\nServes 12\n` +
  (ingredients.length > 0 ? `\n## Ingredients\n\n${listed(ingredients, '- ')}\n` : '') +
  (steps.length > 0 ? `\n## Method\n\n${listed(steps, '1. ')}\n` : '')

const listed = (lines: SampleRecipe['steps'], mark: string) =>
  withHeadings(
    lines,
    (group) => `\n### ${group}\n`,
    (text) => mark + text,
  ).join('\n')

const chowdown = ({ title, ingredients, steps }: SampleRecipe) =>
  `---\n\nlayout: recipe\ntitle: ${title}\nimage: plum.jpg\ntags: Cake, Autumn\nprep_time: 20 min\ncook_time: 40 min\nservings: 12\n` +
  `source: ${facts.url}\n${yamlList('ingredients', ingredients)}${yamlList('directions', steps)}---\n\nThe best --- really.\n`

const yamlList = (name: string, lines: SampleRecipe['steps']) =>
  lines.length === 0
    ? `${name}: []\n`
    : `${name}:\n${colonLines(lines)
        .map((line) => `  - "${line}"\n`)
        .join('')}`

const yaml = ({ title, ingredients, steps }: SampleRecipe) =>
  `name: ${title}\nprep_time: PT20M\ncook_time: PT40M\nservings: 12\nsource: ${facts.url}\nimage: images/plum.jpg\ntags:\n  - Cake\n` +
  yamlList('ingredients', ingredients) +
  yamlList('directions', steps)

const cooklang = ({ ingredients, steps }: SampleRecipe) => {
  const head = `---\nprep time: 20 min\ncook time: 40 min\nservings: 12\ntags: Cake\nsource: ${facts.url}\n---\n\n`
  const marked = new Map(ingredients.map(({ text }) => [wordsOf(text).food, wordsOf(text)]))
  const parts = partsOf(steps).map(([group, lines]) => {
    const texts = lines.map(({ text }) =>
      text.replaceAll(/\b(?:flour|eggs|plums)\b/g, (food) => {
        const { quantity, unit } = marked.get(food) ?? { quantity: '', unit: '' }
        return `@${food}{${quantity}${unit && `%${unit}`}}`
      }),
    )
    return `== ${group} ==\n${texts.join('\n\n')}\n`
  })
  return head + parts.join('\n')
}

/** Writes a file for each recipe. */
const filesOf =
  (nameOf: (title: string) => string, write: (recipe: SampleRecipe) => string, more: Record<string, Uint8Array> = {}) =>
  (recipes: ReadonlyArray<SampleRecipe>) => ({
    ...Object.fromEntries(recipes.map((recipe) => [nameOf(recipe.title), write(recipe)])),
    ...more,
  })

export const textSamples: ReadonlyArray<Sample> = [
  {
    format: 'Meal-Master',
    name: 'cakes.mmf',
    write: (recipes) => recipes.map(mealMaster).join(''),
    lacks: ['prepTime', 'cookTime', 'url', 'picture', 'step groups'],
  },
  {
    format: 'RezKonv',
    name: 'kuchen.rk',
    write: (recipes) => recipes.map(rezKonv).join(''),
    lacks: ['prepTime', 'cookTime', 'url', 'picture', 'step groups'],
  },
  {
    format: 'MasterCook',
    name: 'cakes.mxp',
    write: (recipes) => recipes.map(masterCook).join(''),
    lacks: ['cookTime', 'url', 'picture', 'step groups'],
  },
  {
    format: 'Pepperplate and Saffron',
    name: 'recipes.txt',
    write: (recipes) => recipes.map(labeled).join('\n'),
    lacks: ['picture'],
  },
  {
    format: 'Plan to Eat, older text',
    name: 'recipes.txt',
    write: (recipes) => recipes.map(planToEat).join('\n'),
    lacks: ['picture'],
  },
  {
    format: 'ChefTap',
    name: 'cheftap.zip',
    write: filesOf((title) => `cheftap_export/${title}.txt`, chefTap),
    lacks: ['prepTime', 'cookTime', 'servings', 'category', 'picture', 'step groups'],
  },
  {
    format: 'Markdown',
    name: 'cakes.zip',
    write: filesOf((title) => `${title}.md`, markdown),
    lacks: ['category', 'url', 'picture'],
    ignoresEmpty: 'archives contain texts that are no recipes',
  },
  {
    format: 'Chowdown',
    name: 'chowdown.zip',
    write: filesOf((title) => `chowdown/_recipes/${title}.md`, chowdown, { 'chowdown/images/plum.jpg': facts.picture }),
    ignoresEmpty: 'archives contain texts that are no recipes',
  },
  {
    format: 'YAML',
    name: 'cakes.yaml',
    write: (recipes) => recipes.map(yaml).join('---\n'),
    lacks: ['picture'],
  },
  {
    format: 'CookBook Manager',
    name: 'cookbook.zip',
    write: filesOf((title) => `${title}.yml`, yaml, { 'images/plum.jpg': facts.picture }),
  },
  {
    format: 'Cooklang',
    name: 'cooklang.zip',
    write: filesOf((title) => `${title}.cook`, cooklang, {}),
    lacks: ['picture'],
  },
]
