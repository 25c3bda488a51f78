import { useState } from 'react'
import { Link } from 'react-router'
import { alreadyExistsMessage, type ImageSuggestion, type ImportEvent } from '../../core/importing.ts'
import { emptyRecipeForm, type RecipeForm } from '../../core/recipe/recipe-form.ts'
import { AddressForm } from '../components/importing/address-form.tsx'
import { HeldDraft } from '../components/importing/held-draft.tsx'
import { ImagePicker } from '../components/importing/image-picker.tsx'
import { ImportProblem } from '../components/importing/import-problem.tsx'
import { PasteForm } from '../components/importing/paste-form.tsx'
import { toast } from '../components/ui/toast.ts'
import { EditDialog } from './edit-dialog.tsx'
import { formFromTyped, useHeldDraft } from './use-held-draft.ts'
import { useWebImport, type WebImportRequest } from './use-web-import.ts'

interface WorkbenchProps {
  /** Id of the address form, for a button elsewhere that submits it. */
  formId?: string
  /** An address to start with, as a link or a bookmarklet gives it. */
  url: string
  /** Start with an empty recipe to write. */
  byHand: boolean
  canFeature: boolean
  onSaved?: () => void
}

/** Step by step from an address, or a pasted page, to a saved recipe. */
export function Workbench({ formId, url: givenUrl, byHand, canFeature, onSaved }: WorkbenchProps) {
  const [url, setUrl] = useState(givenUrl)
  const [html, setHtml] = useState('')
  const [isPasteOpen, setPasteOpen] = useState(false)
  const [suggestions, setSuggestions] = useState<Array<ImageSuggestion>>([])
  const { draft, keepDraft, dropDraft } = useHeldDraft()
  const [isEditing, setEditing] = useState(byHand)
  const { state, start, cancel } = useWebImport(answer)
  const [lastRequest, setLastRequest] = useState<WebImportRequest>({ url: '' })
  const shown = draft ?? { form: emptyRecipeForm, preview: null }

  function run(request: WebImportRequest) {
    setLastRequest(request)
    void start(request)
  }

  function answer(outcome: Exclude<ImportEvent, { kind: 'stage' }>) {
    if (outcome.kind === 'exists') return toast.info(alreadyExistsMessage)
    // The reason stays on the page, beside the ways on; a toast would only cover them.
    if (outcome.kind === 'problem') return
    keepDraft({ form: outcome.form, preview: outcome.preview })
    setSuggestions(outcome.suggestions)
    setEditing(outcome.suggestions.length === 0)
  }

  function pick({ picture }: ImageSuggestion) {
    const preview = `/images/${picture.id}/${picture.widths[0]}.webp`
    if (draft) keepDraft({ form: { ...draft.form, imageId: picture.id }, preview })
    toast.success('Image added to recipe!')
    closePicker()
  }

  function closePicker() {
    setSuggestions([])
    setEditing(true)
  }

  function writeByHand() {
    keepDraft({ form: draft?.form ?? withSource(url), preview: draft?.preview ?? null })
    setEditing(true)
  }

  function finish() {
    setEditing(false)
    dropDraft()
    cancel()
  }

  const isRunning = state.kind === 'running'
  return (
    <>
      <AddressForm
        formId={formId}
        isOnlyButton={formId === undefined}
        url={url}
        onUrlChange={setUrl}
        stage={isRunning ? state.stage : null}
        onImport={() => run({ url })}
        onCancel={cancel}
      />
      {(state.kind === 'problem' || state.kind === 'exists') && (
        <ImportProblem
          problem={state}
          onTryAgain={() => run(lastRequest)}
          onPaste={() => setPasteOpen(true)}
          onWriteByHand={writeByHand}
        />
      )}
      {draft && !isEditing && suggestions.length === 0 && (
        <HeldDraft title={draft.form.title} onContinue={() => setEditing(true)} onDiscard={finish} />
      )}
      <div className="mt-6">
        <PasteForm
          url={url}
          html={html}
          onHtmlChange={setHtml}
          isOpen={isPasteOpen}
          onOpenChange={setPasteOpen}
          isRunning={isRunning}
          onImport={() => run({ url, html })}
        />
      </div>
      <p className="mt-4 text-small text-ink-soft">
        No page to import?{' '}
        <Link
          to="/import?by=hand"
          onClick={(event) => (event.preventDefault(), writeByHand())}
          className="inline-flex min-h-11 items-center"
        >
          Write it by hand
        </Link>
      </p>
      <ImagePicker isOpen={suggestions.length > 0} suggestions={suggestions} onPick={pick} onSkip={closePicker} />
      <EditDialog
        isOpen={isEditing}
        initial={shown.form}
        preview={shown.preview}
        canFeature={canFeature}
        onPutAside={(typed) => {
          keepDraft({ ...shown, form: formFromTyped(shown.form, typed) })
          setEditing(false)
        }}
        onDiscard={finish}
        onSaved={() => {
          finish()
          onSaved?.()
        }}
      />
    </>
  )
}

/** Who writes a page off by hand has its address already. */
const withSource = (url: string): RecipeForm => ({ ...emptyRecipeForm, sourceUrl: url.startsWith('http') ? url : null })
