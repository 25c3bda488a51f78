import type { ComponentProps } from 'react'
import { shortMoment } from '../../../core/text/date-text.ts'
import { Badge } from '../../ui/badge.tsx'

interface ArticleStateProps extends ComponentProps<'span'> {
  status: 'draft' | 'published'
  /** An ISO date. */
  datePublished: string
  isShown: boolean
}

export function ArticleState({ status, datePublished, isShown, ...rest }: ArticleStateProps) {
  if (status === 'draft') return <Badge {...rest}>Draft</Badge>
  return isShown ? (
    <Badge variant="ok" {...rest}>
      Published
    </Badge>
  ) : (
    <Badge variant="info" {...rest}>
      Scheduled for {shortMoment(datePublished)}
    </Badge>
  )
}
