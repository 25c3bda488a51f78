import { dialogTabs, type ImportTab, pageTabs } from '../../../core/importing/import-tabs.ts'
import type { ServiceFields } from '../../../core/importing/service-form.ts'
import type { TableMapping } from '../../../core/importing/table-columns.ts'
import type { KeyFirst } from './crawler/use-key-first.tsx'
import { CsvForm } from './csv-form.tsx'
import { FileForm } from './file-form.tsx'
import { GithubForm } from './github-form.tsx'
import { ImportWays } from './import-ways.tsx'
import { PasteForm } from './paste-form.tsx'
import { RecipeKeeperForm } from './recipe-keeper-form.tsx'
import { ScanForm } from './scan-form.tsx'
import { UrlWay } from './url-way.tsx'
import type { WebImportRequest } from './use-web-import.ts'
import { WebhookForm } from './webhook-form.tsx'

interface ImportFormsProps {
  /** Undefined on the page, where each form has a submit button of its own. */
  formId: string | undefined
  tab: ImportTab
  onTabChange: (tab: ImportTab) => void
  url: string
  onUrlChange: (url: string) => void
  html: string
  onHtmlChange: (html: string) => void
  typed: ServiceFields | undefined
  isRunning: boolean
  keyFirst: KeyFirst
  onImport: (request: WebImportRequest) => void
  /** Takes one file, several photos of one recipe, or several files. */
  onImportFiles: (files: ReadonlyArray<File>) => void
  onImportTable: (file: File, columns: TableMapping | undefined) => void
}

/** Returns the id of the form on a tab. */
export const formIdOf = (formId: string, tab: ImportTab) => `${formId}-${tab}`

/** The form of each way to import, on tabs. */
export function ImportForms({ formId, tab, onTabChange, isRunning, onImport, ...rest }: ImportFormsProps) {
  const { url, onUrlChange, html, onHtmlChange, typed, keyFirst, onImportFiles, onImportTable } = rest
  const idOf = (form: ImportTab) => (formId === undefined ? undefined : formIdOf(formId, form))
  return (
    <ImportWays
      groups={formId === undefined ? pageTabs : dialogTabs}
      isPage={formId === undefined}
      tab={tab}
      onTabChange={onTabChange}
      ways={{
        url: (
          <UrlWay
            formId={idOf('url')}
            url={url}
            onUrlChange={onUrlChange}
            isRunning={isRunning}
            keyFirst={keyFirst}
            onImport={onImport}
          />
        ),
        text: (
          <PasteForm
            formId={idOf('text')}
            url={url}
            html={html}
            onHtmlChange={onHtmlChange}
            isRunning={isRunning}
            onImport={() => onImport({ url, html })}
          />
        ),
        n8n: (
          <WebhookForm
            formId={idOf('n8n')}
            typed={typed}
            isRunning={isRunning}
            onImport={(webhook) => onImport({ url: '', webhook })}
          />
        ),
        github: (
          <GithubForm
            formId={idOf('github')}
            typed={typed}
            isRunning={isRunning}
            onImport={(github) => onImport({ url: '', github })}
          />
        ),
        'recipe-keeper': (
          <RecipeKeeperForm
            formId={idOf('recipe-keeper')}
            isRunning={isRunning}
            onImport={(file) => onImport({ url: '', file, isRecipeKeeper: true })}
          />
        ),
        csv: <CsvForm isRunning={isRunning} onImport={onImportTable} />,
        file: (
          <div className="grid gap-8">
            <FileForm formId={idOf('file')} isRunning={isRunning} onImport={onImportFiles} />
            <ScanForm isRunning={isRunning} onImport={onImportFiles} />
          </div>
        ),
      }}
    />
  )
}
