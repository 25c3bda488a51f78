import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useId, useRef, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '../../root.tsx'
import { proseLook } from '../../ui/prose.tsx'
import { cn } from '../../ui/cn.ts'
import { FieldError } from '../../ui/field-error.tsx'
import { editorExtensions, htmlOf } from './editor-extensions.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { recipeCards } from './recipe-cards.ts'
import { RecipeDialog } from './recipe-dialog.tsx'
import { PictureDialog, type SendPicture } from './picture-dialog.tsx'

interface RichTextEditorProps {
  name: string
  label: string
  initial: string
  takesFocus: boolean
  error: string | undefined
  hint: string | undefined
  send: SendPicture
  recipesFrom: string | undefined
  onChange: (html: string) => void
  onHtml: () => void
}

/** Loaded only on editing pages. The server sanitizes its output like everything typed. */
export function RichTextEditor(given: RichTextEditorProps) {
  const { name, label, initial, takesFocus, error, hint, send, recipesFrom, onChange, onHtml } = given
  const id = useId()
  const origin = useRouteLoaderData<typeof rootLoader>('root')?.origin ?? ''
  const [html, setHtml] = useState(initial)
  const field = useRef<HTMLTextAreaElement>(null)
  const announced = useRef(initial)
  // React writes into the field without an event, but the form checks a field again only after an input event.
  useEffect(() => {
    if (announced.current === html) return
    announced.current = html
    field.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [html])
  const [dialog, setDialog] = useState<'link' | 'picture' | 'recipes' | null>(null)
  const editor = useEditor({
    extensions: [...editorExtensions, ...(recipesFrom ? [recipeCards.configure({ origin })] : [])],
    content: initial,
    autofocus: takesFocus,
    immediatelyRender: false,
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        ...(error ? { 'aria-invalid': 'true' } : {}),
        ...(error || hint ? { 'aria-describedby': error ? `${id}-error` : `${id}-hint` } : {}),
        class: cn(
          proseLook,
          // About 70 characters: most are narrower than the zero that `ch` measures.
          '[&_.selectedCell]:bg-blush [&_td]:border-b [&_td]:align-top [&_td]:min-w-12 [&_th]:min-w-12',
          'mx-auto min-h-[max(24rem,55dvh)] w-full max-w-[53ch] px-4 py-5 outline-none whitespace-pre-wrap sm:px-6 sm:py-7',
        ),
      },
    },
    onUpdate: ({ editor: changed }) => {
      const written = htmlOf(changed)
      setHtml(written)
      onChange(written)
    },
  })

  return (
    <div className="relative flex flex-col">
      <span id={`${id}-label`} className="mb-1.5 block font-semibold">
        {label}
      </span>
      {/* Passes the focus to the editor if the text has an error. Hidden inputs can't take the focus, and text inputs
          drop line breaks. */}
      <textarea
        ref={field}
        name={name}
        value={html}
        readOnly
        tabIndex={-1}
        aria-hidden
        className="sr-only"
        onFocus={() => editor?.commands.focus()}
      />
      <div
        className={cn(
          'flex flex-1 flex-col overflow-clip rounded-md border-[1.5px] bg-surface focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-focus',
          error ? 'border-danger' : 'border-line-strong',
        )}
      >
        {editor && (
          <EditorToolbar
            editor={editor}
            onLink={() => setDialog('link')}
            onPicture={() => setDialog('picture')}
            onRecipes={recipesFrom ? () => setDialog('recipes') : undefined}
            onHtml={onHtml}
          />
        )}
        <EditorContent editor={editor} className="grid flex-1 grid-cols-1" />
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-small text-ink-soft">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {/* The fields of a dialog are no fields of the form around the editor. */}
      <div onChange={(event) => event.stopPropagation()}>
        {editor && dialog === 'link' && <LinkDialog editor={editor} onClose={() => setDialog(null)} />}
        {editor && recipesFrom && dialog === 'recipes' && (
          <RecipeDialog editor={editor} from={recipesFrom} onClose={() => setDialog(null)} />
        )}
        {editor && dialog === 'picture' && (
          <PictureDialog
            send={send}
            onClose={() => setDialog(null)}
            onDone={({ src, alt }) => {
              setDialog(null)
              editor.chain().focus().setImage({ src, alt }).run()
            }}
          />
        )}
      </div>
    </div>
  )
}
