import type { MetaDescriptor } from 'react-router'
import type { Picture } from '../../../core/picture.ts'
import type { RecipeHead } from './recipe-view.tsx'

interface RecipePageFacts {
  recipe: RecipeHead
  origin: string
  /** Absolute, without a choice of amounts: scaled pages are the same page to a search engine. */
  url: string
}

/** Longer ones are cut by every reader of them. */
const descriptionLength = 300

/** What search engines and people's messengers show of the page. */
export function recipeMetaTags({ recipe, origin, url }: RecipePageFacts): Array<MetaDescriptor> {
  const title = shorten(recipe.title, 120)
  const description = shorten(recipe.description || `How to make ${title}.`, descriptionLength)
  return [
    { title: `${title} | Marshmallow Kitchen` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'article' },
    { property: 'og:site_name', content: 'Marshmallow Kitchen' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'article:published_time', content: recipe.datePublished },
    ...(recipe.picture ? pictureTags(recipe.picture, origin) : []),
    { name: 'twitter:card', content: recipe.picture ? 'summary_large_image' : 'summary' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
  ]
}

function pictureTags(picture: Picture, origin: string): Array<MetaDescriptor> {
  const width = picture.widths.at(-1) ?? picture.width
  const url = `${origin}/images/${picture.id}/${width}.webp`
  return [
    { property: 'og:image', content: url },
    { property: 'og:image:type', content: 'image/webp' },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(Math.round((width * picture.height) / picture.width)) },
    { property: 'og:image:alt', content: picture.alt },
    { name: 'twitter:image', content: url },
  ]
}

function shorten(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim().toWellFormed()
  return line.length <= length ? line : `${line.slice(0, length - 1).toWellFormed()}…`
}
