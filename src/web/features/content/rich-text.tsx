import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { useIsAlive } from '../../ui/use-is-alive.ts'
import type { SendPicture } from './picture-dialog.tsx'

const RichTextEditor = lazy(async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor }))

/** Names what the visual editor would remove from a text. Null if the editor did not load. */
const findLost = (html: string) =>
  import('./editor-extensions.ts').then(({ lostInEditor }) => lostInEditor(html)).catch(() => null)

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

/** A text with headings, lists, links, tables and pictures. Editors can also write HTML, the only way without script. */
export function RichText({ name, label, defaultValue, error, hint, send, recipesFrom, onDirty }: RichTextProps) {
  const isAlive = useIsAlive()
  const [mode, setMode] = useState<'loading' | 'html' | 'visual'>('loading')
  const [lost, setLost] = useState<ReadonlyArray<string> | null>([])
  const [isAsking, setAsking] = useState(false)
  const [start, setStart] = useState(defaultValue)
  const current = useRef(defaultValue)
  const [isTurned, setTurned] = useState(false)
  const isSwitching = useRef(false)

  useEffect(() => {
    void findLost(current.current).then((parts) => {
      setLost(parts)
      // The editor must not replace the field while it is in use.
      setMode((now) => (now === 'loading' ? (parts?.length === 0 ? 'visual' : 'html') : now))
    })
  }, [])

  function turn(to: 'html' | 'visual') {
    isSwitching.current = to === 'visual'
    setStart(current.current)
    setMode(to)
    setAsking(false)
    setTurned(true)
  }

  /** Asks first if the editor would remove a part of the text. */
  async function turnToVisual() {
    const parts = await findLost(current.current)
    setLost(parts)
    if (parts?.length === 0) turn('visual')
    else if (parts) setAsking(true)
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
        ref={isTurned && mode === 'html' ? takeFocus : undefined}
        name={name}
        defaultValue={start}
        rows={16}
        className="min-h-80 font-mono text-[.9375rem]"
        onFocus={() => setMode('html')}
        onBlur={() => void findLost(current.current).then(setLost)}
        onChange={({ currentTarget }) => {
          remember(currentTarget.value)
          // The editor starts with what was typed before it loaded.
          setStart(currentTarget.value)
        }}
      />
    </Field>
  )
  if (!isAlive || mode !== 'visual')
    return (
      <div>
        {plain}
        {isAlive && (
          <div className="mt-2 flex flex-wrap items-center gap-3">
            <Button onClick={() => void turnToVisual()}>Visual editor</Button>
            <output className="text-small text-ink-soft">
              {lost === null
                ? 'The visual editor didn’t load. Check your connection.'
                : lost.length > 0 && `The visual editor would remove ${listOf.format(lost)}.`}
            </output>
          </div>
        )}
        <Dialog open={isAsking} onOpenChange={setAsking}>
          <DialogContent
            title="Switch to the visual editor?"
            // The editor takes the focus.
            onCloseAutoFocus={(event) => isSwitching.current && event.preventDefault()}
            footer={
              <>
                <Button onClick={() => setAsking(false)}>Stay with HTML</Button>
                <Button variant="danger" onClick={() => turn('visual')}>
                  Switch anyway
                </Button>
              </>
            }
          >
            <p>{`It can’t show everything. With your first change there, this text loses ${listOf.format(lost ?? [])}.`}</p>
          </DialogContent>
        </Dialog>
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
        onHtml={() => turn('html')}
      />
    </Suspense>
  )
}

const listOf = new Intl.ListFormat('en')
