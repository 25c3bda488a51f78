import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import {
  type ImageSuggestion,
  type ImportedPart,
  type ImportEvent,
  importStages,
} from '../../../core/importing/import-events.ts'
import { type ImportTab, importTabs } from '../../../core/importing/import-tabs.ts'
import type { TableMapping } from '../../../core/importing/table-columns.ts'
import { emptyRecipeForm } from '../../../core/recipes/recipe-form.ts'
import { AddressForm } from './address-form.tsx'
import { CsvDialog } from './csv-dialog.tsx'
import { type ChosenTable, CsvForm, openTable } from './csv-form.tsx'
import { FileForm } from './file-form.tsx'
import { ImportedDrafts } from './imported-drafts-list.tsx'
import { ImagePicker } from './image-picker.tsx'
import { ImportProblem } from './import-problem.tsx'
import { PasteForm } from './paste-form.tsx'
import { Button } from '../../ui/button.tsx'
import { NotStoredNote } from '../../ui/not-stored-note.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../ui/tabs.tsx'
import { toast } from '../../ui/toast.ts'
import { ScanForm } from './scan-form.tsx'
import { type StoredSubmission, useStoredSubmissions } from '../submissions/stored-submissions.ts'
import { EditDialog } from './edit-dialog.tsx'
import { formFromTyped, type ImportedDraft, isBlank, newDraftId } from './imported-drafts.ts'
import { storeImport } from './stored-imports.ts'
import { useDropped } from './use-dropped.ts'
import { draftsEntry, useImportedDrafts } from './use-imported-drafts.ts'
import { type ImportOutcome, useWebImport, type WebImportRequest } from './use-web-import.ts'

interface WorkbenchProps {
  /** The form id for a submit button elsewhere: of the address form, and with `-text` of the form for a text. */
  formId?: string
  /** The initial address, for example from a link or a bookmarklet. */
  url: string
  /** True to start with an empty recipe. */
  byHand: boolean
  /** The tab to open first. */
  from?: ImportTab
  /** Called when the tab changes. */
  onTabChange?: (tab: ImportTab) => void
  canFeature: boolean
  /** The outcome of an import that the server ran before this page, such as that of a handed-over page. */
  outcome?: ImportOutcome | undefined
  onSaved?: () => void
}

const tabLabels: Record<ImportTab, string> = { url: 'URL', file: 'File', csv: 'CSV', text: 'Text' }

/** Without script, all ways are below each other. */
function Way({ tab, children }: { tab: ImportTab; children: ReactNode }) {
  return (
    <TabsContent
      value={tab}
      forceMount
      className="mt-0 data-[state=inactive]:hidden no-script:mb-8 no-script:data-[state=inactive]:block"
    >
      {children}
    </TabsContent>
  )
}

