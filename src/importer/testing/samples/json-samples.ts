import { gzipSync } from 'node:zlib'
import { colonLines, facts, partsOf, type Sample, type SampleRecipe, withHeadings, wordsOf } from './sample.ts'

const picture = facts.picture.toString('base64')
const asJson = (value: unknown) => JSON.stringify(value)

const bracketed = (lines: SampleRecipe['steps']) => withHeadings(lines, (group) => `[${group}]`, String)
const hashed = (lines: SampleRecipe['steps'], mark: string) =>
  withHeadings(lines, (group) => `${mark} ${group}`, String)

const schemaOrg = ({ title, ingredients, steps }: SampleRecipe) => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: title,
  prepTime: 'PT20M',
  cookTime: 'PT40M',
  recipeYield: 12,
  recipeCategory: 'Cake',
  keywords: 'Autumn,Plums',
  url: facts.url,
  recipeIngredient: hashed(ingredients, '##'),
  recipeInstructions: hashed(steps, '##'),
})

const recipeSage = ({ title, ingredients, steps }: SampleRecipe) => ({
  ...schemaOrg({ title, ingredients: [], steps: [] }),
  image: ['https://cake.example/plum.jpg'],
  recipeIngredient: bracketed(ingredients),
  recipeInstructions: bracketed(steps).map((text) => ({ '@type': 'HowToStep', text })),
})

const mealie = ({ title, ingredients, steps }: SampleRecipe) => ({
  name: title,
  prep_time: '20 Minutes',
  perform_time: '40 Minutes',
  recipe_yield: '12 pieces',
  recipe_category: ['Cake'],
  org_url: facts.url,
  recipe_ingredient: ingredients.map(({ text, group }, index) => ({
    title: group === ingredients[index - 1]?.group ? '' : group,
    note: text,
    quantity: 1,
    unit: null,
    food: null,
  })),
  recipe_instructions: steps.map(({ text, group }, index) => ({
    title: group === steps[index - 1]?.group ? '' : group,
    text,
  })),
})

const tandoor = ({ title, ingredients, steps }: SampleRecipe) => ({
  name: title,
  working_time: 20,
  waiting_time: 40,
  servings: 12,
  source_url: facts.url,
  keywords: [{ name: 'Cake' }],
  steps: partsOf(steps).map(([group, lines], order) => ({
    name: group,
    order,
    show_as_header: true,
    instruction: lines.map(({ text }) => text).join('\n\n'),
    ingredients: ingredients
      .filter((line) => line.group === group)
      .map(({ text }, place) => {
        const { quantity, unit, food } = wordsOf(text)
        return { food: { name: food }, unit: unit ? { name: unit } : null, amount: Number(quantity), order: place }
      }),
  })),
})

const crouton = ({ title, ingredients, steps }: SampleRecipe) => ({
  name: title,
  duration: 20,
  cookingDuration: 40,
  serves: 12,
  webLink: facts.url,
  tags: [{ name: 'Cake' }],
  images: [picture],
  ingredients: withHeadings(
    ingredients,
    (group): object => ({ ingredient: { name: group }, quantity: { quantityType: 'SECTION' } }),
    (text) => {
      const { quantity, unit, food } = wordsOf(text)
      const quantityType = unit === 'g' ? 'GRAMS' : 'ITEM'
      return { ingredient: { name: food }, quantity: { amount: Number(quantity), quantityType } }
    },
  ).map((line, order) => ({ ...line, order })),
  steps: withHeadings(
    steps,
    (step): object => ({ step, isSection: true }),
    (step) => ({ step, isSection: false }),
  ).map((step, order) => ({ ...step, order })),
})

const mela = ({ title, ingredients, steps }: SampleRecipe) => ({
  title,
  prepTime: '20 min',
  cookTime: '40 min',
  yield: '12',
  categories: ['Cake'],
  link: facts.url,
  images: [picture],
  ingredients: hashed(ingredients, '#').join('\n'),
  instructions: hashed(steps, '#').join('\n'),
})

const recetteTek = ({ title, ingredients, steps }: SampleRecipe) => ({
  title,
  description: '',
  url: facts.url,
  ingredients: colonLines(ingredients).join('\n'),
  instructions: colonLines(steps).join('\n'),
  quantity: '12',
  preparationTime: '20',
  cookingTime: '40',
  keywords: 'Cake;Autumn',
  pictures: ['plum.jpg'],
})

const flavorish = ({ title, ingredients, steps }: SampleRecipe) => ({
  title,
  prep_time: 20,
  cook_time: 40,
  servings: 12,
  tags: ['Cake'],
  source_url: facts.url,
  ingredients: withHeadings(
    ingredients,
    (name): object => ({ name, is_group_header: true }),
    (text) => {
      const { quantity, unit, food } = wordsOf(text)
      return { name: food, quantity, unit, is_group_header: false }
    },
  ),
  instructions: withHeadings(
    steps,
    (text) => ({ text, is_group_header: true }),
    (text) => ({ text, is_group_header: false }),
  ),
})

