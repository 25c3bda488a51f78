import { failedFromGithub, failedPage, failedToImport } from './failure-text.tsx'
import type { WebImportRequest } from './use-web-import.ts'
import { archiveName } from './zip-files.ts'

export const isOfPage = ({ file, photos, github, webhook, crawl }: WebImportRequest) =>
  !file && !photos && !github && !crawl && webhook === undefined

/** Returns true if the crawler could open the page, and has not tried yet. */
export const canCrawl = (request: WebImportRequest) =>
  isOfPage(request) && request.url !== '' && !request.html && request.engine !== 'crawler'

export const titleOfFailure = (request: WebImportRequest) =>
  request.github ? failedFromGithub : isOfPage(request) ? failedPage : failedToImport

/** Names an import for the list of this browser. The path of a webhook may be secret. */
export const nameOf = ({ file, others, github, webhook, html }: WebImportRequest) =>
  (others ? archiveName(others.length + 1) : file?.name) ??
  (github && [github.repository, github.path].filter(Boolean).join('/')) ??
  (webhook && 'N8N') ??
  (html ? 'Pasted text' : 'File')
