import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { importKeyHeader, type ImportKind } from '../../../core/importing/collecting.ts'
import { send } from '../../browser/client.ts'
import { ownCrawlerKey } from './crawler/stored-crawler-key.ts'
import { githubTokenEntry } from './github-token.ts'

/** Reads the key that this browser stores for a kind of import. Kinds whose keys are typed each time have no entry. */
const storedKeys: Partial<Record<ImportKind, () => string | null>> = {
  crawler: ownCrawlerKey,
  github: githubTokenEntry.read,
}

/** Sends the stored key again, once, when a restarted site has forgotten it. */
export function useKeyAgain(id: string, kind: ImportKind, isNeeded: boolean) {
  const { revalidate } = useRevalidator()
  const sent = useRef(false)
  useEffect(() => {
    const key = isNeeded && !sent.current ? storedKeys[kind]?.() : null
    if (!key) return
    sent.current = true
    void send(`/api/imports/${id}/resume`, {}, { headers: { [importKeyHeader]: key } }).then(() => revalidate())
  }, [id, kind, isNeeded, revalidate])
}
