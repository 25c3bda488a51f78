import { expect, test } from 'vitest'
import { failedFromGithub, failedToImport, messageBelow } from './failure-text.tsx'

test.each([
  [failedToImport, 'Failed to import recipes. Please check the webhook URL.', 'Please check the webhook URL.'],
  [failedFromGithub, 'Failed to import recipe from GitHub. It is too large.', 'It is too large.'],
  [failedFromGithub, 'Failed to fetch file: Not Found.', 'Failed to fetch file: Not Found.'],
])('under “%s”, the message “%s” says “%s”', (title, message, shown) => {
  expect(messageBelow(title, message)).toBe(shown)
})
