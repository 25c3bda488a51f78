import { randomUUID } from 'node:crypto'

export interface TableColumn {
  name: string
  type: string
}

export interface StoredTable {
  id: string
  title: string
  columns: ReadonlyArray<TableColumn>
}

export interface StoredPage {
  id: string
  tableId: string
  title: string
  /** The name of the title column. */
  titleColumn?: string
  values: Readonly<Record<string, string | number | boolean | ReadonlyArray<string> | { files: ReadonlyArray<string> }>>
  blocks: ReadonlyArray<StoredBlock>
  inTrash: boolean
  cover: string | null
  editedAt: Date
}

type FileAddress = (name: string) => string

export interface StoredBlock {
  toJson(fileAddress: FileAddress): object
  /** Returns the children of the block with this id, which may be this block or one inside. */
  find(id: string): ReadonlyArray<StoredBlock> | undefined
}

const richText = (content: string) => [
  {
    type: 'text',
    text: { content, link: null },
    annotations: { bold: false, italic: false, strikethrough: false, underline: false, code: false, color: 'default' },
    plain_text: content,
    href: null,
  },
]

export function tableObject({ id, title, columns }: StoredTable): object {
  return {
    object: 'data_source',
    id,
    title: richText(title),
    properties: Object.fromEntries(columns.map(({ name, type }) => [name, { id: name, name, type, [type]: {} }])),
    parent: { type: 'database_id', database_id: id },
    in_trash: false,
    archived: false,
    url: `https://www.notion.so/${id.replaceAll('-', '')}`,
  }
}

export function pageObject(page: StoredPage, fileAddress: FileAddress): object {
  const { id, tableId, title, titleColumn = 'title', values, inTrash, cover, editedAt } = page
  const properties = Object.entries(values).map(([name, value]) => [name, propertyOf(value, fileAddress)])
  return {
    object: 'page',
    id,
    created_time: editedAt.toISOString(),
    last_edited_time: editedAt.toISOString(),
    cover: cover === null ? null : fileObject(cover, fileAddress),
    parent: { type: 'data_source_id', data_source_id: tableId, database_id: tableId },
    archived: inTrash,
    in_trash: inTrash,
    properties: {
      [titleColumn]: { id: 'title', type: 'title', title: richText(title) },
      ...(Object.fromEntries(properties) as object),
    },
    url: `https://www.notion.so/${id.replaceAll('-', '')}`,
  }
}

function propertyOf(value: StoredPage['values'][string], fileAddress: FileAddress): object {
  if (typeof value === 'number') return { type: 'number', number: value }
  if (typeof value === 'boolean') return { type: 'checkbox', checkbox: value }
  if (typeof value === 'string')
    return /^https?:\/\//.test(value)
      ? { type: 'url', url: value }
      : /^\d{4}-\d\d-\d\d$/.test(value)
        ? { type: 'date', date: { start: value, end: null, time_zone: null } }
        : { type: 'rich_text', rich_text: richText(value) }
  if ('files' in value)
    return { type: 'files', files: value.files.map((name) => ({ name, ...fileObject(name, fileAddress) })) }
  return { type: 'multi_select', multi_select: value.map((name) => ({ id: name, name, color: 'default' })) }
}

const fileObject = (name: string, fileAddress: FileAddress) => ({
  type: 'file',
  file: { url: fileAddress(name), expiry_time: new Date().toISOString() },
})

function block(
  type: string,
  content: (fileAddress: FileAddress) => object,
  children: ReadonlyArray<StoredBlock>,
): StoredBlock {
  const id = randomUUID()
  return {
    toJson: (fileAddress) => ({
      object: 'block',
      id,
      type,
      has_children: children.length > 0,
      in_trash: false,
      [type]: content(fileAddress),
    }),
    find(wanted) {
      if (id.replaceAll('-', '') === wanted) return children
      for (const child of children) {
        const inner = child.find(wanted)
        if (inner) return inner
      }
      return undefined
    },
  }
}

/** A block with text, such as `paragraph`, `heading_2`, `bulleted_list_item`, `to_do` or `toggle`. */
export const textBlock = (type: string, content: string, children: ReadonlyArray<StoredBlock> = []) =>
  block(type, () => ({ rich_text: richText(content), ...(type === 'to_do' && { checked: false }) }), children)

/** A block that only holds others, such as `column_list`, `column`. */
export const outerBlock = (type: string, children: ReadonlyArray<StoredBlock>) => block(type, () => ({}), children)

export const imageBlock = (name: string) =>
  block('image', (fileAddress) => ({ ...fileObject(name, fileAddress), caption: [] }), [])

export const tableBlock = (rows: ReadonlyArray<ReadonlyArray<string>>) =>
  block(
    'table',
    () => ({ table_width: rows[0]?.length ?? 0, has_column_header: true, has_row_header: false }),
    rows.map((cells) => block('table_row', () => ({ cells: cells.map(richText) }), [])),
  )
