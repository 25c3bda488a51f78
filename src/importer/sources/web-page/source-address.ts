import { absolute } from '../../readers/absolute-address.ts'
import { canonicalIn, type Page } from './page.ts'

/**
 * Returns the address to store for a recipe. Prefers the canonical address, unless it is the home page. Careless
 * templates declare the home page as the canonical address of every page.
 */
export function sourceAddress({ elements, meta, url, base }: Page, marked: string): string {
  const candidates = [canonicalIn(elements), meta.get('og:url'), marked]
  const named = candidates.map((address) => absolute(address ?? '', base))
  return named.find((address) => address !== '' && !isHomePage(address)) ?? url
}

function isHomePage(address: string): boolean {
  const { pathname, search } = new URL(address)
  return pathname === '/' && search === ''
}
