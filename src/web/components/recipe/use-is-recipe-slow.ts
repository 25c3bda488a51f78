import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

/** Faster than this, boxes that come and go disturb more than they tell. */
const patienceMs = 300

/** True once another recipe has been on its way long enough for a cook to wonder. */
export function useIsRecipeSlow(): boolean {
  const { state, location } = useNavigation()
  const coming = state === 'loading' && location.pathname.startsWith('/recipe/') ? location.key : null
  const [slow, setSlow] = useState<string | null>(null)
  useEffect(() => {
    if (coming === null) return
    const timer = setTimeout(() => setSlow(coming), patienceMs)
    return () => clearTimeout(timer)
  }, [coming])
  return coming !== null && coming === slow
}
