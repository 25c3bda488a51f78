import type { RecipeStatus } from '../../../core/recipes/recipe.ts'
import { Badge } from '../../ui/badge.tsx'

export const statusNames: Record<RecipeStatus, string> = {
  draft: 'Draft',
  pending: 'Waiting for review',
  'changes-requested': 'Changes requested',
  published: 'Published',
  rejected: 'Not listed',
  withdrawn: 'Taken down',
}

const looks = {
  draft: 'plain',
  pending: 'medium',
  'changes-requested': 'info',
  published: 'ok',
  rejected: 'hard',
  withdrawn: 'plain',
} as const

export function StatusBadge({ status }: { status: RecipeStatus }) {
  return <Badge variant={looks[status]}>{statusNames[status]}</Badge>
}
