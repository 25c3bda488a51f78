import { absolute, canonicalIn, type Page } from './page.ts'

/**
 * The address to remember a recipe by. A page may name a tidier one for itself, also on the site it was taken from, but
 * not a front door: careless templates send every page there.
 */
export function sourceAddress({ elements, meta, url, base }: Page, marked: string): string {
  const candidates = [canonicalIn(elements), meta.get('og:url'), marked]
  const named = candidates.map((address) => absolute(address ?? '', base))
  return named.find((address) => address !== '' && !isFrontDoor(address)) ?? url
}

function isFrontDoor(address: string): boolean {
  const { pathname, search } = new URL(address)
  return pathname === '/' && search === ''
}
