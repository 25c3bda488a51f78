import type { ArticleSummary } from './articles.ts'

/**
 * Topics of knowledge base articles. The table has no topic column, so topics are matched by words in the title and
 * summary. The patterns work in both JavaScript and PostgreSQL.
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

/** Returns the first matching topic, or null. */
export function topicOf({ title, excerpt }: Pick<ArticleSummary, 'title' | 'excerpt'>) {
  const text = `${title} ${excerpt}`
  return articleTopics.find(({ pattern }) => new RegExp(pattern, 'i').test(text)) ?? null
}
