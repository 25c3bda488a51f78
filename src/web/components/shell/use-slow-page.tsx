import { type ComponentType, type ReactElement, useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

/** Faster than this, boxes that come and go disturb more than they tell. */
const patienceMs = 300

/** Pages that show their shape while they are on their way. A shape is fetched when it is wanted: most visitors never wait. */
const shapes: ReadonlyArray<{ path: RegExp; load: () => Promise<ComponentType> }> = [
  { path: /^\/$/, load: async () => (await import('../home/home-skeleton.tsx')).HomeSkeleton },
  { path: /^\/recipe\//, load: async () => (await import('../recipe/recipe-skeleton.tsx')).RecipeSkeleton },
  { path: /^\/blog$/, load: async () => (await import('../reading/blog-skeleton.tsx')).BlogSkeleton },
  { path: /^\/faq$/, load: async () => (await import('../reading/faq-skeleton.tsx')).FaqSkeleton },
]

/** The shape of the next page, once it has been on its way long enough for a visitor to wonder. */
export function useSlowPage(): ReactElement | null {
  const { state, location } = useNavigation()
  const coming = state === 'loading' ? location : undefined
  const [slow, setSlow] = useState<{ key: string; shape: ReactElement } | null>(null)
  const { key, pathname = '' } = coming ?? {}
  useEffect(() => {
    const known = shapes.find(({ path }) => path.test(pathname))
    if (key === undefined || !known) return
    let isThere = false
    const timer = setTimeout(() => {
      void known.load().then((Shape) => {
        if (!isThere) setSlow({ key, shape: <Shape /> })
      })
    }, patienceMs)
    return () => {
      isThere = true
      clearTimeout(timer)
    }
  }, [key, pathname])
  return slow && slow.key === key ? slow.shape : null
}
