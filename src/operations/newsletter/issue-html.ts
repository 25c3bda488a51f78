import sanitizeHtml, { type Attributes } from 'sanitize-html'
import { mailColors } from '../../core/mail/mail-colors.ts'
import type { MailSite } from '../../core/mail/mail-content.ts'
import { cleanHtml } from '../content/article-html.ts'

/** The space between the margins of a mail that is 600 wide. */
const textWidth = 536

/**
 * Sanitizes an issue for mail programs: addresses with the site's name, links to web pages and mail addresses only,
 * pictures as JPEG, and styles in the elements, because Outlook on Windows reads no others.
 */
export function issueHtml(content: string, site: MailSite): string {
  const { light } = mailColors(site.accent)
  const heading = (size: number) =>
    styled(`margin:26px 0 10px;font-size:${size}px;line-height:1.25;color:${light.text}`)
  const list = styled('margin:0 0 16px;padding:0 0 0 24px')
  const cell = styled(`padding:8px;border-bottom:1px solid ${light.line};text-align:left;vertical-align:top`, 'rule')
  const html = sanitizeHtml(cleanHtml(content), {
    allowedTags: sanitizeHtml.defaults.allowedTags.concat('img', 'u', 's', 'del'),
    allowedAttributes: {
      '*': ['style', 'class'],
      a: ['href', 'title', 'target'],
      img: ['src', 'alt', 'width'],
      th: ['colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      ol: ['start'],
      table: ['width', 'cellpadding', 'cellspacing', 'border'],
    },
    allowedSchemes: ['http', 'https', 'mailto'],
    parseStyleAttributes: false,
    transformTags: {
      p: styled('margin:0 0 16px'),
      h2: heading(22),
      h3: heading(19),
      h4: heading(17),
      ul: list,
      ol: list,
      li: styled('margin:0 0 6px'),
      blockquote: styled(`margin:0 0 16px;padding:2px 0 2px 16px;border-left:3px solid ${light.line}`, 'rule'),
      hr: styled(`margin:26px 0;border:0;border-top:1px solid ${light.line}`, 'rule'),
      pre: styled('margin:0 0 16px;white-space:pre-wrap;font-family:Menlo, Consolas, monospace;font-size:14px'),
      code: styled('font-family:Menlo, Consolas, monospace;font-size:14px'),
      figure: styled('margin:0 0 16px'),
      figcaption: styled('font-size:14px'),
      table: styled('margin:0 0 16px;border-collapse:collapse;width:100%'),
      th: cell,
      td: cell,
      a: (_, { href, title }) => {
        const address = absolute(href, site)
        const style = `color:${light.link};text-decoration:underline`
        return {
          tagName: 'a',
          attribs: {
            ...(address && { href: address, target: '_blank' }),
            ...(title && { title }),
            style,
            class: 'link',
          },
        }
      },
      img: (_, attributes) => ({ tagName: 'img', attribs: picture(attributes, site) }),
    },
    // A picture without an address is nothing but a frame.
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
  })
  return withTightEnds(html)
}

const styled =
  (style: string, name = '') =>
  (tagName: string, { colspan, rowspan, start }: Attributes) => ({
    tagName,
    attribs: {
      style,
      ...(/^h\d$/.test(tagName) ? { class: 'strong' } : name ? { class: name } : {}),
      ...(colspan && { colspan }),
      ...(rowspan && { rowspan }),
      ...(start && { start }),
    } as Attributes,
  })

/** The editor puts paragraphs into list items and quotes, which have their own margin. */
const withTightEnds = (html: string) =>
  html
    .replace(/(<li\b[^>]*>)<p style="margin:0 0 16px">/g, '$1<p style="margin:0">')
    .replace(/<p style="margin:0 0 16px">((?:(?!<p\b|<\/p>).)*<\/p>\s*<\/blockquote>)/gs, '<p style="margin:0">$1')

function absolute(address: string | undefined, site: MailSite): string | null {
  // A place within the text: mail programs open it in the browser, where it doesn't exist.
  if (!address || address.startsWith('#')) return null
  return URL.parse(address, `${site.address}/`)?.href ?? null
}

const ownPicture = /\/images\/([0-9a-f]{24})\/(\d+)\.(?:avif|webp)$/

function picture({ src, alt = '', width }: Attributes, site: MailSite): Attributes {
  const address = absolute(src, site)?.replace(ownPicture, '/images/$1/$2.jpg')
  const written = Number(width)
  return {
    ...(address && { src: address }),
    alt,
    // Outlook ignores the largest width in a style.
    width: String(written > 0 ? Math.min(written, textWidth) : textWidth),
    style: 'display:block;width:auto;max-width:100%;height:auto;border:0;border-radius:14px;margin:0 0 16px',
  }
}
