import { z } from 'zod'
import { linesOfHtml } from './reading-text.ts'
import { slugify } from './recipe/slug.ts'

export type ArticleKind = 'blog_posts' | 'knowledge_base_articles'

const longest = { title: 200, excerpt: 500, content: 400_000, category: 60, authorName: 100, alt: 300 } as const

const clean = (written: string) => written.replaceAll('\r\n', '\n').replaceAll('\0', '').trim()
const text = (most: number, name: string) =>
  z
    .string()
    .transform(clean)
    .pipe(z.string().max(most, `${name} has at most ${most.toLocaleString('en')} characters`))

/** An empty editor sends empty paragraphs. */
const saysSomething = (html: string) => linesOfHtml(html) !== '' || /<img\b/i.test(html)

/** As `<input type="datetime-local">` sends it; read as UTC. */
const localMoment = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?$/

/** A post or an article as somebody writes it. The sentences stand below the fields. */
export const ArticleForm = z
  .object({
    title: text(longest.title, 'A title').pipe(z.string().min(1, 'Write a title')),
    slug: z
      .string()
      .trim()
      .min(1, 'An address is needed, such as “how-to-toast”')
      .refine((slug) => slug === '' || slugify(slug) === slug, {
        error: ({ input }) => `Only small letters, digits and hyphens, such as “${slugify(String(input))}”`,
      }),
    excerpt: text(longest.excerpt, 'A summary'),
    content: text(longest.content, 'A text').refine(saysSomething, 'Write the text'),
    category: text(longest.category, 'A category').transform((category) => category || 'General'),
    authorName: text(longest.authorName, 'A name').transform((name) => name || 'Anonymous'),
    imageId: z.string().trim().max(100),
    imageAlt: text(longest.alt, 'A description'),
    /** Kept back, shown at once, or shown from a moment on. */
    when: z.enum(['draft', 'now', 'later'], 'Choose when it is shown'),
    publishAt: z.string().trim(),
  })
  .superRefine(({ when, publishAt, imageId, imageAlt }, context) => {
    if (when === 'later' && !momentOf(publishAt))
      context.addIssue({ code: 'custom', path: ['publishAt'], message: 'Say on which day and at what time' })
    if (imageId && !imageAlt)
      context.addIssue({
        code: 'custom',
        path: ['imageAlt'],
        message: 'Say what the picture shows, for those who do not see it',
      })
  })
export type ArticleForm = z.infer<typeof ArticleForm>

export type TypedArticle = Record<keyof ArticleForm, string>

export const emptyArticle: TypedArticle = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  category: '',
  authorName: '',
  imageId: '',
  imageAlt: '',
  when: 'draft',
  publishAt: '',
}

/** Null where there is no such moment, as on 30 February. */
export function momentOf(publishAt: string): Date | null {
  const [, day, time] = localMoment.exec(publishAt) ?? []
  const moment = new Date(`${day}T${time}:00.000Z`)
  return Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(`${day}`) ? null : moment
}

/** "2026-11-20T09:30" for the form's field. */
export const asLocalMoment = (moment: Date) => moment.toISOString().slice(0, 16)

/** Where readers find it. */
export const articlePath = (kind: ArticleKind, slug: string) => `${kind === 'blog_posts' ? '/blog' : '/kb'}/${slug}`
