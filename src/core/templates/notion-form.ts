import { z } from 'zod'

export const noNotionPage = 'This is not a page address. It must end in 32 letters and digits'

export const NotionForm = z.object({
  page: z
    .string(noNotionPage)
    .trim()
    .refine((page) => notionPageId(page) !== undefined, noNotionPage),
})

/**
 * Reads the id from an address such as `https://www.notion.so/My-page-0123…`, or from an id with or without hyphens.
 */
export function notionPageId(page: string): string | undefined {
  const path = (URL.parse(page.trim())?.pathname ?? page.trim()).replaceAll('-', '')
  return /[0-9a-f]{32}$/i.exec(path)?.[0].toLowerCase()
}
