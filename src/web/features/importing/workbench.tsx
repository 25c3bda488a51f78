import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import type { ServiceFields } from '../../../core/importing/service-form.ts'
import type { ImportEvent } from '../../../core/importing/import-events.ts'
import type { ImportTab } from '../../../core/importing/import-tabs.ts'
import { githubMessages } from '../../../core/importing/github-place.ts'
import { useKeyFirst } from './crawler/use-key-first.tsx'
import { CsvDialog } from './csv-dialog.tsx'
import { ImportedDrafts } from './imported-drafts-list.tsx'
import { ImagePicker } from './image-picker.tsx'
import { ImportProblem } from './import-problem.tsx'
import { ImportForms } from './import-forms.tsx'
import { OtherWays } from './other-ways.tsx'
import { focusInSight } from '../../ui/focus-in-sight.ts'
import { NotStoredNote } from '../../ui/not-stored-note.tsx'
import { toast } from '../../ui/toast.ts'
import { canCrawl, isOfPage, nameOf, titleOfFailure } from './import-request.ts'
import { RunningImport } from './running-import.tsx'
import { type StoredSubmission, useStoredSubmissions } from '../submissions/stored-submissions.ts'
import { EditDialog } from './edit-dialog.tsx'
import { storeImport } from './stored-imports.ts'
import { useDropped } from './use-dropped.ts'
import { draftsEntry } from './use-imported-drafts.ts'
import { useOpenDraft } from './use-open-draft.ts'
import { useTableFirst } from './use-table-first.ts'
import { type ImportOutcome, useWebImport, type WebImportRequest } from './use-web-import.ts'

interface WorkbenchProps {
  /** Gives the forms ids, for a submit button elsewhere. See `formIdOf`. */
  formId?: string
  /** The initial address, for example from a link or a bookmarklet. */
  url: string
  /** True to start with an empty recipe. */
  byHand: boolean
  /** The tab to open first. */
  from?: ImportTab
  /** Called when the tab changes. */
  onTabChange?: (tab: ImportTab) => void
  /** Closing the dialog cancels. */
  isInDialog?: boolean
  canFeature: boolean
  /** The outcome of an import that the server ran before this page, such as that of a handed-over page. */
  outcome?: ImportOutcome | undefined
  /** The text that was pasted, if it could not be read without script. */
  pasted?: string | undefined
  /** The text typed into the form of a service, if that import failed without script. */
  typed?: ServiceFields | undefined
  onSaved?: () => void
}

const goesOn = 'The import continues by itself once a key works.'

