import { Form } from 'react-router'
import type { Day } from '../../../core/planning/weeks.ts'
import { Button } from '../../ui/button.tsx'

/** The buttons of the week for a cook without script. */
export function WeekForms({ monday }: { monday: Day }) {
  return (
    <Form
      method="post"
      action={`/meal-plan?week=${monday}`}
      className="hidden flex-wrap gap-2.5 no-script:flex print:hidden"
    >
      <input type="hidden" name="week" value={monday} />
      <Button type="submit" name="intent" value="copy">
        Copy to next week
      </Button>
      <Button type="submit" name="intent" value="clear">
        Clear the week
      </Button>
    </Form>
  )
}
