import type { ColumnField } from '../../core/importing/table-columns.ts'
import { parseDuration } from '../../core/recipes/times/duration.ts'
import type { Step } from '../../core/recipes/recipe.ts'
import type { Findings } from './findings.ts'
import { groupedSteps, withHeadings, withParagraphs } from './heading-lines.ts'
import { asArray, isNode, textIn, textsIn, type Node } from './linked-data.ts'
import { longest, plainLines } from './plain-text.ts'
import { nutritionIn } from './nutrition.ts'
import { isRecipeNode, schemaRecipe } from './schema-recipe.ts'

/** Maps each schema.org name to the names that exports use. The first field with a value counts. */
const aliases: Readonly<Record<string, ReadonlyArray<string>>> = {
  name: [
    'name',
    'title',
    'recipe name',
    'titel',
    'titre',
    'dish',
    'meal',
    'recipe',
    'gericht',
    'rezept',
    'rezeptname',
    'recette',
    'plat',
    'receta',
    'nombre',
    'título',
    'ricetta',
    'nome',
    'titolo',
    'recept',
    'naam',
  ],
  description: [
    'description',
    'summary',
    'headline',
    'text',
    'beschreibung',
    'descripción',
    'descrizione',
    'beschrijving',
  ],
  recipeIngredient: [
    'recipeIngredient',
    'recipe_ingredient',
    'recipeIngredients',
    'ingredients',
    'ingredient',
    'zutaten',
    'ingrédients',
    'what you need',
    'ingredientes',
    'ingredienti',
    'ingrediënten',
  ],
  recipeInstructions: [
    'recipeInstructions',
    'recipe_instructions',
    'instructions',
    'directions',
    'steps',
    'method',
    'zubereitung',
    'préparation',
    'how',
    'how to',
    'how to make',
    'preparation',
    'anleitung',
    'étapes',
    'instrucciones',
    'elaboración',
    'preparación',
    'procedimento',
    'preparazione',
    'bereiding',
    'bereidingswijze',
  ],
  prepTime: [
    'prepTime',
    'prep_time',
    'preparationTime',
    'timePrep',
    'active time',
    'working_time',
    'duration',
    'vorbereitung',
    'vorbereitungszeit',
    'temps de préparation',
    'tiempo de preparación',
    'tempo di preparazione',
    'voorbereidingstijd',
  ],
  cookTime: [
    'cookTime',
    'cook_time',
    'performTime',
    'perform_time',
    'cookingTime',
    'timeCook',
    'cookingDuration',
    'kochzeit',
    'garzeit',
    'backzeit',
    'temps de cuisson',
    'tiempo de cocción',
    'tempo di cottura',
    'kooktijd',
  ],
  totalTime: [
    'totalTime',
    'total_time',
    'total',
    'time',
    'minutes',
    'total minutes',
    'gesamtzeit',
    'dauer',
    'temps total',
    'tiempo total',
    'tempo totale',
    'totale tijd',
  ],
  recipeYield: [
    'recipeYield',
    'recipe_yield',
    'servings',
    'serves',
    'yield',
    'portions',
    'quantity',
    'feeds',
    'people',
    'portionen',
    'personen',
    'personnes',
    'parts',
    'porciones',
    'raciones',
    'porzioni',
    'persone',
    'porties',
  ],
  recipeCuisine: ['recipeCuisine', 'cuisine', 'cuisineType', 'cuisine_type'],
  nutrition: ['nutrition', 'nutritionFacts', 'nutritionalInfo', 'nutritional information', 'neutritionalInfo'],
  difficulty: ['difficulty'],
  image: [
    'image',
    'imageUrl',
    'image_url',
    'photo url',
    'photo_url',
    'images',
    'photo',
    'originalPicture',
    'picture',
    'bild',
    'foto',
    'immagine',
    'afbeelding',
  ],
  author: ['author', 'autor', 'auteur', 'autore'],
  datePublished: ['datePublished', 'date_published'],
  inLanguage: ['inLanguage', 'language'],
  url: [
    'url',
    'orgURL',
    'org_url',
    'originalURL',
    'original_url',
    'source_url',
    'sourceUrl',
    'webLink',
    'link',
    'source',
    'website',
    'quelle',
    'lien',
    'enlace',
    'bron',
  ],
}

const plain = (name: string) => name.toLowerCase().replaceAll(/[\s_-]/g, '')

/** Prepared once, because a table may have thousands of rows. */
const plainAliases = Object.entries(aliases).map(([name, names]) => [name, [...new Set(names.map(plain))]] as const)
const categoryFields = [
  'recipecategory',
  'categories',
  'category',
  'course',
  'tags',
  'keywords',
  'labels',
  'kategorie',
  'kategorien',
  'catégorie',
  'catégories',
  'categoría',
  'categorías',
  'categoria',
  'categorie',
]
const noteFields = [
  'notes',
  'note',
  'comments',
  'comment',
  'tips',
  'mynotes',
  'notizen',
  'tipps',
  'remarques',
  'notas',
  'notities',
]
/** The names of the fields in `aliases`, as columns of a table. */
const columnFieldOf: Readonly<Record<string, ColumnField>> = {
  name: 'title',
  description: 'description',
  recipeIngredient: 'ingredients',
  recipeInstructions: 'instructions',
  prepTime: 'prepTime',
  cookTime: 'cookTime',
  totalTime: 'totalTime',
  recipeYield: 'servings',
  recipeCuisine: 'cuisine',
  difficulty: 'difficulty',
  image: 'imageUrl',
  author: 'author',
  url: 'sourceUrl',
}

