import { data, redirect, type RouterContextProvider } from 'react-router'
import {
  ArticleForm,
  type ArticleKind,
  asLocalMoment,
  emptyArticle,
  momentOf,
  type TypedArticle,
} from '../../core/article-form.ts'
import { firstErrors } from '../../core/first-errors.ts'
import { htmlOfPost } from '../../core/reading-text.ts'
import { slugify } from '../../core/recipe/slug.ts'
import { findPicture } from '../../db/pictures.ts'
import { findStoredArticle, type StoredArticle } from '../../db/reading-edits.ts'
import type { App } from '../../operations/app.ts'
import { cleanArticle } from '../../operations/articles/article-html.ts'
import { compareHtml } from '../../operations/articles/compare-texts.ts'
import { type SaveOutcome, saveArticle } from '../../operations/articles/save-article.ts'
import { uploadPicture } from '../../operations/images/upload-picture.ts'
import { appContext, visitorContext } from '../app-context.ts'
import { formText } from '../form-text.ts'
import { rowNumber } from '../row-number.ts'
import { actorOf } from '../signed-in.ts'
import { articleWords } from './article-words.ts'

interface Asked {
  params: { id?: string | undefined }
  context: Readonly<RouterContextProvider>
}

const fields = Object.keys(emptyArticle) as Array<keyof TypedArticle>

/** What the form begins with. */
export async function loadEditor(kind: ArticleKind, { params, context }: Asked) {
  const now = asLocalMoment(new Date())
  if (params.id === undefined) {
    const authorName = kind === 'blog_posts' ? actorOf(context).name : ''
    return { typed: { ...emptyArticle, authorName }, version: 0, isShown: false, slug: null, now }
  }
  const { noun } = articleWords[kind]
  const article = await findStoredArticle(context.get(appContext).db, kind, params.id)
  if (!article) throw data(`There is no such ${noun}`, { status: 404, statusText: `There is no such ${noun}` })
  return { typed: typedOf(article), version: article.version, isShown: isShown(article), slug: article.slug, now }
}

const isShown = ({ status, datePublished }: StoredArticle) => status === 'published' && datePublished <= new Date()

function typedOf(article: StoredArticle): TypedArticle {
  const { title, slug, excerpt, content, category, authorName, imageId, imageAlt, status, datePublished } = article
  const when = status === 'draft' ? 'draft' : isShown(article) ? 'now' : 'later'
  return {
    title,
    slug,
    excerpt,
    content: htmlOfPost(content),
    category,
    authorName,
    imageId: imageId ?? '',
    imageAlt,
    when,
    publishAt: when === 'later' ? asLocalMoment(datePublished) : '',
  }
}

/** What the form did: saved and gone on, or back with everything typed and what is the matter. */
export async function receiveEditor(kind: ArticleKind, { params, context, request }: Asked & { request: Request }) {
  const app = context.get(appContext)
  const form = await request.formData()
  const typed = Object.fromEntries(fields.map((name) => [name, formText(form, name)])) as TypedArticle
  const version = rowNumber(formText(form, 'version'))
  const answer = { typed, version, errors: {}, problem: null, preview: null, theirs: null }
  const picture = await pictureIn(app, form, context.get(visitorContext))
  if (picture?.ok === false) return data({ ...answer, errors: { imageId: picture.problem } }, { status: 422 })
  if (picture) typed.imageId = picture.picture.id
  if (formText(form, 'intent') === 'preview') return data({ ...answer, preview: await previewOf(app, typed) })
  const read = ArticleForm.safeParse(typed)
  if (!read.success) {
    // An address that is missing is one click away from being there.
    const suggested = typed.slug.trim() === '' && typed.title.trim() !== '' ? slugify(typed.title) : typed.slug
    const errors = firstErrors(read.error.issues)
    return data({ ...answer, typed: { ...typed, slug: suggested }, errors }, { status: 422 })
  }
  const opened = params.id === undefined ? null : { id: params.id, version }
  const outcome = await saveArticle(app, actorOf(context), kind, opened, read.data)
  if (!outcome.ok) return data({ ...answer, ...refusal(kind, outcome, typed) }, { status: 409 })
  const done = outcome.isDraft ? 'kept' : outcome.isScheduled ? 'scheduled' : 'shown'
  throw redirect(`${articleWords[kind].base}?done=${done}`)
}

/** Without script a file comes with the form. */
async function pictureIn(app: App, form: FormData, visitor: string) {
  const file = form.get('image')
  return file instanceof File && file.name !== '' ? uploadPicture(app, visitor, file.stream()) : undefined
}

async function previewOf(app: App, typed: TypedArticle) {
  const picture = typed.imageId ? await findPicture(app.db, typed.imageId) : null
  const moment = (typed.when === 'later' && momentOf(typed.publishAt)) || new Date()
  return {
    title: typed.title.trim() || 'Without a title',
    excerpt: typed.excerpt.trim(),
    category: typed.category.trim() || 'General',
    authorName: typed.authorName.trim() || 'Anonymous',
    authorPicture: null,
    datePublished: moment.toISOString(),
    picture: picture && { ...picture, alt: typed.imageAlt },
    ...cleanArticle(typed.content),
  }
}

type Refusal = Extract<SaveOutcome, { ok: false }>

function refusal(kind: ArticleKind, outcome: Refusal, typed: TypedArticle) {
  const { noun } = articleWords[kind]
  switch (outcome.reason) {
    case 'taken':
      return { errors: { slug: `This address is taken. Free is “${outcome.suggestion}”` } }
    case 'picture':
      return { typed: { ...typed, imageId: '' }, errors: { imageId: 'This picture is gone. Please choose it again.' } }
    case 'gone':
      return { problem: `Somebody deleted this ${noun} meanwhile. Copy what you need, or save it as a new one.` }
    case 'changed': {
      const theirs = typedOf(outcome.theirs)
      return {
        // Whoever saves again has seen what they write over.
        version: outcome.theirs.version,
        problem: 'Somebody else changed this meanwhile. Theirs is below; nothing of yours is lost.',
        theirs: { ...theirs, difference: compareHtml(theirs.content, typed.content) },
      }
    }
  }
}
