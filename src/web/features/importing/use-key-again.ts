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

/** A key that the other service refuses is not sent forever. */
const mostSends = 10

/** Sends the stored key again when the process that works on the import does not have it. */
export function useKeyAgain(id: string, kind: ImportKind, isNeeded: boolean) {
  const { revalidate } = useRevalidator()
  const sends = useRef(0)
  useEffect(() => {
    const key = isNeeded && sends.current < mostSends ? storedKeys[kind]?.() : null
    if (!key) return
    sends.current += 1
    void send(`/api/imports/${id}/resume`, {}, { headers: { [importKeyHeader]: key } }).then(() => revalidate())
  }, [id, kind, isNeeded, revalidate])
}