/** Imports an address, a file or a text, step by step, until the recipe is saved. */
export function Workbench({ formId, url: givenUrl, byHand, from = 'url', ...rest }: WorkbenchProps) {
  const { canFeature, outcome: given, onTabChange, onSaved } = rest
  const [url, setUrl] = useState(givenUrl)
  const [html, setHtml] = useState('')
  const [tab, setTab] = useState(from)
  const [table, setTable] = useState<ChosenTable | null>(null)
  const [suggestions, setSuggestions] = useState<Array<ImageSuggestion>>(
    given?.kind === 'draft' ? given.suggestions : [],
  )
  // The initial draft has no id yet, because a random id would differ between server and browser.
  const [draft, setDraft] = useState<ImportedDraft | null>(
    given?.kind === 'draft' ? draftOf(given, '') : byHand ? emptyDraft('', givenUrl) : null,
  )
  const { drafts, storeDraft, dropDraft } = useImportedDrafts()
  const { state, start, cancel } = useWebImport(answer, given)
  const [lastRequest, setLastRequest] = useState<WebImportRequest>({ url: givenUrl })
  const navigate = useNavigate()
  const sentBefore = useStoredSubmissions()
  const isPicking = suggestions.length > 0
  const [isOpening, setOpening] = useState(false)
  const isRunning = state.kind === 'running' || isOpening
  const isOver = useDropped({ onFiles: takeFiles, onText: takeText })

  const isGivenStored = useRef(false)
  // A draft that came with the page survives a reload, like any other. Runs after every render, but acts once.
  useEffect(() => {
    if (isGivenStored.current || given?.kind !== 'draft') return
    isGivenStored.current = true
    change(draftOf(given, newDraftId()))
  })

  function takeFiles(files: ReadonlyArray<File>) {
    // An open dialog holds another recipe.
    if (isRunning || draft || isPicking || table) return
    const [file, ...others] = files
    if (!file) return
    const arePhotos = files.every(({ type }) => type.startsWith('image/'))
    if (others.length > 0 && !arePhotos) toast.error('One file at a time', 'Several photos of one recipe also work.')
    else if (arePhotos) run({ url: '', photos: files })
    else takeFile(file)
  }

  /** The columns of a table are checked first. A table that cannot be shown is read like any other file. */
  async function showColumns(file: File) {
    setOpening(true)
    const opened = await openTable(file)
    setOpening(false)
    if (typeof opened === 'string') run({ url: '', file })
    else setTable(opened)
  }

  function takeFile(file: File) {
    if (/\.(?:csv|tsv)$/i.test(file.name)) void showColumns(file)
    else run({ url: '', file })
  }

  function importTable(file: File, columns: TableMapping | undefined) {
    setTable(null)
    run({ url: '', file, ...(columns && { columns }) })
  }

  function changeTab(next: ImportTab) {
    setTab(next)
    onTabChange?.(next)
  }

  function takeText(text: string) {
    if (isRunning || draft || isPicking || table) return
    if (/^https?:\/\/\S+$/i.test(text)) {
      setUrl(text)
      run({ url: text })
    } else {
      setHtml(text)
      changeTab('text')
      run({ url, html: text })
    }
  }

  function run(request: WebImportRequest) {
    setLastRequest(request)
    void start(request)
  }

  function answer(outcome: ImportOutcome, request: WebImportRequest) {
    // The page shows the problem beside the alternatives. A toast would cover them.
    if (outcome.kind === 'exists' || outcome.kind === 'problem') return
    if (outcome.kind === 'import') {
      const { file } = request
      storeImport(outcome.id, file?.name ?? 'File')
      void navigate(`/imports/${outcome.id}`)
      return
    }
    // Clears the pasted page, because the next import is for another address.
    if (request.html) setHtml('')
    change(draftOf(outcome, newDraftId()))
    setSuggestions(outcome.suggestions)
  }

  function change(next: ImportedDraft) {
    setDraft(next)
    storeDraft(next)
  }

  function pick({ picture }: ImageSuggestion) {
    const preview = `/images/${picture.id}/${picture.widths[0]}.webp`
    if (draft) change({ ...draft, form: { ...draft.form, imageId: picture.id }, preview })
    toast.success('Image added to recipe!')
    setSuggestions([])
  }

  function putAside(typed: FormData, preview: string | null) {
    if (!draft) return
    const next = { ...draft, id: draft.id || newDraftId(), form: formFromTyped(draft.form, typed), preview }
    if (isBlank(next)) dropDraft(next.id)
    else storeDraft(next)
    setDraft(null)
  }

  function finish(id: string) {
    dropDraft(id)
    setDraft(null)
    cancel()
  }

  return (
    <>
      {isOver && (
        <div className="pointer-events-none fixed inset-3 z-50 grid place-items-center rounded-lg border-3 border-dashed border-primary bg-blush/90">
          <p className="font-display text-h2 font-[560]">Drop it anywhere</p>
        </div>
      )}
      <Tabs value={tab} onValueChange={(value) => changeTab(value as ImportTab)}>
        <TabsList aria-label="Ways to import" className="mb-5 w-fit no-script:hidden">
          {importTabs.map((value) => (
            <TabsTrigger key={value} value={value}>
              {tabLabels[value]}
            </TabsTrigger>
          ))}
        </TabsList>
        <Way tab="url">
          {formId === undefined && <h2 className="mb-5 text-h3">Import from Website</h2>}
          <AddressForm
            formId={formId}
            isOnlyButton={formId === undefined}
            url={url}
            onUrlChange={setUrl}
            isRunning={isRunning}
            onImport={() => run({ url })}
          />
        </Way>
        <Way tab="file">
          <div className="grid gap-8">
            <FileForm isRunning={isRunning} onImport={takeFile} />
            <ScanForm
              isRunning={isRunning}
              onImportFile={takeFile}
              onImportPhotos={(photos) => run({ url: '', photos })}
            />
          </div>
        </Way>
        <Way tab="csv">
          <CsvForm isRunning={isRunning} onImport={importTable} />
        </Way>
        <Way tab="text">
          <PasteForm
            formId={formId && `${formId}-text`}
            url={url}
            html={html}
            onHtmlChange={setHtml}
            isRunning={isRunning}
            onImport={() => run({ url, html })}
          />
        </Way>
      </Tabs>
      <div aria-live="polite">
        {state.kind === 'running' && (
          <div className="mt-5 flex items-end gap-3">
            <Progress
              className="flex-1"
              label={importStages[state.stage].label}
              value={importStages[state.stage].progress}
            />
            <Button variant="ghost" onClick={cancel}>
              Cancel
            </Button>
          </div>
        )}
      </div>
      {(state.kind === 'problem' || state.kind === 'exists') && (
        <ImportProblem
          problem={state}
          known={state.kind === 'exists' ? placeOf(state, sentBefore) : null}
          onTryAgain={() => run(lastRequest)}
          onPaste={lastRequest.file || lastRequest.photos ? undefined : () => changeTab('text')}
          onWriteByHand={() => setDraft(emptyDraft(newDraftId(), url))}
        />
      )}
      <NotStoredNote entry={draftsEntry} className="mt-5" />
      <ImportedDrafts
        drafts={drafts.filter(({ id }) => id !== draft?.id).map(({ id, form }) => ({ id, title: form.title }))}
        onContinue={(id) => setDraft(drafts.find((held) => held.id === id) ?? null)}
        onDiscard={dropDraft}
      />
      <p className="mt-4 text-small text-ink-soft">
        No page to import?{' '}
        <Link
          to="/import?by=hand"
          onClick={(event) => {
            event.preventDefault()
            setDraft(emptyDraft(newDraftId(), url))
          }}
          className="inline-flex min-h-11 items-center"
        >
          Write it by hand
        </Link>
      </p>
      {table && <CsvDialog chosen={table} onImport={importTable} onCancel={() => setTable(null)} />}
      <ImagePicker isOpen={isPicking} suggestions={suggestions} onPick={pick} onSkip={() => setSuggestions([])} />
      {draft && !isPicking && (
        <EditDialog
          key={draft.id}
          initial={draft.form}
          preview={draft.preview}
          cut={draft.cut}
          source={draft.source}
          canFeature={canFeature}
          onPutAside={putAside}
          onDiscard={() => finish(draft.id)}
          onSaved={() => {
            finish(draft.id)
            onSaved?.()
          }}
        />
      )}
    </>
  )
}

/** Returns the existing recipe. If it waits for review, only the browser that submitted it gets a link. */
function placeOf({ recipe, source }: Extract<ImportEvent, { kind: 'exists' }>, sent: ReadonlyArray<StoredSubmission>) {
  if (recipe) return { title: recipe.title, path: `/recipe/${recipe.id}` }
  return sent.find((own) => own.source === source) ?? null
}

function draftOf({ form, preview, cut, source }: ImportedPart, id: string): ImportedDraft {
  return { id, form, preview, cut, source }
}

/** Returns an empty draft for a cook who copies a page by hand. The source address is filled in. */
function emptyDraft(id: string, url: string): ImportedDraft {
  const form = { ...emptyRecipeForm, sourceUrl: url.startsWith('http') ? url : null }
  return { id, form, preview: null, cut: [], source: null }
}
