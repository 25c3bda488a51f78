import { z } from 'zod'
import type { NoteBlock } from '../../core/notes/note-block.ts'
import { asked, type NotionClient } from './connect-notion.ts'
import { FileAddress, Spans, textIn } from './notion-answers.ts'
import { toNotionProblem } from './notion-problem.ts'

/** A recipe or a post has fewer. The rest of a longer page is left out. */
const most = { depth: 5, requests: 80, blocks: 3_000 }

const Block = z.looseObject({
  id: z.string(),
  type: z.string(),
  has_children: z.boolean().default(false),
  in_trash: z.boolean().default(false),
})
type Block = z.infer<typeof Block>
const Children = z.object({
  results: z.array(z.unknown()),
  has_more: z.boolean(),
  next_cursor: z.string().nullish(),
})

interface Budget {
  requests: number
  blocks: number
}

/** Reads the text of a page, with what is inside of toggles, columns and items. */
export function readBlocks(notion: NotionClient, pageId: string): Promise<Array<NoteBlock>> {
  return childrenOf(notion, pageId, most.depth, { requests: most.requests, blocks: most.blocks })
}

async function childrenOf(
  notion: NotionClient,
  parentId: string,
  depth: number,
  left: Budget,
): Promise<Array<NoteBlock>> {
  const found: Array<Block> = []
  let cursor: string | null = null
  while (left.requests > 0 && left.blocks > 0) {
    left.requests -= 1
    const list: z.infer<typeof Children> | undefined = Children.safeParse(
      await asked(notion.blocks.children.list({ block_id: parentId, page_size: 100, start_cursor: cursor })),
    ).data
    if (!list) throw toNotionProblem(null)
    const blocks = list.results
      .flatMap((result) => Block.safeParse(result).data ?? [])
      .filter((block) => !block.in_trash)
    found.push(...blocks.slice(0, left.blocks))
    left.blocks -= blocks.length
    if (!list.has_more || !list.next_cursor) break
    cursor = list.next_cursor
  }
  const result: Array<NoteBlock> = []
  for (const block of found) {
    const goesDeeper = block.has_children && depth > 1 && !isOtherPage(block.type)
    const read = blockOf(block, goesDeeper ? await childrenOf(notion, block.id, depth - 1, left) : [])
    if (read) result.push(read)
  }
  return result
}

/** Another page or database inside this one is not part of its text. */
const isOtherPage = (type: string) => type === 'child_page' || type === 'child_database'

const Content = z.looseObject({ rich_text: Spans.optional() }).catch({})

const kinds: Readonly<Record<string, NoteBlock['kind']>> = {
  paragraph: 'paragraph',
  heading_1: 'heading',
  heading_2: 'heading',
  heading_3: 'heading',
  heading_4: 'heading',
  bulleted_list_item: 'bullet',
  numbered_list_item: 'number',
  to_do: 'bullet',
  toggle: 'toggle',
  quote: 'quote',
  callout: 'quote',
  code: 'code',
  divider: 'divider',
  image: 'image',
  table_row: 'row',
  table: 'group',
  column_list: 'group',
  column: 'group',
  synced_block: 'group',
}

function blockOf(block: Block, children: ReadonlyArray<NoteBlock>): NoteBlock | undefined {
  const kind = kinds[block.type]
  if (!kind) return undefined
  const content = Content.parse(block[block.type])
  const isImage = kind === 'image'
  const hasHeader = block.type === 'table' && content['has_column_header'] === true
  return {
    kind,
    spans: isImage ? Spans.parse(content['caption'] ?? []) : (content.rich_text ?? []),
    level: kind === 'heading' ? Number(block.type.at(-1)) : 0,
    url: isImage ? FileAddress.parse(content) : null,
    cells: kind === 'row' ? z.array(z.unknown()).catch([]).parse(content['cells']).map(textIn) : [],
    children: hasHeader ? children.slice(1) : children,
  }
}
