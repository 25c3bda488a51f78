import { facts, partsOf, type Sample, type SampleRecipe, withHeadings, wordsOf } from './sample.ts'

const picture = facts.picture.toString('base64')

function cookMl({ title, ingredients, steps }: SampleRecipe) {
  const parts = partsOf(ingredients).map(([group, lines]) => {
    const items = lines.map(({ text }) => {
      const { quantity, unit, food } = wordsOf(text)
      return `<ingredient qty="${quantity}.0" unit="${unit}" item="${food}"/>`
    })
    return `<part title="${group}">${items.join('')}</part>`
  })
  return (
    `<recipe lang="en"><head title="${title}" servingqty="12" servingtype="pieces" timeprepqty="20" timecookqty="40">` +
    `<cat>Cake</cat><sourceline>${facts.url}</sourceline><picbin format="JPG">${picture}</picbin></head>${parts.join('')}` +
    `<preparation>${steps.map(({ text }) => `<step>${text}</step>`).join('')}</preparation></recipe>`
  )
}

function recipeMl({ title, ingredients, steps }: SampleRecipe) {
  const lists = partsOf(ingredients).map(([group, lines]) => {
    const items = lines.map(({ text }) => {
      const { quantity, unit, food } = wordsOf(text)
      return `<ing><amt><qty>${quantity}</qty><unit>${unit}</unit></amt><item>${food}</item></ing>`
    })
    return `<ing-div><title>${group}</title>${items.join('')}</ing-div>`
  })
  const method = partsOf(steps).map(
    ([group, lines]) =>
      `<dir-div><title>${group}</title>${lines.map(({ text }) => `<step>${text}</step>`).join('')}</dir-div>`,
  )
  return (
    `<recipe><head><title>${title}</title><source>${facts.url}</source><categories><cat>Cake</cat></categories><preptime><time>` +
    '<qty>20</qty><timeunit>min</timeunit></time></preptime><preptime type="baking"><time><qty>40</qty><timeunit>min</timeunit>' +
    `</time></preptime><yield>12</yield></head><ingredients>${lists.join('')}</ingredients><directions>${method.join('')}</directions></recipe>`
  )
}

const items = (lines: SampleRecipe['steps']) =>
  withHeadings(
    lines,
    (group) => `<li>${group}:</li>`,
    (text) => `<li>${text}</li>`,
  ).join('\n')

const cookmate = ({ title, ingredients, steps }: SampleRecipe) =>
  `<recipe><title>${title}</title><preptime>20 min</preptime><cooktime>40 min</cooktime><quantity>12</quantity><category>Cake</category>` +
  `<url>${facts.url}</url><ingredient>${items(ingredients)}</ingredient><recipetext>${items(steps)}</recipetext>` +
  '<imagepath>/storage/emulated/0/cookmate/images/plum.jpg</imagepath></recipe>'

const procedure = (isHeading: string) => (text: string) =>
  `<RecipeProcedure Heading="${isHeading}"><ProcedureText>${text}</ProcedureText></RecipeProcedure>`

function livingCookbook({ title, ingredients, steps }: SampleRecipe) {
  const lines = withHeadings(
    ingredients,
    (group) => `<RecipeIngredient Heading="Y" Ingredient="${group}"/>`,
    (text) => {
      const { quantity, unit, food } = wordsOf(text)
      return `<RecipeIngredient Heading="N" Quantity="${quantity}" Unit="${unit}" Ingredient="${food}"/>`
    },
  )
  return (
    `<Recipe Name="${title}" Servings="12" PreparationTime="20" CookingTime="40" RecipeTypes="Cake" WebPage="${facts.url}">` +
    `<RecipeIngredients>${lines.join('')}</RecipeIngredients><RecipeProcedures>` +
    `${withHeadings(steps, procedure('Y'), procedure('N')).join('')}</RecipeProcedures>` +
    `<RecipeImages><RecipeImage FileName="plum.jpg">${picture}</RecipeImage></RecipeImages></Recipe>`
  )
}

const note = ({ title, ingredients, steps }: SampleRecipe) =>
  `<note><title>${title}</title><content><![CDATA[<?xml version="1.0"?><!DOCTYPE en-note SYSTEM "enml2.dtd"><en-note>` +
  '<div>Prep time: 20 min</div><div>Cook time: 40 min</div><div>Serves 12</div>' +
  (ingredients.length === 0 ? '<div>Buy milk.</div>' : `<div><b>Ingredients</b></div><ul>${items(ingredients)}</ul>`) +
  (steps.length === 0 ? '' : `<div><b>Method</b></div><ol>${items(steps)}</ol>`) +
  `</en-note>]]></content><tag>Cake</tag><note-attributes><source-url>${facts.url}</source-url></note-attributes>` +
  `<resource><data encoding="base64">${picture}</data><mime>image/jpeg</mime></resource></note>`

const declared = '<?xml version="1.0" encoding="UTF-8"?>\n'

export const xmlSamples: ReadonlyArray<Sample> = [
  {
    format: 'CookML',
    name: 'kuchen.cml',
    write: (recipes) => `${declared}<cookml version="1.0">${recipes.map(cookMl).join('\n')}</cookml>`,
    lacks: ['step groups'],
  },
  {
    format: 'RecipeML',
    name: 'recipes.xml',
    write: (recipes) => `${declared}<recipeml version="0.5">${recipes.map(recipeMl).join('\n')}</recipeml>`,
    lacks: ['picture'],
  },
  {
    format: 'Cookmate',
    name: 'backup.mcb',
    write: (recipes) => ({
      'backup.xml': `${declared}<cookbook>${recipes.map(cookmate).join('\n')}</cookbook>`,
      'images/plum.jpg': facts.picture,
    }),
  },
  {
    format: 'Living Cookbook',
    name: 'export.fdx',
    write: (recipes) => `${declared}<fdx><Recipes>${recipes.map(livingCookbook).join('\n')}</Recipes></fdx>`,
  },
  {
    format: 'Evernote',
    name: 'notes.enex',
    write: (recipes) => `${declared}<en-export application="Evernote">${recipes.map(note).join('\n')}</en-export>`,
  },
]
