import { ExternalLink, History } from 'lucide-react'
import type { ArticleKind } from '../../../core/content/article-form.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { articleText, historyPath } from './article-text.ts'

interface ArticleLinksProps {
  kind: ArticleKind
  id: string
  /** Null while no visitor sees the article. */
  publicSlug: string | null
}

/** The other pages of a post or article: the one for visitors, and its history. */
export function ArticleLinks({ kind, id, publicSlug }: ArticleLinksProps) {
  return (
    <div className="flex flex-wrap gap-2 max-sm:[&_.lucide]:hidden">
      {publicSlug !== null && (
        <ButtonLink to={articleText[kind].address + publicSlug}>
          <ExternalLink aria-hidden />
          View on the site
        </ButtonLink>
      )}
      <ButtonLink to={historyPath(kind, id)}>
        <History aria-hidden />
        History
      </ButtonLink>
    </div>
  )
}
