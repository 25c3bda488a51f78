import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { isRouterIdleAt, useRouterIdle } from '../../browser/use-router-idle.ts'
import { placeIn, storePlace } from './stored-place.ts'

interface CookPlace {
  recipeId: string
  search: URLSearchParams
  /** True once the address is the one that `search` was read from. */
  isSettled: boolean
  /** Counted from 1. */
  step: number
}

/** Stores the step of the address. If it names none, opens the step where the cook left the recipe. */
export function useStoredPlace({ recipeId, search, isSettled, step }: CookPlace) {
  const navigate = useNavigate()
  const { key, isIdle } = useRouterIdle()
  const asked = search.get('step')
  // On its own, because *Done* forgets the step, and the page it leads to loads while this one is still shown.
  useEffect(() => {
    if (isSettled && asked !== null) storePlace(recipeId, step)
  }, [isSettled, asked, step, recipeId])
  useEffect(() => {
    if (!isSettled || asked !== null) return
    const left = placeIn(recipeId)
    if (left === undefined || left <= 1 || !isIdle || !isRouterIdleAt(key)) return
    void navigate(`?${withStep(search, left)}`, { replace: true })
  }, [isSettled, asked, recipeId, navigate, search, key, isIdle])
}

/** Returns `search` with another step. */
export function withStep(search: URLSearchParams, step: number): URLSearchParams {
  const next = new URLSearchParams(search)
  next.set('step', String(step))
  return next
}
