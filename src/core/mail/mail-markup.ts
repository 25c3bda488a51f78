import { htmlLines } from '../content/post-text.ts'
import { onOneLine } from '../text/one-line.ts'
import { xmlText } from '../text/xml.ts'
import { mailColors, type MailColors } from './mail-colors.ts'
import type { MailContent, MailPart, MailRecipe, MailSite } from './mail-content.ts'
import { mailStyles } from './mail-styles.ts'

/**
 * Fonts of the recipient's device. Loading a font would reveal who opens the mail, and Outlook would show Times
 * instead.
 */
const textFont = "'Segoe UI', Helvetica, Arial, sans-serif"
const headingFont = "'Arial Rounded MT Bold', 'Trebuchet MS', Helvetica, Arial, sans-serif"
const codeFont = 'Menlo, Consolas, monospace'

type Column = Exclude<MailPart, { kind: 'recipe' }>

/**
 * Writes a mail in MJML, which becomes tables that Outlook understands. An element with an index stands in for each
 * HTML part, because HTML need not follow the rules of MJML.
 */
export function mailMarkup(content: MailContent, site: MailSite): string {
  const colors = mailColors(site.accent)
  const { light } = colors
  return `<mjml lang="en"><mj-head><mj-title>${xmlText(content.subject)}</mj-title><mj-preview>${xmlText(previewOf(content))}</mj-preview>
<mj-raw><meta name="color-scheme" content="light dark" /><meta name="supported-color-schemes" content="light dark" /><meta name="format-detection" content="telephone=no, date=no, address=no, email=no" /></mj-raw>
<mj-attributes><mj-all font-family="${textFont}" /><mj-section padding="0" /><mj-column padding="0" /><mj-text padding="0" font-size="16px" line-height="1.6" color="${light.text}" /></mj-attributes>
<mj-style>${mailStyles(colors)}</mj-style></mj-head>
<mj-body width="600px" background-color="${light.page}" css-class="page">
${header(site, light)}
<mj-wrapper css-class="card" background-color="${light.card}" border-radius="24px" padding="32px 32px 18px">${sections(content, light).join('\n')}</mj-wrapper>
${footer(content, site, light)}
</mj-body></mjml>`
}

/** The element that stands in place of the HTML part with this index. */
export const slotPattern = /<span data-part="(\d+)"><\/span>/g

const previewLength = 120

/** Mail programs show it beside the subject. */
function previewOf({ parts }: MailContent): string {
  for (const part of parts) {
    if (part.kind === 'text') return onOneLine(part.text.replace(/^Hello,\s+/, ''), previewLength)
    if (part.kind === 'html') return onOneLine(htmlLines(part.html), previewLength)
  }
  return ''
}

const nameStyle = `font-family:${headingFont};font-size:22px;font-weight:600;line-height:1.2`

function header({ address, name, logo }: MailSite, { text }: MailColors): string {
  const home = (inside: string) =>
    `<a href="${xmlText(address)}" target="_blank" class="strong" style="color:${text};text-decoration:none">${inside}</a>`
  const picture = `<img src="${xmlText(logo.src)}" alt="${xmlText(logo.alt)}" width="${logo.width}" height="${logo.height}" style="display:block;border:0;border-radius:10px" />`
  const words = logo.showsName ? '' : `<td style="padding:0 0 0 14px;${nameStyle}">${home(xmlText(name))}</td>`
  return `<mj-section css-class="edge" padding="28px 32px 18px"><mj-column><mj-text css-class="text"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="${nameStyle}">${home(picture)}</td>${words}</tr></table></mj-text></mj-column></mj-section>`
}

function footer({ reason, unsubscribe }: MailContent, { address, name }: MailSite, colors: MailColors): string {
  const lines = [
    xmlText(reason),
    `${xmlText(name)} &middot; ${anchor(address, colors)}`,
    ...(unsubscribe ? [anchor(unsubscribe, colors, 'Unsubscribe')] : []),
  ]
  return `<mj-section css-class="edge" padding="20px 32px 40px"><mj-column><mj-text css-class="soft" font-size="13px" color="${colors.softText}">${lines.map((line) => `<p style="margin:0 0 6px">${line}</p>`).join('')}</mj-text></mj-column></mj-section>`
}

