import type { MailPart, MailRecipe, MailSite } from '../../core/mail/mail-content.ts'
import { durationText } from '../../core/recipes/times/duration-text.ts'
import type { RecipeSummary } from '../../core/recipes/recipe-summary.ts'
import { onOneLine } from '../../core/text/one-line.ts'
import type { Db } from '../../db/connection/connect.ts'
import { listListed } from '../../db/recipes/recipes.ts'
import { issueHtml } from './issue-html.ts'

/** A paragraph that consists of one link. */
const lonelyLink = /<p\b[^>]*>\s*<a href="([^"]*)"[^>]*>[^<]*<\/a>\s*<\/p>/g

/**
 * Splits an issue into text and recipes. A link to a recipe in a paragraph of its own becomes a card, as long as
 * everyone may see the recipe.
 */
export async function issueParts(db: Db, content: string, site: MailSite): Promise<Array<MailPart>> {
  const html = issueHtml(content, site)
  const links = [...html.matchAll(lonelyLink)]
    .map((match) => ({ match, id: recipeIdOf(match[1] ?? '', site) }))
    .filter(({ match, id }) => id !== null && isAtTop(html.slice(0, match.index)))
  const found = await listListed(db, [...new Set(links.map(({ id }) => id ?? ''))])
  const recipes = new Map(found.map((recipe) => [recipe.id, recipe]))
  const parts: Array<MailPart> = []
  let from = 0
  for (const { match, id } of links) {
    const recipe = recipes.get(id ?? '')
    if (!recipe) continue
    addHtml(parts, html.slice(from, match.index))
    parts.push({ kind: 'recipe', recipe: recipeCard(recipe, site) })
    from = match.index + match[0].length
  }
  addHtml(parts, html.slice(from))
  return parts
}

function addHtml(parts: Array<MailPart>, html: string) {
  if (html.replaceAll('<p style="margin:0 0 16px"></p>', '').trim()) parts.push({ kind: 'html', html })
}

function recipeIdOf(link: string, { address }: MailSite): string | null {
  return link.startsWith(`${address}/recipe/`)
    ? (/^([\w-]+)\/?$/.exec(link.slice(`${address}/recipe/`.length))?.[1] ?? null)
    : null
}

/** A card can't stand inside a list, a quote or a table. Sanitized HTML closes every element. */
function isAtTop(before: string): boolean {
  const count = (pattern: RegExp) => before.match(pattern)?.length ?? 0
  return count(/<(?:blockquote|ul|ol|dl|table|figure)\b/g) === count(/<\/(?:blockquote|ul|ol|dl|table|figure)>/g)
}

const longestDescription = 110

function recipeCard({ id, title, description, totalTime, image }: RecipeSummary, { address }: MailSite): MailRecipe {
  const line = onOneLine(description)
  return {
    title,
    link: `${address}/recipe/${id}`,
    description: line.length > longestDescription ? `${cutAtWord(line)}…` : line,
    time: totalTime > 0 ? durationText(totalTime) : null,
    picture: image && { src: `${address}/images/${image.id}/400.jpg`, alt: image.alt || title },
  }
}

const cutAtWord = (line: string) => line.slice(0, longestDescription).replace(/[\s,.;:]+\S*$/, '')
