import type { ColumnField } from '../../core/importing/table-columns.ts'

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
    'nom',
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
    'descrição',
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
    'preparo',
    'modo de preparo',
    'procedure',
    'bereiding',
    'bereidingswijze',
  ],
  prepTime: [
    'prepTime',
    'prep_time',
    'preparationTime',
    'timePrep',
    'time.prep',
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
    'time.cook',
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
    'tiempo',
    'tempo totale',
    'totale tijd',
    'time required',
    'estimatedTime',
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
    'porciones',
    'raciones',
    'porzioni',
    'porções',
    'aantal personen',
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
  author: ['author', 'source.author', 'autor', 'auteur', 'autore'],
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
    'source.url',
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

/** People leave out accents in the names of fields: "titulo", "ingredienten". */
export const plainName = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '')

/** Prepared once, because a table may have thousands of rows. */
export const fieldNames = Object.entries(aliases).map(
  ([name, names]) => [name, [...new Set(names.map(plainName))]] as const,
)
export const categoryFields = [
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
].map(plainName)
export const noteFields = [
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
].map(plainName)
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

/** Returns whether a field has this name in one of the languages: "Zutaten" for `recipeIngredient`. */
export const isNamed = (name: string, field: 'name' | 'recipeIngredient' | 'recipeInstructions') =>
  namesOf[field]?.has(plainName(name)) === true

const namesOf: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  fieldNames.map(([field, names]) => [field, new Set(names)]),
)

/** Returns what a column with this name usually holds, or null. */
export function fieldOfColumn(name: string): ColumnField | null {
  const key = plainName(name)
  const [known] = fieldNames.find(([, names]) => names.includes(key)) ?? []
  const field = known === undefined ? undefined : columnFieldOf[known]
  if (field) return field
  if (categoryFields.includes(key)) return 'categories'
  if (noteFields.includes(key)) return 'tips'
  if (/^carb(?:s|ohydrates?)$/.test(key)) return 'carbs'
  return key === 'calories' || key === 'protein' || key === 'fat' ? key : null
}
