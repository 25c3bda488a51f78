import { recipeOfFields } from '../../readers/named-fields.ts'
import type { TextFormat } from './text-format.ts'

const labels: Readonly<Record<string, string>> = {
  title: 'title',
  description: 'description',
  source: 'source',
  'original url': 'url',
  url: 'url',
  yield: 'yield',
  serves: 'yield',
  servings: 'yield',
  prep: 'prepTime',
  'prep time': 'prepTime',
  active: 'prepTime',
  cook: 'cookTime',
  'cook time': 'cookTime',
  total: 'totalTime',
  'total time': 'totalTime',
  image: 'image',
  'photo url': 'image',
  tags: 'tags',
  cookbook: 'category',
  section: 'course',
  ingredients: 'ingredients',
  instructions: 'instructions',
  directions: 'instructions',
  notes: 'notes',
}
/** The labels that count after the first list, where "Cook: 5 min" may be a step. */
const lists: ReadonlySet<string> = new Set(['ingredients', 'instructions', 'notes'])
const label = /^([A-Za-z ]{3,20}):[ \t]*(.*)$/
const first = /^Title:/m

/** Text in which a label starts each part of a recipe: Pepperplate, Saffron and the older export of Plan to Eat. */
export const labeledText: TextFormat = {
  accepts: (text) => first.test(text) && /^Ingredients:/m.test(text) && /^(?:Instructions|Directions):/m.test(text),
  split: (text) =>
    text
      .replaceAll(/^-{10,}[ \t]*$/gm, '')
      .split(first)
      .slice(1)
      .map((part) => `Title:${part}`),
  read(recipe) {
    const fields = new Map<string, Array<string>>()
    let current = 'title'
    for (const line of recipe.split('\n')) {
      const [, name = '', value = ''] = label.exec(line) ?? []
      const field = labels[name.toLowerCase()]
      const isLabel = field !== undefined && (!lists.has(current) || lists.has(field))
      if (isLabel) current = field
      const written = fields.get(current)
      if (written) written.push(isLabel ? value : line)
      else fields.set(current, [isLabel ? value : line])
    }
    const text = (name: string) => (fields.get(name) ?? []).join('\n').trim()
    const source = text('source')
    const isAddress = /^https?:/i.test(source)
    return {
      found: recipeOfFields({
        ...Object.fromEntries([...fields.keys()].map((name) => [name, text(name)])),
        title: text('title').replaceAll(/^"|"$/g, ''),
        url: text('url') || (isAddress ? source : ''),
        author: isAddress ? '' : source,
        tags: text('tags').replaceAll('^', ','),
      }),
    }
  },
}
