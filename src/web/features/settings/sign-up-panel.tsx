import type { SignUpRule } from '../../../core/accounts/sign-up-rule.ts'
import type { FormFieldData } from '../../forms/form-field.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RadioRow } from '../../ui/radio.tsx'
import { FixedValue } from './fixed-value.tsx'

const labels: ReadonlyArray<readonly [SignUpRule, string]> = [
  ['everyone', 'Everyone'],
  ['invited', 'People with an invitation'],
  ['nobody', 'Nobody'],
]

/** Lets the owner close the site to new accounts. */
export function SignUpPanel({ field, fixed }: { field: FormFieldData; fixed: SignUpRule | null }) {
  const label = labels.find(([rule]) => rule === fixed)?.[1]
  return (
    <Panel id="accounts" aria-labelledby="accounts-title">
      <h2 id="accounts-title" className="mb-2 text-h3">
        New accounts
      </h2>
      {label ? (
        <FixedValue label="Accounts are open to" value={label} name="SIGN_UP" field={field} />
      ) : (
        <fieldset>
          <legend className="mb-1 text-ink-soft">
            Who can create an account. Everyone who has one can still sign in. Visitors can read, import and submit
            recipes without an account, whatever you choose.
          </legend>
          {labels.map(([rule, text]) => (
            <RadioRow key={rule} name="signUp" value={rule} label={text} defaultChecked={field.initialValue === rule} />
          ))}
        </fieldset>
      )}
    </Panel>
  )
}
