import type { Editor } from '@tiptap/react'
import { useEditorState } from '@tiptap/react'
import {
  BetweenHorizontalEnd,
  BetweenVerticalEnd,
  Bold,
  CodeXml,
  CookingPot,
  FoldHorizontal,
  FoldVertical,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  Table,
  Trash2,
  Undo2,
} from 'lucide-react'
import * as Toolbar from 'radix-ui/toolbar'
import { cn } from '../../ui/cn.ts'
import { changeTable, insertTable } from './editor-table.ts'

interface EditorToolbarProps {
  editor: Editor
  onLink: () => void
  onPicture: () => void
  /** Undefined for texts without recipe cards. */
  onRecipes: (() => void) | undefined
  onHtml: () => void
}

interface Tool {
  label: string
  Icon: LucideIcon
  press: () => void
  isOn?: boolean
  isOff?: boolean
}

/** The toolbar is one tab stop. Arrow keys move between its buttons. */
export function EditorToolbar({ editor, onLink, onPicture, onRecipes, onHtml }: EditorToolbarProps) {
  const at = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      h2: now.isActive('heading', { level: 2 }),
      h3: now.isActive('heading', { level: 3 }),
      bulletList: now.isActive('bulletList'),
      orderedList: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      link: now.isActive('link'),
      table: now.isActive('table'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  })
  const run = () => editor.chain().focus()
  const tools: Array<Array<Tool>> = [
    [
      { label: 'Heading', Icon: Heading2, isOn: at.h2, press: () => run().toggleHeading({ level: 2 }).run() },
      { label: 'Small heading', Icon: Heading3, isOn: at.h3, press: () => run().toggleHeading({ level: 3 }).run() },
    ],
    [
      { label: 'Bold', Icon: Bold, isOn: at.bold, press: () => run().toggleBold().run() },
      { label: 'Italic', Icon: Italic, isOn: at.italic, press: () => run().toggleItalic().run() },
      { label: 'Link', Icon: Link2, isOn: at.link, press: onLink },
    ],
    [
      { label: 'List', Icon: List, isOn: at.bulletList, press: () => run().toggleBulletList().run() },
      { label: 'Numbered list', Icon: ListOrdered, isOn: at.orderedList, press: () => run().toggleOrderedList().run() },
      { label: 'Quote', Icon: Quote, isOn: at.quote, press: () => run().toggleBlockquote().run() },
      { label: 'Line', Icon: Minus, press: () => run().setHorizontalRule().run() },
      { label: 'Picture', Icon: ImagePlus, press: onPicture },
      ...(at.table ? [] : [{ label: 'Table', Icon: Table, press: () => insertTable(editor) }]),
      ...(onRecipes ? [{ label: 'Recipes', Icon: CookingPot, press: onRecipes }] : []),
    ],
    ...(at.table
      ? [
          [
            { label: 'Add a row', Icon: BetweenHorizontalEnd, press: () => changeTable(editor, 'addRow') },
            { label: 'Add a column', Icon: BetweenVerticalEnd, press: () => changeTable(editor, 'addColumn') },
            { label: 'Delete the row', Icon: FoldVertical, press: () => changeTable(editor, 'deleteRow') },
            { label: 'Delete the column', Icon: FoldHorizontal, press: () => changeTable(editor, 'deleteColumn') },
            { label: 'Delete the table', Icon: Trash2, press: () => changeTable(editor, 'deleteTable') },
          ],
        ]
      : []),
    [
      { label: 'Undo', Icon: Undo2, isOff: !at.canUndo, press: () => run().undo().run() },
      { label: 'Redo', Icon: Redo2, isOff: !at.canRedo, press: () => run().redo().run() },
      { label: 'Edit as HTML', Icon: CodeXml, press: onHtml },
    ],
  ]
  return (
    <Toolbar.Root
      aria-label="Text tools"
      // On a phone, the header leaves while the page scrolls down.
      className="sticky top-17 z-1 flex gap-x-1.5 gap-y-1 border-b max-md:transition-[top] max-md:[header[data-hidden]~main_&]:top-0 border-line bg-sunk px-2 py-1.5 max-sm:overflow-x-auto max-sm:[scrollbar-width:none] sm:flex-wrap 2xl:top-19"
    >
      {tools.map((group) => (
        <div key={group[0]?.label} className="flex shrink-0 gap-0.5">
          {group.map(({ label, Icon, isOn, isOff = false, press }) => (
            <Toolbar.Button
              key={label}
              type="button"
              aria-label={label}
              title={label}
              aria-pressed={isOn}
              disabled={isOff}
              onClick={press}
              className={cn(
                'grid size-11 place-items-center rounded-sm text-ink hover:bg-blush disabled:text-line-strong',
                'aria-pressed:bg-surface aria-pressed:text-link aria-pressed:shadow-pillow-flat',
              )}
            >
              <Icon aria-hidden className="size-5" />
            </Toolbar.Button>
          ))}
        </div>
      ))}
    </Toolbar.Root>
  )
}
