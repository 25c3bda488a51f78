import type { ArticleSummary } from './reading.ts'

/**
 * What articles of the knowledge base are about. Their table has no column for it, so a topic is known by words of title and
 * summary: a pattern both JavaScript and PostgreSQL understand.
 */
export const articleTopics = [
  {
    slug: 'meal-planning',
    label: 'Meal planning',
    pattern: 'meal.?plan|plan(s|ning)? |for the week|shopping list|leftover|freez|batch',
  },
  { slug: 'importing', label: 'Importing', pattern: 'import' },
  { slug: 'measuring', label: 'Measuring', pattern: 'measur|scal(e|ing)|cups?[ ,]|grams?[ ,]|servings' },
  { slug: 'heat', label: 'Heat and time', pattern: 'oven|temperature|heat|boil|simmer' },
] as const

export type ArticleTopic = (typeof articleTopics)[number]['slug']

export function isArticleTopic(slug: string | null): slug is ArticleTopic {
  return articleTopics.some((topic) => topic.slug === slug)
}

/** What an article is about first of all; null where no word of its title and summary says so. */
export function topicOf({ title, excerpt }: Pick<ArticleSummary, 'title' | 'excerpt'>) {
  const text = `${title} ${excerpt}`
  return articleTopics.find(({ pattern }) => new RegExp(pattern, 'i').test(text)) ?? null
}
