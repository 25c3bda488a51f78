import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

/** Our own names have to be told apart: `text-small` is a size and `text-ink` a colour, and both may stand together. */
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['display', 'h1', 'h2', 'h3', 'lead', 'body', 'small', 'micro'],
      radius: ['inner', 'pill', 'mallow'],
      shadow: [
        'rest',
        'lift',
        'float',
        'edge',
        'card',
        'card-lift',
        'card-float',
        'pillow',
        'pillow-hover',
        'pillow-flat',
        'ember',
        'honey',
        'mallow',
        'thumb',
        'knob',
        'gloss',
        'alarm',
      ],
      ease: ['soft', 'squish'],
      font: ['display', 'text'],
    },
  },
})

/** Class names joined; where two say the same thing, the later one wins. */
export function cn(...classes: Array<ClassValue>) {
  return merge(clsx(classes))
}
