/** "1,234", or "10,000+" where nobody counted further. */
export function totalText({ total, hasMore }: { total: number; hasMore: boolean }): string {
  return `${total.toLocaleString('en')}${hasMore ? '+' : ''}`
}