const domestica = ({ title, ingredients, steps }: SampleRecipe) => ({
  name: title,
  timePrep: '20',
  timeCook: '40',
  servings: '12',
  category: 'Cake',
  source: facts.url,
  image: `data:image/jpeg;base64,${picture}`,
  ingredients: colonLines(ingredients).join('\n'),
  directions: colonLines(steps).join('\n'),
})

function openEats(recipes: ReadonlyArray<SampleRecipe>) {
  const rows: Array<object> = [{ model: 'recipe_groups.course', pk: 1, fields: { title: 'Cake' } }]
  recipes.forEach(({ title, ingredients, steps }, recipe) => {
    const times = { prep_time: 20, cook_time: 40, servings: 12 }
    const directions = colonLines(steps).join('\n')
    const fields = {
      title,
      info: '',
      directions,
      source: facts.url,
      ...times,
      photo: '',
      cuisine: 9,
      course: 1,
      tags: [],
    }
    rows.push({ model: 'recipe.recipe', pk: recipe, fields })
    partsOf(ingredients).forEach(([group, lines], part) => {
      const pk = recipe * 10 + part
      rows.push({ model: 'ingredient.ingredientgroup', pk, fields: { title: group, recipe } })
      for (const { text } of lines) {
        const { quantity, unit, food } = wordsOf(text)
        const amount = { title: food, measurement: unit, numerator: Number(quantity), denominator: 1 }
        rows.push({ model: 'ingredient.ingredient', pk: rows.length, fields: { ...amount, ingredient_group: pk } })
      }
    })
  })
  return rows
}

const paprika = ({ title, ingredients, steps }: SampleRecipe) => ({
  name: title,
  prep_time: '20 min',
  cook_time: '40 min',
  servings: 'Serves 12',
  categories: ['Cake'],
  source_url: facts.url,
  photo_data: picture,
  ingredients: colonLines(ingredients).join('\n'),
  directions: colonLines(steps).join('\n\n'),
})

const nextcloudFiles = (recipes: ReadonlyArray<SampleRecipe>) =>
  Object.fromEntries(
    recipes.flatMap((recipe): Array<[string, string | Uint8Array]> => [
      [`Recipes/${recipe.title}/recipe.json`, asJson(schemaOrg(recipe))],
      [`Recipes/${recipe.title}/full.jpg`, facts.picture],
      [`Recipes/${recipe.title}/thumb.jpg`, 'small'],
    ]),
  )

const eachInFile = (nameOf: (title: string) => string, write: (recipe: SampleRecipe) => string | Uint8Array) => {
  return (recipes: ReadonlyArray<SampleRecipe>) =>
    Object.fromEntries(recipes.map((recipe) => [nameOf(recipe.title), write(recipe)]))
}

export const jsonSamples: ReadonlyArray<Sample> = [
  { format: 'Nextcloud Cookbook', name: 'nextcloud.zip', write: nextcloudFiles },
  {
    format: 'schema.org JSON',
    name: 'recipes.json',
    write: (recipes) => asJson({ '@graph': recipes.map(schemaOrg) }),
    lacks: ['picture'],
  },
  {
    format: 'RecipeSage',
    name: 'recipesage.json',
    write: (recipes) => asJson({ recipes: recipes.map(recipeSage) }),
    lacks: ['picture'],
  },
  { format: 'Mealie', name: 'mealie.json', write: (recipes) => asJson(recipes.map(mealie)), lacks: ['picture'] },
  { format: 'Tandoor', name: 'tandoor.json', write: (recipes) => asJson(recipes.map(tandoor)), lacks: ['picture'] },
  {
    format: 'Crouton',
    name: 'crouton.zip',
    write: eachInFile(
      (title) => `${title}.crumb`,
      (recipe) => asJson(crouton(recipe)),
    ),
  },
  {
    format: 'Mela',
    name: 'export.melarecipes',
    write: eachInFile(
      (title) => `${title}.melarecipe`,
      (recipe) => asJson(mela(recipe)),
    ),
  },
  {
    format: 'RecetteTek',
    name: 'export.rtk',
    write: (recipes) => ({ 'recipes_0.json': asJson(recipes.map(recetteTek)), 'plum.jpg': facts.picture }),
  },
  {
    format: 'Flavorish',
    name: 'flavorish.zip',
    write: eachInFile(
      (title) => `${title}.json`,
      (recipe) => asJson(flavorish(recipe)),
    ),
    lacks: ['picture'],
  },
  { format: 'Domestica', name: 'domestica.json', write: (recipes) => asJson(recipes.map(domestica)) },
  { format: 'OpenEats', name: 'openeats.json', write: (recipes) => asJson(openEats(recipes)), lacks: ['picture'] },
  {
    format: 'Paprika',
    name: 'export.paprikarecipes',
    write: eachInFile(
      (title) => `${title}.paprikarecipe`,
      (recipe) => gzipSync(asJson(paprika(recipe))),
    ),
  },
]
