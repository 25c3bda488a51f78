import { lazy, Suspense, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { useIsAlive } from '../../ui/use-is-alive.ts'
import type { SendPicture } from './picture-dialog.tsx'

const RichTextEditor = lazy(async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor }))

/** Elements the editor does not support and would remove. */
const beyondTheEditor = /<(?:table|dl|figure|sub|sup|mark|small|abbr|kbd)\b/i

const takeFocus = (field: HTMLTextAreaElement | null) => field?.focus()

interface RichTextProps {
  name: string
  label: string
  /** HTML. */
  defaultValue: string
  error: string | undefined
  /** Shown below the text. */
  hint?: string
  send: SendPicture
  /** The address that finds recipes whose cards can be put into the text. */
  recipesFrom?: string
  /** Called when the text changes. */
  onDirty?: () => void
}

/** A text with headings, lists, links and pictures. Editors can also write HTML, the only way without script. */
export function RichText({ name, label, defaultValue, error, hint, send, recipesFrom, onDirty }: RichTextProps) {
  const isAlive = useIsAlive()
  const [isBeyond] = useState(() => beyondTheEditor.test(defaultValue))
  const [asHtml, setAsHtml] = useState(isBeyond)
  const [start, setStart] = useState(defaultValue)
  const current = useRef(defaultValue)
  const [isTurned, setTurned] = useState(false)

  function turn(toHtml: boolean) {
    setStart(current.current)
    setAsHtml(toHtml)
    setTurned(true)
  }

  const remember = (html: string) => {
    current.current = html
    onDirty?.()
  }
  const plain = (
    <Field
      label={label}
      error={error}
      hint={`HTML: paragraphs, headings from h2, lists, links, quotes, tables and pictures. Everything else is removed.${hint ? ` ${hint}` : ''}`}
    >
      <Textarea
        ref={isTurned && asHtml ? takeFocus : undefined}
        name={name}
        defaultValue={start}
        rows={16}
        className="min-h-80 font-mono text-[.9375rem]"
        // The editor must not replace the field while it is in use.
        onFocus={() => setAsHtml(true)}
        onChange={({ currentTarget }) => {
          remember(currentTarget.value)
          // The editor starts with what was typed before it loaded.
          setStart(currentTarget.value)
        }}
      />
    </Field>
  )
  if (!isAlive || asHtml)
    return (
      <div>
        {plain}
        {isAlive && (
          <div className="mt-2 flex flex-wrap items-center gap-3">
            <Button onClick={() => turn(false)}>Visual editor</Button>
            {isBeyond && (
              <p className="text-small text-ink-soft">
                This text has parts that the visual editor can’t show, such as a table.
              </p>
            )}
          </div>
        )}
      </div>
    )
  return (
    <Suspense fallback={plain}>
      <RichTextEditor
        name={name}
        label={label}
        initial={start}
        takesFocus={isTurned}
        error={error}
        hint={hint}
        send={send}
        recipesFrom={recipesFrom}
        onChange={remember}
        onHtml={() => turn(true)}
      />
    </Suspense>
  )
}
