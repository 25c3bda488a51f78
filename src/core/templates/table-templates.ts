import { difficulties } from '../recipes/difficulty.ts'

export const templateTables = ['recipes', 'blog_posts', 'affiliates', 'knowledge_base_articles', 'faqs'] as const
export type TemplateTable = (typeof templateTables)[number]

export const isTemplateTable = (name: string): name is TemplateTable => templateTables.some((table) => table === name)

/** A column people fill in. The site fills in the others. */
export interface TemplateField {
  name: string
  kind: 'text' | 'long' | 'lines' | 'number' | 'choice' | 'list' | 'flag' | 'day' | 'address'
  isRequired?: true
  options?: ReadonlyArray<string>
  hint?: string
  example: string | number | boolean | ReadonlyArray<string>
}

interface TableTemplate {
  title: string
  /** The first field names the row. */
  fields: ReadonlyArray<TemplateField>
  /** An example row in database form, for the SQL template. */
  row: Readonly<Record<string, unknown>>
}

export const tableTemplates: Readonly<Record<TemplateTable, TableTemplate>> = {
  recipes: {
    title: 'Recipes',
    fields: [
      { name: 'title', kind: 'text', isRequired: true, example: 'Leek Soup' },
      { name: 'description', kind: 'long', example: 'Silky, green and ready in half an hour.' },
      {
        name: 'ingredients',
        kind: 'lines',
        isRequired: true,
        hint: 'One per line, or a JSON list.',
        example: ['2 leeks', '1 l vegetable stock'],
      },
      {
        name: 'instructions',
        kind: 'lines',
        isRequired: true,
        hint: 'One step per line, or a JSON list.',
        example: ['Slice the leeks and soften them in butter.', 'Add the stock and simmer for 20 minutes.'],
      },
      { name: 'prep_time', kind: 'number', hint: 'Minutes.', example: 10 },
      { name: 'cook_time', kind: 'number', hint: 'Minutes.', example: 20 },
      { name: 'servings', kind: 'number', example: 4 },
      { name: 'difficulty', kind: 'choice', options: difficulties, example: 'easy' },
      { name: 'categories', kind: 'list', hint: 'Separated by commas.', example: ['soup', 'dinner'] },
      { name: 'author', kind: 'text', example: 'Ann' },
      { name: 'date_published', kind: 'day', hint: 'Left empty: now.', example: '2024-09-12' },
      { name: 'image_url', kind: 'address', example: 'https://example.com/leek-soup.jpg' },
      { name: 'source_url', kind: 'address', example: 'https://example.com/leek-soup' },
      { name: 'featured', kind: 'flag', example: false },
    ],
    row: {
      id: 'leek-soup',
      title: 'Leek Soup',
      description: 'Silky, green and ready in half an hour.',
      ingredients: [
        {
          line: '2 leeks',
          amount: '2',
          name: 'leeks',
          group: null,
          measures: [{ kind: 'exact', value: 2, unit: null }],
        },
      ],
      instructions: [{ text: 'Slice the leeks and soften them in butter.', name: null, group: null }],
      prep_time: 10,
      cook_time: 20,
      servings: 4,
      difficulty: 'easy',
      categories: ['soup', 'dinner'],
      author: 'Ann',
      date_published: '2024-09-12',
      featured: false,
    },
  },
  blog_posts: {
    title: 'Blog posts',
    fields: [
      { name: 'title', kind: 'text', isRequired: true, example: 'Five soups for a week' },
      { name: 'excerpt', kind: 'long', example: 'One pot, five evenings.' },
      { name: 'content', kind: 'long', isRequired: true, hint: 'HTML.', example: '<p>Monday begins with leeks.</p>' },
      {
        name: 'image_url',
        kind: 'address',
        hint: 'The address of a picture, which is fetched.',
        example: 'https://example.com/soups.jpg',
      },
      { name: 'category', kind: 'text', hint: 'Left empty: General.', example: 'Soups' },
      {
        name: 'date_published',
        kind: 'day',
        hint: 'Left empty: now. On a later day, it is published then.',
        example: '2024-09-12',
      },
      { name: 'author_name', kind: 'text', hint: 'Left empty: Anonymous.', example: 'Ann' },
      {
        name: 'author_avatar',
        kind: 'address',
        hint: 'The address of a picture of the author, which is fetched.',
        example: 'https://example.com/ann.jpg',
      },
    ],
    row: {
      id: 'five-soups-for-a-week',
      title: 'Five soups for a week',
      excerpt: 'One pot, five evenings.',
      content: '<p>Monday begins with leeks.</p>',
      image_url: 'https://example.com/soups.jpg',
      category: 'Soups',
      date_published: '2024-09-12',
      author_name: 'Ann',
      author_avatar: 'https://example.com/ann.jpg',
      status: 'published',
    },
  },
  affiliates: {
    title: 'Affiliates',
    fields: [
      { name: 'title', kind: 'text', isRequired: true, example: 'Heavy soup pot' },
      { name: 'link_url', kind: 'address', isRequired: true, example: 'https://example.com/pot' },
      { name: 'description', kind: 'long', example: 'Five liters, from stove to table.' },
      { name: 'image_url', kind: 'address', example: 'https://example.com/pot.jpg' },
      { name: 'starts_on', kind: 'day', example: '2026-12-01' },
      { name: 'ends_on', kind: 'day', example: '2026-12-24' },
    ],
    row: {
      id: 'heavy-soup-pot',
      title: 'Heavy soup pot',
      link_url: 'https://example.com/pot',
      description: 'Five liters, from stove to table.',
      active: true,
      starts_on: '2026-12-01',
      ends_on: '2026-12-24',
    },
  },
  knowledge_base_articles: {
    title: 'Knowledge base articles',
    fields: [
      { name: 'title', kind: 'text', isRequired: true, example: 'How to clean leeks' },
      { name: 'slug', kind: 'text', isRequired: true, hint: 'The end of its address.', example: 'how-to-clean-leeks' },
      { name: 'excerpt', kind: 'long', example: 'Sand hides between the layers.' },
      { name: 'content', kind: 'long', isRequired: true, hint: 'HTML.', example: '<p>Cut them lengthwise.</p>' },
    ],
    row: {
      id: 'how-to-clean-leeks',
      slug: 'how-to-clean-leeks',
      title: 'How to clean leeks',
      excerpt: 'Sand hides between the layers.',
      content: '<p>Cut them lengthwise.</p>',
      status: 'published',
    },
  },
  faqs: {
    title: 'FAQs',
    fields: [
      { name: 'question', kind: 'text', isRequired: true, example: 'Can leeks be frozen?' },
      { name: 'answer', kind: 'long', isRequired: true, example: 'Yes, sliced, for about three months.' },
      { name: 'category', kind: 'text', hint: 'Left empty: General.', example: 'Storing' },
    ],
    row: {
      id: 'can-leeks-be-frozen',
      question: 'Can leeks be frozen?',
      answer: 'Yes, sliced, for about three months.',
      category: 'Storing',
      position: 99,
    },
  },
}

