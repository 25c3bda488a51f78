import type { Ref } from 'react'
import type { ArticleKind } from '../../../core/content/article-form.ts'
import { Panel } from '../../ui/panel.tsx'
import { ArticleView } from './article-view.tsx'
import type { Preview } from './edit-article.server.ts'
import { PostView } from './post-view.tsx'

interface ArticlePreviewProps {
  ref: Ref<HTMLElement>
  kind: ArticleKind
  article: Preview
}

/** A post or article as its page will show it. */
export function ArticlePreview({ ref, kind, article }: ArticlePreviewProps) {
  const isPost = kind === 'blog_posts'
  return (
    <Panel ref={ref} tabIndex={-1} aria-labelledby="preview-title" className="mb-6">
      <div className={isPost ? 'mx-auto max-w-[46rem]' : undefined}>
        <h2 id="preview-title" className="mb-4 font-text text-small font-semibold tracking-normal text-ink-soft">
          Preview. It is not saved yet.
        </h2>
        {isPost ? (
          <PostView post={article} html={article.html} isPreview />
        ) : (
          <ArticleView
            article={{ ...article, createdAt: article.datePublished }}
            html={article.html}
            headings={article.headings}
            isPreview
          />
        )}
      </div>
    </Panel>
  )
}
