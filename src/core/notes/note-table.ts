import type { NoteKind } from './notes.ts'

/** Columns that only one kind of database has. The templates of this site have them all. */
const columnsOf: Readonly<Record<NoteKind, ReadonlyArray<string>>> = {
  recipes: ['ingredients', 'ingredient', 'instructions', 'directions', 'method', 'preptime', 'cooktime', 'servings'],
  faqs: ['question', 'answer'],
  ads: ['linkurl', 'affiliatelink', 'startson', 'endson'],
  posts: ['content', 'excerpt', 'authorname', 'category'],
}

const titles: Readonly<Record<NoteKind, RegExp>> = {
  recipes: /\b(?:recipes?|cookbook)\b/i,
  faqs: /\b(?:faqs?|questions)\b/i,
  ads: /\b(?:affiliates?|ads?|sponsors?)\b/i,
  posts: /\b(?:blog|posts?|articles)\b/i,
}

const plain = (name: string) => name.toLowerCase().replaceAll(/[\s_-]/g, '')

/** Recognizes what a database holds by its columns, or else by its title. */
export function kindOfTable(title: string, columns: ReadonlyArray<string>): NoteKind | null {
  const names = new Set(columns.map(plain))
  const has = (kind: NoteKind) => columnsOf[kind].filter((name) => names.has(name)).length
  if (has('recipes') > 0) return 'recipes'
  if (has('faqs') > 0) return 'faqs'
  if (has('ads') > 0) return 'ads'
  // The knowledge base has no place in the notes, and its template has no author.
  if (has('posts') > 1 && !(names.has('slug') && !names.has('authorname'))) return 'posts'
  const kinds = Object.keys(titles) as Array<NoteKind>
  return kinds.find((kind) => titles[kind].test(title)) ?? null
}
