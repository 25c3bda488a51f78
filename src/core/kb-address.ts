import { type ArticleTopic, isArticleTopic } from './reading-topics.ts'

export const kbTabs = [
  { tab: 'knowledge-base', label: 'Knowledge Base' },
  { tab: 'recipes', label: 'Recipes' },
  { tab: 'meal-planning', label: 'Meal Planning' },
  { tab: 'community', label: 'Community' },
] as const

export type KbTab = (typeof kbTabs)[number]['tab']

/** What the address of the knowledge base asks for. */
export interface KbChoice {
  tab: KbTab
  words: string
  topic: ArticleTopic | null
  sort: 'newest' | 'title'
  /** Slug of the last article of the page before. */
  after: string | null
}

const longestSearch = 200

/** What makes no sense in an address is as good as not there. */
export function readKbChoice(query: URLSearchParams): KbChoice {
  const topic = query.get('topic')
  return {
    tab: kbTabs.find(({ tab }) => tab === query.get('tab'))?.tab ?? 'knowledge-base',
    words: (query.get('q') ?? '').trim().slice(0, longestSearch),
    topic: isArticleTopic(topic) ? topic : null,
    sort: query.get('sort') === 'title' ? 'title' : 'newest',
    after: query.get('after') || null,
  }
}

/** The shortest address of a choice. */
export function kbPath({ tab = 'knowledge-base', words, topic, sort, after }: Partial<KbChoice>): string {
  const query = new URLSearchParams()
  if (tab !== 'knowledge-base') query.set('tab', tab)
  if (words) query.set('q', words)
  if (topic) query.set('topic', topic)
  if (sort === 'title') query.set('sort', sort)
  if (after) query.set('after', after)
  return query.size > 0 ? `/kb?${query}` : '/kb'
}
