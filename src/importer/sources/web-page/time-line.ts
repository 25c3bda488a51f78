import { namesTime } from './labelled-facts.ts'

const unit = 'h|hrs?|hours?|std|stunden?|heures?|horas?|mins?|minutes?|minuten|minutos?'
const count = String.raw`\d+(?:[.,]\d+)?(?:\s?[-–]\s?\d+)?\s?`
const about = String.raw`(?:about|approx\.?|ca\.?|circa|env\.?)\s?`
const andMore = String.raw`\s?(?:and|und|et|y|e)?\s?\d+\s?(?:${unit})?\.?`
const timeAtEnd = new RegExp(String.raw`^(\D{0,40}?)(?:${about})?${count}(?:${unit})\.?(?:${andMore})?$`, 'iu')

/**
 * Returns true for a time, alone or with its label: "Prep: 20 minutes", "Total time 45 min", "25 min". "Bake for 45
 * minutes." is a step.
 */
export function isOnlyTime(line: string): boolean {
  const name = timeAtEnd.exec(line)?.[1]?.trim()
  return name !== undefined && (name === '' || shortWithColon.test(name) || namesTime(name))
}

const shortWithColon = /^[^\s:：]+(?:\s[^\s:：]+){0,2}\s?[:：]$/u
