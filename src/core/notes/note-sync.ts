import type { AffiliateForm } from '../affiliates/affiliate-form.ts'
import { htmlLines } from '../content/post-text.ts'
import type { FaqForm } from '../content/faq-form.ts'
import type { RecipeForm } from '../recipes/forms/recipe-form.ts'
import type { NoteKind } from './notes.ts'

/**
 * `waiting` for its text to be read, `synced`, in `conflict` with an edit made here, `gone` from Notion, `deleted` here,
 * or `failed`.
 */
export type NotePageState = 'waiting' | 'synced' | 'conflict' | 'gone' | 'deleted' | 'failed'

interface PostContent {
  title: string
  excerpt: string
  /** HTML whose pictures are stored here. */
  content: string
  category: string
  authorName: string
  authorImageId?: string
  imageId?: string
  /** Such as "2024-09-12". Empty means at once. */
  publishedOn?: string
}

/** A note as a form of the site. */
export type NoteContent =
  | { kind: 'recipes'; form: RecipeForm }
  | { kind: 'posts'; form: PostContent }
  | { kind: 'faqs'; form: FaqForm }
  | { kind: 'ads'; form: AffiliateForm }

export const kindWords: Readonly<Record<NoteKind, string>> = {
  recipes: 'Recipes',
  posts: 'Blog posts',
  faqs: 'FAQs',
  ads: 'Ads',
}

export const everyHoursChoices = [0, 1, 6, 24] as const

export const stateWords: Readonly<Record<NotePageState, string>> = {
  waiting: 'Waiting',
  synced: 'Up to date',
  conflict: 'Edited in both places',
  gone: 'Deleted in Notion',
  deleted: 'Deleted here',
  failed: 'Not imported',
}

/** A note that names no author leaves the author of its recipe, which is the administrator at first. */
export function withAuthor<Content extends NoteContent>(theirs: Content, ours: NoteContent | undefined): Content {
  if (theirs.kind !== 'recipes' || theirs.form.author || ours?.kind !== 'recipes') return theirs
  return { ...theirs, form: { ...theirs.form, author: ours.form.author } }
}

/** The parts of a content as lines, to compare two versions. */
export function contentLines(content: NoteContent): Array<readonly [label: string, text: string]> {
  const lines = linesOf(content)
  return lines.map(([label, value]) => [label, value === null || value === undefined ? '' : String(value)] as const)
}

function linesOf(content: NoteContent): Array<readonly [string, unknown]> {
  switch (content.kind) {
    case 'recipes': {
      const { form } = content
      return [
        ['Title', form.title],
        ['Description', form.description],
        ['Ingredients', form.ingredients],
        ['Instructions', form.instructions],
        ['Prep time', form.prepTime],
        ['Cook time', form.cookTime],
        ['Servings', form.servings],
        ['Difficulty', form.difficulty],
        ['Categories', form.categories.join(', ')],
        ['Author', form.author],
        ['Source', form.sourceUrl],
      ]
    }
    case 'posts':
      return [
        ['Title', content.form.title],
        ['Summary', content.form.excerpt],
        ['Text', htmlLines(content.form.content)],
        ['Category', content.form.category],
        ['Author', content.form.authorName],
      ]
    case 'faqs':
      return [
        ['Question', content.form.question],
        ['Answer', content.form.answer],
        ['Category', content.form.category],
      ]
    case 'ads':
      return [
        ['Title', content.form.title],
        ['Link', content.form.linkUrl],
        ['Description', content.form.description],
        ['First day', content.form.startsOn],
        ['Last day', content.form.endsOn],
      ]
  }
}
