import { Badge } from '../../ui/badge.tsx'

const looks = { draft: 'plain', sending: 'medium', stuck: 'hard', sent: 'ok' } as const
const words = { draft: 'Draft', sending: 'Being sent', stuck: 'Stopped', sent: 'Sent' } as const

interface IssueStateProps {
  status: 'draft' | 'sending' | 'sent'
  /** True when no job will continue the delivery. */
  isStuck: boolean
}

export function IssueState({ status, isStuck }: IssueStateProps) {
  const state = isStuck ? 'stuck' : status
  return <Badge variant={looks[state]}>{words[state]}</Badge>
}
