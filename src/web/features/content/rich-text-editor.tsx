import { Image } from '@tiptap/extension-image'
import { EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useId, useState } from 'react'
import { proseLook } from '../../ui/prose.tsx'
import { cn } from '../../ui/cn.ts'
import { FieldError } from '../../ui/field-error.tsx'
import { EditorToolbar } from './editor-toolbar.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { PictureDialog, type SendPicture } from './picture-dialog.tsx'

interface RichTextEditorProps {
  name: string
  label: string
  initial: string
  error: string | undefined
  hint: string | undefined
  send: SendPicture
  onChange: (html: string) => void
  onHtml: () => void
}

/** Loaded only on editing pages. The server sanitizes its output like everything typed. */
export function RichTextEditor({ name, label, initial, error, hint, send, onChange, onHtml }: RichTextEditorProps) {
  const id = useId()
  const [html, setHtml] = useState(initial)
  const [dialog, setDialog] = useState<'link' | 'picture' | null>(null)
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3, 4] },
        link: { openOnClick: false, protocols: ['http', 'https', 'mailto', 'tel'] },
      }),
      Image.configure({ inline: false }),
    ],
    content: initial,
    immediatelyRender: false,
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        ...(error ? { 'aria-invalid': 'true' } : {}),
        ...(error || hint ? { 'aria-describedby': error ? `${id}-error` : `${id}-hint` } : {}),
        class: cn(proseLook, 'min-h-80 max-w-none px-5 py-4 outline-none whitespace-pre-wrap'),
      },
    },
    onUpdate: ({ editor: changed }) => {
      const written = changed.isEmpty ? '' : changed.getHTML()
      setHtml(written)
      onChange(written)
    },
  })

  return (
    <div className="relative">
      <span id={`${id}-label`} className="mb-1.5 block font-semibold">
        {label}
      </span>
      {/* Passes the focus to the editor if the text has an error. Hidden inputs can't take the focus, and text inputs
          drop line breaks. */}
      <textarea
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
          'overflow-clip rounded-md border-[1.5px] bg-surface focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-focus',
          error ? 'border-danger' : 'border-line-strong',
        )}
      >
        {editor && (
          <EditorToolbar
            editor={editor}
            onLink={() => setDialog('link')}
            onPicture={() => setDialog('picture')}
            onHtml={onHtml}
          />
        )}
        <EditorContent editor={editor} />
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-small text-ink-soft">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {editor && dialog === 'link' && <LinkDialog editor={editor} onClose={() => setDialog(null)} />}
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
  )
}
