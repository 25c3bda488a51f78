import { noName } from '../../../core/accounts/no-name.ts'
import { data, redirect, type RouterContextProvider } from 'react-router'
import {
  articleEdit,
  type ArticleForm,
  type ArticleKind,
  asLocalMoment,
  type TypedArticle,
} from '../../../core/content/article-form.ts'
import { htmlOfPost } from '../../../core/content/post-text.ts'
import { slugify } from '../../../core/recipes/slug.ts'
import { findPicture } from '../../../db/pictures/pictures.ts'
import { findStoredArticle, type StoredArticle } from '../../../db/content/article-edits.ts'
import type { App } from '../../../operations/app/app.ts'
import { cleanArticle } from '../../../operations/content/article-html.ts'
import { compareHtml } from '../../../operations/content/compare-texts.ts'
import { dateOf, saveArticle } from '../../../operations/content/save-article.ts'
import { appContext, visitorContext } from '../../shell/app-context.ts'
import type { FormAnswer } from '../../forms/form-answer.ts'
import { parseForm } from '../../forms/parse-form.ts'
import { actorOf } from '../../shell/signed-in.ts'
import { takePicture } from '../pictures/take-picture.ts'
import { articleText } from './article-text.ts'

interface Asked {
  params: { id?: string | undefined }
  context: Readonly<RouterContextProvider>
}

/** Returns the initial values of the form. */
export async function loadEditor(kind: ArticleKind, { params, context }: Asked) {
  const now = asLocalMoment(new Date())
  if (params.id === undefined) {
    const { name } = actorOf(context)
    const authorName = kind === 'blog_posts' && name !== noName ? name : ''
    const typed: Partial<TypedArticle> = { when: 'draft', authorName }
    return { typed, version: 0, isShown: false, slug: null, now }
  }
  const { noun } = articleText[kind]
  const article = await findStoredArticle(context.get(appContext).db, kind, params.id)
  if (!article) throw data(`There is no such ${noun}`, { status: 404, statusText: `There is no such ${noun}` })
  return { typed: typedOf(article), version: article.version, isShown: isShown(article), slug: article.slug, now }
}

const isShown = ({ status, datePublished }: StoredArticle) => status === 'published' && datePublished <= new Date()

function typedOf(article: StoredArticle): TypedArticle {
  const {
    title,
    slug,
    excerpt,
    content,
    category,
    authorName,
    authorImageId,
    imageId,
    imageAlt,
    status,
    datePublished,
  } = article
  const when = status === 'draft' ? 'draft' : isShown(article) ? 'now' : 'later'
  return {
    title,
    slug,
    excerpt,
    content: htmlOfPost(content),
    category,
    authorName,
    imageId: imageId ?? '',
    authorImageId: authorImageId ?? '',
    imageAlt,
    when,
    publishAt: when === 'later' ? asLocalMoment(datePublished) : '',
  }
}

/** Saves the form and redirects to the list. On a problem or for a preview, returns everything that was typed. */
export async function receiveEditor(kind: ArticleKind, { params, context, request }: Asked & { request: Request }) {
  const app = context.get(appContext)
  const sent = await parseForm(request, articleEdit, takePicture(app, context.get(visitorContext)))
  if (!sent.ok) return proposeSlug(sent.refuse())
  const { version, ...form } = sent.value
  if (sent.intent === 'preview') {
    const before = params.id === undefined ? undefined : await findStoredArticle(app.db, kind, params.id)
    return data({ ...sent.refuse().data, preview: await previewOf(app, kind, before, form) })
  }
  const opened = params.id === undefined ? null : { id: params.id, version }
  const outcome = await saveArticle(app, actorOf(context), kind, opened, form)
  if (outcome.ok) {
    const done = outcome.isDraft ? 'draft' : outcome.isScheduled ? 'scheduled' : 'shown'
    throw redirect(`${articleText[kind].base}?done=${done}`)
  }
  const { noun } = articleText[kind]
  switch (outcome.reason) {
    case 'taken': {
      const errors = { slug: `This address is taken. Available: “${outcome.suggestion}”` }
      return sent.refuse({ errors, status: 409 })
    }
    case 'picture': {
      const errors = { [outcome.field]: 'This picture is no longer available. Please choose it again.' }
      return withText(sent.refuse({ errors, status: 409 }), outcome.field, '')
    }
    case 'gone': {
      const problem = `Someone deleted this ${noun} in the meantime. Copy what you need, or save it as a new one.`
      return sent.refuse({ problem, status: 409 })
    }
    case 'changed': {
      const theirs = typedOf(outcome.theirs)
      const difference = compareHtml(theirs.content, form.content)
      const problem = 'Someone else changed this. Their version is below; yours is not lost.'
      return sent.conflict({ problem, version: outcome.theirs.version, theirs: { ...theirs, difference } })
    }
  }
}

type Refused = ReturnType<typeof data<FormAnswer>>

/** Fills in a missing address from the title, so that the editor only needs to save again. */
function proposeSlug(refused: Refused) {
  const { slug = '', title = '' } = refused.data.initialValue ?? {}
  if (slug !== '' || title === '') return refused
  const { data: answer, init } = withText(refused, 'slug', slugify(String(title)))
  return data({ ...answer, error: { ...answer.error, slug: [proposed] } }, init ?? undefined)
}

const proposed = 'The address was empty. This one is made from the title: check it and save again'

/** Returns the answer with another text in one of its fields. */
const withText = ({ data: answer, init }: Refused, name: string, text: string) =>
  data({ ...answer, initialValue: { ...answer.initialValue, [name]: text } }, init ?? undefined)

export type Preview = Awaited<ReturnType<typeof previewOf>>

async function previewOf(app: App, kind: ArticleKind, before: StoredArticle | undefined, form: ArticleForm) {
  const { title, excerpt, category, authorName, authorImageId, imageId, imageAlt } = form
  const picture = imageId ? await findPicture(app.db, imageId) : null
  return {
    title: title || 'Without a title',
    excerpt,
    category,
    authorName,
    authorPicture: authorImageId ? await findPicture(app.db, authorImageId) : null,
    datePublished: shownDateOf(kind, before, form).toISOString(),
    picture: picture && { ...picture, alt: imageAlt },
    ...cleanArticle(form.content),
  }
}

/** Returns the date that visitors will see. A draft shows the date it would have if it were published now. */
function shownDateOf(kind: ArticleKind, before: StoredArticle | undefined, { when, publishAt }: ArticleForm): Date {
  // The knowledge base shows when an article first appeared.
  if (kind === 'knowledge_base_articles' && before && isShown(before)) return before.createdAt
  return dateOf({ when: when === 'draft' ? 'now' : when, publishAt }, before ?? null)
}
