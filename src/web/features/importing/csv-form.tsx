import { Download } from 'lucide-react'
import { type SubmitEvent, useRef, useState } from 'react'
import {
  byName,
  type ColumnField,
  columnFields,
  type ColumnUse,
  isColumnUse,
  type TableColumns,
  type TableMapping,
  tableStartBytes,
} from '../../../core/importing/table-columns.ts'
import { csvApp, noCsvFile } from '../../../core/importing/file-messages.ts'
import { importFailed } from '../../../core/importing/import-events.ts'
import { fieldsOf, isText } from '../../../core/text/fields-of.ts'
import { send } from '../../browser/client.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CheckboxRow } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { focusInSight } from '../../ui/focus-in-sight.ts'
import { FieldError } from '../../ui/field-error.tsx'
import { Input } from '../../ui/input.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useIsAlive } from '../../ui/use-is-alive.ts'
import { failedToImport, FailureText } from './failure-text.tsx'
import { PlainUpload } from './plain-upload.tsx'

export interface ChosenTable {
  file: File
  table: TableColumns
}

interface CsvFormProps {
  isRunning: boolean
  onImport: (file: File, columns: TableMapping | undefined) => void
}

/** Imports a table. Shows what its columns hold before anything is read. */
export function CsvForm({ isRunning, onImport }: CsvFormProps) {
  const [chosen, setChosen] = useState<ChosenTable | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  const [isOpening, setOpening] = useState(false)
  const latest = useRef<File>(undefined)
  const isAlive = useIsAlive()

  async function choose(field: HTMLInputElement) {
    const file = field.files?.[0]
    setChosen(null)
    setFailure(null)
    setMissing(false)
    latest.current = file
    setOpening(file !== undefined)
    if (!file) return
    const opened = await openTable(file)
    // Another file was chosen meanwhile.
    if (latest.current !== file) return
    setOpening(false)
    if (typeof opened !== 'string') return setChosen(opened)
    setFailure(opened)
    // Choosing the repaired file, which has the same name, must be a change.
    field.value = ''
  }

  return (
    <div className="grid gap-4">
      <h2 className="-mb-2 text-h3">A CSV table</h2>
      <p className="text-small">
        One recipe per row. The first row names the columns: title, description, ingredients, instructions, prepTime,
        cookTime, servings, difficulty, categories, sourceUrl, imageUrl. Other names and other orders work too. Write
        each ingredient and each step on a line of its own, or put semicolons between them.
      </p>
      <ButtonLink to="/recipes-template.csv" download reloadDocument className="justify-self-start">
        <Download aria-hidden />
        Download a template
      </ButtonLink>
      <PlainUpload app={csvApp}>
        <Field label="CSV file" className="w-full text-ink" error={isMissing ? noCsvFile : undefined}>
          <Input
            type="file"
            name="file"
            accept=".csv,.tsv,text/csv"
            disabled={isRunning}
            className="px-1.5 py-1.5"
            onChange={({ currentTarget }) => void choose(currentTarget)}
          />
        </Field>
      </PlainUpload>
      {failure !== null && (
        <Panel variant="tint" role="alert" className="no-script:hidden">
          <FailureText title={failedToImport} message={failure} />
        </Panel>
      )}
      {chosen ? (
        <ColumnForm
          key={chosen.file.name + chosen.file.size}
          chosen={chosen}
          isRunning={isRunning}
          onImport={onImport}
        />
      ) : (
        <Button
          variant="primary"
          disabled={!isAlive}
          pending={isOpening}
          pendingLabel="Reading the table..."
          className="justify-self-start no-script:hidden"
          onClick={() => setMissing(true)}
        >
          Import Recipes from CSV
        </Button>
      )}
    </div>
  )
}

/** Reads the columns of a table. Returns why that failed, or the table. */
export async function openTable(file: File): Promise<ChosenTable | string> {
  const sent = await send('/api/import/columns', file.slice(0, tableStartBytes))
  if (!sent.ok) {
    const problem = sent.reason === 'refused' ? fieldsOf(sent.body)['error'] : undefined
    return isText(problem) ? problem : `${importFailed}. Check your connection and choose the file again.`
  }
  return { file, table: (await sent.answer.json()) as TableColumns }
}

interface ColumnFormProps extends CsvFormProps {
  chosen: ChosenTable
  formId?: string
}

/** Chooses what each column of a table holds. Without `formId`, the form has its own button. */
export function ColumnForm({ chosen: { file, table }, formId, isRunning, onImport }: ColumnFormProps) {
  const [uses, setUses] = useState<ReadonlyArray<ColumnUse>>(() => table.columns.map(({ field }) => field ?? byName))
  const [hasHeader, setHasHeader] = useState(table.hasHeader)
  const [isMissingTitle, setMissingTitle] = useState(false)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // In React's tree, this form may be in the form of a dialog.
    event.stopPropagation()
    if (isRunning) return
    if (!uses.includes('title')) {
      setMissingTitle(true)
      focusInSight(event.currentTarget.querySelector('select'))
      return
    }
    const isAsGuessed =
      hasHeader && table.hasHeader && uses.every((use, place) => use === (table.columns[place]?.field ?? byName))
    onImport(file, isAsGuessed ? undefined : { fields: [...uses], hasHeader })
  }

  function choose(place: number, value: string) {
    setMissingTitle(false)
    setUses((before) => before.with(place, value !== '' && isColumnUse(value) ? value : null))
  }

  return (
    <form id={formId} onSubmit={submit} className="grid gap-4" aria-label={`Columns of ${file.name}`}>
      <CheckboxRow
        name="hasHeader"
        label="The first row names the columns"
        checked={hasHeader}
        onChange={({ target }) => setHasHeader(target.checked)}
      />
      <FieldError role="alert" className="mt-0">
        {isMissingTitle && 'Choose the column with the titles of the recipes.'}
      </FieldError>
      <ul className="grid gap-2">
        {table.columns.map(({ name, samples }, place) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- Columns never move.
            key={place}
            className="grid gap-2 rounded-inner bg-sunk p-3 sm:grid-cols-[minmax(0,1fr)_14rem] sm:items-center"
          >
            <div className="min-w-0">
              <strong className="block truncate">{hasHeader && name ? name : `Column ${place + 1}`}</strong>
              <span className="block truncate text-small text-ink-soft">
                {samples.filter(Boolean).slice(0, 2).join(' · ') || 'No value in the first rows'}
              </span>
            </div>
            <NativeSelect
              aria-label={`${hasHeader && name ? name : `Column ${place + 1}`} holds`}
              value={valueOf(uses[place] ?? null, hasHeader)}
              onChange={({ target }) => choose(place, target.value)}
            >
              <option value="">Not used</option>
              {hasHeader && <option value={byName}>By its name</option>}
              {fieldEntries.map(([field, label]) => (
                <option key={field} value={field}>
                  {label}
                </option>
              ))}
            </NativeSelect>
          </li>
        ))}
      </ul>
      {formId === undefined && (
        <Button
          type="submit"
          variant="primary"
          pending={isRunning}
          pendingLabel="Importing..."
          className="justify-self-start"
        >
          Import Recipes from CSV
        </Button>
      )}
    </form>
  )
}

/** Without names in the first row, no column can be read by its name. */
const valueOf = (use: ColumnUse, hasHeader: boolean) => (use === byName && !hasHeader ? '' : (use ?? ''))

const fieldEntries = Object.entries(columnFields) as ReadonlyArray<[ColumnField, string]>
