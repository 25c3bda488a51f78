import { colonLines, facts, partsOf, type Sample, type SampleRecipe, withHeadings } from './sample.ts'

const elements = (
  lines: SampleRecipe['steps'],
  headingOf: (text: string) => string,
  lineOf: (text: string) => string,
) => withHeadings(lines, headingOf, lineOf).join('\n')

const element = (tag: string, name: string) => (text: string) => `<${tag} class="${name}">${text}</${tag}>`

const copyMeThat = ({ title, ingredients, steps }: SampleRecipe) =>
  `<div class="recipe"><div id="name"> ${title} </div><a id="original_link" href="${facts.url}">link</a>` +
  '<img class="recipeImage" src="images/plum.jpg"/><div>Tags: <span class="recipeCategory">Cake,</span></div><a id="recipeYield">12</a>' +
  `<ul id="recipeIngredients">${elements(ingredients, element('li', 'recipeIngredient_subheader'), element('li', 'recipeIngredient'))}</ul>` +
  `<ol id="recipeInstructions">${elements(steps, element('li', 'instruction_subheader'), element('li', 'instruction'))}</ol></div>`

const paragraphs = (lines: SampleRecipe['steps']) =>
  colonLines(lines)
    .map((text) => `<p>${text}</p>`)
    .join('')

const recipeKeeper = ({ title, ingredients, steps }: SampleRecipe) =>
  `<div class="recipe-details"><meta content="1" itemprop="recipeId"><h2 itemprop="name">${title}</h2>` +
  `<span itemprop="recipeCourse">Cake</span><span itemprop="recipeSource"><a href="${facts.url}">cake</a></span>` +
  '<span itemprop="recipeYield">12</span><meta content="PT20M" itemprop="prepTime"><meta content="PT40M" itemprop="cookTime">' +
  `<div itemprop="recipeIngredients">${paragraphs(ingredients)}</div><div itemprop="recipeDirections">${paragraphs(steps)}</div>` +
  '<img src="images/plum.jpg" class="recipe-photos" itemprop=photo0 /></div>'

const gourmet = ({ title, ingredients, steps }: SampleRecipe) => {
  const groups = partsOf(ingredients).map(([group, lines]) => {
    const items = lines.map(({ text }) => `<li class="ing" itemprop="ingredients">${text}</li>`)
    return `<li class="inggroup">${group}:<ul class="ing">${items.join('')}</ul></li>`
  })
  const method = partsOf(steps).map(
    ([group, lines]) => `<h3>${group}</h3><div>${lines.map(({ text }) => `<p>${text}</p>`).join('')}</div>`,
  )
  return (
    `<html><body><div class="recipe"><img src="pics\\plum.jpg"><p class="title"><span itemprop="name">${title}</span></p>` +
    '<span itemprop="recipeCategory">Cake</span><span itemprop="recipeYield">12</span><span itemprop="prepTime">20 minutes</span>' +
    `<span itemprop="cookTime">40 minutes</span><a href="${facts.url}">link</a><div class="ingredients"><ul class="ing">${groups.join('')}</ul></div>` +
    `<div class="instructions"><h3>Instructions</h3>${method.join('')}</div></div></body></html>`
  )
}

const list = (lines: SampleRecipe['steps'], tag: string) =>
  elements(
    lines,
    (group) => `</${tag}><h3>${group}</h3><${tag}>`,
    (text) => `<li>${text}</li>`,
  )

const webPage = ({ title, ingredients, steps }: SampleRecipe) =>
  `<!doctype html><html><head><title>${title}</title><meta charset="utf-8"></head><body><h1>${title}</h1><p>Prep time: 20 min</p>` +
  '<p>Cook time: 40 min</p><p>Serves 12</p>' +
  (ingredients.length === 0 ? '' : `<h2>Ingredients</h2><ul>${list(ingredients, 'ul')}</ul>`) +
  (steps.length === 0 ? '' : `<h2>Method</h2><ol>${list(steps, 'ol')}</ol>`) +
  '</body></html>'

const cell = (lines: ReadonlyArray<string>) => `"${lines.join('\n').replaceAll('"', '""')}"`

const myRecipeBox = ({ title, ingredients, steps }: SampleRecipe) =>
  `${title},,20,40,,,12,${cell(colonLines(ingredients))},${cell(colonLines(steps))},,,,,Cake;Autumn,,,${facts.url},,`

const planToEat = ({ title, ingredients, steps }: SampleRecipe) =>
  `${title},Cake,20,40,12,${cell(withHeadings(ingredients, (group) => `, ${group}`, String))},${cell(colonLines(steps))},${facts.url}`

export const pageSamples: ReadonlyArray<Sample> = [
  {
    format: 'CopyMeThat',
    name: 'copymethat.zip',
    write: (recipes) => ({
      'recipes.html': `<html><meta name="copymethat_class_id_version" content="2"><body>${recipes.map(copyMeThat).join('')}</body></html>`,
      'images/plum.jpg': facts.picture,
    }),
    lacks: ['prepTime', 'cookTime'],
  },
  {
    format: 'Recipe Keeper',
    name: 'RecipeKeeper.zip',
    write: (recipes) => ({
      'recipes.html': `<html><body>${recipes.map(recipeKeeper).join('')}</body></html>`,
      'images/plum.jpg': facts.picture,
    }),
  },
  {
    format: 'Gourmet',
    name: 'gourmet.zip',
    write: (recipes) => ({
      ...Object.fromEntries(recipes.map((recipe) => [`${recipe.title}.htm`, gourmet(recipe)])),
      'pics/plum.jpg': facts.picture,
    }),
  },
  {
    format: 'web pages',
    name: 'pages.zip',
    write: (recipes) => Object.fromEntries(recipes.map((recipe) => [`${recipe.title}.html`, webPage(recipe)])),
    lacks: ['category', 'url', 'picture'],
    ignoresEmpty: 'archives contain pages that are no recipes',
  },
  {
    format: 'MyRecipeBox',
    name: 'myrecipebox.csv',
    write: (recipes) =>
      `title,description,preparationTime,cookingTime,inactiveTime,totalTime,quantity,ingredients,instructions,notes,nutrition,favorite,rating,categories,tags,video,source,originalPicture,\r\n${recipes.map(myRecipeBox).join('\r\n')}\r\n`,
    lacks: ['picture'],
  },
  {
    format: 'Plan to Eat',
    name: 'plantoeat.zip',
    write: (recipes) => ({
      'recipes.csv': `Title,Course,Prep Time,Cook Time,Servings,Ingredients,Directions,Url\n${recipes.map(planToEat).join('\n')}\n`,
    }),
    lacks: ['picture'],
  },
]
