import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { type Editor, Extension } from '@tiptap/react'

type Block = Editor['state']['doc']

/** Returns true for a link to a recipe of the site at `origin`. */
export const isRecipeLink = (link: string, origin: string): boolean =>
  /^\/recipe\/[\w-]+\/?$/.test(link.startsWith(`${origin}/`) ? link.slice(origin.length) : link)

const cardLook =
  "rounded-md bg-blush px-4 py-3 font-display font-[560] before:block before:font-text before:text-micro before:font-normal before:text-ink-soft before:content-['Recipe_card'] [&_a]:no-underline"

/** Shows which links become cards in the mail: those to a recipe, alone in a paragraph. */
export const recipeCards = Extension.create<{ origin: string }>({
  name: 'recipeCards',
  addOptions: () => ({ origin: '' }),
  addProseMirrorPlugins() {
    const { origin } = this.options
    return [
      new Plugin({
        props: {
          decorations({ doc }) {
            const cards: Array<Decoration> = []
            doc.forEach((block, at) => {
              if (isCard(block, origin)) cards.push(Decoration.node(at, at + block.nodeSize, { class: cardLook }))
            })
            return DecorationSet.create(doc, cards)
          },
        },
      }),
    ]
  },
})

function isCard({ type, childCount, firstChild }: Block, origin: string): boolean {
  const link = firstChild?.marks.find((mark) => mark.type.name === 'link')
  return type.name === 'paragraph' && childCount === 1 && isRecipeLink(String(link?.attrs['href'] ?? ''), origin)
}

/** Inserts a card for each recipe after the block with the caret, because a card can't stand inside a list. */
export function insertRecipes(editor: Editor, recipes: ReadonlyArray<{ id: string; title: string }>) {
  const { $to } = editor.state.selection
  const block = $to.depth > 0 ? $to.node(1) : undefined
  const isEmpty = block?.type.name === 'paragraph' && block.childCount === 0
  const end = $to.depth > 0 ? $to.after(1) : $to.pos
  const cards = recipes.map(({ id, title }) => ({
    type: 'paragraph',
    content: [{ type: 'text', text: title, marks: [{ type: 'link', attrs: { href: `/recipe/${id}` } }] }],
  }))
  editor
    .chain()
    .insertContentAt(isEmpty ? { from: $to.before(1), to: end } : end, [...cards, { type: 'paragraph' }])
    .focus()
    .run()
}