/** Each recipe has a section, because only sections have columns. The parts between two recipes share one. */
function sections({ heading, parts }: MailContent, colors: MailColors): Array<string> {
  const finished: Array<string> = []
  let open = heading ? headingText(heading, colors) : ''
  const close = () => {
    if (open) finished.push(`<mj-section><mj-column>${open}</mj-column></mj-section>`)
    open = ''
  }
  for (const [index, part] of parts.entries()) {
    if (part.kind !== 'recipe') {
      open += columnPart(part, index, colors)
      continue
    }
    if (parts[index - 1]?.kind === 'recipe') open = gap
    close()
    finished.push(recipeSection(part.recipe, colors))
    const next = parts[index + 1]
    // A heading has a margin of its own.
    const isBeforeHeading = next?.kind === 'html' && /^\s*<h\d/.test(next.html)
    if (next?.kind !== 'recipe' && !isBeforeHeading) open = '<mj-spacer height="22px" />'
  }
  close()
  return finished
}

const gap = '<mj-spacer height="14px" />'

function headingText(heading: string, { text }: MailColors): string {
  return `<mj-text css-class="text" padding="0 0 14px" font-family="${headingFont}" font-size="28px" line-height="1.2"><h1 class="strong" style="margin:0;font-size:28px;line-height:1.2;font-weight:600;color:${text}">${xmlText(heading)}</h1></mj-text>`
}

function columnPart(part: Column, index: number, colors: MailColors): string {
  switch (part.kind) {
    case 'text':
      return `<mj-text css-class="text">${paragraphs(part.text)}</mj-text>`
    case 'button':
      return button(part.label, part.link, colors)
    case 'link':
      return `<mj-text css-class="text" padding="0 0 16px">${xmlText(part.text)}<br />${anchor(part.link, colors)}</mj-text>`
    case 'quote':
      return `<mj-text css-class="text" padding="0 0 16px"><p style="margin:0 0 8px">${xmlText(part.from)}</p><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="rule" style="border-left:3px solid ${colors.line};padding:2px 0 2px 16px;font-size:16px;line-height:1.6">${lines(part.text)}</td></tr></table></mj-text>`
    case 'commands':
      return `<mj-text css-class="text" padding="0 0 16px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="code" style="background-color:${colors.tile};border-radius:12px;padding:14px 16px;font-family:${codeFont};font-size:13px;line-height:1.6">${part.lines.map(xmlText).join('<br />')}</td></tr></table></mj-text>`
    case 'html':
      return `<mj-text css-class="text"><span data-part="${index}"></span></mj-text>`
  }
}

function button(label: string, link: string, colors: MailColors): string {
  return `<mj-button css-class="button" href="${xmlText(link)}" align="left" padding="4px 0 14px" inner-padding="15px 28px" border-radius="999px" background-color="${colors.button}" color="${colors.onButton}" font-family="${headingFont}" font-size="17px" font-weight="600">${xmlText(label)}</mj-button><mj-text css-class="soft" padding="0 0 20px" font-size="13px" color="${colors.softText}">Or copy this address into your browser:<br />${anchor(link, colors)}</mj-text>`
}

function recipeSection({ title, link, description, time, picture }: MailRecipe, colors: MailColors): string {
  const words = `<mj-text css-class="text" font-size="15px" line-height="1.5"><a href="${xmlText(link)}" target="_blank" class="strong" style="color:${colors.text};text-decoration:none;font-family:${headingFont};font-size:20px;line-height:1.25;font-weight:600">${xmlText(title)}</a>${description ? `<p style="margin:6px 0 0">${xmlText(description)}</p>` : ''}<p style="margin:8px 0 0">${time ? `${xmlText(time)} &nbsp;&middot;&nbsp; ` : ''}${anchor(link, colors, 'Open the recipe')}</p></mj-text>`
  const columns = picture
    ? `<mj-column width="38%" vertical-align="middle"><mj-image src="${xmlText(picture.src)}" alt="${xmlText(picture.alt)}" href="${xmlText(link)}" padding="0" border-radius="12px" fluid-on-mobile="true" /></mj-column><mj-column width="62%" vertical-align="middle" css-class="beside" padding="0 4px 0 18px">${words}</mj-column>`
    : `<mj-column padding="6px">${words}</mj-column>`
  return `<mj-section css-class="tile" background-color="${colors.tile}" border-radius="18px" padding="14px">${columns}</mj-section>`
}

const anchor = (link: string, { link: color }: MailColors, words = link) =>
  `<a href="${xmlText(link)}" target="_blank" class="link" style="color:${color};text-decoration:underline;word-break:break-word">${xmlText(words)}</a>`

const lines = (text: string) => xmlText(text.trim()).replace(/\r?\n/g, '<br />')

const paragraphs = (text: string) =>
  text
    .trim()
    .split(/(?:\r?\n[ \t]*){2,}/)
    .map((paragraph) => `<p style="margin:0 0 16px">${lines(paragraph)}</p>`)
    .join('')
