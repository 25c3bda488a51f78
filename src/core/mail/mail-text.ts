import { htmlLines } from '../content/post-text.ts'
import type { MailContent, MailPart, MailRecipe, MailSite } from './mail-content.ts'

/** Writes the text part of a mail. It has all words and all links of the HTML part. */
export function mailText({ parts, reason, unsubscribe }: MailContent, site: MailSite): string {
  const footer = [reason, '', site.name, site.address, ...(unsubscribe ? ['', `Unsubscribe: ${unsubscribe}`] : [])]
  return `${parts.map(partText).join('\n\n')}\n\n-- \n${footer.join('\n')}\n`
}

function partText(part: MailPart): string {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'button':
      return `${part.label}:\n${part.link}`
    case 'link':
      return `${part.text}\n${part.link}`
    case 'quote':
      return `${part.from}\n${quoted(part.text)}`
    case 'commands':
      return part.lines.join('\n')
    case 'html':
      return htmlText(part.html)
    case 'recipe':
      return recipeText(part.recipe)
  }
}

const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')

/** Adds the address of each link after its text. */
const htmlText = (html: string) =>
  htmlLines(html.replace(/<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs, '$2 ($1)')).replaceAll('\n', '\n\n')

function recipeText({ title, time, description, link }: MailRecipe): string {
  return [time ? `${title} (${time})` : title, description, link].filter(Boolean).join('\n')
}
