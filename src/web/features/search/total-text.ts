import { numberText } from '../../../core/text/number-text.ts'

/** Formats "1,234", or "10,000+" for a total that was not fully counted. */
export function totalText({ total, hasMore }: { total: number; hasMore: boolean }): string {
  return `${numberText(total)}${hasMore ? '+' : ''}`
}
