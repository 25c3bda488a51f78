const furthest = 100_000

/** The page of a list an address asks for; anything but a number is the first. */
export function pageOf(url: string): number {
  const asked = Number(new URL(url).searchParams.get('page') ?? 1)
  return Number.isInteger(asked) && asked > 0 ? Math.min(asked, furthest) : 1
}

/** The same list at its canonical address. */
export function pagePath(path: string, page: number): string {
  if (page === 1) return path
  return `${path}${path.includes('?') ? '&' : '?'}page=${page}`
}
