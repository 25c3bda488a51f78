import { TextSelection } from '@tiptap/pm/state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  tableEditing,
} from '@tiptap/pm/tables'
import { type Editor, Node } from '@tiptap/react'

/** The names of the nodes in `@tiptap/pm/tables`. */
const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}

const table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  extendNodeSchema: ({ name }) => ({ tableRole: roles[name] }),
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const step = (by: 1 | -1) => () => goToNextCell(by)(this.editor.state, this.editor.view.dispatch)
    return { Tab: step(1), 'Shift-Tab': step(-1) }
  },
})

const tableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

/** More columns or rows would only slow the editor down. */
const longestSpan = 100

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (cell: HTMLElement) => Math.min(Number(cell.getAttribute(name)) || 1, longestSpan),
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
})

const cell = (name: 'tableCell' | 'tableHeader', tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      scope: { default: null },
      // The functions for tables read it.
      colwidth: { default: null, rendered: false },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

/** The nodes of tables. */
export const tableNodes = [table, tableRow, cell('tableCell', 'td'), cell('tableHeader', 'th')]

const emptyRow = (type: 'tableCell' | 'tableHeader') => ({
  type: 'tableRow',
  content: Array.from({ length: 3 }, () => ({ type, content: [{ type: 'paragraph' }] })),
})

/** Inserts a table with a row of headings and two rows, and puts the caret into its first cell. */
export function insertTable({ state, view }: Editor) {
  const content = [emptyRow('tableHeader'), emptyRow('tableCell'), emptyRow('tableCell')]
  const { tr } = state
  const start = tr.selection.from + 1
  tr.replaceSelectionWith(state.schema.nodeFromJSON({ type: 'table', content }))
  view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(start))).scrollIntoView())
  view.focus()
}

const commands = { addRow: addRowAfter, addColumn: addColumnAfter, deleteRow, deleteColumn, deleteTable }

/** Changes the table around the caret. */
export function changeTable({ state, view }: Editor, command: keyof typeof commands) {
  commands[command](state, view.dispatch)
  view.focus()
}

const onlyParagraph = /(<t[dh]\b[^>]*>)<p>((?:(?!<\/?(?:p|table)\b)[\s\S])*)<\/p>(?=<\/t[dh]>)/g
const rowOfHeadings = /<table><tbody>(<tr>(?:<th\b[^>]*>(?:(?!<\/?t[dhr]\b)[\s\S])*<\/th>)+<\/tr>)/g

/** Writes tables as people do: no paragraph around the only text of a cell, and a head for a first row of headings. */
export const withPlainTables = (html: string) =>
  html.replaceAll(onlyParagraph, '$1$2').replaceAll(rowOfHeadings, '<table><thead>$1</thead><tbody>')
