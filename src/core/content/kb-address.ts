import { type ArticleTopic, isArticleTopic } from './article-topics.ts'

export const kbTabs = [
  { tab: 'knowledge-base', label: 'Knowledge Base' },
  { tab: 'recipes', label: 'Recipes' },
  { tab: 'meal-planning', label: 'Meal Planning' },
  { tab: 'community', label: 'Community' },
] as const

export type KbTab = (typeof kbTabs)[number]['tab']

/** The state of the knowledge base page, stored in its URL. */
export interface KbChoice {
  tab: KbTab
  words: string
  topic: ArticleTopic | null
  sort: 'newest' | 'title'
  /** Slug of the previous page's last article. */
  after: string | null
}

const maxSearchLength = 200

/** Ignores invalid parameters. */
export function readKbChoice(query: URLSearchParams): KbChoice {
  const topic = query.get('topic')
  return {
    tab: kbTabs.find(({ tab }) => tab === query.get('tab'))?.tab ?? 'knowledge-base',
    words: (query.get('q') ?? '').trim().slice(0, maxSearchLength),
    topic: isArticleTopic(topic) ? topic : null,
    sort: query.get('sort') === 'title' ? 'title' : 'newest',
    after: query.get('after') || null,
  }
}

/** Leaves defaults out of the URL. */
export function kbPath({ tab = 'knowledge-base', words, topic, sort, after }: Partial<KbChoice>): string {
  const query = new URLSearchParams()
  if (tab !== 'knowledge-base') query.set('tab', tab)
  if (words) query.set('q', words)
  if (topic) query.set('topic', topic)
  if (sort === 'title') query.set('sort', sort)
  if (after) query.set('after', after)
  return query.size > 0 ? `/kb?${query}` : '/kb'
}
