import { ArticleForm, publishedOn } from '../../core/content/article-form.ts'
import { type NoteContent, withAuthor } from '../../core/notes/note-sync.ts'
import type { NoteKind } from '../../core/notes/notes.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { contentFromRecipe, formFromContent } from '../../core/recipes/recipe-content.ts'
import { recipeFromForm } from '../../core/recipes/forms/recipe-form.ts'
import { slugify } from '../../core/recipes/slug.ts'
import { findAffiliate } from '../../db/affiliates/affiliates.ts'
import { findStoredArticle } from '../../db/content/article-edits.ts'
import { findFaq } from '../../db/content/faqs.ts'
import { findStanding } from '../../db/recipes/recipe-standing.ts'
import { findStoredRecipe } from '../../db/recipes/recipes.ts'
import { addAffiliate } from '../affiliates/add-affiliate.ts'
import { editAffiliate } from '../affiliates/edit-affiliate.ts'
import { switchAffiliate } from '../affiliates/switch-affiliate.ts'
import type { App } from '../app/app.ts'
import { removeFaq } from '../content/remove-faq.ts'
import { saveArticle } from '../content/save-article.ts'
import { saveFaq } from '../content/save-faq.ts'
import { editRecipe } from '../recipes/edit-recipe.ts'
import { saveDraft, saveRecipe } from '../recipes/save-recipe.ts'
import { withdrawRecipe } from '../recipes/withdraw-recipe.ts'

export type RowOutcome = { ok: true; id: string } | { ok: false; problem: string }

const changed: RowOutcome = { ok: false, problem: 'It is being changed here. The next sync tries again.' }

/** Returns the version of a row, which grows with every edit. Undefined if the row is gone. */
export async function versionOf({ db }: Pick<App, 'db'>, kind: NoteKind, id: string): Promise<number | undefined> {
  switch (kind) {
    case 'recipes':
      return (await findStanding(db, id))?.version
    case 'posts':
      return (await findStoredArticle(db, 'blog_posts', id))?.version
    case 'faqs':
      return (await findFaq(db, id))?.version
    case 'ads':
      return (await findAffiliate(db, id))?.version
  }
}

/** Returns the row as a form, to show it beside the note. */
export async function contentOfRow(
  { db }: Pick<App, 'db'>,
  kind: NoteKind,
  id: string,
): Promise<NoteContent | undefined> {
  switch (kind) {
    case 'recipes': {
      const stored = await findStoredRecipe(db, id)
      return stored && { kind, form: formFromContent(contentFromRecipe(stored.recipe)) }
    }
    case 'posts': {
      const stored = await findStoredArticle(db, 'blog_posts', id)
      return (
        stored && {
          kind,
          form: { ...stored, imageId: stored.imageId ?? '', authorImageId: stored.authorImageId ?? '' },
        }
      )
    }
    case 'faqs': {
      const stored = await findFaq(db, id)
      return stored && { kind, form: stored }
    }
    case 'ads': {
      const stored = await findAffiliate(db, id)
      return stored && { kind, form: { ...stored, imageId: stored.picture?.id ?? null, imageUrl: null } }
    }
  }
}

/** Adds the row of a note with the same operation, checks and audit entry as its admin page. */
export async function addNoteRow(
  app: App,
  actor: SignedIn,
  content: NoteContent,
  whenNew: 'publish' | 'draft',
): Promise<RowOutcome> {
  switch (content.kind) {
    case 'recipes': {
      const recipe = recipeFromForm(content.form)
      const saved = await (whenNew === 'draft' ? saveDraft(app, recipe, actor) : saveRecipe(app, recipe, actor))
      return saved.ok
        ? { ok: true, id: saved.id }
        : { ok: false, problem: `This recipe already exists in your collection! It is /recipe/${saved.id}.` }
    }
    case 'posts':
      return addPost(app, actor, content.form, whenNew)
    case 'faqs': {
      const saved = await saveFaq(app, actor, null, content.form)
      return saved.ok ? saved : changed
    }
    case 'ads': {
      const added = await addAffiliate(app, actor, content.form)
      if (!added.ok) return { ok: false, problem: Object.values(added.errors)[0] ?? 'The ad could not be saved' }
      if (whenNew === 'draft') await switchAffiliate(app, actor, added.id, false)
      return added
    }
  }
}

type PostForm = Extract<NoteContent, { kind: 'posts' }>['form']

