import { durationText } from './duration-text.ts'

interface Times {
  prepTime: number | null
  cookTime: number | null
  totalTime: number | null
  /** The reason for waiting, such as "chilling". */
  waiting: string
}

/**
 * Says what the total time is made of: "20 min prep, 25 min cook, 2 h chilling". Times are in minutes. If the recipe
 * does not state the prep time, it is part of the rest. Returns null if there is nothing to add to the total.
 */
export function timeDetail({ prepTime, cookTime, totalTime, waiting }: Times): string | null {
  const active = (prepTime ?? 0) + (cookTime ?? 0)
  const left = active > 0 && totalTime !== null ? totalTime - active : 0
  const rest = prepTime === null ? `prep and ${waiting}` : waiting
  const parts = [
    prepTime ? `${inOnePiece(prepTime)} prep` : '',
    cookTime ? `${inOnePiece(cookTime)} cook` : '',
    left > 0 ? `${inOnePiece(left)} ${rest}` : '',
  ]
  return parts.filter(Boolean).join(', ') || null
}

/** A line never ends inside "14 h 30 min". */
const inOnePiece = (minutes: number) => durationText(minutes).replaceAll(' ', '\u00A0')
