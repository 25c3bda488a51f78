import { z } from 'zod'
import { AffiliateForm } from '../../core/affiliates/affiliate-form.ts'
import { ArticleForm, type ArticleKind, publishedOn } from '../../core/content/article-form.ts'
import { FaqForm } from '../../core/content/faq-form.ts'
import { emptyRecipeForm, RecipeForm, recipeFromForm } from '../../core/recipes/forms/recipe-form.ts'
import { slugify } from '../../core/recipes/slug.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { isWebAddress } from '../../core/text/web-address.ts'
import { setPictureAddresses } from '../../db/content/article-edits.ts'
import { linesFrom, type TemplateTable } from '../../core/templates/table-templates.ts'
import { addAffiliate } from '../affiliates/add-affiliate.ts'
import type { App } from '../app/app.ts'
import { saveArticle } from '../content/save-article.ts'
import { saveFaq } from '../content/save-faq.ts'
import { fetchImage } from '../pictures/fetch-image.ts'
import { saveRecipe } from '../recipes/save-recipe.ts'

type Texts = Readonly<Record<string, string>>
type Errors = Record<string, string>
type AddOutcome = { ok: true } | { ok: false; errors: Errors }
type Add = (app: App, actor: SignedIn, typed: Texts) => Promise<AddOutcome>

/** Each table uses the operation of its own page, with the same checks and audit entries. */
const adds: Record<TemplateTable, Add> = {
  async recipes(app, actor, typed) {
    const read = RecipeForm.safeParse({
      ...emptyRecipeForm,
      title: typed['title'],
      description: typed['description'] ?? '',
      ingredients: linesFrom(typed['ingredients'] ?? '').join('\n'),
      instructions: linesFrom(typed['instructions'] ?? '').join('\n\n'),
      prepTime: typed['prep_time'],
      cookTime: typed['cook_time'],
      servings: typed['servings'],
      difficulty: typed['difficulty'],
      categories: (typed['categories'] ?? '')
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
      author: typed['author'],
      imageUrl: typed['image_url'],
      sourceUrl: typed['source_url'],
      featured: typed['featured'] === 'on',
    })
    if (!read.success)
      return refuse(read.error.issues, {
        prepTime: 'prep_time',
        cookTime: 'cook_time',
        imageUrl: 'image_url',
        sourceUrl: 'source_url',
      })
    const day = typed['date_published'] ?? ''
    const published = day === '' ? null : pastDay(day)
    if (published === undefined)
      return { ok: false, errors: { date_published: 'Enter a date that is not in the future' } }
    const recipe = recipeFromForm(read.data)
    const saved = await saveRecipe(app, recipe, actor, published ?? undefined)
    return saved.ok ? saved : { ok: false, errors: { source_url: 'This recipe already exists in your collection!' } }
  },

  blog_posts: (app, actor, typed) =>
    addArticle(app, actor, 'blog_posts', { ...typed, slug: slugify(typed['title'] ?? '') }),

  knowledge_base_articles: (app, actor, typed) => addArticle(app, actor, 'knowledge_base_articles', typed),

  async affiliates(app, actor, typed) {
    const read = AffiliateForm.safeParse({
      title: typed['title'],
      linkUrl: typed['link_url'],
      description: typed['description'],
      imageUrl: typed['image_url'],
      startsOn: typed['starts_on'],
      endsOn: typed['ends_on'],
    })
    const names = { linkUrl: 'link_url', imageUrl: 'image_url', startsOn: 'starts_on', endsOn: 'ends_on' }
    if (!read.success) return refuse(read.error.issues, names)
    const added = await addAffiliate(app, actor, read.data)
    return added.ok
      ? added
      : { ok: false, errors: { image_url: added.errors.imageUrl ?? 'This picture can’t be loaded' } }
  },

  async faqs(app, actor, typed) {
    const read = FaqForm.safeParse(typed)
    if (!read.success) return refuse(read.error.issues)
    await saveFaq(app, actor, null, read.data)
    return { ok: true }
  },
}

/** Returns undefined for what is not a day, and for a day to come, which no list could show in its place. */
function pastDay(written: string): Date | undefined {
  const day = new Date(written)
  return z.iso.date().safeParse(written).success && day <= new Date() ? day : undefined
}

/** Adds a row to a table that has a template. */
export function addRow(app: App, actor: SignedIn, table: TemplateTable, typed: Texts): Promise<AddOutcome> {
  return adds[table](app, actor, typed)
}

async function addArticle(app: App, actor: SignedIn, kind: ArticleKind, typed: Texts): Promise<AddOutcome> {
  const { author_name: authorName = '', author_avatar: avatar = '', image_url: cover = '', ...rest } = typed
  const { date_published: day = '', ...texts } = rest
  const read = ArticleForm.safeParse({ ...texts, authorName, ...(day ? publishedOn(day) : { when: 'now' }) })
  const nameOfSlug = kind === 'blog_posts' ? 'title' : 'slug'
  if (!read.success) return refuse(read.error.issues, { slug: nameOfSlug, publishAt: 'date_published' })
  const { title } = read.data
  const image = await pictureAt(app, cover, title)
  if (image?.ok === false) return { ok: false, errors: { image_url: image.problem } }
  const portrait = await pictureAt(app, avatar, `Portrait of ${read.data.authorName}`)
  if (portrait?.ok === false) return { ok: false, errors: { author_avatar: portrait.problem } }
  const form = {
    ...read.data,
    ...(image && { imageId: image.picture.id, imageAlt: title }),
    ...(portrait && { authorImageId: portrait.picture.id }),
  }
  const saved = await saveArticle(app, actor, kind, null, form)
  if (saved.ok && (image || portrait))
    await setPictureAddresses(app.db, saved.id, { imageUrl: cover || null, authorAvatar: avatar || null })
  if (saved.ok) return { ok: true }
  const problem =
    saved.reason === 'taken' ? `This address is taken. Try ${saved.suggestion} instead` : 'The row could not be added'
  return { ok: false, errors: { [nameOfSlug]: problem } }
}

async function pictureAt(app: App, address: string, alt: string) {
  if (address === '') return null
  if (!isWebAddress(address)) return { ok: false as const, problem: 'Enter the web address of a picture' }
  return fetchImage(app, address, alt)
}

/** Names the problems by column. */
function refuse(
  issues: ReadonlyArray<{ path: ReadonlyArray<PropertyKey>; message: string }>,
  columns: Readonly<Record<string, string>> = {},
): AddOutcome {
  const errors = issues.toReversed().map(({ path, message }) => {
    const name = String(path[0])
    return [columns[name] ?? name, message]
  })
  return { ok: false, errors: Object.fromEntries(errors) as Errors }
}