/** A post of a note that names a day is published on that day, whenever it is synced. */
const whenOf = ({ publishedOn: day }: PostForm, isDraft: boolean) =>
  isDraft ? { when: 'draft' } : day ? publishedOn(day) : { when: 'now' }

async function addPost(app: App, actor: SignedIn, form: PostForm, whenNew: 'publish' | 'draft'): Promise<RowOutcome> {
  let slug = slugify(form.title)
  for (let tries = 0; tries < 3; tries += 1) {
    const read = ArticleForm.safeParse({ ...form, slug, imageAlt: form.title, ...whenOf(form, whenNew === 'draft') })
    if (!read.success) return { ok: false, problem: read.error.issues[0]?.message ?? 'The post is not complete' }
    const saved = await saveArticle(app, actor, 'blog_posts', null, read.data)
    if (saved.ok) return { ok: true, id: saved.id }
    if (saved.reason !== 'taken') break
    slug = saved.suggestion
  }
  return changed
}

/** Writes what the note says into its row. */
export async function updateNoteRow(app: App, actor: SignedIn, id: string, content: NoteContent): Promise<RowOutcome> {
  switch (content.kind) {
    case 'recipes': {
      const standing = await findStanding(app.db, id)
      if (!standing) return changed
      const intent = standing.status === 'draft' ? 'save' : 'send'
      const { form } = withAuthor(content, await contentOfRow(app, 'recipes', id))
      const edit = { form, version: standing.version, revisionId: null, intent } as const
      const edited = await editRecipe(app, actor, id, edit)
      if (edited.ok) return { ok: true, id }
      return edited.reason === 'exists'
        ? { ok: false, problem: 'Another recipe has this source address.' }
        : edited.reason === 'changed'
          ? changed
          : { ok: false, problem: 'This recipe can’t be edited now. Look at it on the admin pages.' }
    }
    case 'posts': {
      const before = await findStoredArticle(app.db, 'blog_posts', id)
      if (!before) return changed
      const read = ArticleForm.safeParse({
        ...content.form,
        slug: before.slug,
        ...whenOf(content.form, before.status === 'draft'),
        imageId: content.form.imageId ?? before.imageId ?? '',
        imageAlt: before.imageAlt || content.form.title,
      })
      if (!read.success) return { ok: false, problem: read.error.issues[0]?.message ?? 'The post is not complete' }
      const saved = await saveArticle(app, actor, 'blog_posts', before, read.data)
      return saved.ok ? { ok: true, id: saved.id } : changed
    }
    case 'faqs': {
      const before = await findFaq(app.db, id)
      const saved = before && (await saveFaq(app, actor, before, content.form))
      return saved?.ok ? { ok: true, id } : changed
    }
    case 'ads': {
      const before = await findAffiliate(app.db, id)
      const saved = before && (await editAffiliate(app, actor, before, content.form))
      return saved?.kind === 'saved' ? { ok: true, id } : changed
    }
  }
}

/** Takes the row of a deleted note off the site. A recipe, a post and an ad stay on the admin pages. */
export async function withdrawNoteRow(app: App, actor: SignedIn, kind: NoteKind, id: string): Promise<void> {
  switch (kind) {
    case 'recipes':
      return void (await withdrawRecipe(app, actor, id))
    case 'posts':
      return setPost(app, actor, id, 'draft')
    case 'faqs':
      return removeFaq(app, actor, id)
    case 'ads':
      return void (await switchAffiliate(app, actor, id, false))
  }
}

/** Shows the row of a note again that came back. A recipe is shown again by its next edit. */
export async function restoreNoteRow(app: App, actor: SignedIn, kind: NoteKind, id: string): Promise<void> {
  if (kind === 'posts') await setPost(app, actor, id, 'now')
  if (kind === 'ads') await switchAffiliate(app, actor, id, true)
}

async function setPost(app: App, actor: SignedIn, id: string, when: 'now' | 'draft'): Promise<void> {
  const before = await findStoredArticle(app.db, 'blog_posts', id)
  if (!before) return
  const read = ArticleForm.safeParse({
    ...before,
    imageId: before.imageId ?? '',
    authorImageId: before.authorImageId ?? '',
    imageAlt: before.imageAlt || before.title,
    when,
  })
  if (read.success) await saveArticle(app, actor, 'blog_posts', before, read.data)
}
