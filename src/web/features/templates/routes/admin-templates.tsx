import { data, redirect } from 'react-router'
import { templateForm } from '../../../../core/templates/row-form.ts'
import {
  csvHeader,
  insertExample,
  isTemplateTable,
  jsonExample,
  tableTemplates,
  templateTables,
} from '../../../../core/templates/table-templates.ts'
import { createTableSql, describeTable } from '../../../../db/templates/table-columns.ts'
import { readSiteKey } from '../../../../operations/settings/read-site-key.ts'
import { addRow } from '../../../../operations/templates/add-row.ts'
import { createNotionTable } from '../../../../operations/templates/create-notion-table.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { appContext } from '../../../shell/app-context.ts'
import { AdminHead } from '../../admin/admin-head.tsx'
import { AdminTabs } from '../../admin/admin-tabs.tsx'
import { DoneNotice } from '../../../ui/done-notice.tsx'
import { LinkTray } from '../../admin/link-tray.tsx'
import { ColumnTable } from '../column-table.tsx'
import { CopyBox } from '../../../ui/copy-box.tsx'
import { NotionForm } from '../notion-form.tsx'
import { RowForm } from '../row-form.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { type FormAnswer, formDone } from '../../../forms/form-answer.ts'
import { parseForm } from '../../../forms/parse-form.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import type { Route } from './+types/admin-templates'

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
  const sent = await parseForm(request, templateForm(table))
  if (!sent.ok) return sent.refuse()
  if (sent.value.intent === 'notion') {
    const created = await createNotionTable(app, actor, table, sent.value.page)
    return created.ok ? data({ ...formDone, url: created.url }) : sent.refuse({ errors: { page: created.problem } })
  }
  const { intent: _, ...typed } = sent.value
  const added = await addRow(app, actor, table, typed)
  return added.ok ? redirect(`/admin/templates/${table}?done=added`, 303) : sent.refuse({ errors: added.errors })
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

function tableOf({ table = 'recipes' }: { table?: string | undefined }) {
  if (!isTemplateTable(table)) throw data('Table not found', { status: 404, statusText: 'Table not found' })
  return table
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Database Templates', description: 'The site’s tables.', path: null })

const words = { added: 'Row added' }

export default function Templates({ loaderData: { table, columns, sql, hasNotes }, actionData }: Route.ComponentProps) {
  const { title } = tableTemplates[table]
  const answer: (FormAnswer & { url?: string }) | undefined = actionData
  const isRow = answer?.initialValue?.['intent'] === 'add'
  return (
    <>
      <AdminHead title="Database Templates" lead="The columns of each table. Add rows here, or copy the structure." />
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
          <RowForm key={table} table={table} answer={isRow ? answer : undefined} />
        </Panel>
        <Panel aria-labelledby="copy-title" className="grid gap-6">
          <h2 id="copy-title" className="text-h3">
            Copy
          </h2>
          <CopyBox title="Create the table (SQL)" text={sql} />
          <CopyBox title="Insert a row (SQL)" text={insertExample(table)} />
          <CopyBox title="CSV header" text={csvHeader(table)} />
          <CopyBox title="JSON example" text={jsonExample(table)} />
        </Panel>
        {hasNotes && <NotionForm answer={isRow ? undefined : answer} url={answer?.url} />}
      </div>
    </>
  )
}
