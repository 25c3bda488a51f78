import { ExternalLink, History, Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import type { ArticleKind } from '../../../core/content/article-form.ts'
import { shortDate } from '../../../core/text/date-text.ts'
import { AskFirst } from '../../ui/ask-first.tsx'
import { IconButton, IconButtonLink } from '../../ui/icon-button.tsx'
import { RowHeader, rowLink, TableCell, TableRow } from '../../ui/table.tsx'
import { ArticleState } from './article-state.tsx'
import { articleText, editPath, historyPath } from './article-text.ts'
import type { loadList } from './list-articles.server.ts'

interface ArticleRowProps {
  kind: ArticleKind
  article: Awaited<ReturnType<typeof loadList>>['articles'][number]
  /** Called when the dialog about deleting the article opens or closes. */
  onAskToDelete: () => void
}

/** One post or article in the list of an editor. */
export function ArticleRow({ kind, article, onAskToDelete }: ArticleRowProps) {
  return (
    <TableRow>
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
        <ArticleState status={article.status} datePublished={article.datePublished} isShown={article.isShown} />
      </TableCell>
      <TableCell label="Changed" className="text-small whitespace-nowrap text-ink-soft">
        <time dateTime={article.updatedAt}>{shortDate(article.updatedAt)}</time>
      </TableCell>
      <TableCell className="max-lg:-mb-2 max-lg:basis-full lg:w-48">
        <ArticleActions kind={kind} article={article} onAskToDelete={onAskToDelete} />
      </TableCell>
    </TableRow>
  )
}

function ArticleActions({ kind, article, onAskToDelete }: ArticleRowProps) {
  const { noun, address } = articleText[kind]
  return (
    <div className="flex justify-end gap-1 max-lg:justify-start max-lg:-ml-3">
      {article.isShown && (
        <IconButtonLink
          to={address + article.slug}
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
        onOpenChange={onAskToDelete}
      >
        <IconButton label={`Delete "${article.title}"`} variant="danger">
          <Trash2 aria-hidden />
        </IconButton>
      </AskFirst>
    </div>
  )
}
