import { ExternalLink, History, Pencil, Plus, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import type { ArticleKind } from '../../../core/content/article-form.ts'
import { shortDate } from '../../../core/text/date-text.ts'
import emptyPlate from '../../art/spot-empty-plate.svg'
import { ArticleState } from './article-state.tsx'
import { ListFilter } from '../../ui/list-filter.tsx'
import { AdminHead } from '../admin/admin-head.tsx'
import { AskFirst } from '../../ui/ask-first.tsx'
import { DoneNotice } from '../../ui/done-notice.tsx'
import { OlderLink } from '../../ui/older-link.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconButton, IconButtonLink } from '../../ui/icon-button.tsx'
import { Panel } from '../../ui/panel.tsx'
import {
  ActionsHeader,
  RowHeader,
  rowLink,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '../../ui/table.tsx'
import { articleText, editPath, historyPath } from './article-text.ts'
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
                <TableRow key={article.id}>
                  <RowHeader>
                    <Link to={editPath(kind, article.id)} className={rowLink} data-control={`open ${article.id}`}>
                      {article.title}
                    </Link>
                    {article.authorName && (
                      <span className="block font-text text-small font-normal [overflow-wrap:anywhere] text-ink-soft">
                        {article.category} · {article.authorName}
                      </span>
                    )}
                  </RowHeader>
                  <TableCell>
                    <ArticleState
                      status={article.status}
                      datePublished={article.datePublished}
                      isShown={article.isShown}
                    />
                  </TableCell>
                  <TableCell label="Changed" className="text-small whitespace-nowrap text-ink-soft">
                    <time dateTime={article.updatedAt}>{shortDate(article.updatedAt)}</time>
                  </TableCell>
                  <TableCell className="max-lg:-mb-2 max-lg:basis-full lg:w-48">
                    <div className="flex justify-end gap-1 max-lg:justify-start max-lg:-ml-3">
                      {article.isShown && (
                        <IconButtonLink
                          to={articleText[kind].address + article.slug}
                          label={`View "${article.title}" on the site`}
                          variant="quiet"
                          className="hover:bg-sunk"
                        >
                          <ExternalLink aria-hidden />
                        </IconButtonLink>
                      )}
                      <IconButtonLink
                        to={historyPath(kind, article.id)}
                        label={`History of "${article.title}"`}
                        variant="quiet"
                        className="hover:bg-sunk"
                      >
                        <History aria-hidden />
                      </IconButtonLink>
                      <IconButtonLink
                        to={editPath(kind, article.id)}
                        label={`Edit "${article.title}"`}
                        variant="quiet"
                        className="hover:bg-sunk"
                      >
                        <Pencil aria-hidden />
                      </IconButtonLink>
                      <AskFirst
                        label="Delete"
                        title={`Delete this ${noun}?`}
                        text={`“${article.title}” and its history will be deleted. To unpublish it instead, make it a draft.`}
                        confirmLabel={`Delete ${noun}`}
                        fields={{ intent: 'delete', id: article.id }}
                        onOpenChange={() => askToDelete(article.id)}
                      >
                        <IconButton label={`Delete "${article.title}"`} variant="danger">
                          <Trash2 aria-hidden />
                        </IconButton>
                      </AskFirst>
                    </div>
                  </TableCell>
                </TableRow>
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
