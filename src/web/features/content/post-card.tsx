import { Link } from 'react-router'
import type { BlogPostSummary } from '../../../core/content/articles.ts'
import { Picture } from '../../ui/picture.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card, CardBody, cardLink, CardPicture } from '../../ui/card.tsx'
import { Byline } from './byline.tsx'

export function PostCard({ post, isFirst }: { post: BlogPostSummary; isFirst: boolean }) {
  return (
    <Card>
      <CardPicture>
        <Picture
          picture={post.picture}
          alt=""
          sizes="(min-width: 62.5rem) 24rem, (min-width: 45rem) 45vw, 92vw"
          isFirst={isFirst}
        />
      </CardPicture>
      <CardBody>
        <Badge className="self-start">{post.category}</Badge>
        <h2 className="text-h3 font-[560]">
          <Link to={`/blog/${post.id}`} prefetch="intent" className={cardLink}>
            {post.title}
          </Link>
        </h2>
        <p className="line-clamp-3 text-[1rem] leading-[1.5] text-ink-soft">{post.excerpt}</p>
        <Byline {...post} className="mt-auto pt-1.5" />
      </CardBody>
    </Card>
  )
}
