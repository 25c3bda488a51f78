import { z } from 'zod'
import { optionalText, rowNumberField } from '../forms/form-fields.ts'
import { isNestedTooDeep, htmlLines, tooDeep } from './post-text.ts'
import { slugPattern } from '../recipes/slug-pattern.ts'

export type ArticleKind = 'blog_posts' | 'knowledge_base_articles'

const longestTitle = 200
const titleTooLong = `A title has at most ${longestTitle} characters`

/** Checks run in this order. A text that is too long or nested too deep skips the remaining checks. */
const content = z
  .string('Enter the text')
  .trim()
  .max(400_000, { error: 'A text has at most 400,000 characters', abort: true })
  .refine((html) => !isNestedTooDeep(html), { error: tooDeep, abort: true })

/** Returns whether the HTML contains text or a picture. An empty editor sends empty paragraphs. */
const saysSomething = (html: string) => htmlLines(html) !== '' || /<img\b/i.test(html)

/** The format of `<input type="datetime-local">`. The time counts as UTC. */
const localMoment = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?$/

const noSlug = 'Enter an address, such as “how-to-toast”'

/** An unfinished post or article. */
const UnfinishedArticle = z.object({
  title: optionalText(longestTitle, titleTooLong),
  slug: z.string().trim().default(''),
  excerpt: optionalText(500, 'A summary has at most 500 characters'),
  content: content.default(''),
  category: optionalText(60, 'A category has at most 60 characters').transform((category) => category || 'General'),
  authorName: optionalText(100, 'A name has at most 100 characters').transform((name) => name || 'Anonymous'),
  imageId: z.string().trim().max(100).default(''),
  imageAlt: optionalText(300, 'A description has at most 300 characters'),
  /** If it is missing, the author's picture stays. */
  authorImageId: z.string().trim().max(100).optional(),
  /** Stays a draft, is published now, or is published at a later time. */
  when: z.enum(['draft', 'now', 'later'], 'Choose when to publish it'),
  publishAt: z.string().trim().default(''),
})

/** A post or an article as typed. The messages appear below the fields. */
export const ArticleForm = UnfinishedArticle.extend({
  title: z.string('Enter a title').trim().min(1, 'Enter a title').max(longestTitle, titleTooLong),
  slug: z
    .string(noSlug)
    .trim()
    .min(1, noSlug)
    .refine((slug) => slug === '' || slugPattern.test(slug), {
      error: 'At most 80 small letters, digits and hyphens, such as “how-to-toast”',
    }),
  content: content.refine(saysSomething, 'Enter the text'),
}).superRefine(({ when, publishAt, imageId, imageAlt }, context) => {
  if (when === 'later' && !momentOf(publishAt))
    context.addIssue({ code: 'custom', path: ['publishAt'], message: 'Enter the day and time' })
  if (imageId && !imageAlt)
    context.addIssue({
      code: 'custom',
      path: ['imageAlt'],
      message: 'Describe the picture, for people who can’t see it',
    })
})
export type ArticleForm = z.infer<typeof ArticleForm>

export type TypedArticle = Record<keyof ArticleForm, string>

const SavedArticle = ArticleForm.safeExtend({ version: rowNumberField })
const PreviewedArticle = UnfinishedArticle.extend({ version: rowNumberField })

/** Returns the form for the pressed button. A preview accepts an unfinished text. */
export const articleEdit = (intent: string) => (intent === 'preview' ? PreviewedArticle : SavedArticle)

const BrowserArticle = ArticleForm.safeExtend({ slug: z.string() })

/** Like `articleEdit`, for the browser. Any address passes here. The server proposes one for an empty field. */
export const articleInBrowser = (intent: string) => (intent === 'preview' ? UnfinishedArticle : BrowserArticle)

/** The buttons in the list. */
export const ArticleListForm = z.object({ intent: z.literal('delete'), id: z.string() })

/** The button that restores a revision from the history. */
export const RestoreForm = z.object({
  intent: z.literal('restore'),
  revision: rowNumberField,
  version: rowNumberField,
})

/** Returns null for a moment that doesn't exist, such as one on February 30. */
export function momentOf(publishAt: string): Date | null {
  const [, day, time] = localMoment.exec(publishAt) ?? []
  const moment = new Date(`${day}T${time}:00.000Z`)
  return Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(`${day}`) ? null : moment
}

/** Publishes at the start of a day, which may be over. */
export const publishedOn = (day: string) => ({ when: 'later' as const, publishAt: `${day}T00:00` })

/** Formats a moment for the form's field, such as "2026-11-20T09:30". */
export const asLocalMoment = (moment: Date) => moment.toISOString().slice(0, 16)

/** Returns the public address. */
export const articlePath = (kind: ArticleKind, slug: string) => `${kind === 'blog_posts' ? '/blog' : '/kb'}/${slug}`
