import { Link } from 'react-router'
import type { BlogPostSummary } from '../../../core/content/articles.ts'
import { Picture } from '../../ui/picture.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card, CardBody, cardLink, CardPicture } from '../../ui/card.tsx'
import { cn } from '../../ui/cn.ts'
import { Byline } from './byline.tsx'

interface PostCardProps {
  post: BlogPostSummary
  /** True for the first cards of a page. */
  isFirst: boolean
  /** The newest post, across the whole page. */
  isLead?: boolean
  headingLevel?: 2 | 3
}

export function PostCard({ post, isFirst, isLead = false, headingLevel = 2 }: PostCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <Card className={cn(isLead && 'lg:col-span-full lg:flex-row lg:pb-2.5')}>
      <CardPicture className={cn(isLead && 'lg:aspect-auto lg:min-h-88 lg:flex-[0_0_54%]')}>
        <Picture
          picture={post.picture}
          alt=""
          sizes={
            isLead ? '(min-width: 53.75rem) 54vw, 92vw' : '(min-width: 62.5rem) 24rem, (min-width: 45rem) 45vw, 92vw'
          }
          isFirst={isFirst}
        />
      </CardPicture>
      <CardBody className={cn(isLead && 'lg:justify-center lg:gap-3 lg:px-8')}>
        <Badge className="self-start whitespace-normal">{post.category}</Badge>
        <Heading className={cn('text-h3 font-[560]', isLead && 'lg:text-h2 lg:font-semibold')}>
          <Link to={`/blog/${post.id}`} prefetch="intent" className={cardLink}>
            {post.title}
          </Link>
        </Heading>
        <p className="line-clamp-3 text-[1rem] leading-[1.5] text-ink-soft">{post.excerpt}</p>
        <Byline {...post} className={cn('mt-auto pt-1.5', isLead && 'lg:mt-0')} />
      </CardBody>
    </Card>
  )
}