export const csvHeader = (table: TemplateTable) => tableTemplates[table].fields.map(({ name }) => name).join(',')

export function jsonExample(table: TemplateTable): string {
  const entries = tableTemplates[table].fields.map(({ name, example }) => [name, example])
  return JSON.stringify(Object.fromEntries(entries), null, 2)
}

export function insertExample(table: TemplateTable): string {
  const entries = Object.entries(tableTemplates[table].row)
  const columns = entries.map(([name]) => name).join(', ')
  const values = entries.map(([, value]) => `  ${literal(value)}`).join(',\n')
  return `INSERT INTO ${table} (${columns})\nVALUES (\n${values}\n);`
}

function literal(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value === 'string') return quoted(value)
  if (isListOfTexts(value)) return `ARRAY[${value.map(quoted).join(', ')}]`
  return `${quoted(JSON.stringify(value))}::jsonb`
}

const isListOfTexts = (value: unknown): value is Array<string> =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** Accepts plain lines, a JSON list of strings, or a JSON list of objects with name and amount. */
export function linesFrom(typed: string): Array<string> {
  const listed = typed.trim().startsWith('[') ? listIn(typed) : undefined
  return (listed ?? typed.split('\n')).map((line) => line.trim()).filter(Boolean)
}

function listIn(typed: string): Array<string> | undefined {
  try {
    const list: unknown = JSON.parse(typed)
    return Array.isArray(list) ? list.map(lineOf) : undefined
  } catch {
    return undefined
  }
}

function lineOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return String(entry)
  const { amount, name, text } = entry as Record<string, unknown>
  return [amount, name, text].filter((part) => typeof part === 'string').join(' ')
}