/** Imports an address, a file or a text, step by step, until the recipe is saved. */
export function Workbench({ formId, url: givenUrl, byHand, from = 'url', ...rest }: WorkbenchProps) {
  const { canFeature, outcome: given, pasted = '', typed: typedBefore } = rest
  const { onTabChange, isInDialog = false, onSaved } = rest
  const [url, setUrl] = useState(givenUrl)
  const [html, setHtml] = useState(pasted)
  const keyFirst = useKeyFirst()
  const [tab, setTab] = useState(from)
  const editor = useOpenDraft({ given, byHand, url: givenUrl })
  const { draft } = editor
  const { state, start, cancel } = useWebImport(answer, given)
  const [lastRequest, setLastRequest] = useState<WebImportRequest>({
    url: givenUrl,
    ...(pasted && { html: pasted }),
  })
  const navigate = useNavigate()
  const sentBefore = useStoredSubmissions()
  const isPicking = editor.suggestions.length > 0
  const { table, isOpening, takeFile, importTable, closeTable } = useTableFirst(run)
  const isRunning = state.kind === 'running' || isOpening
  const isOver = useDropped({ onFiles: takeFiles, onText: takeText })

  function takeFiles(files: ReadonlyArray<File>) {
    // An open dialog holds another recipe.
    if (isRunning || draft || isPicking || table) return
    const [file, ...others] = files
    if (!file) return
    if (files.every(({ type }) => type.startsWith('image/'))) run({ url: '', photos: files })
    else if (others.length > 0) run({ url: '', file, others })
    else takeFile(file)
  }

  function changeTab(next: ImportTab) {
    setTab(next)
    onTabChange?.(next)
  }

  /** Focuses the field too, because on the tab of files nothing else would change. */
  function openFileTab() {
    flushSync(() => changeTab('file'))
    focusInSight(document.querySelector<HTMLInputElement>('section[aria-labelledby=import-file] input'))
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
    if (request.engine !== 'crawler') return void start(request)
    keyFirst.run(goesOn, () => void start(request))
  }

  function answer(outcome: ImportOutcome, request: WebImportRequest) {
    // The page shows the problem beside the alternatives. A toast would cover them.
    if (outcome.kind === 'exists' || outcome.kind === 'problem') return
    if (outcome.kind === 'import') {
      storeImport(outcome.id, outcome.name ?? nameOf(request))
      void navigate(`/imports/${outcome.id}`)
      return
    }
    if (request.github) toast.success(githubMessages.imported)
    // Clears the pasted page, because the next import is for another address.
    if (request.html) setHtml('')
    editor.open(outcome)
  }

  const writeByHand = () => editor.openEmpty(url, tab === 'text' ? html : '')

  function finish(id: string) {
    editor.finish(id)
    cancel()
  }

  return (
    <>
      {isOver && <DropNotice />}
      <ImportForms
        formId={formId}
        tab={tab}
        onTabChange={changeTab}
        url={url}
        onUrlChange={setUrl}
        html={html}
        onHtmlChange={setHtml}
        typed={typedBefore}
        isRunning={isRunning}
        keyFirst={keyFirst}
        onImport={run}
        onImportFiles={takeFiles}
        onImportTable={importTable}
      />
      <RunningImport stage={state.kind === 'running' ? state.stage : null} onCancel={isInDialog ? undefined : cancel} />
      {(state.kind === 'problem' || state.kind === 'exists') && (
        <ImportProblem
          title={titleOfFailure(lastRequest)}
          problem={state}
          known={state.kind === 'exists' ? placeOf(state, sentBefore) : null}
          // The text may have been corrected since.
          onTryAgain={() => run(lastRequest.html && html ? { ...lastRequest, html } : lastRequest)}
          onPaste={isOfPage(lastRequest) && !lastRequest.html ? () => changeTab('text') : undefined}
          onFile={openFileTab}
          onCrawl={canCrawl(lastRequest) ? () => run({ ...lastRequest, engine: 'crawler' }) : undefined}
          onChangeKey={() => keyFirst.ask(goesOn, () => void start(lastRequest))}
          onWriteByHand={writeByHand}
        />
      )}
      <NotStoredNote entry={draftsEntry} className="mt-5" />
      <ImportedDrafts
        drafts={editor.others.map(({ id, form: { title, sourceUrl } }) => ({ id, title, sourceUrl }))}
        onContinue={editor.openStored}
        onDiscard={editor.dropDraft}
      />
      <OtherWays onFile={openFileTab} onWriteByHand={writeByHand} isOfferedAbove={state.kind === 'problem'} />
      {keyFirst.dialog}
      {table && <CsvDialog chosen={table} onImport={importTable} onCancel={closeTable} />}
      <ImagePicker isOpen={isPicking} suggestions={editor.suggestions} onPick={editor.pick} onSkip={editor.pickNone} />
      {draft && !isPicking && (
        <EditDialog
          key={draft.id}
          initial={draft.form}
          preview={draft.preview}
          cut={draft.cut}
          source={draft.source}
          canFeature={canFeature}
          onTyped={editor.storeTyped}
          onPutAside={editor.putAside}
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

function DropNotice() {
  return (
    <div className="pointer-events-none fixed inset-3 z-50 grid place-items-center rounded-lg border-3 border-dashed border-primary bg-blush/90 backdrop-blur-md motion-reduce:bg-blush">
      <p className="font-display text-h2 font-[560]">Drop it anywhere</p>
    </div>
  )
}

/** Returns the existing recipe. If it waits for review, only the browser that submitted it gets a link. */
function placeOf({ recipe, source }: Extract<ImportEvent, { kind: 'exists' }>, sent: ReadonlyArray<StoredSubmission>) {
  if (recipe) return { title: recipe.title, path: `/recipe/${recipe.id}` }
  return sent.find((own) => own.source === source) ?? null
}
