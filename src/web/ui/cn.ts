import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

/** The names that `theme.css` adds to Tailwind's own. Colors are missing, because any name can be a color. */
const merge = extendTailwindMerge({
  extend: {
    theme: {
      animate: ['shimmer', 'rise', 'fade', 'spin'],
      container: ['dialog', 'wide'],
      ease: ['soft', 'squish'],
      font: ['display', 'text', 'mono'],
      radius: ['xs', 'sm', 'md', 'inner', 'lg', 'xl', 'pill', 'mallow'],
      shadow:
        'rest lift float edge card card-lift card-float pillow pillow-hover pillow-flat ember honey mallow thumb knob gloss alarm'.split(
          ' ',
        ),
      spacing: ['section', 'gap', 'gutter'],
      text: ['display', 'h1', 'h2', 'h3', 'lead', 'body', 'small', 'micro'],
    },
  },
})

/** Joins class names. When two conflict, the later one wins. */
export function cn(...classes: Array<ClassValue>) {
  return merge(clsx(classes))
}
