import { useState } from 'react'
import type { Engine } from '../../../core/importing/engines.ts'
import { AddressForm } from './address-form.tsx'
import { EngineChoice } from './crawler/engine-choice.tsx'
import { SearchButton } from './crawler/search-button.tsx'
import { SearchDialog } from './crawler/search-dialog.tsx'
import { SiteChoice } from './crawler/site-choice.tsx'
import type { KeyFirst } from './crawler/use-key-first.tsx'
import type { WebImportRequest } from './use-web-import.ts'

interface UrlWayProps {
  formId: string | undefined
  url: string
  onUrlChange: (url: string) => void
  isRunning: boolean
  keyFirst: KeyFirst
  onImport: (request: WebImportRequest) => void
}

/** The ways to import from the web. An address is enough. The other ways open from here. */
export function UrlWay({ formId, url, onUrlChange, isRunning, keyFirst, onImport }: UrlWayProps) {
  const [engine, setEngine] = useState<Engine>('built-in')
  const [pages, setPages] = useState<number | null>(null)
  const [isSearching, setSearching] = useState(false)
  const isSite = engine === 'crawler' && pages !== null
  const search = () => keyFirst.run('The search opens once there is a key.', () => setSearching(true))
  return (
    <>
      {formId === undefined && <h2 className="mb-5 text-h3">Import from Website</h2>}
      <AddressForm
        formId={formId}
        isOnlyButton={formId === undefined}
        url={url}
        onUrlChange={onUrlChange}
        isRunning={isRunning}
        further={<SearchButton onPress={search} />}
        onImport={() =>
          onImport({ url, ...(engine === 'crawler' && { engine }), ...(isSite && { crawl: { url, pages } }) })
        }
      >
        <EngineChoice engine={engine} onEngineChange={setEngine} onChangeKey={keyFirst.change} isRunning={isRunning}>
          {engine === 'crawler' && <SiteChoice pages={pages} onPagesChange={setPages} />}
        </EngineChoice>
      </AddressForm>
      {isSearching && (
        <SearchDialog
          onImport={(urls, query) => {
            setSearching(false)
            onImport({ url: '', engine: 'crawler', crawl: { urls: [...urls], query } })
          }}
          onChangeKey={() => keyFirst.ask('Then search again.', () => undefined)}
          onClose={() => setSearching(false)}
        />
      )}
    </>
  )
}
