import { renderToStaticMarkup } from 'react-dom/server'
import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { Button } from './button.tsx'

const buttonOf = (pending: boolean) => {
  const $ = load(
    renderToStaticMarkup(
      <Button pending={pending} pendingLabel="Saving...">
        Save for the import
      </Button>,
    ),
  )
  return {
    isDisabled: $('button').is('[disabled]'),
    read: $('button').clone().find('[aria-hidden]').remove().end().text(),
    all: $('button').text(),
  }
}

test('reserves space for the usual text while a button waits', () => {
  expect(buttonOf(false)).toEqual({ isDisabled: false, read: 'Save for the import', all: 'Save for the import' })
  expect(buttonOf(true)).toEqual({ isDisabled: true, read: 'Saving...', all: 'Save for the importSaving...' })
})
