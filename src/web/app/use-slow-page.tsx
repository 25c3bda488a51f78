import { type ComponentType, type ReactElement, useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

/** Below this delay, a skeleton that appears and disappears is more distracting than helpful. */
const patienceMs = 300

/** Pages with a skeleton. Skeletons are imported on demand, because most visitors never wait long enough to see one. */
const shapes: ReadonlyArray<{ path: RegExp; load: () => Promise<ComponentType> }> = [
  { path: /^\/$/, load: async () => (await import('../features/home/home-skeleton.tsx')).HomeSkeleton },
  { path: /^\/recipe\//, load: async () => (await import('../features/recipes/recipe-skeleton.tsx')).RecipeSkeleton },
  { path: /^\/blog$/, load: async () => (await import('../features/content/blog-skeleton.tsx')).BlogSkeleton },
  { path: /^\/faq$/, load: async () => (await import('../features/content/faq-skeleton.tsx')).FaqSkeleton },
]

/** Returns the skeleton of the next page if that page takes longer than `patienceMs` to load. */
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
      known.load().then(
        (Shape) => {
          if (!isThere) setSlow({ key, shape: <Shape /> })
        },
        // Without a connection, the page before stays until the next one arrives or its error is shown.
        () => undefined,
      )
    }, patienceMs)
    return () => {
      isThere = true
      clearTimeout(timer)
    }
  }, [key, pathname])
  return slow && slow.key === key ? slow.shape : null
}
