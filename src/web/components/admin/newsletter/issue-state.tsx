import { Badge } from '../../ui/badge.tsx'

const looks = { draft: 'plain', sending: 'medium', sent: 'ok' } as const
const words = { draft: 'Draft', sending: 'Being sent', sent: 'Sent' } as const

export const IssueState = ({ status }: { status: keyof typeof looks }) => (
  <Badge variant={looks[status]}>{words[status]}</Badge>
)
