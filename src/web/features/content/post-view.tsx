import type { BlogPostSummary } from '../../../core/content/articles.ts'
import { Picture } from '../../ui/picture.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ArticleHtml } from './article-html.tsx'
import { Byline } from './byline.tsx'

interface PostViewProps {
  post: Omit<BlogPostSummary, 'id'>
  /** Sanitized HTML. */
  html: string
  /** True in a preview, where the page already has its own title. */
  isPreview?: boolean
}

/** A post as visitors see it. */
export function PostView({ post, html, isPreview = false }: PostViewProps) {
  const Title = isPreview ? 'h2' : 'h1'
  return (
    <>
      <header className="[overflow-wrap:anywhere]">
        <Badge className="whitespace-normal">{post.category}</Badge>
        <Title className="mt-3 text-h1">{post.title}</Title>
        <Byline {...post} className="mt-4" />
      </header>
      <Picture
        picture={post.picture}
        sizes="(min-width: 48rem) 46rem, 92vw"
        isFirst={!isPreview}
        className="mt-6 aspect-4/3 w-full rounded-lg object-cover shadow-card"
      />
      {post.excerpt && (
        <p className="mt-7 max-w-[60ch] font-display text-[1.375rem] leading-[1.4] [overflow-wrap:anywhere] text-ink-soft">
          {post.excerpt}
        </p>
      )}
      <div className="mt-6">
        <ArticleHtml html={html} />
      </div>
    </>
  )
}
