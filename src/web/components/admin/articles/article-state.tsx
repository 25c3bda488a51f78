import type { ComponentProps } from 'react'
import { longDate } from '../../../../core/reading-text.ts'
import { Badge } from '../../ui/badge.tsx'

interface ArticleStateProps extends ComponentProps<'span'> {
  status: 'draft' | 'published'
  /** ISO. */
  datePublished: string
  isShown: boolean
}

export function ArticleState({ status, datePublished, isShown, ...rest }: ArticleStateProps) {
  if (status === 'draft') return <Badge {...rest}>Draft</Badge>
  const moment = `${longDate(datePublished)}, ${datePublished.slice(11, 16)} UTC`
  return isShown ? (
    <Badge variant="ok" {...rest}>
      Published
    </Badge>
  ) : (
    <Badge variant="info" {...rest}>
      Scheduled for {moment}
    </Badge>
  )
}
