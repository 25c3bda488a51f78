import { useLocation } from 'react-router'

/** Makes this page's address with some query parameters changed. Null removes a parameter. */
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
