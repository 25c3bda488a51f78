import { data, redirect } from 'react-router'
import {
  csvHeader,
  insertExample,
  isTemplateTable,
  jsonExample,
  tableTemplates,
  templateTables,
} from '../../../core/table-templates.ts'
import { createTableSql, describeTable } from '../../../db/table-columns.ts'
import { readSiteKey } from '../../../operations/site-keys/read-site-key.ts'
import { addRow } from '../../../operations/templates/add-row.ts'
import { createNotionTable } from '../../../operations/templates/create-notion-table.ts'
import { actorOf } from '../../signed-in.ts'
import { textsOf } from '../../admin/form-texts.ts'
import { appContext } from '../../app-context.ts'
import { AdminHead } from '../../components/admin/shell/admin-head.tsx'
import { AdminTabs } from '../../components/admin/shell/admin-tabs.tsx'
import { DoneNotice } from '../../components/admin/shell/done-notice.tsx'
import { LinkTray } from '../../components/admin/shell/link-tray.tsx'
import { ColumnTable } from '../../components/admin/templates/column-table.tsx'
import { CopyBox } from '../../components/admin/templates/copy-box.tsx'
import { NotionForm } from '../../components/admin/templates/notion-form.tsx'
import { RowForm } from '../../components/admin/templates/row-form.tsx'
import { Panel } from '../../components/ui/panel.tsx'
import { formText } from '../../form-text.ts'
import { pageMeta } from '../../page-meta.ts'
import { keepTyped } from '../../keep-typed.ts'
import type { Route } from './+types/templates'

export async function loader({ params, context }: Route.LoaderArgs) {
  const table = tableOf(params)
  return {
    table,
    columns: describeTable(table),
    sql: createTableSql(table),
    hasNotes: (await readSiteKey(context.get(appContext), 'notes')) !== null,
  }
}

export async function action({ params, context, request }: Route.ActionArgs) {
  const app = context.get(appContext)
  const actor = actorOf(context)
  const table = tableOf(params)
  const sent = await request.formData()
  if (sent.get('intent') === 'notion') {
    const page = formText(sent, 'page')
    const created = await createNotionTable(app, actor, table, page)
    const answer = created.ok
      ? { page: '', problem: null, url: created.url }
      : { page, problem: created.problem, url: null }
    return data({ intent: 'notion' as const, ...answer }, { status: created.ok ? 200 : 422 })
  }
  const empty = Object.fromEntries(tableTemplates[table].fields.map(({ name }) => [name, '']))
  const typed = textsOf(sent, empty)
  const added = await addRow(app, actor, table, typed)
  if (added.ok) return redirect(`/admin/templates/${table}?done=added`, 303)
  return data({ intent: 'add' as const, typed, errors: added.errors }, { status: 422 })
}

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent)

function tableOf({ table = 'recipes' }: { table?: string | undefined }) {
  if (!isTemplateTable(table))
    throw data('There is no such table', { status: 404, statusText: 'There is no such table' })
  return table
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Database Templates', description: 'What the tables of the site hold.', path: null })

const words = { added: 'Row added' }
const nothing = {}

export default function Templates({ loaderData: { table, columns, sql, hasNotes }, actionData }: Route.ComponentProps) {
  const { title, fields } = tableTemplates[table]
  const answer = actionData?.intent === 'add' ? actionData : undefined
  return (
    <>
      <AdminHead title="Database Templates" lead="The columns of each table, to fill here or to build elsewhere." />
      <DoneNotice words={words} />
      <AdminTabs />
      <div className="mt-4">
        <LinkTray
          label="Tables"
          links={templateTables.map((name) => ({
            to: `/admin/templates/${name}`,
            label: tableTemplates[name].title,
            isCurrent: name === table,
          }))}
        />
      </div>
      <div className="mt-6 grid gap-gap">
        <Panel aria-labelledby="columns-title" className="overflow-hidden p-0">
          <h2 id="columns-title" className="px-4 pt-5 pb-4 text-h3 lg:px-5">
            Columns of <code className="font-mono text-[.9em]">{table}</code>
          </h2>
          <ColumnTable caption={`Columns of ${title}`} columns={columns} />
        </Panel>
        <Panel aria-labelledby="row-title">
          <h2 id="row-title" className="mb-4 text-h3">
            Add a row
          </h2>
          <RowForm key={table} fields={fields} typed={answer?.typed ?? nothing} errors={answer?.errors ?? nothing} />
        </Panel>
        <Panel aria-labelledby="copy-title" className="grid gap-6">
          <h2 id="copy-title" className="text-h3">
            To take along
          </h2>
          <CopyBox title="Create the table (SQL)" text={sql} />
          <CopyBox title="Insert a row (SQL)" text={insertExample(table)} />
          <CopyBox title="CSV header" text={csvHeader(table)} />
          <CopyBox title="JSON example" text={jsonExample(table)} />
        </Panel>
        {hasNotes && <NotionForm answer={actionData?.intent === 'notion' ? actionData : undefined} />}
      </div>
    </>
  )
}
