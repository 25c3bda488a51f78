import { Plus } from 'lucide-react'
import type { ArticleKind } from '../../../core/content/article-form.ts'
import emptyPlate from '../../art/spot-empty-plate.svg'
import { ListFilter } from '../../ui/list-filter.tsx'
import { AdminHead } from '../admin/admin-head.tsx'
import { DoneNotice } from '../../ui/done-notice.tsx'
import { OlderLink } from '../../ui/older-link.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ActionsHeader, Table, TableBody, TableHead, TableHeader } from '../../ui/table.tsx'
import { ArticleRow } from './article-row.tsx'
import { articleText } from './article-text.ts'
import type { loadList } from './list-articles.server.ts'
import { useFocusAfterDelete } from './use-focus-after-delete.ts'

interface ArticleListProps {
  kind: ArticleKind
  loaded: Awaited<ReturnType<typeof loadList>>
}

const leads = {
  blog_posts: 'Stories and methods. Drafts and scheduled posts appear only here.',
  knowledge_base_articles: 'How cooking and this site work. Drafts and scheduled articles appear only here.',
} as const

/** All posts or articles, last edited first. */
export function ArticleList({ kind, loaded: { words, state, after, articles, hasMore } }: ArticleListProps) {
  const { title, base, noun, Noun } = articleText[kind]
  const askToDelete = useFocusAfterDelete(articles)
  const write = (
    <ButtonLink to={`${base}/edit`} variant="primary" data-control="add">
      <Plus aria-hidden />
      Write {noun === 'post' ? 'a post' : 'an article'}
    </ButtonLink>
  )
  const last = articles.at(-1)
  return (
    <>
      <AdminHead title={title} lead={leads[kind]} action={write} />
      <DoneNotice
        words={{
          draft: `${Noun} saved as a draft`,
          shown: `${Noun} published`,
          scheduled: `${Noun} scheduled`,
          deleted: `${Noun} deleted`,
          restored: `${Noun} restored`,
        }}
      />
      <ListFilter
        words={words}
        label={`Search ${noun}s`}
        name="state"
        chosen={state}
        choices={[
          ['draft', 'Drafts'],
          ['scheduled', 'Scheduled'],
          ['shown', 'Published'],
        ]}
      />
      {articles.length === 0 ? (
        <EmptyState picture={emptyPlate} title={words || state ? 'Nothing found' : `No ${noun}s yet`}>
          {words || state ? 'Try another word or status.' : 'Write the first one.'}
        </EmptyState>
      ) : (
        <Panel aria-label={title} className="p-0 sm:p-0 overflow-clip">
          <Table caption={title}>
            <TableHead>
              <TableHeader>Title</TableHeader>
              <TableHeader>State</TableHeader>
              <TableHeader>Changed</TableHeader>
              <ActionsHeader />
            </TableHead>
            <TableBody>
              {articles.map((article) => (
                <ArticleRow
                  key={article.id}
                  kind={kind}
                  article={article}
                  onAskToDelete={() => askToDelete(article.id)}
                />
              ))}
            </TableBody>
          </Table>
        </Panel>
      )}
      <OlderLink
        noun={`${noun}s`}
        first={after === null ? null : pathOf(base, { words, state, after: null })}
        next={hasMore && last ? pathOf(base, { words, state, after: last.id }) : null}
      />
    </>
  )
}

function pathOf(base: string, { words, state, after }: { words: string; state: string | null; after: string | null }) {
  const query = new URLSearchParams()
  if (words) query.set('q', words)
  if (state) query.set('state', state)
  if (after) query.set('after', after)
  return query.size > 0 ? `${base}?${query}` : base
}
