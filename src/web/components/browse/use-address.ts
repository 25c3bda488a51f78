import { useLocation } from 'react-router'

/** This page's address with some of what it remembers changed; null forgets. */
export function useAddress() {
  const { pathname, search } = useLocation()
  return (changes: Record<string, string | null>) => {
    const query = new URLSearchParams(search)
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) query.delete(name)
      else query.set(name, value)
    }
    return query.size > 0 ? `${pathname}?${query}` : pathname
  }
}
