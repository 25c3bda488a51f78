import { type ClassValue, clsx } from 'clsx'
import { createTailwindMerge } from 'tailwind-merge'
import { classGroups, conflictingClassGroups } from './class-groups.ts'

/** With groups of our own: the library's cover all of Tailwind and weigh 6 KB gzipped on every page. */
const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups,
  conflictingClassGroups,
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: ['before', 'after', 'placeholder', '*'],
}))

/** Class names joined; where two say the same thing, the later one wins. */
export function cn(...classes: Array<ClassValue>) {
  return merge(clsx(classes))
}