/** Returns what a column with this name usually holds, or null. */
export function fieldOfColumn(name: string): ColumnField | null {
  const key = plain(name)
  const [known] = plainAliases.find(([, names]) => names.includes(key)) ?? []
  const field = known === undefined ? undefined : columnFieldOf[known]
  if (field) return field
  if (categoryFields.includes(key)) return 'categories'
  if (noteFields.includes(key)) return 'tips'
  if (/^carb(?:s|ohydrates?)$/.test(key)) return 'carbs'
  return key === 'calories' || key === 'protein' || key === 'fat' ? key : null
}

const countFields = ['servings', 'serves', 'portions']
const yieldFields = ['recipeyield', 'yield']
/** Neither preparing nor cooking. Exports count it in the total time, or leave the total to be added up. */
const waitingFields = ['othertime', 'inactivetime']
const listFields: ReadonlySet<string> = new Set(['recipeIngredient', 'recipeInstructions'])

/** Converts an exported recipe to findings, whatever its fields are called. Ignores letter case, spaces and underscores. */
export function recipeOfFields(node: Node): Findings {
  const fields = new Map(Object.entries(node).map(([name, value]) => [plain(name), value]))
  const first = (names: ReadonlyArray<string>) => names.map((name) => fields.get(name)).find((value) => !isEmpty(value))
  const known = Object.fromEntries(
    plainAliases.map(([name, names]) => [name, listFields.has(name) ? withHeadings(first(names)) : first(names)]),
  )
  const [count, words] = [first(countFields), first(yieldFields)]
  const found = schemaRecipe({
    ...known,
    recipeInstructions: withParagraphs(known['recipeInstructions']),
    ...(count !== undefined && words !== undefined && { recipeYield: [count, words] }),
  })
  const source = textIn(fields.get('source'), longest.title)
  const waiting = parseDuration(first(waitingFields))
  const steps = found.steps.length > 0 ? found.steps : numberedSteps(known['recipeInstructions'])
  return {
    ...found,
    // In a list of schema.org, a step with a colon at its end is a step.
    steps: isRecipeNode(node) && Array.isArray(known['recipeInstructions']) ? steps : groupedSteps(steps),
    // Other names and texts say 0 for an empty field.
    cookTime: found.cookTime ?? (fields.get('cooktime') === 0 ? 0 : null),
    totalTime: found.totalTime ?? (waiting === null ? null : waiting + (found.prepTime ?? 0) + (found.cookTime ?? 0)),
    nutrition: found.nutrition ?? nutritionInColumns(fields),
    // Cooks write the name of a book or a person as the source.
    author: found.author || (/^https?:/i.test(source) ? '' : source),
    url: /^https?:/i.test(found.url) ? found.url : '',
    categories: [...new Set(categoryFields.flatMap((name) => textsIn(fields.get(name))))],
    tips: notesIn(first(noteFields)),
    rating: ratingOf(fields.get('rating')),
  }
}

/** Reads "Step one." and "Step two." as steps. Beside other text, they are numbers, and are left out. */
const numberedSteps = (value: unknown): Array<Step> =>
  asArray(value)
    .flatMap((part) => (typeof part === 'string' ? plainLines(part) : []))
    .filter((line) => /\p{L}/u.test(line))
    .map((text) => ({ text, name: null, group: null }))

/** Returns whole stars. Zero means no rating, and apps with more than five stars are unknown. */
export function ratingOf(value: unknown): number | null {
  const stars = typeof value === 'number' || typeof value === 'string' ? Math.round(Number(value)) : 0
  return stars >= 1 && stars <= 5 ? stars : null
}

/** Tables have a column for each fact. */
const nutritionInColumns = (fields: ReadonlyMap<string, unknown>) =>
  nutritionIn({
    calories: fields.get('calories'),
    proteinContent: fields.get('protein'),
    carbohydrateContent: fields.get('carbohydrates') ?? fields.get('carbohydrate') ?? fields.get('carbs'),
    fatContent: fields.get('fat'),
  })

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Returns notes as lines. A note may be text, a list, or an object with a title and a text. */
function notesIn(value: unknown, depth = 0): Array<string> {
  if (depth > 3) return []
  if (typeof value === 'string') return plainLines(value, longest.line)
  if (Array.isArray(value)) return value.slice(0, 50).flatMap((note) => notesIn(note, depth + 1))
  if (!isNode(value)) return []
  return [value['title'], value['text']].flatMap((part) => notesIn(part, depth + 1))
}

/** Gives each step the last title above it as its group. A text of several lines is several steps. */
export function stepsWithTitles(steps: ReadonlyArray<{ title: string; text: unknown }>): Array<Step> {
  let group: string | null = null
  return steps.flatMap(({ title, text }) => {
    if (title !== '') group = title
    return (typeof text === 'string' ? plainLines(text) : []).map((line) => ({ text: line, name: null, group }))
  })
}
