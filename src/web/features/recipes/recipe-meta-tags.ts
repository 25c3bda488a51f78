import type { MetaDescriptor } from 'react-router'
import type { RecipeHead } from './recipe-view.tsx'

/** Returns a short title and description, because search engines and link previews would cut longer ones. */
export function recipeSummaryText({ title, description }: Pick<RecipeHead, 'title' | 'description'>) {
  const short = shorten(title, 120)
  return { title: short, description: shorten(description || `How to make ${short}.`, 300) }
}

/** Returns the meta tags of a recipe, in addition to those of every page. */
export function recipeMetaTags({ picture, datePublished }: RecipeHead): Array<MetaDescriptor> {
  const published = { property: 'article:published_time', content: datePublished }
  if (!picture) return [published]
  const width = picture.widths.at(-1) ?? picture.width
  const height = Math.round((width * picture.height) / picture.width)
  return [
    { property: 'og:image:type', content: 'image/webp' },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    published,
  ]
}

function shorten(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return (line.length <= length ? line : `${line.slice(0, length - 1)}…`).toWellFormed()
}
